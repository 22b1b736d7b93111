/** Reads the list as it grows and tells the page. A part of its own so that it can be fetched with the first ingredient. */
import { useEffect } from 'react';
import type { CookInput } from '../../api.ts';
import { useReadings } from './use-readings.ts';
import type { Readings } from './use-readings.ts';

interface Props {
  order: CookInput;
  tell(readings: Readings): void;
}

export function Reader({ order, tell }: Props) {
  const readings = useReadings(order);
  useEffect(() => tell(readings), [readings, tell]);
  return null;
}
