import { Link } from 'react-router';

const STEPS = [
  { title: 'Enter your ingredients', text: 'Type what you have on hand, or paste a whole list. Four or more give the best dishes.' },
  { title: 'Click “Get a Recipes”', text: 'One tap sends your list to the kitchen. Say how many people eat and what to keep out, if you like.' },
  { title: 'The AI finds recipes', text: 'Our chef picks a dish that fits, keeps extra shopping small, and checks it for allergens and food safety.' },
  { title: 'Start cooking', text: 'You get amounts, times and clear steps, from the first cut to the table.' },
] as const;

export function Steps() {
  return (
    <section className="page section" aria-labelledby="how-it-works">
      <h2 id="how-it-works">How It Works</h2>
      <ol className="steps">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="step">
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="bonus">
        <p>
          <strong>Bonus:</strong> save the recipes you love and share them with friends and family.
        </p>
        <Link className="button-quiet" to="/recipe">
          Get cooking
        </Link>
      </div>
    </section>
  );
}
