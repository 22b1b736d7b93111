import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';

/** Asks for leave to notify, once and only when pressed. Not there where it was given or refused before, or cannot be asked for. */
export function NotifyButton() {
  const [before] = useState(() => ('Notification' in window ? Notification.permission : 'denied'));
  const [permission, setPermission] = useState(before);
  if (before !== 'default') return null;
  if (permission === 'default') {
    return (
      <button className="timers-notify" type="button" onClick={() => void Notification.requestPermission().then(setPermission)}>
        <Bell aria-hidden="true" />
        Notify me when I’m in another app
      </button>
    );
  }
  return (
    <p className="timers-notify" role="status">
      <BellRing aria-hidden="true" />
      {permission === 'granted' ? 'You will be notified.' : 'Not allowed. The page still rings.'}
    </p>
  );
}
