import './not-found.css';
import { Link } from 'react-router';
import { LostPlate } from '../../parts/drawings/lost-plate.tsx';
import { PageTitle } from '../../parts/page-title.tsx';

export function NotFoundPage() {
  return (
    <div className="page page-narrow not-found">
      <PageTitle title="Page not found - Recipe Chef" description="There is no page at this address." />
      <LostPlate className="not-found-drawing" />
      <h1>This plate is empty</h1>
      <p className="lead">There is no page at this address. It may have moved, or the link has a typing error.</p>
      <p className="not-found-ways">
        <Link className="button" to="/recipe">
          Cook something
        </Link>
        <Link className="button-quiet" to="/chef">
          Go to the home page
        </Link>
      </p>
    </div>
  );
}

export { NotFoundPage as Component };
