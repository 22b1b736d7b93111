/** What stands at the foot of every page while there is something to show. A higher floor says what it is, so that this one need not know. */
import type { FunctionComponent } from 'react';

type Load = () => Promise<{ Foot: FunctionComponent }>;

export const foot: { load: Load | null } = { load: null };
