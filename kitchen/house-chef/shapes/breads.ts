/** Breads: with yeast, with baking powder, from the pan, and what is spread over dough. */
import { CHEESE, CRUNCH } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { BREAD_FLOUR, CAKE_FLOUR, flourSlot, leaven, pinchOfSalt, PLAIN_YOGURT, POURED_MILK, pouredFat, proportion, riseSlot, serveWith, skewer, SOLID_FAT, spiceSlot, WHOLE_EGG, eggsIn } from '../technique/baking.ts';
import { kneaded, proved } from '../technique/dough.ts';
import { cookInPan } from '../technique/protein.ts';
import { fryVegetables } from '../technique/vegetables.ts';
import { heatFat } from '../technique/season.ts';
import { oven } from '../technique/heat.ts';

const YEAST = slot('rise', ['#active dry yeast'], 1, 1, 3, ['active dry yeast']);
const OIL = slot('fat', ['oil', '#butter', '-#sesame oil', '-#chili oil'], 0, 1);
const BREAD_HERBS = slot('herbs', ['woody herb', 'dried herb', '#chives', '#parsley', '#basil', '#dill'], 0, 2);
const STUDS = ['#olive', '#sun-dried tomato', '#cherry tomato', '#tomato', '#onion', '#red onion', '#garlic', '#potato', '#zucchini', '#bell pepper', '#mushroom', '#roasted red pepper', '#grape', '#fig', '#artichoke heart'] as const;

export const focaccia: Shape = {
  id: 'focaccia', dish: 'Focaccia', meal: 'side', way: 'oven', needs: ['oven'], minutes: 140, worth: 6,
  slots: [{ ...flourSlot(125), takes: BREAD_FLOUR, buy: ['all-purpose flour'] }, YEAST, { ...OIL, takes: ['#olive oil', 'oil', '-#sesame oil'] }, slot('top', STUDS, 0, 3, 60), slot('cheese', ['hard cheese', 'crumbly cheese', '#mozzarella'], 0, 1, 20), { ...BREAD_HERBS, name: 'leaves' }, slot('spices', ['#chili flakes', '#za’atar'], 0, 1)],
  variants: [{ title: '', cuisine: 'italian', likes: [], calls: ['rosemary', 'olive', 'olive oil'] }],
  titles: ['{style} {all} Focaccia', '{style} Focaccia with {all}'],
  write(pen) {
    const flour = pen.parts('flour').reduce((sum, part) => sum + part.grams, 0);
    const oil = pen.first('fat') ?? pen.take('vegetable oil', flour * 0.14);
    if (pen.has('fat')) proportion(pen, { fat: flour * 0.14 });
    proportion(pen, { rise: flour <= 300 ? 4 : 7 });
    const water = pen.take('water', flour * 0.75);
    const salt = pen.take('salt', flour * 0.02);
    pen.step(`Stir ${pen.the([...pen.parts('flour'), ...pen.parts('rise'), salt])} in a bowl. Add ${pen.the([water])}, lukewarm, with a third of ${pen.the([oil])} and mix for a minute to a wet, sticky dough.`, 5);
    pen.step(pen.say('Cover and leave for 15 minutes, then lift the edges with wet fingers and fold them over the middle, all the way round. Do this once more after another 15 minutes.', 'Rest the dough for 15 minutes, stretch and fold it four times with wet hands, rest again for 15 minutes and repeat: this stands in for kneading.', 'Instead of kneading, wait 15 minutes, then pull each side of the dough up and over itself, turning the bowl; wait 15 minutes more and do the same again.'), 30);
    pen.step(`Cover and let rise in a warm place for ${proved(pen)}.`, 50);
    const tin = flour <= 300 ? 'a 20 cm (8 in) square tin' : flour <= 550 ? 'a 23 x 33 cm (9 x 13 in) tin' : 'a large rimmed baking sheet';
    pen.step(`Pour half of the oil left into ${tin}, ease in the dough and stretch it towards the corners. Rest for 20 minutes while the oven heats to ${oven(220)}.`, 22);
    for (const part of pen.parts('top')) part.cut = ['cherry tomato', 'grape', 'olive'].includes(part.food.id) ? 'halved' : 'thinly sliced';
    for (const part of pen.parts('leaves')) if (part.food.kind === 'woody herb') part.cut = 'leaves picked';
    const top = [...pen.parts('top'), ...pen.parts('cheese'), ...pen.parts('leaves'), ...pen.parts('spices')];
    pen.step([pen.say('Oil your fingers and press deep dimples all over, down to the tin.', 'Dimple the dough all over with oiled fingertips.', 'With wet or oily fingers, poke the dough full of holes without tearing it.'), top.length > 0 ? `Press in ${pen.the(top)}.` : '', 'Trickle over the last of the oil and add a pinch of salt.'], 3);
    pen.step(`Bake for 20 to 25 minutes, ${pen.say('until deep golden and crisp underneath (lift a corner to look)', 'until well browned on top and hollow-sounding when you tap the base', 'until the crust has the color of a chestnut and the edges pull away from the tin').replace('the color of a chestnut', 'turned a rich brown')}.`, 23);
    pen.step(['Cool on a rack for 10 minutes so that the crust stays crisp.', pen.say('Tear or cut into squares and eat the same day.', 'Serve warm, in squares.')], 10);
    pen.note(pen.say('With a night in the fridge instead of the first rise the bread tastes even better; bring it back to room temperature first.', 'Weigh the water rather than add flour when the dough feels sticky: wet dough gives big bubbles.'));
  },
};

