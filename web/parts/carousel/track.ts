/**
 * Where an endless row of slides stands. No slide is cloned: one that is needed on the far side is carried round
 * by whole laps, so that each slide exists once for a screen reader and is reachable wherever it is seen.
 */
export interface Track {
  count: number;
  shown: number;
  /** The leftmost place shown, or on its way to be; it runs on below 0 and past the end while moving. */
  at: number;
  /** The leftmost place that may still be seen while the row moves. */
  from: number;
  moving: boolean;
}

export type TrackAction =
  | { type: 'step'; by: number }
  | { type: 'go'; to: number }
  | { type: 'settle' };

export function startTrack(count: number, shown: number): Track {
  return { count, shown, at: 0, from: 0, moving: false };
}

export function moveTrack(track: Track, action: TrackAction): Track {
  if (!canMove(track)) return track;
  switch (action.type) {
    case 'step':
      return towards(track, track.at + action.by);
    case 'go':
      return towards(track, track.at + shortestWay(track, action.to));
    case 'settle':
      return { ...track, at: current(track), from: current(track), moving: false };
  }
}

/** With no more slides than places there is nothing to move. */
export function canMove(track: Track): boolean {
  return track.count > track.shown;
}

/** The number of the leftmost slide, 0 to count - 1. */
export function current({ at, count }: Track): number {
  return modulo(at, count);
}

export function isShown(track: Track, slide: number): boolean {
  return modulo(slide - track.at, track.count) < track.shown;
}

/** By how many laps of the whole row a slide is carried, so that it lies where the row will pass. */
export function lapOf({ from, count }: Track, slide: number): number {
  return Math.ceil((from - slide) / count) + 0;
}

function towards(track: Track, at: number): Track {
  // While a move is under way, what it left behind may still be in sight and must stay where it is.
  const behind = Math.min(track.moving ? track.from : track.at, at);
  return { ...track, at, from: Math.max(behind, at + track.shown - track.count), moving: true };
}

function shortestWay(track: Track, to: number): number {
  const ahead = modulo(to - current(track), track.count);
  return ahead <= track.count / 2 ? ahead : ahead - track.count;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
