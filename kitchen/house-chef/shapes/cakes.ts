/** Cakes, muffins, cookies and bars: proportions by weight, led by the eggs where there are any. */
import { measure } from '../amounts.ts';
import { BAKING_FRUIT, CRUNCH } from '../groups.ts';
import { slot, type Shape, type Slot } from '../shape.ts';
import { cakeTin, eggsIn, flavour, flourSlot, leaven, lessDried, pinchOfSalt, pouredFat, PLAIN_YOGURT, POURED_MILK, proportion, range, riseSlot, serveWith, skewer, SOLID_FAT, spiceSlot, sugarSlot, SWEET_CHOCOLATE, vanillaSlot, WHOLE_EGG } from '../technique/baking.ts';
import { oven } from '../technique/heat.ts';
import type { Pen } from '../pen.ts';

const FAT_OR_OIL = slot('fat', ['#butter', '#margarine', '#vegan butter', '#vegetable oil', '#olive oil', '#coconut oil', '#canola oil', '#sunflower oil', '-#garlic butter'], 1, 1, 22, ['vegetable oil']);
const BATTER_FRUIT = ['berry', '#banana', '#apple', '#pear', '#peach', '#nectarine', '#plum', '#apricot', '#cherry', '#mango', '#pineapple', '#rhubarb', '#carrot', '#zucchini', '#pumpkin puree', 'dried fruit', '-#watermelon'] as const;
const FINISH: Slot = slot('finish', ['#powdered sugar', '#yogurt', '#heavy cream', '#whipped cream', '#mascarpone', '#cream cheese', '#ice cream', '#crème fraîche', '#jam', '#sprinkles', '#maple syrup', '#honey'], 0, 1);

/** Fruit as it goes into a batter. */
function readyFruit(pen: Pen, slots: readonly string[] = ['fruit']): void {
  for (const part of pen.parts(...slots)) {
    const { id, kind } = part.food;
    if (id === 'banana') part.cut = 'mashed with a fork';
    else if (id === 'carrot') part.cut = 'peeled and finely grated';
    else if (id === 'zucchini') part.cut = 'coarsely grated and squeezed dry';
    else if (kind === 'firm fruit') part.cut = 'peeled, cored and cut into small dice';
    else if (kind === 'stone fruit' || kind === 'tropical fruit') part.cut = part.food.cut.replace('sliced', 'cut into small dice');
    else if (id === 'rhubarb') part.cut = 'leaves discarded, cut into 1 cm (½ in) pieces';
  }
}

