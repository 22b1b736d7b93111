/** Deeds that only some foods can bear: nobody peels tofu, waits for shrimp to open their shells, or mashes oil. */
import type { Food } from '../../pantry/food.ts';
import { mentionsIn } from './substitute-mentions.ts';

interface Deed {
  /** How a step asks for it. */
  says: RegExp;
  /** Kinds (or foods by id) that can bear it, space or comma separated; with "not" in front, all but these. */
  suits: ReadonlySet<string>;
  /** True where `suits` lists those that cannot. */
  all?: true;
  /** What to say of other foods instead; without it, or where it does not help, there is no such option. */
  mend?: readonly (readonly [RegExp, string])[];
}

const kinds = (text: string): ReadonlySet<string> => new Set(text.split(', '));
const BUTCHER = 'poultry, ground poultry, beef, stewing meat, lamb, pork, game, ground meat, raw sausage, cooked sausage, bacon, cured meat, cooked meat, offal';
const SEA = 'fish, smoked fish, canned fish, shrimp, crab, scallop';
const RUNNY = 'oil, stock, vinegar, wine, drink, milk, cream, coconut milk, soy sauce, fish sauce, hot sauce, water, dressing, syrup, aquafaba, cooking sauce';
const POWDER = 'salt, spice, spice blend, dried herb, flour, starch, sugar, leavening, gelatin, garlic powder, onion powder, ground ginger';
const LEAVES = 'leafy green, salad leaf, cabbage, tender herb, sprouts, seaweed, green onion';
const SOFT = 'butter, yogurt, fresh cheese, crumbly cheese, avocado, spread, nut butter, jam, chocolate, dressing, tomato paste, mustard, egg, cream, animal fat, coconut oil';