export const pizza: Shape = {
  id: 'pizza', dish: 'Pizza', meal: 'main', way: 'oven', needs: ['oven'], minutes: 100, worth: 7,
  slots: [slot('pastry', ['#pizza dough', '#bread dough'], 1, 1, 220), slot('sauce', ['#crushed tomato', '#tomato sauce', '#canned tomato', '#pizza sauce', '#marinara sauce', '#pesto', '#tomato paste', '#tomato', '#crème fraîche'], 1, 1, 70), slot('cheese', ['#mozzarella', 'melting cheese', 'crumbly cheese', 'hard cheese', '#ricotta', '#vegan cheese'], 1, 3, 90), slot('veg', ['mushroom', '#bell pepper', '#red onion', '#onion', '#zucchini', '#eggplant', '#spinach', '#artichoke heart', '#olive', '#corn', '#cherry tomato', '#pineapple', '#potato', '#asparagus', '#jalapeno', '#caper', '#roasted red pepper', '#sun-dried tomato'], 0, 4, 90), slot('protein', ['cured meat', 'cooked sausage', 'raw sausage', 'bacon', '#canned tuna', 'anchovy', 'cooked meat', '#egg'], 0, 2, 60), slot('garlic', ['garlic'], 0, 1), slot('leaves', ['#arugula'], 0, 1, 15), { ...OIL, takes: ['#olive oil'] }, slot('herbs', ['tender herb', 'dried herb'], 0, 2), slot('spices', ['#chili flakes', '#fennel seed'], 0, 1)],
  variants: [{ title: '', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: ['mozzarella', 'basil', 'pizza dough', 'prosciutto'] }],
  titles: ['{style} {all} Pizza', '{style} Pizza with {all}', '{style} Homemade {all} Pizza'],
  write(pen) {
    const dough = pen.parts('pastry');
    const own = pen.parts('flour').reduce((sum, part) => sum + part.grams, 0);
    if (dough.length === 0) {
      const flour = own > 0 ? own : pen.servings * 130;
      const water = pen.take('water', flour * 0.62);
      if (pen.has('rise')) proportion(pen, { rise: flour <= 300 ? 4 : 7 });
      pen.step(`Mix ${pen.the([...pen.parts('flour'), ...pen.parts('rise'), pen.take('salt', flour * 0.018)])} with ${pen.the([water])}, lukewarm, to a rough dough. ${kneaded(pen)}`, 12);
      pen.step(pen.has('rise') ? `Cover and leave to rise for ${proved(pen)}. Shape into ${pen.servings === 1 ? 'a ball' : `${pen.servings} balls`} and rest for 15 minutes more.` : `Shape into ${pen.servings === 1 ? 'a ball' : `${pen.servings} balls`}, cover and rest for 30 minutes: without yeast the crust is thin and crisp, like a flatbread.`, pen.has('rise') ? 75 : 30);
    } else pen.step(`Take ${pen.the(dough)} out of the fridge ${pen.say('and leave covered at room temperature for 30 minutes: cold dough springs back', 'half an hour before you start, and keep it covered; it stretches only when it is no longer cold')}.`, 30);
    pen.step(pen.say(`Heat the oven as hot as it goes, at least ${oven(240)}, with a heavy baking sheet inside.`, `Put a heavy baking sheet into the oven and heat to ${oven(240)} or higher for 20 minutes.`, `Set the oven to its highest heat, ${oven(240)} or more; leave a baking sheet in it to get hot.`), 0);
    const cooked = pen.parts('protein').filter((part) => ['raw sausage', 'bacon'].includes(part.food.kind));
    const wet = pen.parts('veg').filter((part) => ['mushroom', 'eggplant', 'zucchini', 'spinach'].includes(part.food.id) || part.food.kind === 'mushroom');
    for (const part of pen.parts('veg')) if (['potato', 'onion', 'red onion', 'bell pepper', 'pineapple', 'asparagus'].includes(part.food.id)) part.cut = part.food.id === 'potato' ? 'sliced paper-thin' : 'thinly sliced';
    if (cooked.length + wet.length > 0) {
      const start = heatFat(pen, 'a frying pan', 'medium-high heat', 6);
      const meat = cookInPan(pen, cooked);
      const veg = fryVegetables(pen, wet);
      pen.step([start, meat.say, veg.say, 'Cool a little: dry toppings keep the base crisp.'], meat.minutes + veg.minutes);
    }
    const garlic = pen.parts('garlic');
    const dried = [...pen.parts('herbs').filter((part) => part.food.kind === 'dried herb'), ...pen.parts('spices')];
    const sauce = pen.parts('sauce');
    pen.step(`${sauce.some((part) => part.food.kind === 'tomato' || part.food.kind === 'canned tomato') ? `Crush ${pen.the(sauce)}, pour off any thin juice and season with` : `Season ${pen.the(sauce)} with`} ${pen.the([pen.take('salt', 0.5 * pen.servings), ...garlic, ...dried])}.`, 4);
    pen.step([pen.say('Stretch each piece of dough by hand on a floured sheet of baking paper, from the middle outwards, leaving a thicker rim.', 'Press and pull the dough into thin rounds on baking paper, thicker at the edge.').replace('floured ', ''), `Spread thinly with the sauce and top with ${pen.the([...pen.parts('cheese'), ...pen.parts('veg').filter((part) => !wet.includes(part)), ...pen.parts('protein').filter((part) => !cooked.includes(part) && part.food.kind !== 'egg'), ...cooked, ...wet])}. ${pen.say('Leave space between the pieces.', 'Keep the rim free.', 'A thin layer is enough.')}`], 8);
    const eggs = pen.parts('protein').filter((part) => part.food.kind === 'egg');
    pen.step([`Slide the paper onto the hot sheet, one pizza at a time. Bake for 8 to 12 minutes, ${pen.say('until the rim is blistered and brown and the top bubbles', 'until the topping is molten with brown spots and the underside is crisp')}.`.replace('the cheese', `the ${pen.parts('cheese').length > 1 ? 'cheese' : 'cheese'}`), eggs.length > 0 ? `Crack ${pen.the(eggs)} on top for the last 6 minutes and bake until white and yolk are firm (71 °C / 160 °F).` : ''], 12);
    const late = [...pen.parts('leaves'), ...pen.parts('herbs').filter((part) => !part.used), ...pen.parts('fat')];
    pen.step([late.length > 0 ? `Finish with ${pen.the(late)}.` : '', pen.say('Cut and eat at once.', 'Slice and serve straight from the board.', 'Eat hot, one pizza while the next one bakes.').replace(', one pizza while the next one bakes', ' from the oven')], 1);
    pen.note(pen.say('Less is more: an overloaded pizza turns soggy before it browns.', 'Heat the baking sheet for a full 20 minutes; it does the work of a pizza stone.'));
  },
};

