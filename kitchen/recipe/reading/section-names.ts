/** What a heading or label in a recipe announces, and what is only talk around it. */
import { headingText } from './bare-text.ts';

export type Section = 'intro' | 'facts' | 'ingredients' | 'steps' | 'notes';
export interface Announced {
  section: Section;
  /** The part it is about: "sauce" of "Ingredients for the sauce". */
  group: string | null;
  /** What it says beside: "(serves 4)". */
  aside: string;
}

const INGREDIENTS = /^(?:(?:the|your|all|main|full|basic|list of|recipe|shopping|key)\s+)*(?:ingredients?(?:\s+(?:list|needed|required|you(?:['’]ll| will)? need|and amounts|overview))?|ingredient list|(?:here['’]s )?what you(?:['’]ll| will)? need|you(?:['’]ll| will)? need|things you(?:['’]ll)? need|shopping list|grocery list|what goes in(?:to it)?|zutaten|ingr[ée]dients|ingredientes)$/i;
const STEPS = /^(?:(?:the|cooking|baking|step[- ]by[- ]step|preparation|prep|assembly|detailed|recipe|easy|simple|full)\s+)*(?:steps?|instructions?|directions?|methods?|preparation|procedure|process|cooking|method of preparation|how (?:to )?(?:make|cook|prepare|do)(?: it| this| them)?|how (?:to make|you make|I make|it['’]s done).{0,40}|let['’]?s (?:cook|get cooking|make it)|what to do|make it|to make|(?:preparation|cooking) and (?:cooking|preparation)|step[- ]by[- ]step(?: guide)?|guide|zubereitung|pr[ée]paration|preparaci[óo]n|elaboraci[óo]n)$/i;
const NOTES = /^(?:(?:optional |special |helpful |recommended |kitchen )?(?:equipment|tools|utensils)(?: (?:needed|required|list))?|leftovers?|stor(?:e|ing|age)\b.*|to store|nutrition\b.*|nutritional\b.*|(?:approximate |estimated )?nutrition(?:al)? (?:facts|info(?:rmation)?|values?)\b.*|(?:how to )?(?:store|freeze|reheat|serve it)\b.*|make[- ]ahead\b.*|freez(?:ing|er)\b.*|reheating\b.*|serving\b.*|substitut(?:es?|ions?)\b.*|.*\b(?:notes?|tips?|tricks|hints?|variations?|suggestions?|substitutions?|swaps|pairings?|faqs?|remarks?)|(?:tips|notes|variations)\b.*|allergens?\b.*|why (?:this|you|it)\b.*|did you know.*|food safety\b.*|warnings?|wine)$/i;
const FACTS = /^(?:details|info(?:rmation)?|at a glance|overview|recipe (?:info|details|overview|facts|card|summary)|quick facts|time|times|timing|yield|servings|prep(?:aration)? time|cook(?:ing)? time|total time|serves)$/i;
const INTRO = /^(?:description|about(?: this| the)? recipe|about this dish|about|introduction|intro|summary|the recipe|recipe)$/i;

/** Headings that say nothing of their own, so that what stands under them needs no label. */
export const PLAIN_NOTES = /^(?:(?:the|recipe|kitchen|cook['’]?s|chef['’]?s|cooking|helpful|pro|quick|some|final|extra|additional|my|top|baker['’]?s|important)\s+)*(?:notes?|tips?|tips? (?:and|&) (?:tricks|notes|variations)|notes? (?:and|&) tips?|tricks|hints?|remarks?)$/i;

const asGroup = (part: string): string => part.trim();

/** What stands before and after the first place that fits, or null. */
function partedAt(name: string, where: RegExp): [before: string, after: string] | null {
  const found = where.exec(name);
  return found === null || found.index === 0 ? null : [name.slice(0, found.index).trim(), name.slice(found.index + found[0].length)];
}

/** No heading of a section is longer. */
const LONGEST_HEADING = 300;

/** Reads a heading; null when it announces no section (then it is a title, or the name of a part). */
export function sectionOf(heading: string): Announced | null {
  if (heading.length > LONGEST_HEADING) return null;
  const text = headingText(heading);
  const aside = /\s*(?:\(([^()]*)\)?|[-–—|·:]\s*((?:serves|makes|for|yields?|about|\d).*))$/i.exec(text);
  const name = headingText(aside === null ? text : text.slice(0, aside.index));
  const told = (section: Section, group: string | null = null): Announced => ({ section, group, aside: aside?.[1] ?? aside?.[2] ?? '' });
  if (name.length > 60) return null;
  if (INGREDIENTS.test(name)) return told('ingredients');
  const people = partedAt(name, /\s(?:for|\()\s*(?=\d)/i);
  if (people !== null && INGREDIENTS.test(people[0])) return { section: 'ingredients', group: null, aside: `serves ${people[1]}` };
  const partFor = partedAt(name, /(?:\sfor|:|\s[-–—])\s+(?=\S)/i);
  if (partFor !== null && INGREDIENTS.test(partFor[0])) return told('ingredients', asGroup(`For ${partFor[1]}`));
  if (partFor !== null && STEPS.test(partFor[0]) && !/^\d/.test(partFor[1])) return told('steps', asGroup(`For ${partFor[1]}`));
  const ofPart = name.replace(/^for (?:the )?/i, '');
  if (/\S\singredients$/i.test(ofPart) && !/\d/.test(name)) return told('ingredients', asGroup(ofPart.slice(0, -'ingredients'.length)));
  if (STEPS.test(name)) return told('steps');
  if (FACTS.test(name)) return told('facts', /time|serv|yield/i.test(name) ? name : null);
  if (INTRO.test(name)) return told('intro');
  return NOTES.test(name) && name.split(' ').length <= 6 ? told('notes', PLAIN_NOTES.test(name) ? null : name) : null;
}

const GREETING = /^(?:sure|of course|certainly|absolutely|great|no problem|yes|hello|hi|hey|okay|ok|wonderful|perfect|gladly|thanks?|thank you|happy to|i['’]d be (?:happy|glad|delighted)|here(?:['’]s| is| are| you go)|below is|this is a recipe|based on (?:the|your)|with (?:the|these|your) ingredients|using (?:the|your)|given (?:the|your)|i (?:have|can|will|suggest|hope)|let me)\b.*(?:[!:.]|recipe\b.*)$/i;
const PARTING = /^(?:(?:and )?enjoy(?: (?:it|this|them|your|every)\b.{0,70})?[\s!.\p{Extended_Pictographic}]*|bon app[ée]tit\b.*|happy cooking\b.*|dig in\b.{0,30}|let me know\b.*|(?:i )?hope (?:you|this|that)\b.*|feel free to (?:ask|reach|let me)\b.*|would you like\b.*\?|do you (?:want|need)\b.*\?|if you (?:have any (?:other )?questions|(?:need|want|would like|['’]d like) (?:me|help|any|another|a different|more))\b.*|is there anything\b.*|want me to\b.*|please let me know\b.*|have fun\b.*|that['’]s it\b.{0,40}|there you (?:go|have it)\b.*|thank you\b.*|print recipe|jump to recipe|pin (?:it|recipe)|rate this recipe|save recipe|did you make this.*|tag @.*|advertisement|leave a comment.*|share this.*|reader interactions)$/iu;

/** Whether a line only greets: "Sure! Here is a recipe you can make:". */
export const isGreeting = (text: string): boolean => text.length < 300 && GREETING.test(headingText(text) === '' ? text : text) && (/recipe|make|dish|cook|enjoy|ingredients|here/i.test(text) || text.length < 40);
/** Whether a line only says goodbye: "Enjoy!", "Let me know how it turns out." */
export const isParting = (text: string): boolean => text.length < 260 && PARTING.test(text.trim());
