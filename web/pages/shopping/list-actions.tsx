import { Carrot, Copy, ListX, Printer, Send } from 'lucide-react';
import { copyText } from '../../cooking/sheet/copy-text.ts';

interface Props {
  ticked: number;
  /** The list as text. */
  text(): string;
  say(sentence: string): void;
  toPantry(): void;
  clear(): void;
}

export function ListActions({ ticked, text, say, toPantry, clear }: Props) {
  async function copy() {
    say((await copyText(text())) ? 'Copied.' : 'Copying did not work here. Print the list instead.');
  }

  async function send() {
    try {
      await navigator.share({ title: 'Shopping list', text: text() });
    } catch (error) {
      // Who closes the share sheet has changed their mind; that is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say('Sending did not work here. Copy the list instead.');
    }
  }

  return (
    <div className="list-actions no-print">
      {ticked > 0 && (
        <>
          <button className="button" type="button" onClick={toPantry}>
            <Carrot aria-hidden="true" />
            Put what I bought into my ingredients
          </button>
          <button className="button-quiet" type="button" onClick={clear}>
            <ListX aria-hidden="true" />
            Clear what is ticked
          </button>
        </>
      )}
      <button className="button-quiet" type="button" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        Copy
      </button>
      {typeof navigator.share === 'function' && (
        <button className="button-quiet" type="button" onClick={() => void send()}>
          <Send aria-hidden="true" />
          Send
        </button>
      )}
      <button className="button-quiet" type="button" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </button>
    </div>
  );
}