export const muffins: Shape = {
  id: 'muffins', dish: 'Muffins', meal: 'snack', way: 'oven', needs: ['oven'], minutes: 35, worth: 6,
  slots: [flourSlot(60), sugarSlot(25), slot('egg', WHOLE_EGG, 0, 1, 26), FAT_OR_OIL, slot('milk', [...POURED_MILK, ...PLAIN_YOGURT, '#sour cream'], 0, 1, 55), riseSlot, slot('fruit', BATTER_FRUIT, 1, 2, 60), slot('nuts', [...CRUNCH, ...SWEET_CHOCOLATE, '#coconut'], 0, 2, 14), slot('oats', ['#rolled oats'], 0, 1, 8), slot('acid', ['#lemon', '#orange'], 0, 1), spiceSlot, vanillaSlot, FINISH],
  variants: [{ title: '', cuisine: 'american', likes: ['ground cinnamon'], calls: ['blueberry', 'banana', 'carrot'] }],
  titles: ['{style} {1} Muffins with {rest}', '{style} {all} Muffins', '{style} Little {1} Muffins with {rest}'],
  write(pen) {
    readyFruit(pen);
    lessDried(pen, 'fruit', 25);
    const flour = pen.parts('flour').reduce((sum, part) => sum + part.grams, 0);
    const eggs = pen.has('egg');
    const mash = pen.parts('fruit').some((part) => ['banana', 'pumpkin puree'].includes(part.food.id));
    proportion(pen, { sugar: flour * (mash ? 0.35 : 0.42), fat: flour * 0.35, milk: flour * (eggs ? (mash ? 0.5 : 0.75) : mash ? 0.75 : 1) });
    const water = pen.has('milk') ? null : pen.take('water', flour * (eggs ? (mash ? 0.35 : 0.6) : mash ? 0.6 : 0.85));
    const cups = Math.max(3, Math.round(flour / 20));
    pen.step(`Heat the oven to ${oven(190)} and line ${cups} cups of a muffin tin with paper cases.`, 5);
    const dry = [...pen.parts('flour'), ...leaven(pen, flour, eggs ? 4 : 5), ...pen.parts('oats'), ...pen.parts('spices'), pinchOfSalt(pen)];
    pen.step(pen.say(`Whisk ${pen.the(dry)} in a large bowl.`, `In a large bowl, stir together ${pen.the(dry)}.`), 3);
    const acid = pen.parts('acid');
    const liquids = [...pen.parts('egg'), ...pen.parts('milk'), ...(water === null ? [] : [water]), ...pen.parts('sugar'), ...pen.parts('vanilla')];
    pen.step(`${pen.say('Beat', 'In a jug, whisk')} ${pen.the(liquids)} with ${pouredFat(pen)}${acid.length > 0 ? ` and the finely grated zest of ${pen.the(acid)}` : ''} until smooth.`, 3);
    pen.step([pen.say('Pour the wet into the dry and fold with a spatula just until no dry flour shows; 10 to 12 strokes are enough.', 'Tip the liquid into the flour and stir briefly: a lumpy batter makes a tender muffin.', 'Combine the two with a few strokes, stopping while there are still small lumps.'), `Fold in ${pen.the([...pen.parts('fruit'), ...pen.parts('nuts')])}.`], 3);
    pen.step(`Divide among the cases, filling them three quarters full. Bake for 20 to 24 minutes, ${skewer(pen)}.`, 22);
    pen.step(['Leave in the tin for 5 minutes, then cool on a rack.', serveWith(pen, pen.say('Eat warm or cold.', 'Best on the day they are baked.'))], 8);
    pen.note(pen.say('They freeze well: thaw for an hour, or warm for 8 minutes in a moderate oven.', 'Do not beat the batter: it makes muffins tough and tunneled. Keep them in a tin for 2 days.'));
  },
};

