import { proveFolders } from '../kit/prove-folders.ts';

proveFolders(/^[g-l]/, 'all');
