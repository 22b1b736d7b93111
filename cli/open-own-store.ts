/** Opens the database that the server of the same settings uses. */
import { placeOf, readConfig } from '../server/config.ts';
import { openStore, type Store } from '../server/store/open-store.ts';

export const openOwnStore = (): Promise<Store> => openStore(placeOf(readConfig()));
