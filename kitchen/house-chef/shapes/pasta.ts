/** Pasta in a sauce made while it boils, and pasta from the oven. */
import { CHEESE, GRATING, VEG } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY, WINE } from '../slots.ts';
import { bloom, bottles, deglaze, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { cookInPan } from '../technique/protein.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';
import { oven } from '../technique/heat.ts';
import type { Pen } from '../pen.ts';

const WITH = ['bacon', 'cured meat', 'cooked sausage', 'raw sausage', 'ground meat', 'ground poultry', 'poultry', 'shrimp', 'canned fish', 'smoked fish', 'beans', 'cooked meat', 'scallop', 'crab', 'meat substitute', 'fish'] as const;
const BASE = slot('base', ['pasta', 'fresh pasta'], 1, 1, 95);
/** Clams and mussels weigh mostly shell. */
const SHELLS = slot('shells', ['shellfish'], 0, 1, 270);
const PASTA_VEG = slot('veg', [...VEG, 'pickled vegetable', '-#bean sprouts', '-#bok choy', '-#beet', '-#turnip'], 0, 4, 150);

/** The start that all pasta sauces share: protein, aromatics, vegetables, spices. */
function sauceStart(pen: Pen): void {
  const start = heatFat(pen, 'a large frying pan', 'medium heat', 10);
  const protein = cookInPan(pen, pen.parts('protein'));
  const lone = protein.say === '';
  if (!lone) pen.step([start, protein.say], 2 + protein.minutes);
  const soft = soften(pen, pen.parts('aromatics'));
  const veg = fryVegetables(pen, pen.parts('veg'));
  const spice = bloom(pen);
  const wine = deglaze(pen);
  const shells = cookInPan(pen, pen.parts('shells'));
  pen.step([lone ? start : '', soft.say, veg.say, spice.say, wine.say, shells.say], (lone ? 2 : 0) + soft.minutes + veg.minutes + spice.minutes + wine.minutes + shells.minutes);
}

/** Boils the pasta; `lead` where the sauce is on the stove already. */
const boil = (pen: Pen, lead = ''): void => {
  const work = cookStarch(pen, pen.first('base'), true);
  pen.step(lead === '' ? work.say : `${lead}, ${work.say.charAt(0).toLowerCase()}${work.say.slice(1)}`, Math.max(4, work.minutes - 10));
};
const tossed = (pen: Pen): string => pen.say(
  `Tip ${pen.the(pen.parts('base'))} into the sauce with a good splash of the cooking water and toss over the heat for 1 minute, until glossy.`,
  `Toss ${pen.the(pen.parts('base'))} with the sauce over low heat, loosening it with the cooking water until it coats every piece.`);

export const tomatoPasta: Shape = {
  id: 'tomato pasta', dish: 'Pasta', meal: 'main', way: 'pan', needs: ['stove'], minutes: 30, worth: 7,
  slots: [BASE, slot('sauce', ['canned tomato', 'tomato', '#pasta sauce'], 1, 2, 180), slot('protein', WITH, 0, 1, 90), SHELLS, PASTA_VEG, AROMATIC, WINE, slot('cheese', GRATING, 0, 1, 20), slot('cream', ['cream', '#mascarpone', '#ricotta'], 0, 1, 30), ...SAVOURY],
  variants: [
    { title: '', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: ['basil', 'parmesan'] },
    { title: 'Arrabbiata-Style', cuisine: 'italian', likes: ['chili flakes'], adds: 1, calls: ['chili', 'chili flakes'] },
    { title: 'Puttanesca-Style', cuisine: 'italian', likes: ['chili flakes'], calls: ['olive', 'caper', 'anchovy', 'canned tuna'] },
  ],
  write(pen) {
    sauceStart(pen);
    pen.step([`Add ${pen.the(pen.parts('sauce'))} and ${salt(pen, 1.2)}. ${pen.say('Simmer for 12 to 15 minutes, stirring now and then, until thick.', 'Let bubble gently for about 15 minutes, until it clings to the spoon.')}`, bottles(pen)], 14);
    boil(pen, pen.say('Meanwhile', 'While the sauce simmers', 'In the meantime'));
    pen.step([pen.has('cream') ? `Stir ${pen.the(pen.parts('cream'))} into the sauce.` : '', tossed(pen)], 2);
    pen.step([...finishAndServe(pen, pen.has('cheese') ? `Serve with ${pen.the(pen.parts('cheese'))} on top.` : 'Serve in warm bowls.')], 1);
    pen.note('The cooking water is part of the sauce: its starch makes the sauce cling.');
  },
};

export const creamyPasta: Shape = {
  id: 'creamy pasta', dish: 'Creamy Pasta', meal: 'main', way: 'pan', needs: ['stove'], minutes: 25, worth: 7,
  slots: [BASE, slot('cream', ['cream', 'fresh cheese', '#milk', '-#cottage cheese'], 1, 2, 80), slot('protein', WITH, 0, 1, 90), SHELLS, PASTA_VEG, AROMATIC, WINE, slot('cheese', CHEESE, 0, 1, 25), ...SAVOURY],
  variants: [
    { title: '', cuisine: 'italian', likes: ['nutmeg'], calls: ['mushroom', 'parmesan', 'spinach', 'peas'] },
    { title: 'Lemon', cuisine: 'italian', likes: [], calls: ['lemon', 'ricotta', 'salmon', 'asparagus'] },
    { title: 'Mustard', cuisine: 'french', likes: [], calls: ['dijon mustard', 'mustard', 'chicken', 'tarragon', 'leek'] },
  ],
  write(pen) {
    boil(pen);
    sauceStart(pen);
    const thin = pen.parts('cream').every((part) => part.food.kind === 'milk');
    pen.step([`Lower the heat and stir in ${pen.the(pen.parts('cream'))} and ${salt(pen, 1)}. ${thin ? 'Simmer for 4 minutes' : 'Let bubble for 2 to 3 minutes'}, until it coats the back of a spoon.`, bottles(pen)], 4);
    pen.step([tossed(pen), pen.has('cheese') ? `Off the heat, stir in ${pen.the(pen.parts('cheese'))} until melted.` : ''], 2);
    pen.step(finishAndServe(pen, 'Serve straight away; cream sauces thicken as they stand.'), 1);
    pen.note('Too thick? A spoonful of the hot cooking water brings it back.');
  },
};

export const oilPasta: Shape = {
  id: 'garlic pasta', dish: 'Pasta', meal: 'main', way: 'boil', needs: ['stove'], minutes: 22, worth: 6,
  slots: [BASE, slot('protein', WITH, 0, 1, 80), SHELLS, slot('veg', [...VEG, 'pickled vegetable', '-#beet', '-#turnip'], 0, 4, 170), AROMATIC, slot('cheese', CHEESE, 0, 1, 25), slot('spread', ['#pesto', '#tapenade'], 0, 1, 25), slot('crumbs', ['breadcrumbs'], 0, 1, 10), ...SAVOURY],
  variants: [
    { title: 'Garlicky', cuisine: 'italian', likes: ['chili flakes'], calls: ['garlic', 'parsley', 'olive oil', 'broccoli', 'anchovy'] },
    { title: 'Lemony', cuisine: 'italian', likes: [], calls: ['lemon', 'zucchini', 'shrimp', 'arugula', 'asparagus'] },
    { title: 'Greek-Style', cuisine: 'greek', likes: ['dried oregano'], calls: ['feta', 'olive', 'spinach'] },
  ],
  write(pen) {
    if (pen.has('crumbs')) pen.step(`Toast ${pen.the(pen.parts('crumbs'))} in a dry frying pan for 3 minutes, stirring, until golden. Tip out.`, 3);
    boil(pen);
    sauceStart(pen);
    pen.step([tossed(pen), `Season with ${salt(pen, 1)}.`, bottles(pen), pen.has('spread') ? `Off the heat, stir in ${pen.the(pen.parts('spread'))}.` : '', pen.has('cheese') ? `Toss with ${pen.the(pen.parts('cheese'))}.` : ''], 3);
    pen.step([pen.has('crumbs') ? 'Top with the toasted crumbs.' : '', ...finishAndServe(pen, 'Serve at once in warm bowls.')], 1);
    pen.note('Start the sauce when the pasta goes into the water and both are ready together.');
  },
};

export const pastaBake: Shape = {
  id: 'pasta bake', dish: 'Pasta Bake', meal: 'main', way: 'oven', needs: ['oven', 'stove'], minutes: 50, worth: 6,
  slots: [BASE, slot('sauce', ['canned tomato', 'cream', '#pasta sauce', 'fresh cheese'], 1, 2, 180), slot('cheese', ['melting cheese', 'hard cheese', 'crumbly cheese'], 1, 2, 45), slot('protein', WITH.filter((kind) => kind !== 'fish'), 0, 1, 90), slot('veg', [...VEG, '-#bean sprouts'], 0, 3, 140), AROMATIC, slot('crumbs', ['breadcrumbs'], 0, 1, 12), ...SAVOURY],
  variants: [{ title: 'Golden', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: ['mozzarella', 'canned tomato'] }, { title: 'Family', cuisine: 'american', likes: ['paprika'], calls: ['cheddar', 'macaroni', 'broccoli'] }],
  write(pen) {
    pen.step(`Heat the oven to ${oven(200)}.`, 0);
    boil(pen);
    sauceStart(pen);
    pen.step([`Stir in ${pen.the(pen.parts('sauce'))} and ${salt(pen, 1.3)} and simmer for 5 minutes.`, bottles(pen)], 5);
    const cheese = pen.parts('cheese');
    pen.step(`Mix with ${pen.the(pen.parts('base'))}, a splash of the cooking water and half of ${pen.the(cheese)}, and tip into an ovenproof dish. Scatter over the rest of the cheese${pen.has('crumbs') ? ` and ${pen.the(pen.parts('crumbs'))}` : ''}.`, 3);
    pen.step('Bake for 18 to 22 minutes, until bubbling at the edges and browned on top (74 °C / 165 °F in the middle).', 20);
    pen.step(['Leave to stand for 5 minutes.', ...finishAndServe(pen, 'Serve from the dish.')], 5);
    pen.note('Assemble it in the morning, keep it in the fridge and bake it 10 minutes longer in the evening.');
  },
};
