import { useId, useState, type FormEvent } from 'react';
import { Refusal } from '../../../contract/refusals.ts';
import { ask } from '../../keeping/keeping-api.ts';
import { useSend } from '../../send-context.ts';

/** Tells the operator that something is wrong with a shared recipe. What was typed stays until it has arrived. */
export function ReportForm({ token }: { token: string }) {
  const send = useSend();
  const id = useId();
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [trouble, setTrouble] = useState('');

  async function report(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const why = new FormData(event.currentTarget).get('why');
    setState('sending');
    setTrouble('');
    try {
      await ask(send, 'report', { token, why: typeof why === 'string' ? why : '' });
      setState('sent');
    } catch (error) {
      setState('open');
      setTrouble(error instanceof Refusal ? error.message : 'We could not reach the server. Your words are still here; try again later.');
    }
  }

  return (
    <details className="shared-report no-print">
      <summary>Something wrong with this recipe?</summary>
      <p className="hint">A visitor shared it with a link, and we have not checked it. Tell whoever runs this site what is wrong, and they will look.</p>
      {state === 'sent' ? (
        <p role="status">Thank you. We will look at it.</p>
      ) : (
        <form className="shared-report-form" onSubmit={(event) => void report(event)}>
          <div className="field">
            <label htmlFor={`${id}-why`}>What is wrong?</label>
            <textarea id={`${id}-why`} name="why" rows={3} maxLength={500} required />
          </div>
          <button className="button-quiet" type="submit" disabled={state === 'sending'}>
            Report it
          </button>
          <p className="shared-trouble" role="alert">
            {trouble}
          </p>
        </form>
      )}
    </details>
  );
}
