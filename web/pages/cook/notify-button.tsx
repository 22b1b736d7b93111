import { Bell } from 'lucide-react';
import { useState } from 'react';

/** Asks for leave to notify, once and only when pressed. Gone where it was given or refused, or cannot be asked for. */
export function NotifyButton() {
  const [permission, setPermission] = useState(() => ('Notification' in window ? Notification.permission : 'denied'));
  if (permission !== 'default') return null;
  return (
    <button className="timers-notify" type="button" onClick={() => void Notification.requestPermission().then(setPermission)}>
      <Bell aria-hidden="true" />
      Notify me when I’m in another app
    </button>
  );
}
