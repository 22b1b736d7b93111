/** Sweet dishes and sweet breakfasts. Baking keeps fixed proportions; only the fruit and the extras change. */
import { BAKING_FRUIT, CRUNCH, FRUIT, SWEETENER } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { SWEET } from '../slots.ts';
import { oven } from '../technique/heat.ts';
import type { Pen } from '../pen.ts';

const flour = slot('flour', ['flour', '-#chickpea flour', '-#masa harina'], 1, 1, 45, ['all-purpose flour']);
const sugar = slot('sugar', SWEETENER, 1, 1, 22, ['sugar']);
const extras = (pen: Pen): string => pen.the([...pen.parts('spices'), ...pen.parts('vanilla')].filter((part) => !part.used));
const topping = (pen: Pen, serve: string): string => {
  const tops = pen.parts('finish').filter((part) => !part.used);
  return tops.length > 0 ? `${serve.replace(/\.$/, '')}, with ${pen.the(tops)}.` : serve;
};
const cutFruit = (pen: Pen): void => {
  for (const part of pen.parts('fruit')) if (part.food.kind === 'firm fruit') part.cut = 'peeled, cored and cut into 2 cm (1 in) pieces';
};

export const crumble: Shape = {
  id: 'crumble', dish: 'Crumble', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 50, worth: 8,
  slots: [slot('fruit', BAKING_FRUIT, 1, 3, 190), { ...flour, grams: 30 }, slot('oats', ['oats'], 0, 1, 20), slot('fat', ['butter', '#coconut oil', '#margarine'], 1, 1, 22, ['butter']), { ...sugar, grams: 25 }, slot('acid', ['#lemon', '#lemon juice', '#orange'], 0, 1, 8), slot('nuts', CRUNCH, 0, 1, 15), ...SWEET],
  variants: [{ title: '', cuisine: 'british', likes: ['ground cinnamon'], calls: ['apple', 'oats', 'rhubarb'] }, { title: 'Crisp-Topped', cuisine: 'american', likes: ['ground cinnamon'], calls: ['peach', 'pecan', 'brown sugar'] }],
  write(pen) {
    cutFruit(pen);
    pen.step(`Heat the oven to ${oven(190)}.`, 0);
    const spice = extras(pen);
    const acid = pen.parts('acid');
    const sweet = pen.the(pen.parts('sugar'));
    pen.step(`Toss ${pen.the(pen.parts('fruit'))} with a third of ${sweet}${acid.length > 0 ? `, the juice of ${pen.the(acid)}` : ''}${spice === '' ? '' : ` and ${spice}`} in an ovenproof dish.`, 10);
    const crumb = [...pen.parts('flour'), ...pen.parts('oats'), ...pen.parts('nuts')];
    pen.step(`Rub ${pen.the(pen.parts('fat'))}, cold and in small pieces, into ${pen.the(crumb)} with ${pen.the([pen.take('salt', 0.3 * pen.servings)])} and the rest of the sugar until the mixture forms uneven crumbs. Squeeze a few together: big crumbs stay crunchy.`.replace('the rest of the sugar', `the rest of ${sweet}`), 8);
    pen.step('Scatter loosely over the fruit. Bake for 30 to 35 minutes, until the top is golden and the fruit bubbles up at the edges.', 32);
    pen.step(['Leave to cool for 10 minutes: the juices thicken and nobody burns their tongue.', topping(pen, 'Serve warm.')], 10);
    pen.note('Crumble topping freezes well: make double and scatter it straight from the freezer next time.');
  },
};

