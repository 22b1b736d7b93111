/** What happens when a timer ends: a sound, a shake and a notification. Goes on after cook mode was left, as long as the app is open. */
import { timersNow } from '../../keeping/timers.ts';
import type { Timer } from '../../keeping/timers.ts';

/** Rings this often and this long, unless it is stopped. */
const REPEAT_MS = 2_500;
const RINGS = 24;
const LONGEST_WAIT = 2 ** 31 - 1;

/** What ended before the app was opened was missed: it is shown, and no longer rung. */
const opened = Date.now();
const rung = new Set<string>();
let waiting: ReturnType<typeof setTimeout> | undefined;
let audio: AudioContext | null = null;

/** Browsers let a page sound only after its visitor did something; call this when they do. */
export function allowSound(): void {
  if (!('AudioContext' in window) || !touched()) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
}

/** Rings for what has ended and waits for what ends next. To be called whenever timers change. */
export function watchTimers(): void {
  clearTimeout(waiting);
  const now = Date.now();
  const timers = timersNow();
  for (const timer of timers) {
    const key = `${timer.id} ${timer.ends}`;
    if (timer.ends > now || timer.ends < opened || rung.has(key)) continue;
    rung.add(key);
    ring(timer, RINGS);
    notify(timer);
  }
  const next = timers.find(({ ends }) => ends > now);
  if (next) waiting = setTimeout(watchTimers, Math.min(next.ends - now, LONGEST_WAIT));
}

// A page in the background may be woken late, and rings as soon as it is seen again.
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', watchTimers);

function ring(timer: Timer, left: number): void {
  const stillRings = timersNow().some(({ id, ends }) => id === timer.id && ends === timer.ends);
  if (!stillRings || left === 0) return;
  sound();
  if (touched()) navigator.vibrate?.([300, 150, 300]);
  setTimeout(ring, REPEAT_MS, timer, left - 1);
}

/** Three short notes of a kitchen bell. */
function sound(): void {
  if (audio?.state !== 'running') return;
  for (const [note, after] of [[880, 0], [1175, 0.22], [880, 0.44]] as const) {
    const at = audio.currentTime + after;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = note;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.4, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.21);
  }
}

const touched = () => navigator.userActivation?.hasBeenActive ?? true;

function notify({ label, step, id }: Timer): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  void show(label, { body: `Step ${step}: time is up.`, tag: id, icon: '/apple-touch-icon.png' });
}

/** Phones show notifications only through the service worker. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else new Notification(title, options).addEventListener('click', () => window.focus());
  } catch {
    // The page itself rings all the same.
  }
}