const DEEDS: readonly Deed[] = [
  { says: /\b(?:crack|break)(?= (?:in|open|the|each|one|them|it into)\b)(?! (?:the|them|it) up)/i, suits: kinds('egg, nut, crab, chocolate, cereal, noodle, pasta') },
  { says: /\b(?:yolks?|egg whites?|wet egg|hard-boil\w*|soft-boil\w*)\b/i, suits: kinds('egg'), mend: [[/, until no wet egg is left/g, ', until firm']] },
  { says: /\bbreak (?:it|them) up|breaking (?:it|them) up/i, suits: kinds('ground meat, ground poultry, raw sausage, tofu, meat substitute, frying cheese, canned fish'), mend: [[/,? (?:and )?break(?:ing)? (?:it|them) up(?: with [^,.]*?(?= and|[,.]))?/gi, '']] },
  { says: /\bpeel(?:ed)?\b/i, suits: kinds('root, potato, starchy root, squash, citrus, bulb, garlic, ginger, firm fruit, stone fruit, tropical fruit, egg, shrimp, tomato, tender vegetable, raw vegetable, avocado, firm vegetable, tofu skin, nut') },
  { says: /\bde-?vein|pull off the (?:heads|tails)/i, suits: kinds('shrimp'), mend: [[/(?:, | and )de-?vein(?:ed)?\b/gi, '']] },
  { says: /\bshells? (?:open|have opened)|stay shut|do(?:es)? not close|tap them|debeard/i, suits: kinds('shellfish') },
  { says: /\bshells are bright\b/i, suits: kinds('crab'), mend: [[/the shells are bright and /g, '']] },
  { says: /\bpearly|\bpink (?:outside|and opaque|and firm)|turn(?:s|ed)? pink/i, suits: kinds('shrimp, scallop, crab') },
  { says: /\bopaque\b|\bflakes?\b(?! of| over)/i, suits: kinds(SEA) },
  { says: /\b(?:no pink|no longer pink|juices run clear|fork-tender|carve)\b/i, suits: kinds(BUTCHER), mend: [[/\bfork-tender\b/g, 'tender']] },
  { says: /\bshred(?: the| it| them)\b|\bpull (?:it |the meat )?apart\b/i, suits: kinds(`poultry, stewing meat, pork, beef, lamb, game, cooked meat, cabbage, salad leaf, ${LEAVES}, root, melting cheese, hard cheese, raw vegetable, mushroom, squash, crab, whole chicken`) },
  { says: /\bthe fat has run|\brender|leave the fat|in (?:its|their) own fat|bacon fat/i, suits: kinds('bacon, raw sausage, cooked sausage, ground meat, poultry, pork'), mend: [[/until the fat has run(?: out)?,? and /gi, 'until '], [/(?:,? and)? leave the fat in the (?:pot|pan)/gi, ''], [/,? until the fat has run(?: out)?(?=[.,;])/gi, ', until browned']] },
  { says: /\bskin(?:-|\s)side|\bskin (?:up|down)\b/i, suits: kinds('poultry, fish, pork, whole chicken'), mend: [[/,? skin(?:-|\s)(?:side )?(?:up|down)(?: if it has one)?,?/gi, '']] },
  { says: /\bzest of\b|\b(?:zest|rind) (?:finely )?(?:grated|from)|grate the (?:zest|rind)/i, suits: kinds('citrus') },
  { says: /\bsqueeze (?:the|over|in|a little|some|of)\b/i, suits: kinds('citrus'), mend: [[/\bsqueeze of\b/g, 'splash of'], [/\bSqueeze (?=(?:the|over|in|a little|some)\b)/g, 'Sprinkle '], [/\bsqueeze (?=(?:the|over|in|a little|some)\b)/g, 'sprinkle ']] },
  { says: /\b(?:pit|stone|core|hull) (?:and \w+ )?the\b/i, suits: kinds('stone fruit, firm fruit, tropical fruit, avocado, pickled vegetable, berry, dried fruit, tender vegetable, cabbage, pineapple, date') },
  { says: /\b(?:whip|whisk)\b[^.]*\b(?:peaks?|stiff)\b/i, suits: kinds('cream, egg, supplement, coconut milk, sweet') },
  { says: /\b(?:knead|let (?:it )?rise|doubled in size|until doubled)\b/i, suits: kinds('flour, leavening, water, milk, butter, oil, egg, salt, sugar, syrup, yogurt, woody herb, seed, nut, dried fruit, pickled vegetable, spice, dried herb, potato, pumpkin puree') },
  { says: /\b(?:Melt|melt|melted)\b/, suits: kinds('butter, animal fat, chocolate, melting cheese, hard cheese, crumbly cheese, fresh cheese, frying cheese, sugar, gelatin, coconut oil, sweet, nut butter, jam, syrup, bulb, anchovy'), mend: [[/\bMelt (?=the|half|some|a)/g, 'Heat '], [/\bmelt (?=the|half|some|a)/g, 'heat '], [/\buntil (?:it has |it is |they have |just |fully )?melted\b/g, 'until hot'], [/\b(?:with the inside )?fully melted\b/g, 'hot all through']] },
  { says: /\bfoam(?:s|ing)?\b/i, suits: kinds('butter, ghee, egg, milk, leavening, supplement'), mend: [[/\buntil (?:it |they )?foams?(?: up)?\b/g, 'until hot'], [/\bfoaming\b/g, 'hot']] },
  { says: /\bor overnight\b/i, suits: kinds(`${BUTCHER}, ${SEA}, tofu, frying cheese, oats, dried beans`), mend: [[/,? or overnight(?: in the fridge)?/g, '']] },
  { says: /\bwilt(?:s|ed|ing)?\b/i, suits: kinds(LEAVES), mend: [[/\buntil (?:just )?wilted\b/g, 'until tender'], [/\buntil (?:it|they) wilts?\b/g, 'until tender'], [/\bWilt the\b/g, 'Soften the']] },
  { says: /\b(?:slump|burst|give up (?:its|their) juice)/i, suits: kinds('tomato, berry, stone fruit, canned tomato'), mend: [[/,? until (?:it|they) (?:slumps?|bursts?)(?: and gives? up (?:its|their) juice)?/g, ', until soft']] },
  { says: /\btranslucent\b/i, suits: kinds('bulb, green onion, garlic, cabbage, tender vegetable, firm vegetable'), mend: [[/ and translucent\b/g, ''], [/\btranslucent\b/g, 'soft']] },
  { says: /\bpale gold|turn golden|golden and sweet-smelling\b/i, suits: kinds('garlic, bulb, nut, peanut, seed, butter, breadcrumbs, bread, flour, oats, ginger, meat, tofu, fish, cheese, leek, poultry, potato, mushroom, beans, root, pasta, pastry'), mend: [[/ and let (?:it|them) turn pale gold, [\d to]+ minutes?; any darker and the dish turns bitter/g, ' and stir for a few seconds'], [/ and let (?:it|them) turn pale gold, [\d to]+ minutes?/g, ' and stir for a few seconds']] },
  { says: /\bfluff\b/i, suits: kinds('rice, grain, cooked grain'), mend: [[/,? (?:then|and) fluff (?:it )?with a fork/g, '']] },
  { says: /\bwater runs clear\b/i, suits: kinds('rice, lentils, quinoa, millet, dried beans, beans, leafy green, pearl barley, farro'), mend: [[/^Rinse the ([\p{L}\p{M} -]+?) (?:well )?until the water runs clear\. Put (?:it|them) /u, 'Put the $1 '], [/(?:^|(?<=\. ))Rinse [^.]*until the water runs clear\. ?/g, ''], [/,? rinsed until the water runs clear/g, '']] },
  { says: /\bsoak(?:ing|ed)?\b|crushed smooth/i, suits: kinds('dried beans, noodle, bread, oats, gelatin, mushroom, dried fruit, chili, rice, grain, seed, breadcrumbs, nut, milk, syrup, seaweed, wine, lentils, drink, stock') },
  { says: /\bpliable\b|\b(?:leave|soak)\b[^.]*\b(?:boiling|hot) water|pour (?:over|on) [^.]{0,24}boiling water/i, suits: kinds('noodle, couscous, bulgur, oats, tomato, mushroom, gelatin, spinach, dried fruit, nut, seaweed, bean sprouts, sprouts, tea') },
  { says: /\bdrain (?:and rinse |well )?the\b/i, suits: kinds('beans, canned fish, pasta, fresh pasta, noodle, potato, starchy root, root, firm vegetable, cabbage, leafy green, dried beans, lentils, pickled vegetable, canned fruit, grain, rice, canned tomato, frying cheese, fresh cheese, tofu, peas and corn, egg'), mend: [[/\bDrain (?:and rinse |well )?the [^.,]*? and (\w)/g, '$1'], [/^Drain (?:and rinse |well )?the [^.,]*\. ?/, '']] },
  { says: /\b(?:mash|crush)(?= (?:the|it|them|with)\b)/i, suits: kinds(`${RUNNY}, ${POWDER}, pasta, noodle, rice, bread, flatbread`), all: true, mend: [[/\bMash\b/g, 'Stir'], [/\bmash\b/g, 'stir']] },
  { says: /\bbeat(?: lightly| well)?(?= (?:the|in|it|them)\b)/i, suits: kinds(`beans, pasta, poultry, fish, shrimp, mushroom, beef, pork, tender vegetable, firm vegetable, bread, nut, seed`), all: true, mend: [[/\bBeat\b/g, 'Stir'], [/\bbeat\b/g, 'stir']] },
  { says: /\b(?:slice|dice|chop|grate|crumble|halve|quarter|cube)(?:d)? (?:and \w+ )?(?:the|it|them)\b|\bcut (?:it|them|the)\b[^.]*\b(?:into|in)\b/i, suits: kinds(`${RUNNY}, ${POWDER}, nut butter, tomato paste, mustard, curry paste`), all: true },
  { says: /\b(?:pour|drizzle|trickle)(?= (?:in|over|on|with|the|a|half|some)\b)/i, suits: kinds(`${RUNNY}, egg, yogurt, butter, animal fat, jam, chocolate, spread, canned tomato, tomato paste, nut butter, hot sauce, curry paste, milk, custard, silken tofu, applesauce, mustard`), mend: [[/\b(D|d)rizzle with\b/g, '$1rizzle or sprinkle with'], [/\bPour over\b/g, 'Spoon over'], [/\bpour over\b/g, 'spoon over'], [/\bPour in\b/g, 'Add'], [/\bpour in\b/g, 'add'], [/\bPour (?=the|half|some)/g, 'Tip '], [/\bpour (?=the|half|some)/g, 'tip '], [/\b(D|d)rizzle (?=over|the|a)/g, 'Spoon '], [/\b[Tt]rickle (?=over|the)/g, 'Spoon ']] },
  { says: /\b(?:scatter|dust|crumble)(?= (?:over|with|the)\b)/i, suits: kinds(RUNNY), all: true, mend: [[/\bScatter with\b/g, 'Drizzle with'], [/\bscatter with\b/g, 'drizzle with'], [/\bScatter over\b/g, 'Spoon over'], [/\bscatter over\b/g, 'spoon over'], [/\bScatter the\b/g, 'Spoon the'], [/\bDust with\b/g, 'Drizzle with'], [/\bdust with\b/g, 'drizzle with']] },
  { says: /\bbrush(?= (?:with|the|it|them|each|on)\b)/i, suits: kinds(`${RUNNY}, ${SOFT}`) },
  { says: /\bspread(?= (?:with|the|it|over|on|each)\b)/i, suits: kinds(`${SOFT}, canned tomato, cooking sauce, tomato, beans, hummus, sweet, pea, rice, grain, potato, squash, custard, hot sauce, curry paste, cooked grain, milk, syrup, oats, nut`), mend: [[/\bSpread with\b/g, 'Top with'], [/\bspread with\b/g, 'top with']] },
  { says: /\bin small crumbs\b/i, suits: kinds('ground meat, ground poultry, raw sausage, tofu, meat substitute'), mend: [[/ in small crumbs,?/g, '']] },
  { says: /\bhalf tender\b/i, suits: kinds('lentils, dried beans, potato, root, rice, grain') },
  { says: /\bfallen apart\b/i, suits: kinds('red lentil, split pea, potato, squash, stewing meat'), mend: [[/until fallen apart and creamy/g, 'until soft; crush some against the side']] },
  { says: /\blet (?:it|them) rest for \d+ minutes/i, suits: kinds(`${BUTCHER}, fish, whole chicken, flour, egg, pastry, rice`), mend: [[/(^|(?<=\. ))Let (?:it|them) rest for \d+ minutes\. ?/g, ''], [/,? (?:and )?let (?:it|them) rest for \d+ minutes/g, '']] },
  { says: /\bCut the [^,.]*? into (?:large|bite-size) pieces/, suits: kinds('shrimp, scallop, beans'), all: true, mend: [[/\bCut (the [^,.]*?) into (?:large|bite-size) pieces, slip (?:it|them)\b/g, 'Slip $1'], [/\bCut the [^,.]*? into (?:large|bite-size) pieces\. ?/g, '']] },
  { says: /\bto a (?:ladle|bare) |a ladle(?:ful)? at a time/i, suits: kinds('stock, water, milk, wine, coconut milk, drink') },
  { says: /\bbubble|reduced by half|boil(?:ed)? down\b/i, suits: kinds('salt, nut, seed, bread, salad leaf'), all: true },
];

