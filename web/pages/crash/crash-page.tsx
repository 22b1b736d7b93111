/** Shown in place of a page that broke. It keeps to itself what broke; React has told the console. */
import './crash.css';
import { PageTitle } from '../../parts/page-title.tsx';

export function CrashPage() {
  return (
    <main className="page page-narrow crash">
      <PageTitle title="Something broke - Recipe Chef" description="Something went wrong on this page." />
      <h1>Unexpected Application Error!</h1>
      <p className="lead">Something on this page broke. Your list is kept on this device, and the rest of the kitchen still works.</p>
      <p className="crash-ways">
        {/* Plain links: a fresh load leaves whatever broke behind. */}
        <a className="button" href="/chef">
          Back to the start
        </a>
        <a className="button-quiet" href="">
          Load this page again
        </a>
      </p>
    </main>
  );
}
