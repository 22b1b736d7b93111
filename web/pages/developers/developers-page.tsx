/** Recipe Chef for people who write code, at /developers: its own interface to try, and the request it makes to a model. */
import './developers.css';
import { PageTitle } from '../../parts/page-title.tsx';
import { ModelRequest } from './model-request.tsx';
import { OperationCard } from './operation-card.tsx';
import { groupsOf } from './operations.ts';
import type { Description } from './operations.ts';
import { useTold } from './use-told.ts';

export function DevelopersPage() {
  return (
    <>
      <PageTitle
        title="For developers - Recipe Chef"
        description="Use Recipe Chef from your own code: its HTTP interface to read and to try, and the request it makes to a model."
      />
      <div className="page page-narrow section developers">
        <h1>Use it from your own code</h1>
        <p className="lead">
          What this site does, a program can do. It needs no key: send a list of foods and read a checked recipe while it is written.
        </p>
        <section className="developers-part">
          <h2>Ask Recipe Chef</h2>
          <p>
            Everything goes over HTTP, in JSON. <code>/api/cook</code> answers with an event stream: <code>meta</code> says who
            cooks, <code>text</code> brings the recipe piece by piece, and the last event is <code>done</code>, with the recipe and
            what checking it found, or <code>refused</code>, with the reason in a sentence. For your tools, all of it is described
            in <a href="/openapi.json">OpenAPI</a>. What you send from here is real: this very server answers.
          </p>
          <Operations />
        </section>
        <section className="developers-part">
          <h2>Ask the model yourself</h2>
          <ModelRequest />
        </section>
      </div>
    </>
  );
}

const AWAY = 'The list comes from the server, which does not answer just now. Open this page again when you are online.';
const readGroups = (json: unknown) => groupsOf(json as Description);

function Operations() {
  const told = useTold('/openapi.json', readGroups);
  if (told === 'away') return <p className="hint">{AWAY}</p>;
  if (told === null) return <p className="hint">Fetching the list…</p>;
  return told.map(({ name, operations }, at) => (
    <details key={name} className="developers-group" open={at === 0}>
      <summary>
        <h3>{name}</h3>
        <span className="hint">{operations.length}</span>
      </summary>
      {operations.map((operation) => (
        <OperationCard key={operation.id} operation={operation} />
      ))}
    </details>
  ));
}

export { DevelopersPage as Component };