export const pancakes: Shape = {
  id: 'pancakes', dish: 'Pancakes', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 25, worth: 7,
  slots: [{ ...flour, grams: 75 }, slot('egg', ['egg', '#egg substitute'], 1, 1, 50), slot('milk', ['milk', '#buttermilk', '#yogurt', '#kefir', '-#sweetened condensed milk'], 1, 1, 110), slot('rise', ['#baking powder'], 0, 1, 3), slot('fruit', FRUIT, 0, 2, 70), slot('sugar', SWEETENER, 0, 1, 8), slot('fat', ['butter', 'oil'], 0, 1, 8), ...SWEET],
  variants: [{ title: 'Fluffy', cuisine: 'american', likes: [], calls: ['baking powder', 'buttermilk', 'maple syrup', 'blueberry'] }, { title: 'Thin French', cuisine: 'french', likes: [], calls: ['lemon', 'butter', 'nutella'] }],
  write(pen) {
    const dry = [...pen.parts('flour'), ...pen.parts('rise'), ...pen.parts('spices'), pen.take('salt', 0.4 * pen.servings)];
    const sweet = pen.parts('sugar');
    const wet = [...pen.parts('egg'), ...pen.parts('milk'), ...sweet, ...pen.parts('vanilla')];
    pen.step(`Whisk ${pen.the(dry)} in a bowl. Beat ${pen.the(wet)} in another.`, 4);
    pen.step(`Pour the wet mixture into the dry and stir just until no dry flour is left; a few lumps are right. ${pen.has('rise') ? 'Leave to rest for 5 minutes so that it rises.' : 'Leave to rest for 10 minutes; thin with a splash of water if it does not pour easily.'}`, 8);
    const fat = pen.first('fat') ?? pen.take('vegetable oil', 7 * pen.servings);
    pen.step(`Heat a little of ${pen.the([fat])} in a frying pan over medium heat. ${pen.has('rise') ? 'Ladle in rounds the size of your palm and cook for 2 minutes, until bubbles open on top and the edges look dry. Turn and cook for 1 to 2 minutes more, until golden and cooked through.' : 'Pour in just enough batter to cover the base thinly, tilting the pan. Cook for 1 to 2 minutes, until the edges lift and brown, turn and give it 1 minute more.'} Go on until the batter is used up.`, 14);
    pen.step([pen.has('fruit') ? `Top with ${pen.the(pen.parts('fruit'))}.` : '', topping(pen, 'Serve warm.')], 2);
    pen.note('Keep finished pancakes warm under a cloth. Leftover ones freeze well with paper between them.');
  },
};

export const porridge: Shape = {
  id: 'porridge', dish: 'Porridge', meal: 'breakfast', way: 'pot', needs: ['stove'], minutes: 12, worth: 6,
  slots: [slot('base', ['oats'], 1, 1, 50), slot('milk', ['milk', '#coconut milk'], 0, 1, 180), slot('fruit', FRUIT, 0, 3, 80), slot('sugar', SWEETENER, 0, 1, 10), slot('nut butter', ['nut butter'], 0, 1, 15), ...SWEET],
  variants: [{ title: 'Creamy', cuisine: 'british', likes: ['ground cinnamon'], calls: ['oats', 'apple', 'honey'] }, { title: 'Nordic', cuisine: 'nordic', likes: [], calls: ['cardamom', 'blueberry', 'lingonberry jam'] }],
  write(pen) {
    const soft = pen.parts('fruit').filter((part) => ['firm fruit', 'dried fruit'].includes(part.food.kind));
    const fresh = pen.parts('fruit').filter((part) => !soft.includes(part));
    const water = pen.take('water', (pen.has('milk') ? 70 : 250) * pen.servings);
    const spice = extras(pen);
    pen.step(`Put ${pen.the([...pen.parts('base'), ...pen.parts('milk'), water, ...soft])} into a saucepan with ${pen.the([pen.take('salt', 0.4 * pen.servings)])}${spice === '' ? '' : ` and ${spice}`}.`, 3);
    pen.step('Bring to a gentle simmer and cook for 5 to 6 minutes, stirring often, until thick and creamy and the oats are soft.', 6);
    pen.step([pen.has('sugar') || pen.has('nut butter') ? `Stir in ${pen.the([...pen.parts('sugar'), ...pen.parts('nut butter')])}.` : '', fresh.length > 0 ? `Top with ${pen.the(fresh)}.` : '', topping(pen, 'Serve hot.')], 2);
    pen.note('It sets as it cools: loosen it with a splash of hot water.');
  },
};

