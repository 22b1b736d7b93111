import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { whoAmI } from '../../keeping/account.ts';
import { useSend } from '../../send-context.ts';

/** For who is signed in: by name as soon as the server has said it, and without a network all the same. */
export function Greeting() {
  const send = useSend();
  const [name, setName] = useState('');
  useEffect(() => {
    let left = false;
    whoAmI(send).then(
      (account) => left || setName(account?.firstName ?? ''),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [send]);
  return (
    <div className="registration-promise">
      <p className="registration-greeting">{name === '' ? 'Good to see you again.' : `Good to see you, ${name}.`}</p>
      <p className="registration-ways">
        <Link className="button" to="/recipe">
          What do you have today?
        </Link>
        <Link className="button-quiet" to="/cookbook">
          Your cookbook
        </Link>
      </p>
    </div>
  );
}