/** The same from flour and yeast. */
export const homemadePizza: Shape = {
  ...pizza, id: 'homemade pizza', minutes: 130, worth: 6,
  slots: [{ ...flourSlot(130), takes: BREAD_FLOUR, buy: ['all-purpose flour'] }, YEAST, ...pizza.slots.filter(({ name }) => name !== 'pastry')],
};

export const sodaBread: Shape = {
  id: 'soda bread', dish: 'Soda Bread', meal: 'side', way: 'oven', needs: ['oven'], minutes: 55, worth: 5,
  slots: [{ ...flourSlot(110), takes: ['#all-purpose flour', '#spelt flour', '-#self-rising flour'], most: 2, buy: [] }, slot('milk', ['#buttermilk', '#kefir', ...PLAIN_YOGURT, '#milk'], 1, 1, 90), slot('rise', ['#baking soda'], 1, 1, 2, ['baking soda']), slot('acid', ['#lemon', '#lemon juice', 'vinegar'], 0, 1), slot('oats', ['#rolled oats'], 0, 1, 12), slot('fruit', ['#raisin', '#currant', '#dried cranberry', ...CRUNCH, '#olive', 'hard cheese', '#cheddar'], 0, 2, 18), BREAD_HERBS, slot('sugar', ['#honey', '#molasses', '#sugar'], 0, 1, 4), slot('finish', ['#butter', '#jam'], 0, 1, 10)],
  variants: [{ title: '', cuisine: 'british', likes: [], calls: ['buttermilk', 'baking soda', 'oats', 'whole wheat flour'] }],
  titles: ['{style} {all} Soda Bread', '{style} Soda Bread with {all}'],
  write(pen) {
    const flour = pen.parts('flour').reduce((sum, part) => sum + part.grams, 0);
    const thick = pen.parts('milk').some((part) => part.food.kind === 'yogurt');
    const sour = pen.parts('milk').some((part) => part.food.kind === 'yogurt' || ['buttermilk', 'kefir'].includes(part.food.id));
    const oats = pen.parts('oats').reduce((sum, part) => sum + part.grams, 0);
    proportion(pen, { rise: flour * 0.016, milk: (flour + oats) * (thick ? 0.65 : 0.75) });
    const dry = [...pen.parts('flour'), ...pen.parts('oats'), ...pen.parts('rise'), pen.take('salt', flour * 0.018)];
    pen.step(`Heat the oven to ${oven(200)} and line a baking sheet with paper.`, 4);
    const acid = pen.parts('acid').length > 0 ? pen.parts('acid') : sour ? [] : [pen.take('vinegar', flour * 0.06)];
    if (acid.length > 0 && !sour) pen.step(`Stir ${acid[0]?.food.kind === 'citrus' && !acid[0].food.id.includes('juice') ? `the juice of ${pen.the(acid)}` : pen.the(acid)} into ${pen.the(pen.parts('milk'))} and leave for 5 minutes to sour and thicken: the soda needs acid to rise.`, 5);
    const studs = [...pen.parts('fruit'), ...pen.parts('herbs')];
    pen.step([`Mix ${pen.the(dry)} well in a large bowl.`, studs.length > 0 ? `Stir in ${pen.the(studs)}.` : ''], 3);
    pen.step([`Make a well, pour in ${pen.the([...pen.parts('milk'), ...pen.parts('sugar'), ...(sour ? pen.parts('acid') : [])])}${thick ? ', loosened with 3 tbsp water,' : ''} and ${pen.say('bring together with one hand, fingers spread wide', 'stir with the handle of a wooden spoon until it clumps')}.`, pen.say('Stop as soon as it holds: the dough should be soft and a bit ragged.', 'Do not knead; a soft, slightly sticky ball is right.')], 3);
    if (thick) pen.take('water', 45);
    pen.step(`Shape into a round about 4 cm (1½ in) high on the sheet. ${pen.say('Cut a deep cross into the top so that the middle bakes through.', 'Score a deep cross with a sharp knife, nearly to the base.')} Bake at once for ${flour < 300 ? '28 to 32' : flour < 600 ? '38 to 42' : '48 to 52'} minutes, until brown all over and the base sounds hollow when you knock on it.`, flour < 300 ? 30 : 40);
    pen.step([pen.say('Cover with a clean cloth for a soft crust and cool on a rack for 20 minutes.', 'Cool on a rack for 20 minutes, uncovered if you like the crust hard.'), serveWith(pen, 'Slice and eat.')], 20);
    pen.note(pen.say('The soda starts to work as soon as it is wet: get the loaf into the oven within minutes.', 'Best the same day, and good toasted on the next. It freezes well in slices.'));
  },
};

