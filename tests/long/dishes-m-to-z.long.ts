import { proveFolders } from '../kit/prove-folders.ts';

proveFolders(/^[m-z]/, 'all');
