/** Rice, grains, pasta, noodles and potatoes cooked for themselves. */
import { inGroup } from '../groups.ts';
import type { Part, Pen } from '../pen.ts';
import { round } from '../amounts.ts';
import { about, nothing, type Work } from './protein.ts';

/** Millilitres of water for a gram of the dry food, cooked by absorption. */
const WATER: Readonly<Record<string, number>> = { rice: 1.6, quinoa: 2, bulgur: 1.6, couscous: 1.3, polenta: 4.2, millet: 2, barley: 2.6, farro: 2.2, buckwheat: 1.8, freekeh: 2.2 };
const waterFor = (part: Part): number => WATER[Object.keys(WATER).find((name) => part.food.id.includes(name)) ?? 'rice'] ?? 1.6;

/** Cooks a starch beside the dish. `keepWater` for pasta that goes into a sauce. */
export function cookStarch(pen: Pen, part: Part | undefined, keepWater = false): Work {
  if (part === undefined || inGroup(part.food, ['bread', 'flatbread'])) return nothing;
  const { food } = part;
  const the = pen.the([part]);
  if (food.kind === 'cooked grain') return { say: `Sprinkle ${the} with a spoonful of water, cover and heat until steaming throughout (74 °C / 165 °F), 3 to 4 minutes.`, minutes: 0 };
  if (inGroup(food, ['pasta', 'fresh pasta'])) {
    const minutes = pen.time(part, 'boil', 10);
    pen.take('salt', 1.5 * pen.servings);
    const boil = pen.say(`Bring a large pot of water to a boil, salt it well and cook ${the} until just tender, about ${minutes} minutes (check the packet).`, `Boil ${the} in a large pot of water with a good spoonful of salt for about ${minutes} minutes, or as the packet says, until a piece is tender with a little bite.`, `Salt a large pot of boiling water generously and cook ${the} for about ${minutes} minutes; go by the packet, and bite one to be sure it is firm but not hard.`);
    return { say: `${boil}${keepWater ? ' Scoop out a cup of the cooking water before you drain.' : ' Drain.'}`, minutes: minutes + 8 };
  }
  if (food.kind === 'noodle') {
    const minutes = pen.time(part, 'boil', 4);
    return { say: `${pen.say(`Cook ${the} in plenty of boiling water until just tender, about ${minutes} minutes (check the packet).`, `Drop ${the} into a big pan of boiling water, stir once and cook for about ${minutes} minutes, or as the packet says, until there is no hard core.`)} Drain and rinse under cold water so that ${part.many || food.singular.endsWith('s') ? 'they do' : 'it does'} not stick.`, minutes: minutes + 6 };
  }
  if (food.id.includes('couscous') && !food.id.includes('pearl')) {
    pen.take('water', part.grams * 1.3);
    return { say: `Put ${the} into a bowl, pour over ${round(part.grams * 1.3)} ml boiling water, cover and leave for 5 minutes. Fluff with a fork.`, minutes: 5 };
  }
  if (inGroup(food, ['rice', 'grain', 'lentils'])) {
    const minutes = pen.time(part, 'simmer', 15);
    const water = round(part.grams * waterFor(part));
    pen.take('water', water);
    pen.take('salt', 0.5 * pen.servings);
    const rinse = food.kind === 'rice' ? `Rinse ${the} until the water runs clear. Put` : 'Put';
    return { say: `${rinse} ${food.kind === 'rice' ? (part.many ? 'them' : 'it') : the} ${pen.say(`into a saucepan with ${water} ml water and a pinch of salt, bring to a boil, cover and simmer on the lowest heat for ${minutes} minutes. Take off the heat and leave covered for 5 minutes, then fluff with a fork.`, `into a pan with ${water} ml water and a little salt. Once it boils, cover, turn the heat right down and leave alone for ${minutes} minutes, until the water is gone. Let stand under the lid for 5 minutes more, then fluff with a fork.`)}`, minutes: minutes + 10 };
  }
  const minutes = pen.time(part, 'boil', 15);
  return { say: `Boil ${the} in salted water for ${about(minutes)}, until a knife slides in easily. Drain well.`, minutes: minutes + 5 };
}
