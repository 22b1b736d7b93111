import { useState } from 'react';
import { copyText } from '../../cooking/sheet/copy-text.ts';

const COPIED = 'Copied.';
const NOT_COPIED = 'This browser does not let us copy: mark the text instead.';

/** Scrolls by itself, also with the keyboard. */
export function CodeText({ name, text, className = 'code-text' }: { name: string; text: string; className?: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <pre className={className} tabIndex={0} role="region" aria-label={name}>
      <code>{text}</code>
    </pre>
  );
}

/** Code to read and to take along. */
export function CodeBlock({ name, text, titled = false }: { name: string; text: string; titled?: boolean }) {
  const [said, setSaid] = useState('');
  const copy = async () => setSaid((await copyText(text)) ? COPIED : NOT_COPIED);
  return (
    <div className="code">
      {titled && <p className="code-name">{name}</p>}
      <CodeText name={name} text={text} />
      <div className="code-foot">
        <button className="button-quiet" type="button" onClick={() => void copy()}>
          Copy <span className="visually-hidden">{name}</span>
        </button>
        <span role="status" className="hint">
          {said}
        </span>
      </div>
    </div>
  );
}
