/** How long processes have worked and how much memory they hold, as Linux tells it. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the processor. */
const TICK_MS = 10;

/** Fields of /proc/PID/stat after the name, which may hold anything: the first is the state. */
function statOf(pid: number | string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Milliseconds that all threads of a process have worked so far. */
export function workedMs(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The same of a process and of all that come from it, those that have ended included. */
export function familyWorkedMs(pid: number): number {
  let all = 0;
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = statOf(entry);
      if (Number(entry) === pid) all += [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
      else if (Number(fields[1]) === pid) all += Number(fields[11]) + Number(fields[12]);
    } catch { /* It ended while we looked. */ }
  }
  return all * TICK_MS;
}

/** Megabytes of memory that a process holds. */
export function heldMB(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
