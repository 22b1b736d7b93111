/** Breakfasts with oats, batter and yogurt, and sweet drinks. */
import { CRUNCH, FRUIT, SWEETENER } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY } from '../slots.ts';
import { eggsIn, flavour, flourSlot, leaven, lessDried, pinchOfSalt, PLAIN_YOGURT, POURED_MILK, pouredFat, proportion, riseSlot, serveWith, SOLID_FAT, spiceSlot, SWEET_CHOCOLATE, vanillaSlot, WHOLE_EGG } from '../technique/baking.ts';
import { oven } from '../technique/heat.ts';
import { leftFat, opening } from './soups.ts';
import { bloom, finishAndServe, salt } from '../technique/season.ts';
import { cookInPan } from '../technique/protein.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';

const HONEYS = [...SWEETENER, '-#sprinkles', '-#powdered sugar', '-#grenadine', '-#pomegranate molasses', '-#chocolate syrup'] as const;
const OATS = ['oats', '-#steel-cut oats', '-#oat bran'] as const;

export const overnightOats: Shape = {
  id: 'overnight oats', dish: 'Overnight Oats', meal: 'breakfast', way: 'no-cook', needs: [], minutes: 10, worth: 6,
  slots: [slot('base', [...OATS, '#muesli'], 1, 1, 45), slot('milk', [...POURED_MILK, '#coconut milk', '#orange juice', '#apple juice'], 1, 1, 100), slot('dairy', PLAIN_YOGURT, 0, 1, 50), slot('seeds', ['#chia seed', '#flaxseed', '#hemp seed', '#ground flaxseed', '#protein powder'], 0, 2, 6), slot('fruit', FRUIT, 0, 3, 80), slot('sugar', HONEYS, 0, 1, 8), slot('butter', ['nut butter', 'jam'], 0, 1, 14), slot('acid', ['#lemon', '#lemon juice'], 0, 1), spiceSlot, vanillaSlot, slot('finish', [...CRUNCH, '#coconut', '#granola', '#cacao nibs', '#dark chocolate', '#cocoa powder'], 0, 2, 10)],
  variants: [{ title: '', cuisine: 'american', likes: ['ground cinnamon'], calls: ['chia seed', 'peanut butter', 'blueberry'] }, { title: 'Bircher', cuisine: 'german', likes: [], calls: ['apple', 'hazelnut', 'raisin'] }],
  titles: ['{style} {fruit} Overnight Oats', 'Creamy {style} {fruit} Overnight Oats', 'Make-Ahead {style} {fruit} Oats'],
  write(pen) {
    lessDried(pen, 'fruit');
    for (const part of pen.parts('base')) part.cut = 'to be soaked overnight';
    const dried = pen.parts('fruit').filter((part) => part.food.kind === 'dried fruit');
    const apple = pen.parts('fruit').filter((part) => part.food.kind === 'firm fruit');
    for (const part of apple) part.cut = 'coarsely grated, skin and all';
    const fresh = pen.parts('fruit').filter((part) => !dried.includes(part) && !apple.includes(part));
    const acid = pen.parts('acid');
    pen.step(pen.say(`Stir ${pen.the([...pen.parts('base'), ...pen.parts('seeds'), ...dried])} together in a bowl with ${pen.the([...pen.parts('spices'), ...pen.parts('vanilla'), pinchOfSalt(pen)])}.`, `Put ${pen.the([...pen.parts('base'), ...pen.parts('seeds'), ...dried])} into lidded jars with ${pen.the([pinchOfSalt(pen), ...pen.parts('spices'), ...pen.parts('vanilla')])} and shake.`), 3);
    pen.step(`Pour in ${pen.the([...pen.parts('milk'), ...pen.parts('dairy')])}${pen.has('sugar') ? `, sweeten with ${pen.the(pen.parts('sugar'))}` : ''} and ${pen.say('stir until nothing dry is left at the bottom', 'mix well, scraping the corners')}.${apple.length > 0 ? ` Fold in ${pen.the(apple)}${acid.length > 0 ? ` with a squeeze of ${pen.names(acid).replace(/ juice$/, '')}` : ''}.` : acid.length > 0 ? ` Sharpen with a squeeze of ${pen.names(acid).replace(/ juice$/, '')}.` : ''}`, 3);
    pen.step(pen.say('Cover and leave in the fridge overnight, or for at least 4 hours, until thick and soft.', 'Refrigerate, covered, for 4 hours or overnight: it should be creamy, with no hard bite left.'), 2);
    pen.step([`Stir, and loosen with a splash of cold water if it is stiff.`, pen.has('butter') ? `Swirl in ${pen.the(pen.parts('butter'))}.` : '', fresh.length > 0 ? `Top with ${pen.the(fresh)}.` : '', serveWith(pen, pen.say('Eat cold.', 'Serve straight from the fridge.'))], 2);
    pen.note(pen.say('A batch keeps for 3 days in the fridge; add anything juicy or crunchy in the morning.', 'For a warm breakfast heat it gently for 3 minutes, stirring, until steaming.'));
  },
};

