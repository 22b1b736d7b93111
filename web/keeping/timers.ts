/** Kitchen timers, kept as the moments they end: they go on through a reload, and while nobody looks. */
import { rawOf, remember, useRemembered } from '../parts/device/remembered.ts';
import { newId } from './new-id.ts';

export interface Timer {
  id: string;
  /** What to do when it rings, in the words of the recipe: "Simmer the sauce". */
  label: string;
  /** The step it belongs to, counted from 1. */
  step: number;
  /** When it rings, in milliseconds since 1970. */
  ends: number;
}

const KEY = 'timers';
const MINUTE = 60_000;
/** What rang longer ago belongs to another dinner. */
const FORGET = 12 * 60 * MINUTE;
const MOST = 12;

/** Reads what was remembered, the soonest first. */
export function readTimers(found: unknown): readonly Timer[] {
  if (!Array.isArray(found)) return [];
  return found.filter(isTimer).filter(({ ends }) => ends > Date.now() - FORGET).toSorted((a, b) => a.ends - b.ends).slice(0, MOST);
}

/** Starts one; gives it back. */
export function startTimer(label: string, step: number, minutes: number): Timer {
  const timer = { id: newId(), label, step, ends: Date.now() + minutes * MINUTE };
  remember(KEY, [...timersNow(), timer]);
  return timer;
}

/** One minute more: from its end, or from now when it has rung already. */
export function addMinute(id: string): void {
  remember(KEY, timersNow().map((timer) => (timer.id === id ? { ...timer, ends: Math.max(timer.ends, Date.now()) + MINUTE } : timer)));
}

/** Stops one, whether it has rung or not. */
export function stopTimer(id: string): void {
  remember(KEY, timersNow().filter((timer) => timer.id !== id));
}

/** All timers, the soonest first. */
export function timersNow(): readonly Timer[] {
  try {
    return readTimers(JSON.parse(rawOf(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** All timers as they change, the soonest first. */
export function useTimers(): readonly Timer[] {
  return useRemembered(KEY, readTimers)[0];
}

/** What is left as "4:05" or "1:04:05"; counted up to the second, so that it reads 0:01 until it rings. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${pad(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
}

/** How long ago it rang: "rang just now", "rang 3 min ago", "rang 2 h ago". */
export function rangAgo(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return 'rang just now';
  return minutes < 90 ? `rang ${minutes} min ago` : `rang ${Math.round(minutes / 60)} h ago`;
}

function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, step, ends } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof label === 'string' && typeof step === 'number' && typeof ends === 'number' && Number.isFinite(ends);
}
