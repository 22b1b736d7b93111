/** Where the shopping list lies on the device, for who only asks whether there is one. */
export const SHOPPING = 'shopping';

/** True where something is on a remembered list. */
export const hasItems = (found: unknown): boolean => Array.isArray(found) && found.length > 0;
