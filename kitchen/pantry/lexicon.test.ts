/** Every line of the lexicon is held to the words it may use. */
import { describe, expect, it } from 'vitest';
import { ALLERGENS, CUISINES, FLAVOURS, MEASURES, METHODS, ORIGINS, SAFETY_RULES } from './food.ts';
import { KINDS } from './kinds.ts';
import { ENTRIES, findFood, isA, lexicon, readMinutes } from './lexicon.ts';
import { foldName } from './words.ts';

const CONTENT = new Set<string>([...ALLERGENS, ...ORIGINS]);
const wrong = (text: string | undefined, allowed: ReadonlySet<string>): string[] => (text ?? '').split(/\s+/).filter(Boolean).map((word) => word.replace(/^-/, '')).filter((word) => !allowed.has(word));

describe('the lexicon', () => {
  it('knows a thousand foods and more', () => {
    expect(ENTRIES.length).toBeGreaterThan(1000);
  });

  it('has every food once', () => {
    const seen = new Map<string, number>();
    for (const { food } of ENTRIES) seen.set(food, (seen.get(food) ?? 0) + 1);
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  it('gives a name to one food only', () => {
    const owner = new Map<string, string>();
    const twice: string[] = [];
    for (const { food, names } of ENTRIES) {
      for (const name of new Set([food, ...(names ?? '').split(',')].map(foldName).filter(Boolean))) {
        const before = owner.get(name);
        if (before !== undefined && before !== food) twice.push(`${name}: ${before}, ${food}`);
        owner.set(name, food);
      }
    }
    expect(twice).toEqual([]);
  });

  it.each(ENTRIES.map((entry) => [entry.food, entry] as const).filter(([, entry]) => {
    const kind = KINDS[entry.kind];
    const known = kind !== undefined
      && wrong(entry.contains, CONTENT).length === 0 && wrong(entry.may, CONTENT).length === 0
      && wrong(entry.safety, new Set<string>(SAFETY_RULES)).length === 0
      && wrong(entry.flavour, new Set<string>(FLAVOURS)).length === 0
      && wrong(entry.cuisine, new Set<string>(CUISINES)).length === 0
      && (entry.measure === undefined || MEASURES.includes(entry.measure))
      && Object.entries(readMinutes(entry.minutes)).every(([method, minutes]) => (METHODS as readonly string[]).includes(method) && minutes > 0 && minutes < 600)
      && (entry.is === undefined || lexicon().foods.has(entry.is))
      && (entry.season === undefined || /^(?:[1-9]|1[0-2])-(?:[1-9]|1[0-2])$/.test(entry.season))
      && [entry.each, entry.per, entry.density, entry.keeps].every((figure) => figure === undefined || figure > 0);
    return !known;
  }))('%s uses words and figures that the kitchen knows', (_, entry) => {
    expect(entry).toBe('a valid entry');
  });

  it('has no circle of kinds', () => {
    for (const { food } of ENTRIES) {
      const seen = new Set<string>();
      for (let at: string | undefined = food; at !== undefined; at = lexicon().foods.get(at)?.is ?? undefined) {
        expect(seen.has(at), food).toBe(false);
        seen.add(at);
      }
    }
  });
});

describe('finding a food', () => {
  it.each([
    ['aubergine', 'eggplant'], ['courgettes', 'zucchini'], ['coriander leaves', 'cilantro'], ['Crème fraîche', 'creme fraiche'], ['tomatoes', 'tomato'],
    ['garbanzo beans', 'chickpea'], ['scallions', 'scallion'], ['rocket', 'arugula'], ['minced beef', 'ground beef'], ['豆腐', 'tofu'], ['парсли', null], ['xyzzy', null],
  ])('%s is %s', (name, food) => {
    const found = findFood(name);
    expect(found === null ? null : foldName(found.id)).toBe(food);
  });

  it.each([['red onion', 'onion', true], ['onion', 'red onion', false], ['eggplant', 'egg', false], ['coconut milk', 'milk', false], ['butternut squash', 'butter', false], ['buckwheat', 'wheat', false], ['oyster mushroom', 'oyster', false]])('%s is a kind of %s: %s', (name, broader, expected) => {
    const food = findFood(name);
    expect(food).not.toBeNull();
    expect(food !== null && isA(food, broader)).toBe(expected);
  });
});

describe('what foods contain', () => {
  it.each([
    ['soy sauce', 'gluten'], ['parmesan', 'rennet'], ['worcestershire sauce', 'fish'], ['pesto', 'milk'], ['pesto', 'nuts'], ['egg noodle', 'egg'], ['marshmallow', 'gelatin'], ['oyster sauce', 'mollusc'],
    ['tahini', 'sesame'], ['hummus', 'sesame'], ['tofu', 'soy'], ['butter', 'milk'], ['mayonnaise', 'egg'], ['beer', 'gluten'], ['couscous', 'gluten'], ['celery', 'celery'], ['dijon mustard', 'mustard'], ['squid', 'mollusc'], ['lobster', 'crustacean'],
    ['chorizo', 'pork'], ['honey', 'honey'], ['red wine', 'alcohol'], ['eel', 'finless-fish'], ['garlic', 'fodmap'], ['seitan', 'gluten'], ['naan', 'milk'], ['surimi', 'fish'],
  ])('%s: %s', (name, content) => {
    expect([...(findFood(name)?.contains ?? [])]).toContain(content);
  });

  it.each([
    ['eggplant', 'egg'], ['coconut milk', 'milk'], ['almond milk', 'milk'], ['oat milk', 'milk'], ['peanut butter', 'milk'], ['peanut butter', 'nuts'], ['nutmeg', 'nuts'], ['butternut squash', 'nuts'], ['water chestnut', 'nuts'], ['buckwheat', 'wheat'], ['buckwheat', 'gluten'],
    ['corn tortilla', 'gluten'], ['rice noodle', 'gluten'], ['polenta', 'gluten'], ['tamari', 'wheat'], ['cream of tartar', 'milk'], ['cocoa butter', 'milk'], ['oyster mushroom', 'mollusc'], ['coconut aminos', 'soy'], ['vegan butter', 'milk'], ['turkey bacon', 'pork'], ['cornstarch', 'gluten'], ['mirin', 'gluten'],
  ])('%s is free of %s', (name, content) => {
    const food = findFood(name);
    expect(food, name).not.toBeNull();
    expect([...(food?.contains ?? [])]).not.toContain(content);
  });
});
