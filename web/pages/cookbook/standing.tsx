import { Link } from 'react-router';
import type { Cookbook } from '../../keeping/use-cookbook.ts';

/** Where the cookbook is kept and whether all of it got there. */
export function Standing({ cookbook: { owner, synced, recipes, exchange } }: { cookbook: Cookbook }) {
  if (recipes === null) return null;
  if (owner === '') {
    return (
      <p className="hint">
        Kept on this device only. <Link to="/account">Sign in</Link> and it follows you.
      </p>
    );
  }
  const waiting = recipes.filter((recipe) => recipe.waiting && recipe.other === null).length;
  return (
    <div className="standing" role="status">
      <p className="hint">{sentenceOf(synced?.outcome ?? null, waiting, owner)}</p>
      {synced?.outcome === 'failed' && <p className="hint">{synced.sentence}</p>}
      {synced?.outcome === 'signed-out' && <Link to="/account">Sign in</Link>}
      {synced !== null && ['offline', 'failed'].includes(synced.outcome) && (
        <button className="button-quiet" type="button" onClick={exchange}>
          Try again
        </button>
      )}
    </div>
  );
}

function sentenceOf(outcome: NonNullable<Cookbook['synced']>['outcome'] | null, waiting: number, owner: string): string {
  const changes = waiting === 1 ? '1 change waits' : `${waiting} changes wait`;
  switch (outcome) {
    case null:
      return 'Comparing with your account…';
    case 'agreed':
      return waiting === 0 ? `Saved to your account (${owner}).` : 'Saving to your account…';
    case 'offline':
      return waiting === 0 ? 'No connection: this is your copy on this device.' : `No connection: ${changes} here for your account.`;
    case 'signed-out':
      return `You are signed out here. ${waiting === 0 ? 'This is your copy on this device.' : `${changes} here.`}`;
    case 'full':
      return 'Your account’s cookbook is full. What you added last is kept on this device only.';
    case 'photos-full':
      return 'Saved to your account, but it has no room for more photos. Those you added last are on this device only.';
    case 'failed':
      return `Your account could not take everything: ${changes} here.`;
  }
}