export const trayCake: Shape = {
  id: 'simple cake', dish: 'Cake', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 55, worth: 8,
  slots: [flourSlot(40), sugarSlot(32), slot('egg', WHOLE_EGG, 1, 1, 50), { ...FAT_OR_OIL, takes: ['#butter', '#margarine', '#vegetable oil', '#olive oil', '#canola oil', '#sunflower oil', '-#garlic butter'] }, riseSlot, slot('milk', [...POURED_MILK, ...PLAIN_YOGURT], 0, 1, 15), slot('fruit', ['stone fruit', '#apple', '#pear', 'berry', '#pineapple', '#rhubarb', 'canned fruit', '#lemon', '#orange', '-#applesauce', '-#mango'], 0, 1, 90), slot('binder', ['#cocoa powder'], 0, 1, 8), slot('nuts', [...CRUNCH, ...SWEET_CHOCOLATE, '#coconut'], 0, 1, 15), spiceSlot, vanillaSlot, FINISH],
  variants: [{ title: '', cuisine: 'british', likes: [], calls: ['butter', 'apple', 'plum'] }, { title: 'Chocolate', cuisine: 'american', likes: [], calls: ['cocoa powder'] }],
  titles: ['{style} {all} Cake', '{style} Cake with {all}', 'Everyday {style} {all} Cake'],
  write(pen) {
    readyFruit(pen);
    for (const part of pen.parts('fruit')) if (['firm fruit', 'stone fruit'].includes(part.food.kind)) part.cut = part.food.cut;
    const eggs = eggsIn(pen, 'egg');
    const butter = pen.parts('fat').some((part) => part.food.kind === 'butter');
    const cocoa = pen.has('binder') ? 8 * eggs : 0;
    const flour = 52 * eggs - cocoa;
    proportion(pen, { flour, binder: cocoa, sugar: 46 * eggs, fat: (butter ? 46 : 38) * eggs, milk: 15 * eggs });
    const { tin, minutes } = cakeTin(flour + cocoa);
    const citrus = pen.parts('fruit').filter((part) => part.food.kind === 'citrus');
    const fruit = pen.parts('fruit').filter((part) => !citrus.includes(part));
    for (const part of citrus) {
      Object.assign(part, measure(part.food, (part.food.each ?? 60) * Math.max(1, Math.round(eggs / 3))));
      part.cut = 'zest finely grated, juice squeezed';
    }
    pen.step(`Heat the oven to ${oven(175)}. ${pen.say('Grease', 'Line')} ${tin}${pen.say(' and line the base with baking paper', '')}.`.replace(/Line (.*) and line the base with baking paper/, 'Grease $1 and line the base with baking paper').replace(/^(.*)Grease ([^.]*tin)\.$/, '$1Line $2 with baking paper.').replace(/Line ([^.]*tin)\.$/, 'Line $1 with baking paper.'), 4);
    const dry = [...pen.parts('flour'), ...leaven(pen, flour + cocoa, 4), ...pen.parts('binder'), ...pen.parts('spices'), pinchOfSalt(pen)];
    const zest = citrus.length > 0 ? ` and the zest of ${pen.the(citrus)}` : '';
    if (butter) {
      for (const part of pen.parts('fat')) part.cut = 'softened';
      pen.step(pen.say(`Beat ${pen.the(pen.parts('fat'))} with ${pen.the(pen.parts('sugar'))}${zest} for 3 to 4 minutes, until pale and fluffy.`, `Beat ${pen.the([...pen.parts('fat'), ...pen.parts('sugar')])} together${zest === '' ? '' : ' with'}${zest.replace(' and', '')}; after 4 minutes of beating the mixture should look light and almost white.`), 5);
      pen.step(`Beat in ${pen.the([...pen.parts('egg'), ...pen.parts('vanilla')])} little by little; a spoonful of the flour helps if it curdles.`, 3);
    } else {
      pen.step(`Whisk ${pen.the([...pen.parts('egg'), ...pen.parts('sugar'), ...pen.parts('vanilla')])}${zest} for 3 minutes, until thick and pale. Whisk in ${pen.the(pen.parts('fat'))} in a thin stream.`, 5);
    }
    const loose = pen.has('milk') ? `, followed by ${pen.the(pen.parts('milk'))}` : citrus.length > 0 ? `, followed by 2 tbsp of the juice` : '';
    pen.step([`${pen.say('Sift over', 'Mix and sift in')} ${pen.the(dry)} and fold in gently${loose}. The batter should drop slowly from the spoon.`, pen.has('nuts') ? `Fold in ${pen.the(pen.parts('nuts'))}.` : ''], 4);
    pen.step([`Spread in the tin${fruit.length > 0 ? ` and press ${pen.the(fruit)} lightly into the top` : ''}.`, `Bake for ${range(minutes + (fruit.length > 0 ? 5 : 0))}, ${skewer(pen)}.`], minutes + 5);
    pen.step(['Let stand for 10 minutes, then turn out onto a rack to cool.', citrus.length > 0 ? 'Spoon the rest of the juice over the warm cake.' : '', serveWith(pen, 'Serve in slices.')], 10);
    pen.note(pen.say('Eggs and butter at room temperature blend more smoothly. The cake keeps for 3 days, wrapped.', 'Open the oven only after the first 20 minutes, or the middle may sink. Taste the cake, not the raw batter.'));
  },
};

