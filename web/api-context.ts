import { createContext, useContext } from 'react';
import { createApi } from './api.ts';
import type { Api } from './api.ts';

/** Gives a page the client; a test puts one on top that talks to an app in the same process. */
export const ApiContext = createContext<Api>(createApi());

export const useApi = (): Api => useContext(ApiContext);
