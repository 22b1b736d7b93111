import { useEffect, useReducer, type Dispatch } from 'react';
import { CAROUSEL } from './carousel-pace.ts';
import { moveTrack, startTrack, type Track, type TrackAction } from './track.ts';

/** After the move has visibly ended, so that putting the slides back in their places cannot be seen. */
const SETTLE_AFTER = CAROUSEL.move + 60;

/** The row of slides: where it stands, and its coming to rest after each move. */
export function useTrack(count: number, shown: number, instant: boolean): [Track, Dispatch<TrackAction>] {
  // The window may be resized at any time, so the row is always moved by the sizes of now.
  const [kept, dispatch] = useReducer(
    (track: Track, action: TrackAction) => moveTrack({ ...track, count, shown }, action),
    startTrack(count, shown),
  );
  useEffect(() => {
    // Each move makes a new `kept`, and so has all its time before the row comes to rest.
    if (!kept.moving) return;
    const timer = setTimeout(() => dispatch({ type: 'settle' }), instant ? 0 : SETTLE_AFTER);
    return () => clearTimeout(timer);
  }, [kept, instant]);
  return [{ ...kept, count, shown }, dispatch];
}
