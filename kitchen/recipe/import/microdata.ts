/** Recipes that a page marks up in its own HTML: microdata (itemprop), and RDFa, which writes the same with other names. */
import { below, type Element, wordsOf } from './html-tree.ts';

type Node = Record<string, unknown>;

const typeOf = ({ attributes }: Element): string | null => {
  const type = attributes.get('itemtype') ?? attributes.get('typeof');
  return type === undefined && !attributes.has('itemscope') ? null : (type ?? '').trim().replace(/^.*[/#:]/, '');
};
const namesOf = ({ attributes }: Element): string[] => (attributes.get('itemprop') ?? attributes.get('property') ?? '').split(/\s+/).filter(Boolean).map((name) => name.replace(/^(?:https?:\/\/schema\.org\/|schema:|v:)/, ''));

/** Of a field, what it holds: an address, a moment, a hidden value, or the words that people see. */
function valueOf(element: Element): unknown {
  const type = typeOf(element);
  if (type !== null) return nodeOf(element, type);
  const { tag, attributes } = element;
  const hidden = attributes.get('content') ?? (tag === 'time' ? attributes.get('datetime') : undefined) ?? (tag === 'img' ? attributes.get('src') : undefined);
  if (hidden !== undefined && hidden.trim() !== '') return hidden;
  return (tag === 'a' || tag === 'link') && namesOf(element).some((name) => /url$/i.test(name)) ? attributes.get('href') : wordsOf(element);
}

function nodeOf(element: Element, type: string): Node {
  const node: Node = { '@type': type };
  for (const one of below(element, (inside) => typeOf(inside) === null)) {
    const value = namesOf(one).length === 0 ? '' : valueOf(one);
    for (const name of value === '' ? [] : namesOf(one)) node[name] = node[name] === undefined ? value : [node[name], value].flat();
  }
  return node;
}

/** The page's recipes as JSON-LD would have them. */
export function microdataNodes(page: Element): Node[] {
  const isRecipe = (element: Element): boolean => typeOf(element) === 'Recipe';
  return [...below(page, (element) => !isRecipe(element))].filter(isRecipe).map((element) => {
    const node = nodeOf(element, 'Recipe');
    // A list may be marked as a whole, or line by line; the former says all of it in one text.
    return { ...node, name: node['name'] ?? node['fn'], recipeIngredient: node['recipeIngredient'] ?? node['ingredients'] ?? node['ingredient'] };
  });
}
