import { useNavigate } from 'react-router';
import { useRecent } from '../../cooking/recent.ts';
import { keepHere } from '../../parts/device/here.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** The last recipes that were cooked up here, kept or not; each opens on the recipe page as it was. */
export function RecentList() {
  const recent = useRecent();
  const navigate = useNavigate();
  if (recent.length === 0) return null;
  return (
    <details className="recent">
      <summary>Recent recipes</summary>
      <p>The last {recent.length === 1 ? 'recipe' : `${recent.length} recipes`} made on this device. Keep what you want to find again.</p>
      <ol className="recent-list">
        {recent.map(({ at, title, cooking }) => (
          <li key={at}>
            <button
              className="recent-recipe"
              type="button"
              onClick={() => {
                keepHere('cooking', cooking);
                keepHere('scroll', null);
                void navigate('/recipe');
              }}
            >
              <span>{title}</span> <time dateTime={at}>{DAY.format(new Date(at))}</time>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