export const upsideDown: Shape = {
  id: 'upside-down cake', dish: 'Upside-Down Cake', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 60, worth: 7,
  slots: [slot('fruit', ['#pineapple', '#canned pineapple', '#peach', '#canned peach', '#plum', '#apple', '#pear', '#apricot', '#nectarine', '#orange', '#cherry', '#banana'], 1, 1, 110), flourSlot(40), sugarSlot(38), slot('egg', WHOLE_EGG, 1, 1, 50), slot('fat', SOLID_FAT, 1, 1, 40, ['butter']), riseSlot, slot('milk', [...POURED_MILK, ...PLAIN_YOGURT], 0, 1, 15), slot('nuts', CRUNCH, 0, 1, 10), spiceSlot, vanillaSlot, FINISH],
  variants: [{ title: '', cuisine: 'american', likes: ['ground cinnamon'], calls: ['pineapple', 'peach', 'brown sugar'] }],
  titles: ['{style} {1} Upside-Down Cake', '{style} Upside-Down {1} Cake with {rest}'],
  write(pen) {
    for (const part of pen.parts('fruit')) part.cut = part.food.id === 'orange' ? 'peeled and sliced into thin rounds' : part.food.id === 'cherry' ? 'pitted' : part.food.kind === 'canned fruit' ? 'drained' : part.food.cut;
    const eggs = eggsIn(pen, 'egg');
    const flour = 50 * eggs;
    proportion(pen, { flour, sugar: 62 * eggs, fat: 56 * eggs, milk: 15 * eggs });
    for (const part of pen.parts('fat')) part.cut = 'softened';
    const { tin, minutes } = cakeTin(flour);
    const the = { fat: pen.the(pen.parts('fat')), sugar: pen.the(pen.parts('sugar')) };
    pen.step(`Heat the oven to ${oven(175)}. Grease ${tin.replace(' round cake', ' solid-based round cake')} and line the base with baking paper.`, 4);
    pen.step([`Melt a fifth of ${the.fat} with a quarter of ${the.sugar} over low heat, stirring for 2 minutes until it bubbles, and pour into the tin.`, `Arrange ${pen.the([...pen.parts('fruit'), ...pen.parts('nuts')])} on top in one close layer: this will be the face of the cake.`], 8);
    pen.step([`Beat the rest of ${the.fat} and sugar for 3 minutes, until fluffy.`, `Beat in ${pen.the(pen.parts('egg'))} a little at a time${flavour(pen, ', then ')}.`], 6);
    pen.step(`Fold in ${pen.the([...pen.parts('flour'), ...leaven(pen, flour, 4), pinchOfSalt(pen)])}${pen.has('milk') ? ` and ${pen.the(pen.parts('milk'))}` : ''} until just smooth. ${pen.say('Spread over the fruit with a wet spatula', 'Dollop over the fruit and smooth it out without disturbing the pattern')}.`, 4);
    pen.step(`Bake for ${range(minutes + 5)}, ${skewer(pen)}.`, minutes + 5);
    pen.step([pen.say('Rest for 10 minutes, no longer, then run a knife round the edge and turn out onto a plate in one brave move.', 'Wait 10 minutes, lay a plate over the tin and flip; peel off the paper.'), serveWith(pen, 'Serve warm.')], 10);
    pen.note('Pat very juicy fruit dry first, so that the syrup underneath stays thick.');
  },
};

