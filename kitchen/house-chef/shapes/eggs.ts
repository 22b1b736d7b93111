/** Dishes that eggs hold together. */
import { AROMATICS, CHEESE, VEG } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, BREAD_BESIDE, SAVOURY } from '../slots.ts';
import { heatFat, bloom, finishAndServe, salt } from '../technique/season.ts';
import { cookInPan } from '../technique/protein.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';
import { oven } from '../technique/heat.ts';

const ADDITIONS = ['bacon', 'cured meat', 'cooked sausage', 'smoked fish', 'canned fish', 'cooked meat', 'raw sausage', 'beans', 'shrimp', 'ground meat'] as const;
const VEGETABLES = slot('veg', [...VEG, 'potato', 'pickled vegetable', '-#cassava', '-#taro'], 1, 4, 150);

export const frittata: Shape = {
  id: 'frittata', dish: 'Frittata', meal: 'main', way: 'oven', needs: ['oven', 'stove'], minutes: 35, worth: 7,
  slots: [slot('eggs', ['egg'], 1, 1, 150), VEGETABLES, AROMATIC, slot('protein', ADDITIONS, 0, 1, 60), slot('cheese', CHEESE, 0, 2, 35), slot('dairy', ['#milk', 'cream'], 0, 1, 25), BREAD_BESIDE, ...SAVOURY],
  variants: [
    { title: '', cuisine: 'italian', likes: ['dried oregano'] },
    { title: 'Greek-Style', cuisine: 'greek', likes: ['dried oregano'], calls: ['feta', 'dill', 'olive'] },
    { title: 'Spanish-Style', cuisine: 'spanish', likes: ['smoked paprika'], calls: ['potato', 'chorizo', 'smoked paprika'] },
    { title: 'Persian-Style Herb', cuisine: 'persian', likes: ['turmeric'], calls: ['dill', 'cilantro', 'walnut'] },
  ],
  write(pen) {
    pen.step(`Heat the oven to ${oven(190)}.`, 0);
    const potato = pen.parts('veg').filter((part) => part.food.kind === 'potato');
    if (potato.length > 0) {
      for (const part of potato) part.cut = 'cut into 1 cm (½ in) dice';
      const raw = potato.filter((part) => !part.food.ready);
      if (raw.length > 0) pen.step(`Boil ${pen.the(raw)} in salted water for 6 to 8 minutes, until a knife slides in, then drain well.`, 8);
    }
    const start = heatFat(pen, 'an ovenproof frying pan', 'medium heat', 8);
    const protein = cookInPan(pen, pen.parts('protein'));
    const soft = soften(pen, pen.parts('aromatics'));
    pen.step([start, protein.say, soft.say], 2 + protein.minutes + soft.minutes);
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => part.food.kind !== 'potato'));
    const spice = bloom(pen);
    pen.step([veg.say, potato.length > 0 ? `Stir in ${pen.the(potato)}${potato.some((part) => part.food.ready) ? ' and fry for 4 minutes, until they begin to brown' : ''}.` : '', spice.say], veg.minutes + spice.minutes);
    const seasoning = salt(pen, 1.2);
    const eggs = [...pen.parts('eggs'), ...pen.parts('dairy'), ...pen.parts('seasoning')];
    const cheese = pen.parts('cheese');
    pen.step(`Beat ${pen.the(eggs)} with ${seasoning} until just combined${cheese.length > 0 ? `, and stir in half of ${pen.the(cheese)}` : ''}. ${pen.say('Pour over the vegetables and shake the pan so that it settles.', 'Pour into the pan, tilting it so that the egg runs between the vegetables.')} Cook over low heat for 4 minutes without stirring, until the edge has set.`, 5);
    pen.step(`${cheese.length > 0 ? `Scatter over the rest of ${pen.the(cheese)} and bake` : 'Bake'} for 8 to 10 minutes, until puffed, golden and firm in the middle (71 °C / 160 °F).`, 10);
    pen.step(['Leave to stand for 5 minutes: it comes out of the pan more easily.', ...finishAndServe(pen, pen.say('Cut into wedges and serve warm or at room temperature.', 'Slide onto a board, cut into wedges and serve.'), false)], 5);
    pen.note(pen.say('Cold wedges keep for 3 days in the fridge and make a good packed lunch.', 'No ovenproof pan? Cover and cook on the lowest heat for 10 to 12 minutes instead, until firm on top.', 'The wetter the filling, the longer it bakes: let the pan dry out before the egg goes in.'));
  },
};

