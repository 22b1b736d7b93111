import type { Reading } from './use-readings.ts';

const REFUSED: readonly Reading['outcome'][] = ['unsafe', 'spoiled', 'not-food'];

/** Whether nothing of an entry may go into a pot; what is not read yet may. */
export const isRefused = (readings: readonly Reading[] = []): boolean => readings.length > 0 && readings.every(({ outcome }) => REFUSED.includes(outcome));
