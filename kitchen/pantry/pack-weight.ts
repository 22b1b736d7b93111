/** What a block, a tub, a bag or a bunch of a food weighs, as shops in Britain and North America sell it. */
import type { Food } from './food.ts';
import { findFood, lexicon } from './lexicon.ts';
import type { StatedAmount } from './stated-amount.ts';

/** Containers, grams, and the foods (or whole kinds, with a #) that come in them; "each" is the bare count of a thing that is bought whole. */
const PACKS: readonly (readonly [containers: string, grams: number, foods: string])[] = [
  ['block pack', 400, 'tofu; firm tofu; extra-firm tofu'],
  ['block pack', 225, 'halloumi; paneer; tempeh; cheddar; Colby Jack; Monterey Jack; Gruyère; gouda'],
  ['block pack', 200, 'feta; vegan feta'],
  ['block pack', 250, 'butter'],
  ['tube pack box', 340, 'silken tofu; soft tofu'],
  ['bag pack package', 340, 'egg noodles'],
  ['tray', 1500, 'egg'],
  ['tub', 225, 'cream cheese'],
  ['block pack', 225, 'cream cheese'],
  ['tub pot', 250, 'ricotta; mascarpone; crème fraîche; sour cream; cottage cheese; mushroom; brown mushroom'],
  ['box pack package', 200, 'light cream'],
  ['tub pot', 200, 'hummus'],
  ['can tin jar', 48, 'anchovy'],
  ['can', 400, 'tomatillo'],
  ['ball', 125, 'mozzarella; burrata; fresh mozzarella'],
  ['log roll', 125, 'goat cheese'],
  ['bag', 200, 'spinach; baby spinach; kale; chard; mixed cooking greens'],
  ['bag', 120, 'arugula; watercress; mixed salad leaves; lamb’s lettuce'],
  ['bag pack', 400, 'coleslaw mix'],
  ['bunch', 250, 'kale; lacinato kale; spinach; chard; mustard greens; beet greens; asparagus'],
  ['bunch', 350, 'collard greens'],
  ['bunch', 400, 'broccoli rabe; beet; carrot'],
  ['bunch', 200, 'radish'],
  ['bunch', 85, 'watercress; arugula'],
  ['bunch', 100, 'scallion'],
  ['box pack punnet tray carton container', 250, 'mushroom; brown mushroom; portobello; cherry tomato; strawberry'],
  ['box pack punnet tray carton container', 170, 'raspberry; blueberry; blackberry'],
  ['pack packet sheet roll', 320, 'puff pastry; shortcrust pastry'],
  ['pack packet bag package', 500, 'gnocchi'],
  ['pack packet bag package', 300, 'tortellini; ravioli'],
  ['pack packet package', 100, 'smoked salmon'],
  ['pack packet package', 200, 'smoked mackerel; smoked trout'],
  ['pack packet package', 80, 'prosciutto; Serrano ham'],
  ['pack packet package', 250, 'bacon; cooked beet'],
  ['pack packet package', 150, 'ham; cooked turkey; cooked chicken'],
  ['pack packet package', 100, 'salami; pepperoni; chorizo'],
  ['pack packet package can jar', 400, 'hot dog'],
  ['pack packet package box', 450, 'beef patty'],
  ['pack packet package box', 300, 'fish stick'],
  ['pack packet package box', 270, 'phyllo dough'],
  ['pack packet package', 450, 'ground beef; ground pork; ground turkey; ground chicken; ground lamb; ground meat; sausage; Italian sausage'],
  ['pack packet package', 200, 'udon noodles'],
  ['pack packet package tray', 225, 'surimi'],
  ['pack packet package bag', 85, 'instant noodles; ramen noodles'],
  ['pack packet package bag', 500, 'pierogi; maultaschen'],
  ['bag pack package', 450, 'dried bean; dried white bean; dried black-eyed pea; dried black bean; dried kidney bean; dried pinto bean; dried chickpea; split pea; lentil'],
  ['pouch', 250, 'cooked rice; canned lentil; cooked quinoa'],
  ['bottle carton jar', 690, 'tomato puree'],
  ['jar', 340, 'roasted red pepper; dill pickle'],
  ['loaf', 450, 'bread'],
  ['bottle', 740, 'red wine; white wine'],
  ['can', 440, 'stout'],
  ['bottle can', 330, 'beer'],
  ['tuber', 2000, 'yam'],
  ['glass', 150, 'red wine; white wine'],
  ['pack packet package tray', 600, 'chicken breast; chicken thigh; chicken drumstick; chicken wing; pork chop'],
  ['rack slab', 1000, 'pork rib'],
  ['bag net', 1000, 'mussel; clam'],
  ['head bunch', 500, 'celery'],
  ['stick', 113, 'butter; margarine'],
  ['tub', 500, 'yogurt; Greek yogurt'],
  ['bag pack packet', 300, 'shrimp; cooked shrimp'],
  ['pack packet', 200, 'lardon; pancetta'],
  ['can tin jar bag pack packet package', 500, 'sauerkraut; spätzle'],
  ['ring', 225, 'chorizo'],
  ['ring pack packet rope each', 370, 'kielbasa'],
  ['each', 2000, 'leg of lamb'],
  ['pack packet package bag', 500, 'spaghetti; penne; fusilli; linguine; rigatoni; elbow macaroni; tagliatelle; farfalle; pasta'],
  ['box', 450, 'spaghetti; penne; fusilli; linguine; rigatoni; elbow macaroni; tagliatelle; farfalle; pasta'],
  ['side', 1000, 'salmon'],
  ['each', 900, 'butternut squash'],
  ['each', 600, 'acorn squash'],
  ['each', 2000, 'pumpkin'],
  ['each', 1200, 'spaghetti squash; kabocha squash'],
  ['each cob ear', 110, 'corn'],
];