export const chiaPudding: Shape = {
  id: 'chia pudding', dish: 'Chia Pudding', meal: 'breakfast', way: 'no-cook', needs: [], minutes: 130, worth: 7,
  slots: [slot('seeds', ['#chia seed'], 1, 1, 28), slot('milk', [...POURED_MILK, 'coconut milk'], 1, 1, 180), slot('dairy', PLAIN_YOGURT, 0, 1, 40), slot('fruit', FRUIT, 0, 3, 80), slot('sugar', HONEYS, 0, 1, 8), slot('chocolate', ['#cocoa powder'], 0, 1, 5), slot('butter', ['nut butter', 'jam'], 0, 1, 14), slot('acid', ['#lime', '#lemon'], 0, 1), spiceSlot, vanillaSlot, slot('finish', [...CRUNCH, '#coconut', '#granola', '#cacao nibs', '#mint', '-#chia seed'], 0, 2, 10)],
  variants: [{ title: '', cuisine: 'american', likes: ['vanilla extract'], calls: ['chia seed', 'coconut milk', 'mango'] }],
  titles: ['{style} {fruit} Chia Pudding', 'Creamy {style} {fruit} Chia Pudding', 'Spoonable {style} {fruit} Chia Pots'],
  write(pen) {
    lessDried(pen, 'fruit');
    const seeds = pen.parts('seeds').reduce((sum, part) => sum + part.grams, 0);
    proportion(pen, { milk: seeds * 6.3 });
    const dry = [...pen.parts('seeds'), ...pen.parts('chocolate'), ...pen.parts('spices'), pinchOfSalt(pen, 0.2)];
    const wet = pen.the([...pen.parts('milk'), ...pen.parts('dairy'), ...pen.parts('sugar'), ...pen.parts('vanilla')]);
    pen.step(pen.say(`Whisk ${wet} in a bowl until even. Rain in ${pen.the(dry)}, whisking all the time.`, `Shake ${pen.the(dry)} with ${wet} in a large lidded jar until nothing sticks to the bottom.`, `Stir ${pen.the(dry)} together in a bowl, then pour on ${wet} and beat for half a minute.`), 4);
    pen.step(pen.say('Wait 10 minutes and whisk again: this breaks up the clumps that form at first.', 'After 10 minutes it begins to swell; stir hard once more, right to the corners.'), 10);
    pen.step(pen.say('Cover and chill for at least 2 hours, until thick enough to hold a spoon.', 'Leave in the fridge for at least 2 hours; it should be set like soft jelly, with no hard grains left.').replace('like soft jelly', 'to a soft cream'), 120);
    const acid = pen.parts('acid');
    pen.step([pen.has('butter') ? `Swirl in ${pen.the(pen.parts('butter'))}.` : '', pen.has('fruit') ? `Spoon into glasses and top with ${pen.the(pen.parts('fruit'))}${acid.length > 0 ? ` and a squeeze of ${pen.names(acid)}` : ''}.` : acid.length > 0 ? `Sharpen with a squeeze of ${pen.names(acid)} and spoon into glasses.` : 'Spoon into glasses.', serveWith(pen, 'Serve cold.')], 3);
    pen.note(pen.say('It keeps for 3 days in the fridge and thickens on the way: loosen it with a splash of water.', 'Ripe, soft fruit can be crushed with a fork first, for a sauce between the layers.'));
  },
};

