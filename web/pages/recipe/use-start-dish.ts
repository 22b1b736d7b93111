import { useEffect, useRef } from 'react';
import { hereStill, keepHere } from '../../parts/device/here.ts';

/** Cooks the dish that another page sent the cook here for, once. */
export function useStartDish(cook: (dish: string) => void): void {
  const start = useRef(cook);
  useEffect(() => {
    const dish = hereStill('start-dish');
    if (typeof dish !== 'string') return;
    keepHere('start-dish', null);
    start.current(dish);
  }, []);
}
