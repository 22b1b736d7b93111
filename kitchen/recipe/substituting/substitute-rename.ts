/** Puts another food's name where a text names the missing one, so that the sentence still reads well. */
import { article } from '../../pantry/words.ts';
import { ACT, mentionsIn, type Mention } from './substitute-mentions.ts';

/** What the new food is called in a sentence. */
export interface Said {
  name: string;
  /** Whether it is spoken of as more than one. */
  plural: boolean;
  /** The one and the many form, for a title, where the old name's number stays. */
  forms?: readonly [one: string, many: string];
  /** True where it comes in another form, so that words about the old one's form go: "melted", "cloves of". */
  changed: boolean;
  liquid: boolean;
  /** A whole citrus fruit, of which the steps may want the juice or zest alone. */
  one?: string;
}

const STATES = /(?:(?<![-\p{L}])(?:melted|softened|quartered|halved|poached|boiled|cold|warm|warmed|cubed|chopped|sliced|grated|diced|minced|beaten|whisked|lightly|finely|roughly|thinly|ripe|crushed|drained|rinsed|shredded|uncooked|raw|frozen|boneless|fresh|whole|toasted|soaked|crumbled|torn|whipped|foaming|juicy|rested|large|small|medium|big|extra|more) (?:and )?)+$/iu;
const PIECES_BEFORE = /\b(?:juice and zest|zest and juice|juice|zest|cloves?|sprigs?|leaves|cans?|sticks?|knobs?|slices?|heads?|stalks?|wedges?|halves|pieces|cubes|rounds|florets) of (?:the )?$/i;
const PIECES_AFTER = /^ (?:cloves?|leaves|sprigs?|wedges?|juice|zest|halves|slices?|florets?|stalks?|pieces|chunks|cubes|strips|rounds|rings|water|fillets?)\b/i;
const COUNT_BEFORE = /\b(?:the )?(?:\d+|one|two|three|four|six|both|all|each|another) $/i;
const LOWER = /^\p{Lu}/u;