export const granola: Shape = {
  id: 'granola', dish: 'Granola', meal: 'breakfast', way: 'oven', needs: ['oven'], minutes: 40, worth: 6,
  slots: [slot('base', OATS, 1, 1, 50), slot('nuts', [...CRUNCH, '#coconut'], 1, 4, 18), slot('sugar', ['#honey', '#maple syrup', '#agave nectar', '#brown sugar', '#sugar', '#golden syrup', '#date syrup'], 1, 1, 16, ['sugar']), slot('fat', ['#coconut oil', '#vegetable oil', '#olive oil', '#canola oil', '#sunflower oil', '#butter'], 1, 1, 10, ['vegetable oil']), slot('dried', ['dried fruit'], 0, 3, 14), slot('chocolate', [...SWEET_CHOCOLATE], 0, 1, 8), slot('butter', ['nut butter'], 0, 1, 10), spiceSlot, vanillaSlot, slot('finish', ['#yogurt', '#milk', 'berry', '#banana'], 0, 2, 60)],
  variants: [{ title: '', cuisine: 'american', likes: ['ground cinnamon'], adds: 1, calls: ['oats', 'honey', 'almond'] }],
  titles: ['{style} {all} Granola', 'Toasted {style} Granola with {all}', '{style} Granola with {all}'],
  write(pen) {
    const syrup = pen.parts('sugar').some((part) => part.food.kind === 'syrup');
    pen.step(`Heat the oven to ${oven(150)} and line a rimmed baking sheet with paper.`, 3);
    const water = syrup ? [] : [pen.take('water', 10 * pen.servings)];
    pen.step(`Warm ${pen.the([...pen.parts('sugar'), ...pen.parts('fat'), ...water, ...pen.parts('butter')])} in a small saucepan for 2 minutes, stirring, until runny. ${pen.say('Take off the heat', 'Remove from the heat')} and stir in ${pen.the([...pen.parts('spices'), ...pen.parts('vanilla'), pinchOfSalt(pen)])}.`, 4);
    const coconut = pen.parts('nuts').filter((part) => part.food.id.includes('coconut'));
    const early = [...pen.parts('base'), ...pen.parts('nuts').filter((part) => !coconut.includes(part))];
    pen.step(`Pour over ${pen.the(early)} and ${pen.say('stir until every flake is coated', 'toss well, so that nothing stays dry')}. Spread out ${pen.say('in a thin, even layer', 'thinly on the sheet')}.`, 3);
    pen.step([`Bake for 22 to 28 minutes, stirring ${pen.say('twice', 'every 8 minutes')}, ${pen.say('until evenly golden and fragrant; it feels soft until it cools', 'until a warm brown all over; it crisps only as it cools')}.`, coconut.length > 0 ? `Add ${pen.the(coconut)} for the last 5 minutes.` : ''], 25);
    const late = [...pen.parts('dried'), ...pen.parts('chocolate')];
    pen.step([pen.say('Press flat with a spatula and cool completely on the sheet, about 20 minutes, until crisp.', 'Leave on the sheet without touching for 20 minutes; it hardens as it cools.'), late.length > 0 ? `Break into clusters and mix with ${pen.the(late)}.` : 'Break into clusters.', serveWith(pen, 'Store in a jar.').replace('Store in a jar, with', 'Serve with').replace('Store in a jar, topped with', 'Serve with')], 20);
    pen.note(pen.say('It keeps crisp for 3 weeks in a tight jar.', 'The edges brown first: stir them into the middle.'));
  },
};

