import { createContext, useContext } from 'react';
import type { Send } from './api.ts';

/** How pages reach the server: `fetch`, or in a page test the `request` of an app in the same process. */
export const SendContext = createContext<Send>((path, init) => fetch(path, init));

export const useSend = (): Send => useContext(SendContext);
