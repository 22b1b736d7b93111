import { proveFolders } from '../../tests/kit/prove-folders.ts';

proveFolders(/^[m-z]/);