export const savouryOats: Shape = {
  id: 'savoury oats', dish: 'Savory Oats', meal: 'breakfast', way: 'pot', needs: ['stove'], minutes: 20, worth: 5,
  slots: [slot('base', ['oats', '-#oat bran'], 1, 1, 62), slot('egg', WHOLE_EGG, 0, 1, 50), slot('veg', ['mushroom', 'leafy green', '#cherry tomato', '#tomato', '#zucchini', '#bell pepper', 'peas and corn', '#asparagus'], 0, 3, 90), AROMATIC, slot('protein', ['bacon', 'cured meat', 'cooked sausage', 'smoked fish'], 0, 1, 35), slot('cheese', ['hard cheese', 'melting cheese', 'crumbly cheese'], 0, 1, 18), slot('stock', ['stock'], 0, 1, 220), ...SAVOURY],
  variants: [{ title: '', cuisine: 'american', likes: [], calls: ['oats', 'egg', 'parmesan'] }, { title: 'Congee-Style', cuisine: 'chinese', likes: ['soy sauce'], calls: ['soy sauce', 'ginger', 'sesame oil'] }],
  titles: ['{style} Savory Oats with {all}', '{style} Savory {1} Oats with {rest}'],
  write(pen) {
    const meat = cookInPan(pen, pen.parts('protein').filter((part) => part.food.kind !== 'smoked fish'));
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const spice = bloom(pen);
    const { start, pour } = opening(pen, 'a saucepan', 6, meat, soft, veg, spice);
    pen.step([start, meat.say, soft.say, veg.say, spice.say, veg.say !== '' || meat.say !== '' ? 'Lift onto a plate and keep warm.' : ''], 2 + meat.minutes + soft.minutes + veg.minutes + spice.minutes);
    const stock = pen.first('stock');
    const water = pen.take('water', 280 * pen.servings - Math.min(stock?.grams ?? 0, 200 * pen.servings));
    const steel = pen.parts('base').some((part) => part.food.id === 'steel-cut oats');
    pen.step(`${start === '' ? `Toast ${pen.the(pen.parts('base'))} in a dry saucepan for 2 minutes, stirring, until ${pen.say('nutty and a shade darker', 'the smell rises')}. ` : ''}${(start === '' ? (what: string) => `Pour in ${what}` : pour)(pen.the([...(start === '' ? [] : pen.parts('base')), ...(stock === undefined ? [] : [stock]), water])).replace(/^Follow with/, 'Add').replace(/^Pour in/, start === '' ? 'Pour in' : 'Add')} with ${salt(pen, stock === undefined ? 1.2 : 0.6)}. ${pen.say('Simmer', 'Bring to a simmer and cook')} for ${steel ? '25 minutes' : '5 to 6 minutes'}, stirring often, until thick and creamy.`, steel ? 27 : 7);
    if (pen.has('egg')) pen.step(`Meanwhile, fry ${pen.the(pen.parts('egg'))} in a lightly oiled pan over medium heat, covered, for 4 to 5 minutes, until whites and yolks are firm.`, 0);
    const late = pen.parts('protein').filter((part) => !part.used);
    const bottled = pen.parts('seasoning').filter((part) => !part.used);
    pen.step([pen.has('cheese') || bottled.length > 0 ? `Beat ${pen.the([...pen.parts('cheese'), ...bottled])} into the hot ${pen.names(pen.parts('base'))}.` : '', `Spoon into bowls${veg.say !== '' || meat.say !== '' ? ' and top with what you set aside' : ''}${pen.has('egg') ? `, with ${pen.the(pen.parts('egg'))} on top` : ''}.`, late.length > 0 ? `Lay ${pen.the(late)} over.` : '', leftFat(pen), ...finishAndServe(pen, 'Eat hot.')], 2);
    pen.note(start === '' ? 'Almost anything savory in the fridge is good on top: a handful of leaves, a spoonful of last night’s sauce.' : 'Toasting the dry flakes for 2 minutes before the liquid goes in makes them taste deeper.');
  },
};