export const flatbreads: Shape = {
  id: 'flatbreads', dish: 'Flatbreads', meal: 'side', way: 'pan', needs: ['stove'], minutes: 45, worth: 4,
  slots: [{ ...flourSlot(85), takes: ['#all-purpose flour', '#spelt flour'], buy: ['all-purpose flour'] }, slot('milk', PLAIN_YOGURT, 0, 1, 60), { ...riseSlot, least: 0, buy: [] }, slot('fat', ['#olive oil', '#ghee', '#butter', 'oil', '-#sesame oil'], 0, 1, 6), slot('filling', ['#feta', '#spinach', '#green onion', '#potato', '#mozzarella', '#paneer', '#cheddar'], 0, 2, 45), slot('garlic', ['garlic', 'chili'], 0, 2), slot('herbs', ['tender herb', 'dried herb'], 0, 2), slot('spices', ['#cumin', '#nigella seed', '#za’atar', '#sesame seed', '#chili flakes', '#garam masala'], 0, 2), slot('dip', ['spread', '#labneh'], 0, 1, 40)],
  variants: [{ title: '', cuisine: 'levantine', likes: [], calls: ['yogurt', 'za’atar'] }, { title: 'Naan-Style', cuisine: 'indian', likes: [], calls: ['ghee', 'nigella seed', 'yogurt'] }],
  titles: ['{style} {all} Flatbreads', '{style} Flatbreads with {all}'],
  write(pen) {
    const flour = pen.parts('flour').reduce((sum, part) => sum + part.grams, 0);
    const yogurt = pen.has('milk');
    proportion(pen, { milk: flour * 0.7 });
    const water = yogurt ? [] : [pen.take('water', flour * 0.58)];
    for (const part of pen.parts('filling')) part.cut = part.food.id === 'potato' ? 'boiled, peeled and mashed' : part.food.id === 'spinach' ? 'very finely chopped' : part.food.id === 'paneer' ? 'finely crumbled' : part.food.cut;
    const potato = pen.parts('filling').filter((part) => part.food.id === 'potato');
    if (potato.length > 0) pen.step(`Boil the ${pen.names(potato)} in salted water for 20 minutes, until a knife slides in, then peel, mash and let cool.`, 22);
    const inside = [...pen.parts('filling'), ...pen.parts('herbs'), ...pen.parts('spices'), ...pen.parts('garlic').filter((part) => part.food.kind === 'chili')];
    const rise = pen.has('rise') ? leaven(pen, flour, 3) : [];
    pen.step([`Stir ${pen.the([...pen.parts('flour'), ...rise, pen.take('salt', flour * 0.015)])} in a bowl. Add ${pen.the([...pen.parts('milk'), ...water])} and mix to a soft dough; add flour or water by the spoonful if it is too wet or dry.`.replace('add flour or water by the spoonful if it is too wet or dry', 'a few drops of water help if it will not come together'), inside.length > 0 ? `Work in ${pen.the(inside)}.` : ''], 5);
    pen.step(`${pen.say('Knead for 2 to 3 minutes until smooth', 'Work it on the counter for 3 minutes, until it no longer sticks to your hands')}, cover and rest for 20 minutes ${pen.say('so that it rolls out without springing back', 'which makes it easy to stretch')}.`, 23);
    pen.step(`Divide into ${pen.servings * 2} balls and flatten each with a rolling pin to about 4 mm (⅛ in) thin.`, 6);
    pen.step(`${pen.say('Heat a dry, heavy frying pan over medium-high heat until a drop of water dances. Cook one at a time for 2 minutes,', 'Get a heavy pan hot without any fat. Lay in the first, leave it alone for about 2 minutes,')} ${pen.say('until it bubbles and the underside has dark spots', 'until blistered underneath and puffing up')}, then turn and cook for 1 to 2 minutes more, until no raw dough is left.`, Math.min(24, 4 * pen.servings + 6));
    const garlic = pen.parts('garlic').filter((part) => !part.used);
    const fat = pen.has('fat') ? pen.the(pen.parts('fat')) : garlic.length > 0 ? pen.the([pen.take('vegetable oil', 7 * pen.servings)]) : '';
    pen.step([fat === '' ? '' : `Brush hot from the pan with ${fat}${garlic.length > 0 ? `, warmed with ${pen.the(garlic)}` : ''}.`, `Stack in a clean cloth to keep soft${pen.has('dip') ? ` and serve with ${pen.the(pen.parts('dip'))}` : ''}.`], 2);
    pen.note(pen.say('Leftovers soften again with a sprinkle of water and 30 seconds in the hot pan.', 'A smoking-hot pan gives bubbles; a lukewarm one gives crackers.').replace('gives crackers', 'dries them out'));
  },
};

