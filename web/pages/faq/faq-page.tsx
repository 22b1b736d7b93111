/** The questions and answers at /faq. They open without a script, and a search in the page finds them. */
import './faq.css';
import { Minus, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { PageTitle } from '../../parts/page-title.tsx';
import { FAQ_ITEMS } from './faq-items.ts';

export function FaqPage() {
  return (
    <>
      <PageTitle title="FAQ - Recipe Chef" description="What Recipe Chef is, how recipes are made, whether they keep to what you have, and what it costs." />
      <div className="page page-narrow section faq">
        <h1>Frequently Asked Questions</h1>
        <p className="lead">New to the kitchen? These are the five things people ask us first. The answers are short, so that you can get back to cooking.</p>
        <div className="faq-items">
          {FAQ_ITEMS.map(({ question, answer }) => (
            <details key={question} className="card faq-item">
              <summary className="faq-question">
                <h2>{question}</h2>
                <Plus className="faq-closed" aria-hidden="true" />
                <Minus className="faq-opened" aria-hidden="true" />
              </summary>
              <p className="faq-answer">{answer}</p>
            </details>
          ))}
        </div>
        <p>
          <Link className="button" to="/recipe">
            Try it with what you have
          </Link>
        </p>
        <p className="hint">
          Do you write programs? <Link to="/developers">Use Recipe Chef from your own code</Link>.
        </p>
      </div>
    </>
  );
}

export { FaqPage as Component };