export const bananaPancakes: Shape = {
  id: 'banana pancakes', dish: 'Banana Egg Pancakes', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 15, worth: 6,
  slots: [slot('banana', ['#banana'], 1, 1, 110), slot('egg', WHOLE_EGG, 1, 1, 100), slot('oats', [...OATS, '#almond flour', '#oat flour', '#coconut flour'], 0, 1, 12), slot('fat', ['butter', 'oil'], 0, 1, 6), slot('fruit', ['berry', 'stone fruit', '#kiwi', '#orange'], 0, 2, 60), slot('butter', ['nut butter'], 0, 1, 14), spiceSlot, vanillaSlot, slot('finish', ['#yogurt', ...CRUNCH, '#maple syrup', '#honey', '#dark chocolate', '#coconut', '#jam'], 0, 2)],
  variants: [{ title: '', cuisine: 'american', likes: ['ground cinnamon'], calls: ['banana', 'peanut butter'] }],
  titles: ['{style} Flourless Banana Pancakes with {rest}', '{style} Banana Egg Pancakes with {rest}', 'Two-Minute {style} Banana Pancakes with {rest}'].map((one) => one.replace('{rest}', '{fruit}').replace(' with {fruit}', '')).map((one) => one.replace('Two-Minute', 'Simple')),
  write(pen) {
    const bananas = Math.max(1, Math.round(pen.parts('banana').reduce((sum, part) => sum + part.grams, 0) / 110));
    proportion(pen, { egg: 100 * bananas, banana: 110 * bananas });
    for (const part of pen.parts('banana')) part.cut = 'the riper the better';
    pen.step(`Mash ${pen.the(pen.parts('banana'))} with a fork until ${pen.say('almost liquid', 'no lumps are left')}. Beat in ${pen.the([...pen.parts('egg'), ...pen.parts('oats'), pinchOfSalt(pen)])}${flavour(pen)}.${pen.has('oats') ? ' Let stand for 5 minutes to thicken.' : ''}`, pen.has('oats') ? 8 : 4);
    const fat = pen.first('fat') ?? pen.take('vegetable oil', 6 * pen.servings);
    pen.step(`Heat a little of ${pen.the([fat])} in a non-stick frying pan over medium-low heat. ${pen.say('Drop in heaped tablespoons of the batter, well apart', 'Spoon in small rounds, two tablespoons each; big ones tear')}, and cook for 2 to 3 minutes, until the underside is browned and the edges are set.`, 4);
    pen.step(pen.say('Slide a thin spatula under and turn gently, then cook for 1 to 2 minutes more, until firm in the middle with no wet batter left (71 °C / 160 °F). Fry the rest in the same way.', 'Flip with care and brown the second side for a minute or two; pressed in the center they should feel set, not liquid (71 °C / 160 °F). Repeat with what is left.', 'Turn in one quick move. After 1 to 2 minutes more they are done: puffed, brown and firm all through (71 °C / 160 °F). Cook the remaining batter.'), 8);
    pen.step([pen.has('fruit') ? `Top with ${pen.the(pen.parts('fruit'))}.` : '', pen.has('butter') ? `Add ${pen.the(pen.parts('butter'))} in spoonfuls.` : '', serveWith(pen, 'Eat warm.')], 1);
    pen.note(pen.say('They are softer than pancakes from a packet: keep them small and turn them only once.', 'Spotted, very ripe fruit makes them sweet enough without sugar.'.replace(' without sugar', ' as they are')));
  },
};