const SCONE_BITS = ['#raisin', '#currant', '#dried cranberry', '#blueberry', '#date', '#chocolate chips', '#dark chocolate', 'melting cheese', 'hard cheese', '#feta', '#chives', '#green onion', '#bacon', '#ham', '#sun-dried tomato', '#pumpkin puree', '#candied ginger'] as const;
export const scones: Shape = {
  id: 'scones', dish: 'Scones', meal: 'snack', way: 'oven', needs: ['oven'], minutes: 35, worth: 7,
  slots: [flourSlot(62), slot('fat', SOLID_FAT, 1, 1, 16, ['butter']), slot('milk', [...POURED_MILK, ...PLAIN_YOGURT, '#heavy cream'], 1, 1, 40), riseSlot, slot('bits', SCONE_BITS, 0, 2, 22), slot('sugar', ['#sugar'], 0, 1, 8), slot('acid', ['#lemon', '#orange'], 0, 1), slot('herbs', ['#rosemary', '#thyme', 'dried herb'], 0, 1), spiceSlot, slot('finish', ['#jam', '#clotted cream', '#honey', '#whipped cream', '#cream cheese', '#strawberry'], 0, 2)],
  variants: [{ title: '', cuisine: 'british', likes: [], calls: ['raisin', 'clotted cream', 'jam'] }],
  titles: ['{style} {all} Scones', '{style} Scones with {all}', '{style} Warm {all} Scones'],
  write(pen) {
    const flour = pen.parts('flour').reduce((sum, part) => sum + part.grams, 0);
    const thick = pen.parts('milk').some((part) => part.food.kind !== 'milk');
    proportion(pen, { fat: flour * 0.25, milk: flour * (thick ? 0.68 : 0.58) });
    const bits = pen.parts('bits');
    const savoury = bits.some((part) => !['dried fruit', 'berry', 'chocolate'].includes(part.food.kind) && part.food.id !== 'pumpkin puree') || pen.has('herbs');
    const bacon = bits.filter((part) => part.food.kind === 'bacon');
    for (const part of pen.parts('fat')) part.cut = 'cold and diced';
    pen.step(`Heat the oven to ${oven(220)} and line a baking sheet with paper.`, 4);
    if (bacon.length > 0) pen.step(cookInPan(pen, bacon).say.replace('Add ', 'Put ').replace(' and cook', ' into a cold frying pan and cook'), 7);
    const sugar = pen.parts('sugar');
    const zest = pen.parts('acid');
    if (savoury && sugar.length > 0) proportion(pen, { sugar: 4 * pen.servings });
    pen.step(`Whisk ${pen.the([...pen.parts('flour'), ...leaven(pen, flour, 5), ...sugar, ...pen.parts('spices'), pinchOfSalt(pen, 0.6)])}. ${pen.say(`Rub in ${pen.the(pen.parts('fat'))} with your fingertips until it looks like breadcrumbs.`, `Cut in ${pen.the(pen.parts('fat'))} with two knives or cold fingers; a few pea-sized lumps should be left.`).replace('it looks like breadcrumbs', 'no lumps are left').replace('pea-sized', 'small')}`, 6);
    const add = [...bits, ...pen.parts('herbs')];
    pen.step([add.length > 0 || zest.length > 0 ? `Stir in ${add.length > 0 ? pen.the(add) : ''}${add.length > 0 && zest.length > 0 ? ' and ' : ''}${zest.length > 0 ? `the grated zest of ${pen.the(zest)}` : ''}.` : '', `Pour in ${pen.the(pen.parts('milk'))}, all but a spoonful, and stir with a knife just until the dough clumps.`], 3);
    pen.step(`Tip out, fold over on itself twice and pat 3 cm (1¼ in) thick. ${pen.say('Stamp out rounds without twisting the cutter', 'Cut into wedges or squares with a sharp knife, pressing straight down')} and set close together on the sheet. Brush the tops with the last of the ${pen.names(pen.parts('milk'))}.`, 5);
    pen.step(`Bake for 12 to 15 minutes, ${pen.say('until well risen, golden on top and dry at the sides', 'until tall and browned, with no doughy line where one is pulled open')}.`, 14);
    pen.step([pen.say('Cool for 5 minutes under a cloth.', 'Leave on a rack for 5 minutes.'), serveWith(pen, pen.say('Split while warm.', 'Eat the same day.'))], 5);
    pen.note('Cold fat and quick hands make them rise: handle the dough as little as you can. They freeze well unbaked; bake from frozen for 5 minutes longer.');
  },
};