export const brownies: Shape = {
  id: 'brownies', dish: 'Brownies', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 45, worth: 9,
  slots: [slot('base', ['#dark chocolate', '#milk chocolate', '#cocoa powder', '#unsweetened chocolate'], 1, 2, 30), slot('fat', [...SOLID_FAT, '#coconut oil', '#vegetable oil'], 1, 1, 28, ['butter', 'vegetable oil']), sugarSlot(45), slot('egg', WHOLE_EGG, 1, 1, 38), flourSlot(18), slot('nuts', [...CRUNCH, '#white chocolate', 'nut butter', '#cherry', '#raspberry', '#banana', 'dried fruit', '#coconut'], 0, 2, 16), spiceSlot, vanillaSlot, slot('coffee', ['#coffee', '#espresso', '#instant coffee'], 0, 1, 1), FINISH],
  variants: [{ title: '', cuisine: 'american', likes: [], calls: ['dark chocolate', 'cocoa powder'] }],
  titles: ['{style} {nuts} Brownies', '{style} Fudgy {nuts} Brownies', 'Crackle-Top {style} {nuts} Brownies'],
  write(pen) {
    const eggs = eggsIn(pen, 'egg');
    const cocoa = pen.parts('base').filter((part) => part.food.id === 'cocoa powder');
    const bars = pen.parts('base').filter((part) => !cocoa.includes(part));
    // One egg: 60 g chocolate (or 25 g cocoa with more fat and sugar), 55 g fat, 75 g sugar, 30 g flour.
    for (const part of cocoa) proportionOne(pen, 'base', part.food.id, (bars.length > 0 ? 8 : 25) * eggs);
    for (const part of bars) proportionOne(pen, 'base', part.food.id, (60 * eggs) / bars.length);
    proportion(pen, { fat: (bars.length > 0 ? 48 : 65) * eggs, sugar: (bars.length > 0 ? 72 : 95) * eggs, flour: (bars.length > 0 ? 32 : 26) * eggs });
    const tin = eggs <= 1 ? 'a loaf tin (about 10 x 20 cm or 4 x 8 in)' : eggs <= 3 ? 'a 20 cm (8 in) square tin' : 'a 23 x 33 cm (9 x 13 in) tin';
    pen.step(`Heat the oven to ${oven(175)} and line ${tin} with baking paper.`, 4);
    pen.step(bars.length > 0 ? `Melt ${pen.the([...bars, ...pen.parts('fat')])} in a bowl over barely simmering water, stirring for about 5 minutes until smooth. ${pen.say('Take off the heat and let it cool until just warm.', 'Leave to cool for 5 minutes.')}` : `Melt ${pen.the(pen.parts('fat'))} over low heat, 2 minutes. Stir in ${pen.the(cocoa)} off the heat until glossy.`, 9);
    const coffee = pen.parts('coffee');
    for (const part of coffee) Object.assign(part, { text: `1 tbsp strong ${part.food.singular}`, grams: 15 });
    const sweetened = pen.the([...pen.parts('sugar'), ...coffee, ...pen.parts('spices'), ...pen.parts('vanilla')]);
    pen.step(pen.say(`Whisk in ${sweetened}, then ${pen.the(pen.parts('egg'))}, and go on beating for a full minute: that gives the brownies their shiny, papery top.`, `Beat ${pen.the(pen.parts('egg'))} with ${sweetened} for 2 minutes, until thick, and stir into the melted mixture.`), 4);
    const dry = [...pen.parts('flour'), ...(bars.length > 0 ? cocoa : []), pinchOfSalt(pen, 0.5)];
    pen.step([`Fold in ${pen.the(dry)} until no streaks are left.`, pen.has('nuts') ? `${pen.say('Scatter in', 'Stir in')} ${pen.the(pen.parts('nuts'))}.` : '', 'Scrape into the tin and level the top.'], 4);
    pen.step(`Bake for ${eggs <= 1 ? '20 to 24' : eggs <= 3 ? '22 to 27' : '26 to 32'} minutes, ${pen.say('until the top is set and crackled and a skewer comes out with moist crumbs, not liquid batter', 'until the edges are firm and the middle no longer wobbles, though a skewer still brings up a few sticky crumbs')}.`, 26);
    pen.step(['Cool completely in the tin, at least 45 minutes, before you cut squares.', serveWith(pen, pen.say('Wipe the knife between cuts.', 'Serve at room temperature.'))], 45);
    pen.note(pen.say('They taste even fudgier the next day and keep for 4 days in a tin.', 'Underbaked by two minutes is better than overbaked by one, as long as the batter is no longer liquid.'));
  },
};