export const waffles: Shape = {
  id: 'waffles', dish: 'Waffles', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 30, worth: 6,
  slots: [flourSlot(62), slot('egg', WHOLE_EGG, 1, 1, 26), slot('milk', [...POURED_MILK, ...PLAIN_YOGURT], 1, 1, 95), slot('fat', [...SOLID_FAT, '#vegetable oil', '#coconut oil'], 1, 1, 20, ['vegetable oil']), riseSlot, slot('sugar', ['#sugar', '#brown sugar', '#vanilla sugar'], 0, 1, 8), slot('fruit', ['berry', 'stone fruit', '#banana', '#apple'], 0, 2, 70), spiceSlot, vanillaSlot, slot('finish', ['#maple syrup', '#honey', '#whipped cream', '#ice cream', '#yogurt', '#powdered sugar', 'jam', ...CRUNCH, '#dark chocolate', '#Nutella'], 0, 2)],
  variants: [{ title: '', cuisine: 'american', likes: [], calls: ['maple syrup', 'buttermilk'] }],
  titles: ['Crisp {style} {fruit} Waffles', '{style} {fruit} Waffles', 'Golden {style} {fruit} Waffles'],
  write(pen) {
    const eggs = eggsIn(pen, 'egg');
    const flour = 125 * eggs;
    const thick = pen.parts('milk').some((part) => part.food.kind === 'yogurt');
    proportion(pen, { flour, milk: (thick ? 200 : 180) * eggs, fat: 42 * eggs, sugar: 14 * eggs });
    pen.step(`Whisk ${pen.the([...pen.parts('flour'), ...leaven(pen, flour, 4), ...pen.parts('spices'), pinchOfSalt(pen)])} in a large bowl. ${pen.say('In a jug, beat', 'Separately, whisk')} ${pen.the([...pen.parts('egg'), ...pen.parts('milk'), ...pen.parts('sugar'), ...pen.parts('vanilla')])} with ${pouredFat(pen)}.`, 6);
    pen.step(pen.say('Pour the wet over the dry and stir until just combined, then rest for 5 minutes while the waffle iron heats.', 'Combine with a few turns of the whisk (small lumps disappear in the iron) and let stand for 5 minutes. Heat the waffle iron meanwhile.'), 7);
    pen.step(`Grease the iron lightly. Ladle in batter to cover two thirds of the plate, close, and cook for 4 to 5 minutes, ${pen.say('until the steam stops and the waffle is deep golden and crisp', 'until no more steam escapes and the lid lifts without sticking').replace('the waffle is ', 'it is ')}. Repeat with the rest.`, 14);
    pen.step([`Keep finished ones on a rack, not in a stack, so that they stay crisp.`, pen.has('fruit') ? `Top with ${pen.the(pen.parts('fruit'))}.` : '', serveWith(pen, 'Serve hot.')], 2);
    pen.note('You need a waffle iron; without one, fry the batter as thick pancakes, 2 to 3 minutes a side.'.replace('thick pancakes', 'small rounds in a pan'));
  },
};

export const crepes: Shape = {
  id: 'crepes', dish: 'Crêpes', meal: 'main', way: 'pan', needs: ['stove'], minutes: 50, worth: 6,
  slots: [{ ...flourSlot(50), takes: ['#all-purpose flour', '#spelt flour', '#buckwheat flour', '-#self-rising flour'] }, slot('eggs', WHOLE_EGG, 1, 1, 50), slot('milk', ['#milk', '#oat milk', '#soy milk', '#almond milk', '#plant milk'], 1, 1, 115), slot('fat', ['#butter', 'oil', '-#sesame oil'], 0, 1, 8), slot('filling', ['mushroom', 'leafy green', '#leek', '#asparagus', '#tomato', '#zucchini'], 0, 2, 110), slot('protein', ['cured meat', 'cooked meat', 'smoked fish', 'bacon'], 1, 1, 55), slot('cheese', ['melting cheese', 'fresh cheese', '#goat cheese', 'hard cheese'], 0, 1, 40), slot('aromatics', ['bulb', 'garlic'], 0, 2), ...SAVOURY.filter(({ name }) => ['spices', 'herbs', 'acid'].includes(name)), slot('seasoning', ['#mustard', '#crème fraîche', '#sour cream'], 0, 1)],
  variants: [{ title: '', cuisine: 'french', likes: ['nutmeg'], calls: ['gruyere', 'ham', 'crème fraîche', 'buckwheat flour'] }],
  titles: ['{style} Savory Crêpes with {all}', '{style} {1} Crêpes with {rest}', '{style} Filled Crêpes with {all}'],
  write(pen) {
    const eggs = eggsIn(pen, 'eggs');
    proportion(pen, { flour: 50 * eggs, milk: 120 * eggs });
    pen.step(`Whisk ${pen.the([...pen.parts('flour'), ...pen.parts('eggs'), pinchOfSalt(pen, 0.8)])} to a smooth paste with a splash of ${pen.the(pen.parts('milk'))}, then whisk in the rest. ${pen.say('Leave to rest for 20 minutes: rested batter spreads thinner and does not tear.', 'Let the batter stand for 20 minutes; it should run like thin cream.').replace('run like thin cream', 'run off a spoon')}`, 24);
    const fat = pen.first('fat') ?? pen.take('vegetable oil', 10 * pen.servings);
    const smoked = pen.parts('protein').filter((part) => part.food.kind === 'smoked fish' || part.food.kind === 'cured meat');
    const cook = [...pen.parts('filling'), ...pen.parts('aromatics')];
    const hot = pen.parts('protein').filter((part) => !smoked.includes(part));
    if (cook.length + hot.length > 0) {
      const meat = cookInPan(pen, hot);
      const soft = soften(pen, pen.parts('aromatics'));
      const veg = fryVegetables(pen, pen.parts('filling'));
      pen.step([`For the filling, heat half of ${pen.the([fat])} in a frying pan over medium heat.`, meat.say, soft.say, veg.say, bloom(pen).say, `Season with ${salt(pen, 0.8)}.`], 3 + meat.minutes + soft.minutes + veg.minutes);
    }
    pen.step(`Wipe a non-stick pan with a little of ${pen.the([fat])} over medium-high heat. ${pen.say('Pour in a small ladle of batter, swirl to a thin round and cook for 1 to 2 minutes, until the edges lift and the underside is lacy brown; turn and give it 30 seconds more. Stack on a plate and go on until the batter is used up.', 'Spread a little batter as thinly as you can, wait 1 to 2 minutes until dry on top and freckled underneath, flip, and count to thirty. Pile them up as they are done.')}`, 14);
    const inside = [...smoked, ...pen.parts('cheese'), ...pen.parts('seasoning'), ...[...pen.parts('spices'), ...pen.parts('herbs')].filter((part) => !part.used)];
    const acid = pen.parts('acid');
    pen.step([`Fill each with ${[inside.length > 0 ? pen.the(inside) : '', cook.length + hot.length > 0 ? 'a share of the filling' : ''].filter(Boolean).join(' and ')} and fold into a parcel. ${pen.has('cheese') ? 'Return to the pan for 1 to 2 minutes a side, until the outside is crisp and the middle hot and melting.' : 'Warm in the pan for 1 minute a side.'}`, acid.length > 0 ? `Serve with ${pen.the(acid)}.` : 'Serve hot.'], 5);
    pen.note(pen.say('The first one rarely succeeds: it tells you how hot the pan is.', 'Unfilled ones freeze well between sheets of paper.'));
  },
};