export const frenchToast: Shape = {
  id: 'french toast', dish: 'French Toast', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 20, worth: 7,
  slots: [slot('bread', ['bread', '-#rye bread', '-#garlic bread'], 1, 1, 90), slot('egg', ['egg'], 1, 1, 60), slot('milk', ['milk', 'cream', '-#sour cream'], 1, 1, 70), slot('fruit', FRUIT, 0, 2, 80), slot('sugar', SWEETENER, 0, 1, 10), slot('fat', ['butter', 'oil'], 0, 1, 10), ...SWEET],
  variants: [{ title: 'Golden', cuisine: 'french', likes: ['ground cinnamon'], calls: ['brioche', 'butter', 'maple syrup'] }],
  write(pen) {
    const spice = extras(pen);
    pen.step(`Beat ${pen.the([...pen.parts('egg'), ...pen.parts('milk')])} in a wide dish with ${pen.the([pen.take('salt', 0.3 * pen.servings), ...pen.parts('sugar')])}${spice === '' ? '' : ` and ${spice}`}.`, 3);
    pen.step(`Soak ${pen.the(pen.parts('bread'))} for 1 to 2 minutes a side, until heavy but not falling apart.`, 4);
    const fat = pen.first('fat') ?? pen.take('vegetable oil', 8 * pen.servings);
    pen.step(`Heat ${pen.the([fat])} in a frying pan over medium heat. Fry for 3 to 4 minutes a side, until deep golden and the middle is set, no longer wet (71 °C / 160 °F).`, 9);
    pen.step([pen.has('fruit') ? `Top with ${pen.the(pen.parts('fruit'))}.` : '', topping(pen, 'Serve hot.')], 2);
    pen.note('Stale bread soaks better than fresh.');
  },
};

export const fruitBowl: Shape = {
  id: 'fruit bowl', dish: 'Fruit Bowl', meal: 'sweet', way: 'no-cook', needs: [], minutes: 12, worth: 4,
  slots: [slot('fruit', [...FRUIT, '#grapefruit'], 1, 6, 200), slot('cream', ['yogurt', 'cream', '#ricotta', '#mascarpone', '#cottage cheese', '-#sour cream'], 0, 1, 90), slot('crunch', [...CRUNCH, 'cereal', 'oats'], 0, 2, 25), slot('sugar', SWEETENER, 0, 1, 8), slot('acid', ['#lemon', '#lime', '#lemon juice', '#lime juice'], 0, 1, 8), slot('herbs', ['#mint', '#basil'], 0, 1, 2), ...SWEET],
  variants: [{ title: 'Fresh', cuisine: null, likes: [], calls: [] }, { title: 'Layered', cuisine: 'american', likes: [], calls: ['yogurt', 'granola', 'oats'] }],
  write(pen) {
    const dress = [...pen.parts('acid'), ...pen.parts('sugar')];
    pen.step(`${dress.length > 0 ? `Stir together ${pen.the(dress)} in a bowl, using only the juice of any citrus. ` : ''}Add ${pen.the(pen.parts('fruit'))} and turn gently until coated. Leave for 5 minutes so that the juices run.`, 8);
    const spice = extras(pen);
    pen.step([pen.has('crunch') ? `Toast ${pen.the(pen.parts('crunch'))} in a dry pan for 3 minutes, stirring, until it smells nutty. Let cool.` : '', pen.has('cream') ? `Stir ${pen.the(pen.parts('cream'))} until smooth${spice === '' ? '' : ` with ${spice}`}.` : spice === '' ? '' : `Sprinkle with ${spice}.`], 4);
    pen.step([pen.has('cream') || pen.has('crunch') ? `Layer the fruit with ${[pen.has('cream') ? pen.the(pen.parts('cream')) : '', pen.has('crunch') ? pen.the(pen.parts('crunch')) : ''].filter(Boolean).join(' and ')} in glasses or bowls.` : 'Spoon into bowls.', pen.has('herbs') ? `Tear over ${pen.the(pen.parts('herbs'))}.` : '', topping(pen, 'Serve cold.')], 2);
    pen.note('Cut fruit keeps for a day in the fridge; add anything crunchy only when you serve it.');
  },
};

