/** A recipe's markdown on the page. A chunk of its own: nobody needs it before the first recipe. */
import { createContext, memo, useContext } from 'react';
import type { AnchorHTMLAttributes, ImgHTMLAttributes, LiHTMLAttributes, ReactNode } from 'react';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import type { Components, ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { amountFirst } from '../../kitchen/recipe/measures/amount-first.ts';
import { blocks } from './blocks.ts';

/** Longer than any chef may write; what a stranger sent beyond it is not worth a frozen page. */
const MOST = 32 * 1024;

const PLUGINS = [remarkGfm];

/** What stands at the end of a list item, by the item's words; null where nothing does. */
export type ItemSlot = (text: string) => ReactNode;

const Slot = createContext<ItemSlot | null>(null);
/** True in a list without numbers: there an amount may stand in front. */
const Unnumbered = createContext(false);

/** The page's own headings are h1 and h2, so the recipe's begin at h3. */
const COMPONENTS: Components = {
  h1: ({ children }) => <h3 className="recipe-title">{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: ({ href, title, children }) => (
    <OutLink href={href} title={title}>
      {children}
    </OutLink>
  ),
  // A picture from somewhere else would tell its host who cooks; its text and address do not.
  img: ({ src, alt, title }: ImgHTMLAttributes<HTMLImageElement>) => (
    <OutLink href={typeof src === 'string' ? src : undefined} title={title}>
      {alt || (typeof src === 'string' && src) || 'Picture'}
    </OutLink>
  ),
  ul: ({ children, className }) => (
    <ul className={className}>
      <Unnumbered value>{children}</Unnumbered>
    </ul>
  ),
  ol: ({ children, className, start }) => (
    <ol className={className} start={start}>
      <Unnumbered value={false}>{children}</Unnumbered>
    </ol>
  ),
  li: Item,
};

function Item({ node, children, className }: LiHTMLAttributes<HTMLLIElement> & ExtraProps) {
  const slot = useContext(Slot);
  const amounts = useContext(Unnumbered);
  return (
    <li className={className}>
      {amounts ? withAmount(children) : children}
      {slot !== null && node !== undefined && slot(wordsOf(node))}
    </li>
  );
}

/** The amount in front as an element, to be laid into a column. */
function withAmount(children: ReactNode): ReactNode {
  const [first, ...others] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  const found = typeof first === 'string' ? amountFirst(first) : null;
  if (found === null) return children;
  return (
    <>
      <span className="amount">{found.amount}</span>
      {found.rest}
      {others}
    </>
  );
}

type Written = NonNullable<ExtraProps['node']>['children'][number];

/** An item's own words, without those of a list inside it. */
function wordsOf(node: Extract<Written, { type: 'element' }>): string {
  const text = (child: Written): string => {
    if (child.type === 'text') return child.value;
    return child.type === 'element' && child.tagName !== 'ul' && child.tagName !== 'ol' ? child.children.map(text).join('') : '';
  };
  return node.children.map(text).join('').replace(/\s+/g, ' ').trim();
}

/** An address that the rule blanked leaves its text behind and leads nowhere. */
function OutLink({ href, title, children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (!href) return <a title={title}>{children}</a>;
  return (
    <a href={href} title={title} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

const Block = memo(function Block({ markdown }: { markdown: string }) {
  return (
    <Markdown remarkPlugins={PLUGINS} components={COMPONENTS} urlTransform={defaultUrlTransform}>
      {markdown}
    </Markdown>
  );
});

interface Props {
  markdown: string;
  /** True while text is still coming: then it is rendered block by block, and as a whole at the end. */
  growing: boolean;
  /** For a whole text: what is put at the end of list items. */
  slot?: ItemSlot | null;
}

export function RecipeText({ markdown, growing, slot = null }: Props) {
  const text = markdown.slice(0, MOST);
  if (!growing) {
    return (
      <Slot value={slot}>
        <Block markdown={text} />
      </Slot>
    );
  }
  return blocks(text).map((block, index) => <Block key={index} markdown={block} />);
}
