import { Copy, Download, Ellipsis, Printer, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Origin } from '../../../kitchen/recipe/origin.ts';
import { toast } from '../../parts/toast/toast.ts';
import { copyText } from './copy-text.ts';
import { download } from './download.ts';
import type { FileForm } from './recipe-file.ts';
import type { Sheet } from './use-sheet.ts';

interface Props {
  sheet: Sheet;
  origin: Origin;
  /** What is the page's own, and stands first. */
  children: ReactNode;
}

const FORMS: readonly { form: FileForm; name: string }[] = [
  { form: 'markdown', name: 'Markdown' },
  { form: 'json-ld', name: 'JSON-LD' },
  { form: 'cooklang', name: 'Cooklang' },
];

const say = (said: string): void => toast({ said });

/** Everything else that can be done with a recipe: the page's own, and the ways to take it along. */
export function MoreWays({ sheet, origin, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [asText, setAsText] = useState<((markdown: string) => string | null) | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const close = (back: boolean) => {
      if (menu.current === null) return;
      menu.current.open = false;
      if (back) menu.current.querySelector('summary')?.focus();
    };
    const pressed = (event: Event) => {
      if (event.target instanceof Node && menu.current?.contains(event.target) !== true) close(false);
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true);
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [open]);

  function toggled() {
    const now = menu.current?.open === true;
    setOpen(now);
    // A clipboard takes a text at the tap and not some time after it, so this is fetched when the menu opens.
    if (now) import('./recipe-file.ts').then(({ recipeAsText }) => setAsText(() => recipeAsText), () => undefined);
  }

  /** Whatever was chosen, the menu has done its work; the focus stays where it can go on, unless a page took it. */
  function chosen(event: MouseEvent) {
    if (!(event.target instanceof Element) || event.target.closest('button') === null || menu.current === null) return;
    const within = menu.current.contains(document.activeElement);
    menu.current.open = false;
    if (within) menu.current.querySelector('summary')?.focus({ preventScroll: true });
  }

  // The text as it is kept serves until what writes better is there.
  const words = () => asText?.(sheet.markdown) ?? sheet.markdown;

  async function copy(what: string) {
    say((await copyText(what)) ? 'Copied.' : 'Copying did not work here. Mark the text to copy it.');
  }

  async function send() {
    const title = sheet.shown?.title ?? 'A recipe';
    try {
      await navigator.share({ title, text: words() });
    } catch (error) {
      // Who closes the share sheet has changed their mind; that is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say('Sending did not work here. Copy the text instead.');
    }
  }

  async function save(form: FileForm) {
    try {
      const { recipeFile } = await import('./recipe-file.ts');
      const file = await recipeFile(sheet.markdown, origin, form);
      download(file);
      say(`${file.name} is in your downloads.`);
    } catch {
      say('The file could not be made. Check the network and try again.');
    }
  }

  return (
    <details className="more-ways" ref={menu} onToggle={toggled}>
      <summary className="bar-button">
        <Ellipsis aria-hidden="true" />
        More
      </summary>
      {/* The buttons in it are what is pressed; this only hears of it. */}
      <div className="more-ways-body" role="presentation" onClick={chosen}>
        {children}
        <button className="menu-button" type="button" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </button>
        <button className="menu-button" type="button" onClick={() => void copy(words())}>
          <Copy aria-hidden="true" />
          Copy as text
        </button>
        <button className="menu-button" type="button" onClick={() => void copy(sheet.markdown)}>
          <Copy aria-hidden="true" />
          Copy as Markdown
        </button>
        {typeof navigator.share === 'function' && (
          <button className="menu-button" type="button" onClick={() => void send()}>
            <Send aria-hidden="true" />
            Send the text
          </button>
        )}
        {FORMS.map(({ form, name }) => (
          <button key={form} className="menu-button" type="button" onClick={() => void save(form)}>
            <Download aria-hidden="true" />
            Download {name}
          </button>
        ))}
      </div>
    </details>
  );
}