const able = ({ suits, all }: Deed, food: Food): boolean => (suits.has(food.kind) || suits.has(food.id)) !== (all === true);
const sentencesOf = (text: string): string[] => text.match(/[^.!?]+(?:\.\d+[^.!?]*)*[.!?]*\)?\s*/g) ?? [text];

/**
 * A changed step in which nothing impossible is asked of the new food.
 * @param name what the step calls the new food
 * @returns null where the step cannot be mended
 */
export function fitted(step: string, name: string, from: Food, to: Food): string | null {
  const called = new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'i');
  // "Mash the oil with the garlic": what stands right after the verb is what it is done to.
  const governs = ({ says }: Deed): RegExp => new RegExp(`(?:${says.source}) (?:the |half of the |some of the )?${called.source}`, 'i');
  const asked = (text: string): Deed[] => {
    let alone = false;
    return sentencesOf(text).flatMap((sentence) => {
      const others = mentionsIn(sentence.replace(called, (found) => ' '.repeat(found.length))).map(({ food }) => food).filter((food) => food !== to);
      const named = called.test(sentence);
      const about = named || (alone && others.every(({ kind }) => kind === 'water' || kind === 'oil' || kind === 'salt'));
      alone = about && others.every(({ kind }) => ['water', 'oil', 'salt', 'spice'].includes(kind));
      return about ? DEEDS.filter((deed) => able(deed, from) && !able(deed, to) && deed.says.test(sentence) && (!others.some((food) => able(deed, food)) || governs(deed).test(sentence))) : [];
    });
  };
  let text = step;
  for (let round = 0; round < 3; round++) {
    const deeds = asked(text);
    if (deeds.length === 0) return text.trim().replace(/^\p{Ll}/u, (letter) => (/^\p{Lu}/u.test(step) ? letter.toUpperCase() : letter));
    const before = text;
    for (const { mend } of deeds) for (const [pattern, instead] of mend ?? []) text = text.replace(pattern, instead);
    if (text === before) return null;
  }
  return null;
}