/** Sets one food of a slot by itself. */
function proportionOne(pen: Pen, name: string, id: string, grams: number): void {
  const others = pen.parts(name).filter((part) => part.food.id !== id);
  const keep = others.map(({ text, grams: had, many }) => ({ text, grams: had, many }));
  proportion(pen, { [name]: grams * (others.length + 1) });
  others.forEach((part, index) => Object.assign(part, keep[index]));
}

export const clafoutis: Shape = {
  id: 'clafoutis', dish: 'Clafoutis', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 55, worth: 7,
  slots: [slot('fruit', ['#cherry', '#plum', '#apricot', '#peach', '#nectarine', 'berry', '#pear', '#fig', '#apple', '-#watermelon'], 1, 2, 120), slot('egg', WHOLE_EGG, 1, 1, 50), slot('milk', [...POURED_MILK, '#heavy cream', '#half-and-half', '#light cream', '#crème fraîche', '-#buttermilk', '-#kefir'], 1, 2, 85), flourSlot(20), sugarSlot(24), slot('fat', SOLID_FAT, 0, 1, 8), slot('nuts', ['#almond', '#almond flour'], 0, 1, 8), spiceSlot, vanillaSlot, FINISH],
  variants: [{ title: '', cuisine: 'french', likes: [], calls: ['cherry', 'plum'] }],
  titles: ['{style} {1} Clafoutis', '{style} Clafoutis with {all}', '{style} Country {all} Clafoutis'],
  write(pen) {
    const eggs = eggsIn(pen, 'egg');
    proportion(pen, { milk: 90 * eggs, flour: 24 * eggs, sugar: 28 * eggs });
    for (const part of pen.parts('fruit')) if (part.food.id === 'cherry') part.cut = 'pitted';
    const fat = pen.parts('fat');
    pen.step(`Heat the oven to ${oven(175)}. Grease ${dishName(pen)}${fat.length > 0 ? ` with a little of ${pen.the(fat)}` : ''} and lay ${pen.the(pen.parts('fruit'))} in it.`, 6);
    pen.step(`Whisk ${pen.the([...pen.parts('egg'), ...pen.parts('sugar')])}${flavour(pen)} for 1 minute. Whisk in ${pen.the([...pen.parts('flour'), ...pen.parts('nuts').filter((part) => part.food.kind === 'flour'), pinchOfSalt(pen)])} until smooth, then ${pen.the(pen.parts('milk'))} in a steady stream${fat.length > 0 ? `, and the rest of the ${pen.names(fat)}, melted` : ''}. ${pen.say('The batter should be thin and run off the whisk.', 'Let the thin batter stand for 10 minutes if you have the time.')}`, 6);
    const nuts = pen.parts('nuts').filter((part) => !part.used);
    pen.step(`Pour over the fruit${nuts.length > 0 ? ` and scatter with ${pen.the(nuts)}` : ''}. Bake for 35 to 40 minutes, ${pen.say('until puffed and golden at the rim and the middle is just set (71 °C / 160 °F)', 'until it no longer ripples when you nudge the dish and reads 71 °C (160 °F) in the middle')}.`, 38);
    pen.step([pen.say('It sinks as it cools: that is how it should be.', 'It will collapse within minutes; do not worry.'), serveWith(pen, pen.say('Serve lukewarm from the dish.', 'Leave for 15 minutes and serve warm.'))], 12);
    pen.note('A clafoutis is at its best within hours of baking. Chill leftovers within 2 hours and eat them cold for breakfast.');
  },
};
const dishName = (pen: Pen): string => (pen.servings <= 2 ? 'a shallow 18 cm (7 in) baking dish' : pen.servings <= 4 ? 'a shallow 23 cm (9 in) baking dish' : 'a large shallow baking dish');