const thirdPerson = (verb: string): string => (/(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`);
const baseForm = (verb: string): string => (/(?:ss|x|z|ch|sh|o)es$/.test(verb) ? verb.slice(0, -2) : /ies$/.test(verb) ? `${verb.slice(0, -3)}y` : verb.slice(0, -1));
const TO_ONE: Readonly<Record<string, string>> = { are: 'is', have: 'has', were: 'was', do: 'does', read: 'reads' };
const TO_MANY: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do', reads: 'read' };
const NO_VERB = /^(?:and|or|in|on|with|to|into|for|from|at|of|over|under|until|just|then|well|can|will|should|may|must|no|it|them|the|a|all|both|through|again|together|evenly|still|only|not|before|while|when|as|by|off|out|up|down|each|also|almost|nearly|completely|so|that|which|once|if|rest|cool|dry|stand|side)$/;

/** The verb right after the food: "until the onions are" -> "until the leek is". */
function verbAfter(tail: string, head: string, plural: boolean): string {
  const far = /^( (?:in|on|under|at) the [a-z]+) (are|is|have|has)\b/.exec(tail);
  if (far !== null) return `${far[1] ?? ''}${verbAfter(tail.slice(far[1]?.length ?? 0), head, plural)}`;
  const match = /^ ([a-z]+)\b/.exec(tail);
  const verb = match?.[1] ?? '';
  const known = (plural ? TO_MANY : TO_ONE)[verb];
  if (known !== undefined) return ` ${known}${tail.slice(verb.length + 1)}`;
  if (verb === '' || NO_VERB.test(verb) || !/\b(?:until|when|once|as soon as|while|so that|if|and) (?:all )?(?:the )?$/.test(head) || /\band (?:all )?(?:the )?$/.test(head)) return tail;
  if (plural && /[^s]s$/.test(verb)) return ` ${baseForm(verb)}${tail.slice(verb.length + 1)}`;
  if (!plural && !/(?:s|ed|ing|ly)$/.test(verb)) return ` ${thirdPerson(verb)}${tail.slice(verb.length + 1)}`;
  return tail;
}

/** "they are", "them" -> "it is", "it", and back. */
function pronouns(text: string, plural: boolean): string {
  if (plural) {
    return text
      .replace(/\b(it|It) (is|has|was|does)\b/g, (_, it: string, verb: string) => `${it === 'It' ? 'They' : 'they'} ${TO_MANY[verb] ?? verb}`)
      .replace(/\b(it|It)(?: ([a-z]+[^s]s))\b(?! (?:it|them))/g, (whole: string, it: string, verb: string) => (/^(?:its|as|this|across|minutes|always|towards|afterwards)$/.test(verb) ? whole : `${it === 'It' ? 'They' : 'they'} ${baseForm(verb)}`))
      .replace(/\bits (?=skins?|shape|sides?|juices?|liquid|surface|stems?)/g, 'their ')
      .replace(/\bit\b(?! (?:foams|shimmers|boils|simmers))/g, 'them');
  }
  return text
    .replace(/\b(they|They) (are|have|were|do)\b/g, (_, they: string, verb: string) => `${they === 'They' ? 'It' : 'it'} ${TO_ONE[verb] ?? verb}`)
    .replace(/\b(they|They) (can|will|should|may|must|might|no|all|just|still|both|only|begin to|start to)\b/g, (_, they: string, word: string) => `${they === 'They' ? 'It' : 'it'} ${word.replace('begin', 'begins').replace('start', 'starts').replace(/all|both/, '')}`.trimEnd())
    .replace(/\b(they|They) ([a-z]+)\b/g, (_, they: string, verb: string) => `${they === 'They' ? 'It' : 'it'} ${thirdPerson(verb)}`)
    .replace(/\bthem (?=(?:in|with|into) it\b)/g, 'the pieces ').replace(/\bthem\b/g, 'it').replace(/\bThem\b/g, 'It').replace(/\btheir\b/g, 'its');
}

/** Most letters between two items of a list: ", the remaining ". */
const LIST_GAP = 20;
const sentencesOf = (text: string): string[] => text.match(/[^.!?]+(?:\.\d+[^.!?]*)*[.!?]*\)?\s*/g) ?? [text];
const isMany = (words: string, mention: Mention): boolean => mention.food.counted && words.endsWith('s') && mention.food.singular.toLowerCase() !== words;

function renameSentence(sentence: string, mentions: readonly Mention[], said: Said, all: readonly Mention[]): string {
  const alone = all.length === mentions.length;
  const joined = (from: number, to: number): boolean => /^[^,]{0,12}(?:,| and|, and) (?:the )?$/.test(sentence.slice(from, to));
  let text = sentence;
  for (const mention of mentions.toReversed()) {
    let before = text.slice(0, mention.start);
    let after = text.slice(mention.end);
    const opensSentence = before.trim() === '' && LOWER.test(text.trim());
    if (said.changed) {
      before = before.replace(STATES, '');
      before = before.replace(/\ba (?:good )?squeeze of (?:the )?$/i, said.liquid ? 'a splash of ' : 'a little ').replace(PIECES_BEFORE, '');
      if (said.liquid) before = before.replace(/\bpinch of (?:the )?$/i, 'dash of ');
      before = before.replace(COUNT_BEFORE, 'the ').replace(STATES, '');
      after = after.replace(PIECES_AFTER, '');
      if (!said.plural) before = before.replace(/\ban? $/i, (found) => (LOWER.test(found) ? 'The ' : 'the '));
    } else if (!said.plural) before = before.replace(/\b(?:\d+|two|three|four|both) $/i, 'the ');
    before = before.replace(/\b(a|an) $/i, (found) => `${LOWER.test(found) ? article(said.name).replace('a', 'A') : article(said.name)} `);
    const many = isMany(mention.words, mention);
    const coordinated = all.some((other) => joined(other.end, mention.start) || joined(mention.end, other.start));
    if (said.forms === undefined && many !== said.plural && !coordinated) {
      after = verbAfter(after, before, said.plural);
      if (alone) after = pronouns(after, said.plural);
    }
    const part = said.one === undefined ? undefined : / (juice|zest)$/.exec(mention.words)?.[1];
    let form = part !== undefined ? `${said.one} ${part}` : said.forms?.[many ? 1 : 0] ?? said.name;
    // "The flour, baking soda, cream of tartar and salt": two foods in a list of others are two of its items.
    const several = coordinated && form.includes(' and ') && !/\b(?:half|rest|most|some) of the $/i.test(before);
    if (several && /^(?:,| and) /.test(after) && all.some(({ start }) => start > mention.end && start < mention.end + LIST_GAP)) form = form.replace(' and ', ', ');
    else if (several) before = before.replace(/ and (the )?$/, ', $1');
    const name = opensSentence || before.trim() === '' ? form.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : form;
    text = `${before}${name}${after}`;
  }
  const name = said.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text
    .replace(new RegExp(`\\b((?:half of |some of |a little of )?the )?(${name})((?:, | and | with | in | in the | with the | and the | over the )${name})+\\b`, 'gi'), '$1$2')
    .replace(new RegExp(`\\b(${name}), ((?:the )?[\\p{L} -]+) and (?:the )?${name}\\b`, 'giu'), '$1 and $2');
}

/** A text with every such mention renamed, numbers and pronouns made to agree. */
export function rename(text: string, find: (text: string) => readonly Mention[], said: Said): string {
  let pending = false;
  return sentencesOf(text).map((sentence) => {
    const all = mentionsIn(sentence);
    const own = find(sentence);
    const alone = own.length > 0 && all.length === own.length;
    if (own.length === 0) {
      if (!pending || all.length > 0) {
        pending = false;
        return sentence;
      }
      return said.plural ? sentence : pronouns(sentence, false);
    }
    pending = alone && own.some((mention) => isMany(mention.words, mention) !== said.plural);
    return renameSentence(sentence, own, said, all);
  }).join('');
}

/** Salt hides in verbs and in "salted water": the same without it. */
export const unsalted = (step: string): string => step
  .replace(/\b(s)alt a large pot of boiling water generously and/gi, (_, first: string) => `${first === 'S' ? 'B' : 'b'}ring a large pot of water to a boil and`)
  .replace(/ with a (?:good )?spoonful of salt(?= for|,|\.)/gi, '')
  .replace(/,? (?:well[- ]|lightly |generously )?salted(?= (?:boiling )?water)/gi, '');

const DEEDS: ReadonlyMap<string, string> = new Map(Object.entries({ butter: 'grease', oil: 'grease', flour: 'dust', salt: 'season', sugar: 'sprinkle', water: 'moisten', cream: 'beat', pepper: 'season', sandwich: 'layer', dice: 'dice', ice: 'ice', mash: 'mash', toast: 'toast', pickle: 'pickle' }));

/** "Butter the tin" without the word butter: "Grease the tin". Only the acts named after this food change. */
export function renameActs(text: string, words: ReadonlySet<string>): string {
  return text.replace(ACT, (whole: string, head: string | undefined, verb: string | undefined, opening: string | undefined, first: string | undefined) => {
    const [before, act] = [head ?? opening ?? '', verb ?? first ?? ''];
    if (!words.has(act.toLowerCase())) return whole;
    const deed = DEEDS.get(act.toLowerCase()) ?? act;
    return before + (LOWER.test(act) ? deed.replace(/^./, (letter) => letter.toUpperCase()) : deed);
  });
}
