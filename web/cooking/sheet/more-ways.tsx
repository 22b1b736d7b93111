import { Copy, Download, Printer, Send } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Origin } from '../../../kitchen/recipe/origin.ts';
import { copyText } from './copy-text.ts';
import { download } from './download.ts';
import type { FileForm } from './recipe-file.ts';
import type { Sheet } from './use-sheet.ts';

interface Props {
  sheet: Sheet;
  origin: Origin;
  text: RefObject<HTMLElement | null>;
  say(sentence: string): void;
  children: ReactNode;
}

const FORMS: readonly { form: FileForm; name: string }[] = [
  { form: 'markdown', name: 'Markdown' },
  { form: 'json-ld', name: 'JSON-LD' },
  { form: 'cooklang', name: 'Cooklang' },
];

/** The ways to take a recipe along: copied, sent, printed, as a file. */
export function MoreWays({ sheet, origin, text, say, children }: Props) {
  const [asText, setAsText] = useState<((markdown: string) => string | null) | null>(null);

  // A clipboard takes a text at the tap and not some time after it, so this is fetched when the menu opens.
  function opened() {
    import('./recipe-file.ts').then(({ recipeAsText }) => setAsText(() => recipeAsText), () => undefined);
  }

  // The page's own words have no numbers before the steps; they serve until what writes better is there.
  const words = () => asText?.(sheet.markdown) ?? text.current?.innerText ?? sheet.markdown;

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
    <details className="more-ways" onToggle={opened}>
      <summary className="button-quiet">More</summary>
      <div className="more-ways-body">
        {children}
        <button className="button-quiet" type="button" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </button>
        <button className="button-quiet" type="button" onClick={() => void copy(words())}>
          <Copy aria-hidden="true" />
          Copy as text
        </button>
        <button className="button-quiet" type="button" onClick={() => void copy(sheet.markdown)}>
          <Copy aria-hidden="true" />
          Copy as Markdown
        </button>
        {typeof navigator.share === 'function' && (
          <button className="button-quiet" type="button" onClick={() => void send()}>
            <Send aria-hidden="true" />
            Send the text
          </button>
        )}
        {FORMS.map(({ form, name }) => (
          <button key={form} className="button-quiet" type="button" onClick={() => void save(form)}>
            <Download aria-hidden="true" />
            Download {name}
          </button>
        ))}
      </div>
    </details>
  );
}