export const cobbler: Shape = {
  id: 'cobbler', dish: 'Cobbler', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 55, worth: 7,
  slots: [slot('fruit', [...BAKING_FRUIT, '-#watermelon', '-#melon', '-#banana'], 1, 3, 190), flourSlot(38), sugarSlot(26), slot('fat', SOLID_FAT, 1, 1, 17, ['butter']), slot('milk', [...POURED_MILK, ...PLAIN_YOGURT, '#heavy cream', '#sour cream'], 1, 1, 28), riseSlot, slot('acid', ['#lemon', '#lemon juice', '#orange'], 0, 1, 8), slot('nuts', CRUNCH, 0, 1, 10), spiceSlot, vanillaSlot, FINISH],
  variants: [{ title: '', cuisine: 'american', likes: ['ground cinnamon'], calls: ['peach', 'blackberry', 'blueberry', 'buttermilk'] }],
  titles: ['{style} {1} Cobbler', '{style} {all} Cobbler', '{style} Cobbler with {all}'],
  write(pen) {
    const flour = pen.parts('flour')[0]?.grams ?? 0;
    const thick = pen.parts('milk').some((part) => part.food.kind === 'yogurt' || part.food.kind === 'cream');
    proportion(pen, { sugar: flour * 0.7, fat: flour * 0.4, milk: flour * (thick ? 0.8 : 0.65) });
    for (const part of pen.parts('fat')) part.cut = 'cold and diced';
    const sugar = pen.the(pen.parts('sugar'));
    const acid = pen.parts('acid');
    pen.step(`Heat the oven to ${oven(190)}. In ${dishName(pen)}, toss ${pen.the(pen.parts('fruit'))} with half of ${sugar}${acid.length > 0 ? `, a squeeze of ${pen.names(acid)}` : ''}${flavour(pen, ' and ')}. ${pen.say('Bake uncovered for 10 minutes while you make the topping.', 'Put into the oven for 10 minutes, until hot and beginning to soften; meanwhile, make the dough.', 'Give it a head start of 10 minutes in the oven.')}`, 14);
    pen.step(`Mix ${pen.the([...pen.parts('flour'), ...leaven(pen, flour, 4.5), pinchOfSalt(pen, 0.5)])} with the rest of the sugar. Rub in ${pen.the(pen.parts('fat'))} until the mixture looks like coarse crumbs${pen.has('nuts') ? ` and add ${pen.the(pen.parts('nuts'))}` : ''}.`, 0);
    pen.step(pen.say(`Stir in ${pen.the(pen.parts('milk'))} with a fork, just until a soft, sticky dough forms.`, `Pour in ${pen.the(pen.parts('milk'))} and bring together quickly with a fork; the dough should be wet and shaggy.`), 2);
    pen.step(pen.say('Drop spoonfuls of dough over the hot fruit, leaving gaps for the steam. Bake for 25 to 30 minutes, until the topping is deep golden and cooked through underneath and the juices bubble thickly.', 'Spoon the dough over the fruit in six or eight rough heaps and return to the oven for 25 to 30 minutes: brown on top, dry when you lift one up, with thick juice bubbling between.', 'Dot with the dough; it spreads, so do not smooth it. Bake for about 28 minutes, until well risen and browned and the fruit is boiling at the edges.'), 28);
    pen.step([pen.say('Let stand for 10 minutes.', 'Leave to cool for 10 minutes, or the fruit will burn you.'), serveWith(pen, pen.say('Serve warm in bowls.', 'Spoon out warm.'))], 10);
    pen.note(pen.say('Hot fruit cooks the dough from below: do not skip the first ten minutes.', 'Best on the day; warm leftovers for 10 minutes in a moderate oven.'));
  },
};