export const hotChocolate: Shape = {
  id: 'hot chocolate', dish: 'Hot Chocolate', meal: 'drink', way: 'pot', needs: ['stove'], minutes: 10, worth: 5,
  slots: [slot('milk', [...POURED_MILK, '#coconut milk', '-#buttermilk', '-#kefir'], 1, 1, 240), slot('base', ['#dark chocolate', '#milk chocolate', '#white chocolate', '#cocoa powder'], 1, 1, 28), slot('sugar', HONEYS, 0, 1, 10), slot('cream', ['#heavy cream'], 0, 1, 25), { ...spiceSlot, takes: [...spiceSlot.takes, '#cinnamon stick', '#chili flakes', '#cayenne', '#orange zest'] }, vanillaSlot, slot('coffee', ['#espresso', '#coffee', '#rum'], 0, 1), slot('finish', ['#marshmallow', '#whipped cream', '#sprinkles', '#hazelnut'], 0, 1)],
  variants: [{ title: '', cuisine: 'french', likes: [], calls: [] }, { title: 'Mexican-Style', cuisine: 'mexican', likes: ['ground cinnamon'], adds: 1, calls: ['cinnamon', 'chili flakes', 'cayenne'] }],
  titles: ['{style} Hot Chocolate', 'Thick {style} Hot Chocolate', 'Velvety {style} Hot Chocolate'],
  write(pen) {
    const cocoa = pen.parts('base').some((part) => part.food.id === 'cocoa powder');
    const milk = pen.parts('milk').reduce((sum, part) => sum + part.grams, 0);
    proportion(pen, { base: milk * (cocoa ? 0.04 : 0.13) });
    for (const part of pen.parts('coffee')) Object.assign(part, { text: `2 tbsp ${part.food.singular}`, grams: 30 });
    const whole = pen.the(pen.parts('milk'));
    if (cocoa) pen.step(`Stir ${pen.the([...pen.parts('base'), ...pen.parts('sugar'), pinchOfSalt(pen)])} to a smooth, shiny paste with 3 tbsp of ${whole} in a saucepan.`, 3);
    pen.step(`${cocoa ? 'Pour in the rest of the milk' : `Heat ${whole} in a saucepan`}${flavour(pen, cocoa ? ', add ' : ' with ')} and ${pen.say('bring just to a simmer over medium heat, 4 to 5 minutes, whisking', 'warm slowly for about 5 minutes, whisking, until it steams and small bubbles show at the edge')}.`.replace('the rest of the milk', `the rest of ${whole}`), 5);
    if (!cocoa) pen.step(`Take off the heat, add ${pen.the([...pen.parts('base'), ...pen.parts('sugar'), pinchOfSalt(pen)])} and let it soften for 1 minute. Whisk until melted, smooth and frothy.`, 3);
    const late = [...pen.parts('cream'), ...pen.parts('coffee')];
    pen.step([late.length > 0 ? `Stir in ${pen.the(late)}.` : '', pen.say('Return to low heat for 2 minutes, whisking, until slightly thickened; do not let it boil.', 'Whisk over low heat for 2 minutes more for a thicker cup; it must not boil.'), serveWith(pen, 'Pour into warm mugs.')], 3);
    pen.note('A pinch of salt makes it taste more of chocolate. Let it cool a little for children.');
  },
};

