/** Yeast doughs: kneading and rising, with the signs to go by. */
import type { Pen } from '../pen.ts';

/** Kneading, as a whole sentence. */
export const kneaded = (pen: Pen): string => pen.say(
  'Knead for 8 minutes, until smooth and elastic: a piece stretched between your fingers should let light through before it tears.',
  'Turn out and knead for 8 to 10 minutes until the dough is silky and springs back when you poke it.');

/** How long a dough rises: "about 1 hour, until doubled". */
export const proved = (pen: Pen): string => pen.say('about 1 hour, until doubled in size', '60 to 75 minutes, until puffy and twice as big');