export const omelette: Shape = {
  id: 'omelette', dish: 'Omelette', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 18, worth: 5,
  slots: [slot('eggs', ['egg'], 1, 1, 150), slot('veg', ['mushroom', 'tomato', 'tender vegetable', 'leafy green', 'firm vegetable', '-#celery', '-#eggplant'], 0, 2, 90), slot('aromatics', AROMATICS, 0, 1), slot('protein', ['cured meat', 'smoked fish', 'bacon', 'cooked meat'], 0, 1, 40), slot('cheese', CHEESE, 0, 1, 30), slot('dairy', ['#milk', 'cream'], 0, 1, 12), BREAD_BESIDE, ...SAVOURY],
  variants: [
    { title: '', cuisine: 'french', likes: [] },
    { title: 'Masala', cuisine: 'indian', likes: ['turmeric'], calls: ['chili', 'cilantro', 'turmeric'] },
    { title: 'Spanish-Style', cuisine: 'spanish', likes: ['smoked paprika'], calls: ['chorizo', 'smoked paprika'] },
  ],
  write(pen) {
    const fillers = [...pen.parts('aromatics'), ...pen.parts('veg')];
    const protein = cookInPan(pen, pen.parts('protein'));
    if (fillers.length + pen.parts('protein').length > 0) {
      const start = heatFat(pen, 'a non-stick frying pan', 'medium heat', 8);
      const soft = soften(pen, pen.parts('aromatics'));
      const veg = fryVegetables(pen, pen.parts('veg'));
      const spice = bloom(pen);
      pen.step([start, protein.say, soft.say, veg.say, spice.say, pen.say('Tip onto a plate and wipe out the pan.', 'Lift out and set aside.', 'Keep warm on a plate.')], protein.minutes + soft.minutes + veg.minutes + spice.minutes + 1);
    }
    const eggs = [...pen.parts('eggs'), ...pen.parts('dairy'), ...pen.parts('seasoning'), ...pen.parts('spices').filter((part) => !part.used)];
    pen.step(`${pen.say('Beat', 'With a fork, beat', 'Whisk')} ${pen.the(eggs)} with ${salt(pen, 1)} ${pen.say('until no streaks of white are left', 'for half a minute, just until even', 'lightly; froth makes it dry')}. ${fillers.length > 0 ? 'Return the pan to medium heat with the last of the fat.' : heatFat(pen, 'a non-stick frying pan', 'medium heat', 8)}`, 3);
    const inside = pen.parts('cheese');
    pen.step(`Cook one omelette for each person: ${pen.say('pour in a share of the egg, draw the set edges to the middle and let the runny egg flow out, 2 minutes.', 'tip in a portion of the egg, let it sizzle for 10 seconds, then keep pulling the sides inwards for about 2 minutes, tilting the pan so that the liquid runs under.', 'add part of the egg and stir for 20 seconds, spread it flat and leave for 1 to 2 minutes until nearly set.')} ${fillers.length + inside.length > 0 ? `Lay ${fillers.length > 0 ? 'a share of the filling' : ''}${fillers.length > 0 && inside.length > 0 ? ' and ' : ''}${inside.length > 0 ? `of ${pen.the(inside)}`.replace(/^of (?=the)/, fillers.length > 0 ? '' : 'a share of ') : ''} over one half. ` : ''}Fold over and cook for 1 minute more, until the egg is set through (71 °C / 160 °F).`, 4 * Math.min(3, pen.servings));
    pen.step(finishAndServe(pen, pen.say('Serve at once; omelettes do not wait.', 'Slide onto warm plates and eat straight away.'), false), 1);
    pen.note(pen.say('Two small ones are easier to fold than one big one.', 'Have the filling hot and ready before the egg touches the pan: it all goes fast from there.'));
  },
};

