/** One thing that can be asked of the server: what it takes, what it answers, and a place to try it. */
import { useEffect, useId, useRef, useState } from 'react';
import { useSend } from '../../send-context.ts';
import { ask, asCurl } from './ask.ts';
import type { Answer } from './ask.ts';
import { CodeBlock, CodeText } from './code-block.tsx';
import type { Operation } from './operations.ts';

export function OperationCard({ operation }: { operation: Operation }) {
  const { method, path, about } = operation;
  // Once opened it stays, with what was typed and answered.
  const [opened, setOpened] = useState(false);
  return (
    <details className="operation card" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="operation-name">
        <code className="operation-path">
          <span className="operation-method">{method}</span> {path}
        </code>
        <span className="operation-about">{about.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</span>
      </summary>
      {opened && <Console operation={operation} />}
    </details>
  );
}

function Console({ operation }: { operation: Operation }) {
  const { method, path, body, needsCook, streams, answer: shape } = operation;
  const send = useSend();
  const field = useId();
  const [typed, setTyped] = useState(body?.first ?? null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const busy = answer !== null && answer.phase !== 'ended';

  useEffect(() => () => leaving.current?.abort(), []);

  function go(): void {
    leaving.current?.abort();
    const leave = new AbortController();
    leaving.current = leave;
    void ask(send, { method, path, body: typed }, leave.signal, (news) => leaving.current === leave && setAnswer(news));
  }

  return (
    <div className="operation-body">
      {needsCook && <p className="hint">For a cook who is signed in; what you send is done as you.</p>}
      {body && typed !== null && (
        <div className="field">
          <label htmlFor={field}>Body</label>
          <textarea
            id={field}
            className="code-text"
            rows={Math.min(10, typed.split('\n').length + 1)}
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      <p className="operation-buttons">
        <button className="button" type="button" disabled={busy} onClick={go}>
          Send
        </button>
        {busy && (
          <button className="button-quiet" type="button" onClick={() => leaving.current?.abort()}>
            Stop
          </button>
        )}
      </p>
      {answer && <AnswerShown answer={answer} />}
      <details className="operation-more">
        <summary>What it takes and answers</summary>
        {body && <CodeBlock titled name="Body" text={body.shape} />}
        <CodeBlock titled name="Answer" text={shape} />
      </details>
      <details className="operation-more">
        <summary>The same with curl</summary>
        <CodeBlock name="curl command" text={asCurl(window.location.origin, { method, path, body: typed }, streams)} />
      </details>
    </div>
  );
}

function AnswerShown({ answer: { said, headers, text, ms, phase } }: { answer: Answer }) {
  return (
    <div className="answer">
      <p role="status" className="answer-said">
        <strong>{said}</strong>
        {phase === 'ended' && ` after ${ms} ms`}
      </p>
      {headers.length > 0 && (
        <dl className="answer-headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {text !== '' && <CodeText className="code-text answer-text" name="Body of the answer" text={text} />}
    </div>
  );
}
