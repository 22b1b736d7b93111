/** Baking: foods that can stand for flour, sugar and milk, proportions kept by weight, tins and signs of doneness. */
import { measure, weight } from '../amounts.ts';
import { inGroup, type Group } from '../groups.ts';
import type { Part, Pen } from '../pen.ts';
import { slot, type Slot } from '../shape.ts';

/** Flours with gluten enough for a cake and the blends made to stand for them. */
export const CAKE_FLOUR: Group = ['#all-purpose flour', '#spelt flour', '#gluten-free flour'];
/** Flours a yeast dough can be kneaded of. */
export const BREAD_FLOUR: Group = ['#all-purpose flour', '#spelt flour', '-#self-rising flour', '-#cake flour'];
export const BAKING_SUGAR: Group = ['sugar', '-#sprinkles', '-#cinnamon sugar', '-#sugar substitute', '-#rock sugar', '-#vanilla sugar', '-#powdered sugar', '-#glucose', '-#xylitol', '-#coarse sugar'];
/** Milk one pours, of animals or plants. */
export const POURED_MILK: Group = ['milk', '-#sweetened condensed milk', '-#evaporated milk', '-#milk powder', '-#khoya', '-#chocolate milk', '-#liquid whey'];
export const PLAIN_YOGURT: Group = ['yogurt', '-#custard', '-#kashk'];
export const WHOLE_EGG: Group = ['#egg', '-#egg white', '-#egg yolk', '-#hard-boiled egg', '-#soft-boiled egg'];
export const SWEET_SPICES: Group = ['#ground cinnamon', '#nutmeg', '#cardamom', '#ground ginger', '#allspice', '#cloves', '#pumpkin pie spice'];
export const SWEET_CHOCOLATE: Group = ['#dark chocolate', '#milk chocolate', '#white chocolate', '#peanut butter chips', '#cacao nibs'];
export const SOLID_FAT: Group = ['#butter', '#margarine', '#vegan butter', '-#garlic butter'];

export const flourSlot = (grams: number): Slot => slot('flour', CAKE_FLOUR, 1, 1, grams, ['all-purpose flour', 'gluten-free flour']);
export const sugarSlot = (grams: number): Slot => slot('sugar', BAKING_SUGAR, 1, 1, grams, ['sugar']);
export const riseSlot: Slot = slot('rise', ['#baking powder'], 1, 1, 2, ['baking powder']);
export const spiceSlot: Slot = slot('spices', SWEET_SPICES, 0, 2, 0.8);
export const vanillaSlot: Slot = slot('vanilla', ['#vanilla extract', '#vanilla bean', '#vanilla sugar'], 0, 1, 1);

/** Lists a part at `grams` for the whole dish; what a spoon cannot hold is weighed. */
export function weigh(part: Part, grams: number): void {
  const { food } = part;
  if (['tbsp', 'tsp'].includes(food.measure) && grams / food.density > 75 && food.kind !== 'oil' && food.kind !== 'vinegar') {
    const rounded = Math.round(grams / 10) * 10;
    Object.assign(part, { text: `${weight(rounded)} ${food.counted ? food.plural : food.singular}`, grams: rounded });
  } else Object.assign(part, measure(food, grams));
}

/** Sets what stands in the slots to grams for the whole dish, shared among a slot's foods. */
export function proportion(pen: Pen, grams: Readonly<Record<string, number>>): void {
  for (const [name, total] of Object.entries(grams)) {
    const parts = pen.parts(name);
    for (const part of parts) weigh(part, total / parts.length);
  }
}

/** Dried fruit weighs little where fresh fruit would fill the slot. */
export function lessDried(pen: Pen, slotName: string, gramsPerServing = 18): void {
  for (const part of pen.parts(slotName)) if (part.food.kind === 'dried fruit' && part.grams > gramsPerServing * pen.servings) weigh(part, gramsPerServing * pen.servings);
}

/** How many batches of a one-egg recipe the eggs give (at least one). */
export const eggsIn = (pen: Pen, ...slots: string[]): number => Math.max(1, Math.round(pen.parts(...slots).reduce((sum, part) => sum + part.grams, 0) / 50));

/** Baking powder at `percent` of the flour; flour that rises by itself needs none. */
export function leaven(pen: Pen, flourGrams: number, percent = 4): Part[] {
  if (pen.parts('flour').some((part) => part.food.id === 'self-rising flour')) return [];
  proportion(pen, { rise: (flourGrams * percent) / 100 });
  return pen.parts('rise');
}

export const pinchOfSalt = (pen: Pen, grams = 0.3): Part => pen.take('salt', Math.max(0.3, grams * pen.servings));

/** "the melted butter", "the olive oil": fat as it is stirred into a batter. */
export function pouredFat(pen: Pen, name = 'fat'): string {
  const parts = pen.parts(name);
  const solid = parts.some((part) => inGroup(part.food, ['butter', '#coconut oil', 'animal fat']));
  for (const part of parts) if (solid) part.cut = 'melted';
  return solid ? `the melted ${pen.names(parts)}` : pen.the(parts);
}

export interface Tin {
  tin: string;
  minutes: number;
}

/** A tin that a batter of so many grams of flour fills. */
export function cakeTin(flourGrams: number): Tin {
  if (flourGrams < 90) return { tin: 'a 15 cm (6 in) round cake tin', minutes: 25 };
  if (flourGrams < 180) return { tin: 'an 18 cm (7 in) round cake tin', minutes: 30 };
  if (flourGrams < 290) return { tin: 'a 23 cm (9 in) round cake tin', minutes: 35 };
  return { tin: 'a 23 x 33 cm (9 x 13 in) baking tin', minutes: 35 };
}
/** A loaf tin that a batter of so many grams of flour fills two thirds. */
export function loafTin(flourGrams: number): Tin {
  if (flourGrams < 130) return { tin: 'a small loaf tin (about 500 ml or 1 lb)', minutes: 35 };
  if (flourGrams < 300) return { tin: 'a loaf tin (about 1 liter or 2 lb)', minutes: 50 };
  return { tin: 'two loaf tins (about 1 liter or 2 lb each)', minutes: 50 };
}
/** A baking dish for something spooned out of it. */
export const dishFor = (servings: number): string => (servings <= 2 ? 'a small baking dish (about 18 cm or 7 in across)' : servings <= 4 ? 'a baking dish (about 20 x 25 cm or 8 x 10 in)' : 'a large baking dish (about 23 x 33 cm or 9 x 13 in)');

export const range = (minutes: number): string => `${minutes} to ${minutes + 5} minutes`;
export const skewer = (pen: Pen): string => pen.say('until risen and golden and a skewer pushed into the middle comes out clean', 'until the top springs back when you press it and a skewer comes out without wet batter', 'until well browned, shrinking a little from the sides, and dry in the middle when tested with a skewer');

/** Spices and vanilla of the dish that are still to be used, as " with the cinnamon" or an empty text. */
export function flavour(pen: Pen, before = ' with '): string {
  const parts = [...pen.parts('spices'), ...pen.parts('vanilla')].filter((part) => !part.used);
  return parts.length === 0 ? '' : `${before}${pen.the(parts)}`;
}

/** A last line with what goes on top or beside. */
export function serveWith(pen: Pen, serve: string, ...slots: string[]): string {
  const tops = pen.parts('finish', ...slots).filter((part) => !part.used);
  return tops.length === 0 ? serve : `${serve.replace(/\.$/, '')}, ${pen.say('with', 'topped with')} ${pen.the(tops)}.`;
}