export const shakshuka: Shape = {
  id: 'shakshuka', dish: 'Shakshuka', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 35, worth: 8,
  slots: [slot('eggs', ['egg'], 1, 1, 110), slot('sauce', ['canned tomato', 'tomato'], 1, 2, 220), slot('veg', ['tender vegetable', 'leafy green', 'mushroom', 'beans', 'squash', '-#celery', '-#cucumber'], 0, 3, 110), AROMATIC, slot('protein', ['cooked sausage', 'ground meat', 'raw sausage'], 0, 1, 60), BREAD_BESIDE, ...SAVOURY],
  variants: [
    { title: '', cuisine: 'levantine', likes: ['cumin', 'paprika'], adds: 1, calls: ['harissa', 'feta', 'cumin'] },
    { title: 'Menemen-Style', cuisine: 'turkish', likes: ['chili flakes', 'paprika'], adds: 1, calls: ['bell pepper'] },
    { title: 'Huevos Rancheros-Style', cuisine: 'mexican', likes: ['cumin'], adds: 1, calls: ['black bean', 'jalapeno', 'corn tortilla', 'avocado'] },
  ],
  write(pen) {
    pen.step(heatFat(pen, 'a wide, lidded frying pan', 'medium heat', 10), 2);
    const protein = cookInPan(pen, pen.parts('protein'));
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const spice = bloom(pen);
    pen.step([protein.say, soft.say, veg.say, spice.say], protein.minutes + soft.minutes + veg.minutes + spice.minutes);
    const bottled = pen.parts('seasoning');
    pen.step(`Add ${pen.the([...pen.parts('sauce'), ...bottled])} with ${salt(pen, 1.5)}. ${pen.say('Simmer for 10 minutes, stirring now and then, until thick enough that a spoon leaves a trail.', 'Let bubble for about 10 minutes until the sauce is thick and no longer watery.')}`, 10);
    pen.step(`Make a hollow in the sauce for each egg and crack ${pen.the(pen.parts('eggs'))} in. Cover and cook over low heat for 7 to 9 minutes, until the whites and yolks are firm (71 °C / 160 °F).`, 8);
    pen.step(finishAndServe(pen, pen.say('Bring the pan to the table and serve at once.', 'Serve straight from the pan.')), 1);
    pen.note(pen.say('The sauce can be made a day ahead; warm it through before the eggs go in.', 'A lid is what sets the tops; a plate or a baking sheet does as well.'));
  },
};

export const scramble: Shape = {
  id: 'scramble', dish: 'Scrambled Eggs', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 15, worth: 4,
  slots: [slot('eggs', ['egg'], 1, 1, 150), slot('veg', ['mushroom', 'tomato', 'tender vegetable', 'leafy green', 'firm vegetable', 'avocado', 'peas and corn', '-#celery', '-#eggplant'], 0, 3, 100), AROMATIC, slot('protein', ADDITIONS, 0, 1, 50), slot('cheese', CHEESE, 0, 1, 25), slot('dairy', ['#milk', 'cream'], 0, 1, 20), BREAD_BESIDE, ...SAVOURY],
  variants: [
    { title: 'Soft', cuisine: null, likes: [] },
    { title: 'Mexican-Style', cuisine: 'mexican', likes: ['cumin'], calls: ['corn tortilla', 'jalapeno', 'salsa', 'black bean'] },
    { title: 'Nordic-Style', cuisine: 'nordic', likes: [], calls: ['smoked salmon', 'dill', 'rye bread'] },
  ],
  write(pen) {
    const start = heatFat(pen, 'a non-stick frying pan', 'medium heat', 8);
    const raw = pen.parts('veg').filter((part) => part.food.kind === 'avocado');
    const late = pen.parts('protein').filter((part) => part.food.kind === 'smoked fish');
    const protein = cookInPan(pen, pen.parts('protein').filter((part) => !late.includes(part)));
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => !raw.includes(part)));
    const spice = bloom(pen);
    pen.step([start, protein.say, soft.say, veg.say, spice.say], 2 + protein.minutes + soft.minutes + veg.minutes + spice.minutes);
    const beaten = pen.the([...pen.parts('eggs'), ...pen.parts('dairy'), ...pen.parts('seasoning')]);
    pen.step(pen.say(`Beat ${beaten} with ${salt(pen, 1)}. Turn the heat to low, pour in the egg and stir slowly with a spatula for 3 to 4 minutes, scraping the bottom, until set in soft curds with no liquid egg left (71 °C / 160 °F).`, `Whisk ${beaten} and ${salt(pen, 1)} together. Lower the heat, add to the pan and push gently from the rim to the middle for about 4 minutes: large, moist folds, nothing runny (71 °C / 160 °F).`, `Season ${beaten} with ${salt(pen, 1)} and beat until even. Over low heat, let it set at the edges for 30 seconds, then fold it over itself again and again, 3 to 4 minutes in all, until just firm and no longer wet (71 °C / 160 °F).`), 5);
    const fold = [...pen.parts('cheese'), ...late];
    pen.step([fold.length > 0 ? `Take off the heat and fold in ${pen.the(fold)}.` : '', raw.length > 0 ? `Top with ${pen.the(raw)}.` : '', ...finishAndServe(pen, 'Serve at once.')], 2);
    pen.note(pen.say('Low heat is the whole secret: high heat makes them rubbery.', 'Serve on warm plates, for they cool quickly.'));
  },
};