export const cornbread: Shape = {
  id: 'cornbread', dish: 'Cornbread', meal: 'side', way: 'oven', needs: ['oven'], minutes: 40, worth: 7,
  slots: [slot('base', ['#cornmeal', '#polenta'], 1, 1, 35), flourSlot(30), slot('egg', WHOLE_EGG, 1, 1, 26), slot('milk', [...POURED_MILK, ...PLAIN_YOGURT], 1, 1, 65), slot('fat', [...SOLID_FAT, 'oil', '#lard', '-#sesame oil'], 1, 1, 14, ['vegetable oil']), riseSlot, slot('sugar', ['#sugar', '#brown sugar', '#honey', '#maple syrup'], 0, 1, 8), slot('bits', ['#corn', '#cheddar', 'melting cheese', '#feta', 'green onion', 'chili', '#bacon', '#bell pepper', '#roasted red pepper'], 0, 3, 35), slot('spices', ['#paprika', '#chili powder', '#cumin', '#chili flakes', '#smoked paprika'], 0, 1), slot('herbs', ['#cilantro', '#chives', '#thyme'], 0, 1), slot('finish', ['#butter', '#sour cream', '#salsa'], 0, 1)],
  variants: [{ title: '', cuisine: 'american', likes: [], calls: ['cornmeal', 'buttermilk'] }],
  titles: ['{style} {all} Cornbread', '{style} Skillet-Style {all} Cornbread', '{style} Cornbread with {all}'],
  write(pen) {
    const base = pen.parts('base').reduce((sum, part) => sum + part.grams, 0);
    const eggs = Math.max(1, Math.round(base / 75));
    const thick = pen.parts('milk').some((part) => part.food.kind === 'yogurt');
    proportion(pen, { flour: base * 0.85, egg: eggs * 50, milk: base * (thick ? 1.6 : 1.75), fat: base * 0.4 });
    const { tin } = base < 100 ? { tin: 'an 18 cm (7 in) ovenproof pan or tin' } : { tin: 'a 23 cm (9 in) ovenproof pan or tin' };
    pen.step(`Heat the oven to ${oven(200)}. Grease ${tin} and put it into the oven: a hot pan gives the crisp crust.`, 5);
    const bacon = pen.parts('bits').filter((part) => part.food.kind === 'bacon');
    if (bacon.length > 0) pen.step(cookInPan(pen, bacon).say.replace('Add ', 'Put ').replace(' and cook', ' into a cold frying pan and cook'), 7);
    pen.step(`Whisk ${pen.the([...pen.parts('base'), ...pen.parts('flour'), ...leaven(pen, base * 1.85, 3.6), ...pen.parts('spices'), pen.take('salt', base * 0.025)])}. Beat ${pen.the([...pen.parts('egg'), ...pen.parts('milk'), ...pen.parts('sugar')])} with ${pouredFat(pen)}.`, 5);
    const bits = [...pen.parts('bits'), ...pen.parts('herbs')];
    pen.step([pen.say('Stir the two together just until combined and leave for 5 minutes: the grains soften as they drink.', 'Pour the wet over the dry, mix with a few strokes and let it thicken for 5 minutes.'), bits.length > 0 ? `Fold in ${pen.the(bits)}.` : ''], 7);
    pen.step(`Scrape into the hot pan; it should sizzle. Bake for ${base < 100 ? '18 to 22' : '22 to 28'} minutes, ${skewer(pen)}.`, base < 100 ? 20 : 25);
    pen.step(['Rest for 10 minutes, then cut into wedges.', serveWith(pen, 'Eat warm.')], 10);
    pen.note('It dries out by the next day: split leftovers and toast them, or crumble them into soup.');
  },
};

