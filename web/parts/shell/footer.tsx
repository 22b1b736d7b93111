import { Link } from 'react-router';
import { ChefIcon } from '../drawings/chef-icon.tsx';
import { PAGES } from './pages.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const ELSEWHERE = [
  { href: 'https://www.facebook.com/', name: 'Facebook' },
  { href: 'https://www.instagram.com/', name: 'Instagram' },
  { href: 'https://twitter.com/', name: 'Twitter' },
] as const;

export function Footer() {
  return (
    <footer className="footer no-print">
      <div className="towel" />
      <div className="page footer-row">
        <p className="footer-brand">
          <ChefIcon className="brand-icon" />
          <span>
            <strong>Recipe Chef</strong>
            <br />
            Your Smart Kitchen Assistant
          </span>
        </p>
        <nav aria-label="Quick links">
          <h2 className="footer-title">Quick links</h2>
          <ul className="footer-links">
            {PAGES.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Elsewhere">
          <h2 className="footer-title">Elsewhere</h2>
          <ul className="footer-links">
            {ELSEWHERE.map(({ href, name }) => (
              <li key={href}>
                <a href={href} rel="noopener noreferrer" target="_blank">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
      <p className="page footer-copyright">
        <span>© 2025 Recipe Chef. All Rights Reserved.</span>
        <Link to="/developers">For developers</Link>
      </p>
    </footer>
  );
}
