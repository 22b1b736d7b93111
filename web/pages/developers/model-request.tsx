/** The request that our model chef makes, in the language of whoever reads it. */
import { useId, useState } from 'react';
import type { ENDPOINTS, OutputOf } from '../../../contract/endpoints.ts';
import { CodeBlock } from './code-block.tsx';
import { useTold } from './use-told.ts';

type Told = OutputOf<typeof ENDPOINTS.modelRequest>;

const asTold = (json: unknown): Told => json as Told;

const OURS = 'huggingface.js';
const AWAY = 'The code is written by the server, which does not answer just now. Open this page again when you are online.';
const LANGUAGES: Readonly<Record<string, string>> = { js: 'JavaScript', python: 'Python', sh: 'Shell' };
const nameOf = ({ language, client }: Told['code'][number]): string => `${LANGUAGES[language] ?? language}, ${client}`;
/** First in the list: the library that we use ourselves. */
const byFame = (code: Told['code']) => {
  const sorted = Object.keys(LANGUAGES).flatMap((language) => code.filter((one) => one.language === language));
  return sorted.toSorted((a, b) => Number(b.client === OURS) - Number(a.client === OURS));
};

export function ModelRequest() {
  const told = useTold('/api/model-request', asTold);
  const field = useId();
  const [at, setAt] = useState(0);
  if (told === 'away') return <p className="hint">{AWAY}</p>;
  if (told === null) return <p className="hint">Writing it down…</p>;
  const code = byFame(told.code);
  const chosen = code[at] ?? code[0];
  return (
    <>
      <p>
        This is what a model chef here sends for {told.pantry.join(', ')}, with our instruction and the recipe that our own kitchen
        would cook, as a reference. The model is <strong className="model-name">{told.model}</strong>; the token is yours, from your
        environment.
      </p>
      <div className="field code-choice">
        <label htmlFor={field}>Language and library</label>
        <select id={field} value={at} onChange={({ target }) => setAt(Number(target.value))}>
          {code.map((one, index) => (
            <option key={nameOf(one)} value={index}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </div>
      {chosen && <CodeBlock key={at} name={`Request in ${nameOf(chosen)}`} text={chosen.text} />}
      <p className="hint">
        Its answer is the model’s alone. Here it is read back and checked as well, and the house chef steps in where it fails; for that,
        ask POST /api/cook.
      </p>
    </>
  );
}
