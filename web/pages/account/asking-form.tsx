/** A form that asks the server something and says what came of it; what was typed stays until it worked. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Refusal } from '../../../contract/refusals.ts';
import { Unreachable } from '../../api.ts';

interface Props {
  children: ReactNode;
  button: string;
  quiet?: boolean;
  /** Gives back what to say when it worked. */
  send(entered: (name: string) => string): Promise<string>;
}

export function AskingForm({ children, button, quiet = false, send }: Props) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ well: true, sentence: '' });

  async function submit(form: HTMLFormElement) {
    const given = new FormData(form);
    setBusy(true);
    setSaid({ well: true, sentence: '' });
    try {
      const sentence = await send((name) => {
        const value = given.get(name);
        return typeof value === 'string' ? value : '';
      });
      form.reset();
      setSaid({ well: true, sentence });
    } catch (error) {
      setSaid({ well: false, sentence: sentenceOf(error) });
    }
    setBusy(false);
  }

  return (
    <form
      className="asking-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      }}
    >
      {children}
      <p className={said.well ? 'said' : 'asking-why'} role={said.well ? 'status' : 'alert'}>
        {said.sentence}
      </p>
      <button className={quiet ? 'button-quiet' : 'button'} type="submit" aria-disabled={busy}>
        {button}
      </button>
    </form>
  );
}

/** What a person reads of a failure. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Unreachable) return 'We could not reach the server. Nothing was changed; try again.';
  return error instanceof Refusal ? error.message : 'That did not work. Nothing was changed; try again.';
}
