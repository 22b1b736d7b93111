import { proveFolders } from '../kit/prove-folders.ts';

proveFolders(/^[a-f]/, 'all');