let read: ReadonlyMap<string, number> | null = null;
/** Grams by food and container: "tofu block". */
const packs = (): ReadonlyMap<string, number> => read ??= new Map(PACKS.flatMap(([containers, grams, foods]) => foods.split('; ').flatMap((name) => {
  const food = findFood(name);
  if (food === null) throw new Error(`a pack names a food that is not known: ${name}`);
  return containers.split(' ').map((container) => [`${food.id} ${container}`, grams] as const);
})));

const CONTAINER = /^(?:an? )?(?:(?:big|large|small|little|whole|full|new|family) )?(tuber|block|tub|tube|pot|bag|pack|packet|package|punnet|box|carton|bunch|ball|jar|bottle|pouch|tray|log|roll|sheet|cob|ear|loaf|container|rack|slab|net|glass|ring|side|tin|can)(?:e?s)? (?:of )?/i;
/** "Mozzarella ball". */
const CONTAINER_BEHIND = / (block|tub|bag|ball|jar|bottle|pouch|log|bunch|loaf|pack|packet|package|punnet|box|carton|tube)(?:e?s)?$/i;
/** "Packs of udon" are two at least. */
const SEVERAL = /^(?:blocks|tubs|bags|packs|packets|packages|punnets|boxes|cartons|bunches|jars|bottles|pouches|cans|tins)\b/i;
/** Words that say that it is not a whole one. */
const PART = /\b(?:rest|end|bit|some|most|last|remains|remainder|scraps?|leftover|remaining|heel|dregs|few)\b/i;

/** Lighter than this, in grams, and a jar holds many too: half a jar of olives is not half an olive. */
const SMALL = 30;
/** What holds several of a thing, whatever it weighs: a packet of tortillas is not one of them. */
const HOLDS_SEVERAL = /^(?:an? )?(?:\w+ )?(?:bag|pack|packet|package|punnet|box|carton|tray|net)(?:e?s)? (?:of )?/i;

/** Whether an amount is of packs of a thing that is counted, and nobody can say how many are in one. */
export const isPackOfMany = ({ unit, rest }: StatedAmount, { each }: Food): boolean =>
  unit === null && each !== null && (HOLDS_SEVERAL.test(rest) || each < SMALL && CONTAINER.test(rest));

/**
 * Grams of a food that is stated in the pack it is sold in ("half a block of tofu", "bag of spinach"), or null where nobody can say.
 * @param amount as read from the line
 * @param text the line itself
 */
export function packGrams(amount: StatedAmount, text: string, food: Food): number | null {
  if (PART.test(text)) return null;
  const container = amount.unit ?? (CONTAINER.exec(amount.rest) ?? CONTAINER_BEHIND.exec(amount.rest))?.[1]?.toLowerCase() ?? (/\bloa(?:f|ves)\b/i.test(amount.rest) ? 'loaf' : null) ?? (amount.quantity === null ? null : 'each');
  if (container === null) return null;
  for (let at: Food | undefined = food, hops = 0; at !== undefined && hops < 3; hops++) {
    const each = packs().get(`${at.id} ${container}`);
    if (each !== undefined) return each * (amount.quantity ?? (SEVERAL.test(amount.written ?? amount.rest) ? 2 : 1));
    at = at.is === null ? undefined : lexicon().foods.get(at.is);
  }
  return null;
}