export const loafCake: Shape = {
  id: 'loaf cake', dish: 'Loaf Cake', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 70, worth: 7,
  slots: [{ ...flour, grams: 48 }, { ...sugar, grams: 30 }, slot('egg', ['egg', '#egg substitute'], 1, 1, 26), slot('fat', ['butter', '#vegetable oil', '#coconut oil', '#margarine', '#olive oil'], 1, 1, 24, ['vegetable oil']), slot('rise', ['#baking powder', '#baking soda'], 1, 1, 2, ['baking powder']), slot('fruit', ['#banana', '#apple', '#pear', 'berry', '#carrot', '#zucchini', '#pumpkin puree', '#peach', '#plum', '#lemon', '#orange', 'dried fruit'], 1, 2, 60), slot('milk', ['milk', '#yogurt', '#buttermilk', '#sour cream'], 0, 1, 20), slot('nuts', [...CRUNCH, 'chocolate'], 0, 2, 15), ...SWEET],
  variants: [{ title: 'Moist', cuisine: 'american', likes: ['ground cinnamon'], calls: ['banana', 'walnut', 'carrot', 'zucchini'] }, { title: 'Tea-Time', cuisine: 'british', likes: [], calls: ['lemon', 'raisin', 'blueberry'] }],
  write(pen) {
    for (const part of pen.parts('fruit')) {
      part.cut = part.food.id === 'banana' ? 'mashed with a fork' : ['carrot', 'zucchini', 'apple', 'pear'].includes(part.food.id) ? 'coarsely grated and squeezed' : ['lemon', 'orange'].includes(part.food.id) ? 'zest finely grated and juice squeezed' : part.food.cut;
    }
    pen.step(`Heat the oven to ${oven(175)} and line a loaf pan of about 1 liter (2 lb) with paper.`, 3);
    const melt = pen.parts('fat').some((part) => part.food.kind === 'butter') ? 'melted and cooled a little, ' : '';
    const spice = extras(pen);
    pen.step(`Whisk ${pen.the([...pen.parts('sugar'), ...pen.parts('egg')])} for 2 minutes, until pale. Beat in ${pen.the(pen.parts('fat'))}${melt === '' ? '' : ` (${melt.replace(/, $/, '')})`}${pen.has('milk') ? ` and ${pen.the(pen.parts('milk'))}` : ''}, then stir in ${pen.the(pen.parts('fruit'))}.`, 6);
    const dry = [...pen.parts('flour'), ...pen.parts('rise'), pen.take('salt', 0.3 * pen.servings)];
    pen.step(`Mix ${pen.the(dry)}${spice === '' ? '' : ` with ${spice}`} and fold in just until no dry flour shows.${pen.has('nuts') ? ` Fold in ${pen.the(pen.parts('nuts'))}.` : ''} Scrape into the pan.`, 4);
    pen.step('Bake for 45 to 55 minutes, until risen and golden and a skewer comes out of the middle without wet batter. Cover loosely with foil if the top darkens too soon.', 50);
    pen.step(['Leave in the pan for 10 minutes, then lift out and cool on a rack.', topping(pen, 'Serve in slices.')], 10);
    pen.note('Keeps for 4 days wrapped at room temperature, and slices freeze well. Do not eat the raw batter.');
  },
};

export const smoothie: Shape = {
  id: 'smoothie', dish: 'Smoothie', meal: 'drink', way: 'blender', needs: ['blender'], minutes: 6, worth: 4,
  slots: [slot('fruit', ['berry', 'tropical fruit', 'stone fruit', 'firm fruit', 'avocado', '#orange', '#date'], 1, 4, 170), slot('milk', ['milk', 'yogurt', '#coconut milk', '#orange juice', '#apple juice', '#coconut water'], 1, 2, 150), slot('green', ['#spinach', '#kale', '#cucumber', '#carrot', '#celery', '#beet'], 0, 1, 30), slot('oats', ['oats', 'nut butter', 'supplement', '#chia seed', '#flaxseed'], 0, 2, 18), slot('sugar', SWEETENER, 0, 1, 8), slot('acid', ['#lime', '#lemon', '#ginger'], 0, 1, 4), ...SWEET.filter(({ name }) => name !== 'finish')],
  variants: [{ title: 'Bright', cuisine: null, likes: [] }, { title: 'Breakfast', cuisine: 'american', likes: [], calls: ['oats', 'banana', 'peanut butter'] }],
  write(pen) {
    const first = [...pen.parts('milk'), ...pen.parts('green'), ...pen.parts('oats')];
    pen.step(`Put ${pen.the(first)} into the blender and blend for 30 seconds.`, 2);
    const spice = extras(pen);
    pen.step(`Add ${pen.the([...pen.parts('fruit'), ...pen.parts('sugar'), ...pen.parts('acid')])}${spice === '' ? '' : ` and ${spice}`}. Blend on high for 1 minute, until completely smooth. Thin with a splash of cold water if it is too thick to pour.`, 3);
    pen.step('Taste, sweeten if it needs it, pour into glasses and drink straight away.', 1);
    pen.note('Fruit frozen in pieces makes it thick and cold without ice.');
  },
};