export const lassi: Shape = {
  id: 'lassi', dish: 'Lassi', meal: 'drink', way: 'blender', needs: ['blender'], minutes: 5, worth: 5,
  slots: [slot('milk', ['#yogurt', '#kefir', '#buttermilk', '#vegan yogurt', '#coconut yogurt', '-#vanilla yogurt'], 1, 1, 150), slot('fruit', ['#mango', '#banana', '#strawberry', '#papaya', '#peach', '#raspberry', '#pineapple'], 0, 1, 110), slot('sugar', HONEYS, 0, 1, 10), slot('herbs', ['#mint', '#cilantro'], 0, 1), slot('spices', ['#cardamom', '#cumin', '#saffron', '#ground ginger', '#turmeric'], 0, 1), slot('acid', ['#lime', '#lemon'], 0, 1), slot('finish', ['#pistachio', '#almond'], 0, 1)],
  variants: [{ title: '', cuisine: 'indian', likes: ['cardamom'], calls: ['mango', 'cardamom', 'yogurt'] }],
  titles: ['{style} {fruit} Lassi', 'Cool {style} {fruit} Lassi', 'Frothy {style} {fruit} Lassi'],
  write(pen) {
    const sweet = pen.has('fruit') || pen.has('sugar');
    const water = pen.take('water', 70 * pen.servings);
    const grain = pinchOfSalt(pen, sweet ? 0.2 : 0.8);
    const acid = pen.parts('acid');
    const spices = pen.parts('spices');
    for (const part of spices) if (part.food.id === 'green cardamom') part.cut = 'seeds finely crushed';
    if (spices.some((part) => part.food.id.includes('cumin'))) pen.step(`Toast ${pen.the(spices)} in a dry pan for 1 minute, until fragrant.`, 2);
    pen.step(pen.say(`Put ${pen.the([...pen.parts('milk'), ...pen.parts('fruit'), ...pen.parts('sugar'), ...pen.parts('herbs'), ...spices, grain])} into the blender with ${pen.the([water])}, ice-cold.`, `Pour ${pen.the([water])}, well chilled, into the blender and add ${pen.the([...pen.parts('milk'), ...pen.parts('fruit'), ...pen.parts('sugar'), ...pen.parts('herbs'), ...spices, grain])}.`), 3);
    pen.step(`Blend for 1 minute, ${pen.say('until smooth and crowned with froth', 'until there is a layer of foam on top')}. ${sweet ? 'Taste and sweeten or thin it as you like' : 'Taste: it should be cool, tart and gently salty'}${acid.length > 0 ? `, and add a squeeze of ${pen.names(acid)}` : ''}.`, 2);
    pen.step([serveWith(pen, pen.say('Pour into tall glasses and drink at once.', 'Serve straight away, cold.'))], 1);
    pen.note('Make it with water, not milk: it stays light and refreshing.'.replace(', not milk', ' only'));
  },
};