export const savouryMuffins: Shape = {
  id: 'savoury muffins', dish: 'Savory Muffins', meal: 'snack', way: 'oven', needs: ['oven'], minutes: 40, worth: 6,
  slots: [{ ...flourSlot(55), takes: CAKE_FLOUR }, slot('egg', WHOLE_EGG, 1, 1, 26), slot('milk', [...POURED_MILK, ...PLAIN_YOGURT, '#sour cream'], 1, 1, 50), slot('fat', ['#olive oil', ...SOLID_FAT, 'oil', '-#sesame oil'], 1, 1, 16, ['vegetable oil']), riseSlot, slot('cheese', CHEESE, 1, 2, 30), slot('veg', ['#zucchini', '#carrot', '#spinach', '#corn', '#pea', '#bell pepper', '#roasted red pepper', '#sun-dried tomato', '#olive', 'green onion', '#kale', '#broccoli'], 1, 3, 50), slot('protein', ['cured meat', 'cooked sausage', '#bacon'], 0, 1, 20), slot('spices', ['#paprika', '#smoked paprika', '#nutmeg', '#cumin', '#chili flakes'], 0, 1), slot('herbs', ['tender herb', '#thyme', 'dried herb'], 0, 2), slot('crunch', ['seed'], 0, 1, 4)],
  variants: [{ title: '', cuisine: 'british', likes: [], calls: ['cheddar', 'feta', 'zucchini'] }],
  titles: ['{style} {all} Muffins', '{style} Savory {all} Muffins', '{style} Savory Muffins with {all}'],
  write(pen) {
    const eggs = eggsIn(pen, 'egg');
    const flour = 110 * eggs;
    const thick = pen.parts('milk').some((part) => part.food.kind !== 'milk');
    proportion(pen, { flour, milk: (thick ? 110 : 95) * eggs, fat: 34 * eggs });
    for (const part of pen.parts('veg')) part.cut = ['zucchini', 'carrot'].includes(part.food.id) ? 'coarsely grated and squeezed dry' : ['spinach', 'kale', 'broccoli'].includes(part.food.id) ? 'finely chopped' : part.food.cut.replace(/^(?:cut into bite-size pieces|chopped)$/, 'finely diced');
    pen.step(`Heat the oven to ${oven(190)} and grease ${6 * eggs} cups of a muffin tin.`, 4);
    const hot = pen.parts('protein').filter((part) => part.food.kind === 'bacon');
    if (hot.length > 0) pen.step(cookInPan(pen, hot).say.replace('Add ', 'Put ').replace(' and cook', ' into a cold frying pan and cook'), 7);
    pen.step(`Whisk ${pen.the([...pen.parts('flour'), ...leaven(pen, flour, 5), ...pen.parts('spices'), pen.take('salt', flour * 0.01)])} in a bowl. ${pen.say('In another, beat', 'In a jug, whisk')} ${pen.the([...pen.parts('egg'), ...pen.parts('milk')])} with ${pouredFat(pen)}.`, 5);
    const cheese = pen.the(pen.parts('cheese'));
    pen.step([pen.say('Combine the two with a few strokes; lumps are fine.', 'Fold the wet mixture into the dry until you see no more flour, then stop.'), `Fold in ${pen.the([...pen.parts('veg'), ...pen.parts('protein'), ...pen.parts('herbs')])} and most of ${cheese}.`], 3);
    pen.step([`Fill the cups three quarters full and top with what is left of ${cheese}${pen.has('crunch') ? ` and ${pen.the(pen.parts('crunch'))}` : ''}.`, `Bake for 20 to 24 minutes, ${skewer(pen)}.`], 23);
    pen.step(['Leave in the tin for 5 minutes before you lift them out.', pen.say('Good warm, with soup, or cold in a lunch box.', 'Serve warm; cold ones travel well.').replace(', with soup,', '')], 5);
    pen.note('Store in the fridge for 3 days or freeze; 5 minutes in a hot oven makes them fresh again.');
  },
};
