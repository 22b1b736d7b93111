/** Where the project lies, whatever folder a script is called from. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const HOME = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
