/** Puddings, cooked fruit and cold sweets; no raw egg anywhere. */
import { CRUNCH, FRUIT, SWEETENER } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { dishFor, flavour, lessDried, pinchOfSalt, POURED_MILK, PLAIN_YOGURT, proportion, serveWith, SOLID_FAT, spiceSlot, SWEET_CHOCOLATE, vanillaSlot, WHOLE_EGG, weigh } from '../technique/baking.ts';
import { oven } from '../technique/heat.ts';
import type { Part } from '../pen.ts';

const SPICES = slot('spices', ['#ground cinnamon', '#cinnamon stick', '#nutmeg', '#cardamom', '#star anise', '#cloves', '#ground ginger', '#saffron', '#allspice'], 0, 2);
const SWEET = slot('sugar', [...SWEETENER, '-#sprinkles', '-#caramel sauce', '-#chocolate syrup', '-#pomegranate molasses', '-#sugar substitute', '-#rock sugar', '-#vanilla sugar'], 1, 1, 18, ['sugar']);
const TOP = slot('finish', [...CRUNCH, '#coconut', 'jam', 'dried fruit', '#yogurt', '#heavy cream', '#whipped cream', '#mascarpone', '#ice cream', '#crème fraîche', '#dark chocolate', '#granola', '#mint'], 0, 2);
const CREAMS = ['#heavy cream', '#vegan cream'] as const;
const it = (part: Part | undefined): string => (part?.many === true ? 'them' : 'it');

export const ricePudding: Shape = {
  id: 'rice pudding', dish: 'Rice Pudding', meal: 'sweet', way: 'pot', needs: ['stove'], minutes: 45, worth: 7,
  slots: [slot('base', ['rice', '-#wild rice', '-#brown rice', '-#black rice', '-#red rice'], 1, 1, 45), slot('milk', [...POURED_MILK, 'coconut milk', '-#buttermilk', '-#kefir'], 1, 2, 260), { ...SWEET, grams: 20 }, slot('fruit', FRUIT, 0, 2, 60), slot('fat', ['#butter', '#ghee'], 0, 1, 5), SPICES, vanillaSlot, slot('zest', ['#lemon', '#orange'], 0, 1), TOP],
  variants: [{ title: '', cuisine: 'british', likes: ['ground cinnamon'], adds: 1, calls: ['nutmeg', 'vanilla extract'] }, { title: 'Kheer-Style', cuisine: 'indian', likes: ['cardamom'], adds: 1, calls: ['cardamom', 'basmati rice', 'pistachio', 'saffron'] }, { title: 'Arroz con Leche-Style', cuisine: 'spanish', likes: ['ground cinnamon'], adds: 1, calls: ['cinnamon stick', 'lemon'] }, { title: 'Thai-Style Coconut', cuisine: 'thai', likes: [], calls: ['coconut milk', 'mango'] }],
  titles: ['{style} {fruit} Rice Pudding', 'Creamy {style} {fruit} Rice Pudding', 'Slow-Stirred {style} {fruit} Rice Pudding'],
  write(pen) {
    const rice = pen.parts('base').reduce((sum, part) => sum + part.grams, 0);
    proportion(pen, { milk: rice * 5.4 });
    lessDried(pen, 'fruit');
    for (const part of pen.parts('base')) part.cut = '';
    for (const part of pen.parts('zest')) part.cut = 'a strip of peel pared off';
    const water = pen.take('water', rice * 1.6);
    const soft = pen.parts('fruit').filter((part) => part.food.kind === 'dried fruit');
    const zest = pen.parts('zest');
    pen.step(`Put ${pen.the([...pen.parts('base'), water, pinchOfSalt(pen)])} into a heavy saucepan, bring to a boil and simmer for 5 minutes, until most of the water is gone.`, 8);
    pen.step(`Pour in ${pen.the(pen.parts('milk'))}${flavour(pen, ' and add ')}${zest.length > 0 ? `${flavour(pen, '') === '' ? ' with' : ' and'} a strip of ${pen.names(zest)} peel` : ''}. ${pen.say('Bring just to a simmer, then cook over the lowest heat for 25 to 30 minutes, stirring often and scraping the bottom, until the rice is soft and the pudding as thick as porridge.', 'Simmer very gently for 25 to 30 minutes, stirring every few minutes so that nothing catches, until creamy and the grains are tender right through.').replace('as thick as porridge', 'thick but still loose')}`, 30);
    pen.step([`Stir in ${pen.the([...pen.parts('sugar'), ...soft, ...pen.parts('fat')])} and cook for 2 minutes more, until glossy.`, zest.length > 0 || pen.parts('spices').some((part) => ['cinnamon stick', 'star anise'].includes(part.food.id)) ? 'Fish out any whole spice or peel.' : '', 'Take off the heat while it is still a little runny: it sets as it cools.'], 3);
    const fresh = pen.parts('fruit').filter((part) => !part.used);
    pen.step([pen.say('Leave to stand for 10 minutes and spoon into bowls.', 'Rest for 10 minutes, then divide among bowls.'), fresh.length > 0 ? `Top with ${pen.the(fresh)}.` : '', serveWith(pen, 'Serve warm or chilled.')], 10);
    pen.note('Sugar goes in at the end, since it keeps the grains from softening. Chill leftovers within an hour or two and loosen them with a splash of milk.'.replace(' with a splash of milk', ''));
  },
};

export const breadPudding: Shape = {
  id: 'bread pudding', dish: 'Bread Pudding', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 65, worth: 7,
  slots: [slot('bread', ['bread', '#croissant', '#brioche', '-#rye bread', '-#garlic bread', '-#pumpernickel'], 1, 1, 70), slot('egg', WHOLE_EGG, 1, 1, 50), slot('milk', [...POURED_MILK, ...CREAMS, '#half-and-half', '-#buttermilk', '-#kefir'], 1, 2, 150), { ...SWEET, grams: 20 }, slot('fruit', ['dried fruit', 'berry', '#banana', '#apple', '#pear', 'stone fruit'], 0, 2, 50), slot('nuts', [...CRUNCH, ...SWEET_CHOCOLATE, 'jam'], 0, 2, 15), slot('fat', SOLID_FAT, 0, 1, 12), { ...spiceSlot }, vanillaSlot, slot('finish', ['#heavy cream', '#ice cream', '#yogurt', '#powdered sugar'], 0, 1)],
  variants: [{ title: '', cuisine: 'british', likes: ['ground cinnamon'], adds: 1, calls: ['raisin', 'brioche', 'bread'] }],
  titles: ['{style} Bread Pudding with {all}', '{style} {all} Bread Pudding', 'Baked {style} Bread Pudding with {all}'],
  write(pen) {
    const bread = pen.parts('bread').reduce((sum, part) => sum + part.grams, 0);
    proportion(pen, { milk: bread * 2.1 });
    lessDried(pen, 'fruit');
    for (const part of pen.parts('bread')) part.many = false;
    const fat = pen.parts('fat');
    for (const part of pen.parts('fruit')) if (part.food.kind === 'firm fruit') part.cut = 'peeled, cored and cut into small dice';
    const jam = pen.parts('nuts').filter((part) => part.food.kind === 'jam');
    pen.step([`${fat.length > 0 ? `Spread ${pen.the(pen.parts('bread'))} with ${pen.the([...fat, ...jam])} and tear` : `Tear ${pen.the(pen.parts('bread'))}`} ${pen.say('into pieces of two bites', 'into large chunks')}.`, `Layer in ${dishFor(pen.servings)} with ${pen.the([...pen.parts('fruit'), ...pen.parts('nuts').filter((part) => !jam.includes(part)), ...(fat.length === 0 ? jam : [])])}.`.replace(/ with \.$/, '.')], 7);
    pen.step(`Whisk ${pen.the([...pen.parts('egg'), ...pen.parts('sugar'), pinchOfSalt(pen)])}${flavour(pen)}, then whisk in ${pen.the(pen.parts('milk'))}. ${pen.say('Pour over the bread and press it under.', 'Pour over evenly, pushing the pieces down until all are wet.').replace('the bread', `the ${pen.names(pen.parts('bread'))}`)} Leave to soak for 15 minutes while the oven heats to ${oven(175)}.`, 18);
    pen.step(`Bake for 35 to 40 minutes, ${pen.say('until puffed, golden and set in the middle (71 °C / 160 °F)', 'until the top is crisp and browned and a knife in the middle comes out without liquid egg (71 °C / 160 °F)').replace('liquid egg', 'liquid')}.`, 38);
    pen.step([pen.say('Rest for 10 minutes: it sinks a little and firms up.', 'Let it cool for 10 minutes before you cut in.'), serveWith(pen, 'Serve warm.')], 10);
    pen.note('Stale slices drink up more than fresh ones; dry fresh ones for 10 minutes in the oven first. Leftovers keep for 3 days in the fridge.');
  },
};

export const milkPudding: Shape = {
  id: 'stovetop pudding', dish: 'Pudding', meal: 'sweet', way: 'pot', needs: ['stove'], minutes: 20, worth: 6,
  slots: [slot('milk', [...POURED_MILK, 'coconut milk', '-#buttermilk', '-#kefir'], 1, 1, 200), slot('binder', ['#cornstarch', '#custard powder', '#potato starch'], 1, 1, 14, ['cornstarch']), { ...SWEET, grams: 22 }, slot('chocolate', [...SWEET_CHOCOLATE, '#cocoa powder'], 0, 1, 20), slot('fruit', FRUIT, 0, 2, 60), vanillaSlot, spiceSlot, slot('fat', ['#butter'], 0, 1, 5), TOP],
  variants: [{ title: '', cuisine: 'american', likes: ['vanilla extract'], calls: ['milk', 'cornstarch', 'cocoa powder'] }],
  titles: ['{style} {all} Pudding', 'Silky {style} Pudding with {all}', 'Stovetop {style} {all} Pudding'],
  write(pen) {
    const milk = pen.parts('milk').reduce((sum, part) => sum + part.grams, 0);
    const solid = pen.parts('chocolate').filter((part) => part.food.id !== 'cocoa powder');
    proportion(pen, { binder: milk * 0.07, sugar: milk * (solid.length > 0 ? 0.07 : 0.11) });
    const cocoa = pen.parts('chocolate').filter((part) => !solid.includes(part));
    for (const part of cocoa) weigh(part, milk * 0.05);
    const dry = [...pen.parts('binder'), ...pen.parts('sugar'), ...cocoa, pinchOfSalt(pen)];
    const whole = pen.the(pen.parts('milk'));
    pen.step(pen.say(`Whisk ${pen.the(dry)} in a saucepan with a few spoonfuls of ${whole} until there are no lumps, then whisk in the rest.`, `Stir ${pen.the(dry)} to a smooth paste with a little of ${whole}; pour in what is left, whisking.`), 4);
    pen.step(`Bring to a boil over medium heat, whisking all the time and getting into the corners. ${pen.say('Let it bubble for 2 minutes, until thick enough to coat the spoon and no longer tasting of starch.', 'Once it bubbles, cook for 2 minutes more, still whisking, until it falls from the whisk in soft folds.')}`, 8);
    const last = [...solid, ...pen.parts('fat'), ...pen.parts('vanilla'), ...pen.parts('spices')].filter((part) => !part.used);
    pen.step([last.length > 0 ? `Off the heat, stir in ${pen.the(last)} until smooth.` : '', 'Pour into cups and lay baking paper straight on the surface, so that no skin forms.'], 2);
    pen.step([pen.say('Cool for 20 minutes and serve, or chill for 2 hours until set.', 'Eat it warm after 15 minutes, or chill for 2 hours until set.'), pen.has('fruit') ? `Top with ${pen.the(pen.parts('fruit'))}.` : '', serveWith(pen, 'Serve in the cups.')], 30);
    pen.note('Undercooked starch turns watery overnight: give it its two full minutes of bubbling.');
  },
};

export const bakedCustard: Shape = {
  id: 'baked custard', dish: 'Baked Custard', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 60, worth: 8,
  slots: [slot('egg', WHOLE_EGG, 1, 1, 55), slot('milk', [...POURED_MILK, ...CREAMS, '#half-and-half', '#coconut milk', '-#buttermilk', '-#kefir'], 1, 2, 160), { ...SWEET, grams: 20 }, slot('fruit', ['berry', 'stone fruit', '#banana', 'dried fruit', '#orange', 'canned fruit'], 0, 1, 45), slot('zest', ['#lemon', '#orange', '-#lemon juice', '-#orange juice', '-#lemon zest', '-#orange zest'], 0, 1), spiceSlot, vanillaSlot, slot('fat', SOLID_FAT, 0, 1, 4), slot('finish', ['#caramel sauce', '#whipped cream', '#heavy cream', ...CRUNCH], 0, 1, 12)],
  variants: [{ title: '', cuisine: 'british', likes: ['nutmeg'], calls: ['egg', 'milk', 'vanilla extract', 'nutmeg'] }, { title: 'Spanish-Style', cuisine: 'spanish', likes: ['ground cinnamon'], calls: ['lemon', 'cinnamon'] }],
  titles: ['{style} {fruit} Baked Custard', 'Old-Fashioned {style} {fruit} Custard', '{style} {fruit} Custard Cups'],
  write(pen) {
    const eggs = Math.max(2, Math.round(pen.parts('egg').reduce((sum, part) => sum + part.grams, 0) / 50));
    proportion(pen, { egg: eggs * 50, milk: eggs * 145, sugar: eggs * 19 });
    lessDried(pen, 'fruit');
    const cups = `${eggs} small heatproof cups`;
    for (const part of pen.parts('zest')) part.cut = 'a strip of peel pared off';
    const zest = pen.parts('zest');
    const peel = zest.length === 0 ? '' : `a strip of ${pen.names(zest)} peel`;
    const scent = flavour(pen);
    pen.step(`Heat the oven to ${oven(150)}. ${pen.has('fat') ? `Grease ${cups} with ${pen.the(pen.parts('fat'))}` : `Set ${cups}`} ${pen.has('fat') ? 'and set them' : ''} in a deep roasting tin${pen.has('fruit') ? ` and share out ${pen.the(pen.parts('fruit'))} among them` : ''}; put the kettle on.`, 5);
    pen.step(pen.say(`Warm ${pen.the(pen.parts('milk'))}${peel === '' ? '' : ` with ${peel}`} in a saucepan for 4 to 5 minutes, until it steams but does not boil.`, `Heat ${pen.the(pen.parts('milk'))}${peel === '' ? '' : ` and ${peel}`} gently, about 5 minutes, just until small bubbles show at the edge.`, `Bring ${pen.the(pen.parts('milk'))}${peel === '' ? '' : ` with ${peel} in it`} slowly to the point of steaming, 4 to 5 minutes, and take off the heat.`), 5);
    pen.step([pen.say(`Stir ${pen.the([...pen.parts('egg'), ...pen.parts('sugar'), pinchOfSalt(pen)])}${scent} together without beating in air, then pour in the hot liquid in a thin stream, stirring.`, `Beat ${pen.the([...pen.parts('egg'), ...pen.parts('sugar'), pinchOfSalt(pen)])}${scent} lightly with a fork. Still stirring, add the hot liquid little by little.`, `In a jug, mix ${pen.the([...pen.parts('egg'), ...pen.parts('sugar'), pinchOfSalt(pen)])}${scent} until no strings are left; trickle in the hot liquid, stirring slowly.`), pen.say('Strain into the cups.', 'Pour through a sieve into the cups: it takes out every thread of white.').replace(': it takes out every thread of white', ', which keeps it silky')], 5);
    pen.step(`Pour hot water into the tin to halfway up the cups and bake for 35 to 40 minutes, ${pen.say('until set at the edge with a slight tremble in the middle (71 °C / 160 °F)', 'until the middle wobbles like jelly but is no longer liquid, and reads 71 °C (160 °F)', 'until a knife near the rim comes out clean and the center just quivers (71 °C / 160 °F)').replace('like jelly', 'softly')}.`, 38);
    pen.step([pen.say('Lift out of the water and cool for 20 minutes, then chill if you like them cold.', 'Take the cups out of their bath and let stand for 20 minutes: they firm up as they cool.'), serveWith(pen, pen.say('Serve lukewarm or cold.', 'Serve in the cups.'))], 20);
    pen.note(pen.say('The water keeps the heat gentle: without it the custard turns grainy and weeps.', 'They keep for 2 days, covered, in the fridge. Take them out while the center still moves; it goes on setting.'));
  },
};

export const pannaCotta: Shape = {
  id: 'panna cotta', dish: 'Panna Cotta', meal: 'sweet', way: 'pot', needs: ['stove'], minutes: 255, worth: 8,
  slots: [slot('gelatin', ['#gelatin'], 1, 1, 2), slot('cream', [...CREAMS, ...POURED_MILK, '#half-and-half', '#coconut milk', '#buttermilk'], 1, 2, 140), { ...SWEET, grams: 18 }, vanillaSlot, spiceSlot, slot('fruit', ['berry', 'stone fruit', 'tropical fruit', '#orange', '-#pineapple', '-#kiwi', '-#papaya'], 0, 2, 50), slot('finish', [...CRUNCH, 'jam', '#caramel sauce', '#honey', '#mint'], 0, 1, 10)],
  variants: [{ title: '', cuisine: 'italian', likes: ['vanilla extract'], calls: ['gelatin', 'heavy cream', 'vanilla bean'] }],
  titles: ['{style} {fruit} Panna Cotta', 'Silky {style} {fruit} Panna Cotta', 'Trembling {style} {fruit} Panna Cotta'],
  write(pen) {
    const cream = pen.parts('cream').reduce((sum, part) => sum + part.grams, 0);
    proportion(pen, { gelatin: cream * 0.013, sugar: cream * 0.12 });
    // A whole package would set half a liter.
    const spoons = Math.max(1, Math.round((cream * 0.013) / 3));
    for (const part of pen.parts('gelatin')) if (part.food.id === 'gelatin') Object.assign(part, { text: `${spoons} tsp gelatin (about ${spoons * 3} g)`, grams: spoons * 3, many: false });
    const water = pen.take('water', 20 * pen.servings);
    pen.step(pen.say(`Soak ${pen.the(pen.parts('gelatin'))} in ${pen.the([water])}, cold, for 5 minutes: powder swells, sheets turn limp.`, `Put ${pen.the(pen.parts('gelatin'))} into ${pen.the([water])}, quite cold, and leave to soften for 5 minutes.`), 5);
    pen.step(`Heat ${pen.the([...pen.parts('cream'), ...pen.parts('sugar'), pinchOfSalt(pen, 0.2)])}${flavour(pen)} ${pen.say('in a saucepan for 4 to 5 minutes, stirring, until it steams; it must not boil', 'gently for about 5 minutes, just until small bubbles show at the edge')}. Take off the heat, add the softened ${pen.names(pen.parts('gelatin'))} and stir for 1 minute, until not a grain is left.`, 7);
    pen.step(pen.say('Pour into small glasses or cups, let cool for 15 minutes and chill for at least 4 hours, until it trembles but holds its shape.', 'Strain into cups. Once lukewarm, cover and leave in the fridge for 4 hours or longer, until just set.'), 240);
    pen.step([pen.has('fruit') ? `Top with ${pen.the(pen.parts('fruit'))}.` : '', serveWith(pen, pen.say('Serve cold in the cups.', 'Serve straight from the fridge.'))], 2);
    pen.note('To turn one out, dip the cup into hot water for 5 seconds and loosen the edge with a knife. Keeps for 2 days, covered.');
  },
};

export const compote: Shape = {
  id: 'poached fruit', dish: 'Compote', meal: 'sweet', way: 'pot', needs: ['stove'], minutes: 25, worth: 5,
  slots: [slot('fruit', ['firm fruit', 'stone fruit', 'berry', '#rhubarb', '#fig', '#pineapple', 'dried fruit', '-#grape'], 1, 3, 190), { ...SWEET, grams: 14 }, slot('wine', ['#red wine', '#white wine', '#port', '#apple juice', '#orange juice', '#cider'], 0, 1, 50), slot('acid', ['#lemon', '#lemon juice', '#orange', '#lime'], 0, 1, 8), SPICES, vanillaSlot, slot('herbs', ['#mint', '#thyme', '#rosemary'], 0, 1), TOP],
  variants: [{ title: '', cuisine: 'german', likes: ['ground cinnamon'], calls: ['apple', 'plum', 'rhubarb', 'pear'] }],
  titles: ['{style} {all} Compote', '{style} Warm {all} Compote', '{style} Compote of {all}'],
  write(pen) {
    for (const part of pen.parts('fruit')) if (part.food.kind === 'firm fruit') part.cut = 'peeled, cored and cut into wedges';
    const soft = pen.parts('fruit').filter((part) => part.food.kind === 'berry');
    const firm = pen.parts('fruit').filter((part) => !soft.includes(part));
    const liquid = pen.has('wine') ? pen.parts('wine') : [pen.take('water', (firm.length > 0 ? 60 : 20) * pen.servings)];
    const acid = pen.parts('acid');
    const woody = pen.parts('herbs').filter((part) => part.food.kind === 'woody herb');
    pen.step(`Bring ${pen.the([...liquid, ...pen.parts('sugar'), ...woody])}${flavour(pen)} to a simmer in a wide pan and let it bubble for 3 minutes, until it thickens a little.`, 5);
    if (firm.length > 0) {
      const minutes = firm.some((part) => ['firm fruit', 'dried fruit'].includes(part.food.kind)) ? '10 to 14' : '5 to 8';
      pen.step(`Add ${pen.the(firm)} in one layer. ${pen.say('Cover and cook over low heat', 'Lower the heat and simmer gently under a lid')} for ${minutes} minutes, turning once, ${pen.say('until a knife tip slides in but the pieces keep their shape', 'until tender and glassy, not collapsing')}.`, 11);
    }
    if (soft.length > 0) pen.step(`Add ${pen.the(soft)} and simmer for 3 to 4 minutes, shaking the pan, until soft but not mushy, in deeply colored juice.`, 4);
    const tender = pen.parts('herbs').filter((part) => !woody.includes(part));
    pen.step([acid.length > 0 ? `Take off the heat and brighten with a squeeze of ${pen.names(acid).replace(/ juice$/, '')}.` : 'Take off the heat and taste: add a little sugar only if the fruit is very sour.'.replace('add a little sugar only if the fruit is very sour', 'it should be as tart as it is sweet'), pen.say('Leave to cool in the pan for 10 minutes.', 'Let it stand for 10 minutes, off the heat, to take on flavor.'), tender.length > 0 ? `Tear over ${pen.the(tender)}.` : '', serveWith(pen, pen.say('Serve lukewarm or cold.', 'Spoon into bowls.'))], 11);
    pen.note('Keeps for 4 days in the fridge and goes with porridge, pancakes and rice pudding.'.replace('porridge, pancakes and rice pudding', 'almost any breakfast'));
  },
};

export const bakedFruit: Shape = {
  id: 'baked fruit', dish: 'Baked Fruit', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 40, worth: 6,
  slots: [slot('fruit', ['#apple', '#pear', '#peach', '#nectarine', '#plum', '#apricot', '#fig', '#quince', '#banana', '#pineapple'], 1, 2, 170), { ...SWEET, grams: 10, takes: [...SWEETENER, '-#sprinkles', '-#caramel sauce', '-#chocolate syrup', '-#sugar substitute', '-#rock sugar', '-#powdered sugar'] }, slot('nuts', [...CRUNCH, '#rolled oats', '#amaretti'], 0, 2, 14), slot('dried', ['dried fruit'], 0, 2, 15), slot('fat', ['#butter', '#coconut oil', '#margarine', '#vegan butter'], 0, 1, 8), slot('acid', ['#lemon', '#orange', '#orange juice', '#apple juice', '#lemon juice'], 0, 1, 12), { ...SPICES, most: 1 }, vanillaSlot, slot('herbs', ['#thyme', '#rosemary', '#mint'], 0, 1), slot('finish', ['#yogurt', '#heavy cream', '#whipped cream', '#mascarpone', '#ricotta', '#ice cream', '#crème fraîche', '#vegan yogurt', '#custard', '#goat cheese'], 0, 1)],
  variants: [{ title: '', cuisine: 'british', likes: ['ground cinnamon'], adds: 1, calls: ['apple', 'raisin', 'honey'] }],
  titles: ['{style} Baked {fruit} with {rest}', '{style} Oven-Roasted {fruit} with {rest}', '{style} Sticky Baked {fruit} with {rest}'],
  write(pen) {
    const firm = pen.parts('fruit').some((part) => part.food.kind === 'firm fruit');
    for (const part of pen.parts('fruit')) part.cut = part.food.kind === 'firm fruit' ? 'halved and cored' : part.food.kind === 'stone fruit' ? 'halved and pitted' : part.food.id === 'banana' ? 'halved lengthwise' : part.food.id === 'fig' ? 'halved' : part.food.cut;
    const fruit = pen.parts('fruit');
    pen.step(`Heat the oven to ${oven(190)}. Lay ${pen.the(fruit)} cut side up in ${dishFor(pen.servings)}.`, 5);
    const acid = pen.parts('acid');
    const fill = [...pen.parts('nuts'), ...pen.parts('dried'), ...pen.parts('fat')];
    pen.step(fill.length > 0 ? `Mix ${pen.the([...fill, ...pen.parts('sugar')])}${flavour(pen)} and heap the mixture on ${it(fruit[0])}.` : `Sprinkle with ${pen.the(pen.parts('sugar'))}${flavour(pen, ' and ')}.`, 4);
    const woody = pen.parts('herbs').filter((part) => part.food.kind === 'woody herb');
    const juice = acid.length > 0 ? `a squeeze of ${pen.names(acid).replace(/ juice$/, '')} and ` : '';
    pen.step(`Add ${juice}${pen.the([pen.take('water', 25 * pen.servings)])} to the dish${woody.length > 0 ? ` and tuck in ${pen.the(woody)}` : ''}. ${firm ? 'Cover with foil and bake for 15 minutes, then uncover and bake for 12 to 18 minutes more' : 'Bake for 18 to 22 minutes'}, ${pen.say('basting once, until a knife slides in easily and the juices are syrupy', 'until soft and browned at the edges, with sticky juices around')}.`, firm ? 31 : 20);
    const mint = pen.parts('herbs').filter((part) => !woody.includes(part));
    pen.step([pen.say('Leave to stand for 5 minutes and spoon the juices over.', 'Baste once more and let cool for 5 minutes.', 'Rest for 5 minutes, then coat with what is in the dish.'), mint.length > 0 ? `Scatter with ${pen.the(mint)}.` : '', serveWith(pen, pen.say('Serve warm.', 'Eat warm from the dish.'))], 5);
    pen.note(pen.say('Leftovers are good cold for breakfast within 3 days.', 'Slightly underripe fruit keeps its shape best.'));
  },
};

export const chocolateMousse: Shape = {
  id: 'chocolate mousse', dish: 'Chocolate Mousse', meal: 'sweet', way: 'no-cook', needs: ['stove'], minutes: 20, worth: 7,
  slots: [slot('base', ['#dark chocolate', '#milk chocolate', '#white chocolate'], 1, 1, 45), slot('cream', ['#heavy cream', '#coconut cream', '#whipped cream', '#avocado', '#silken tofu'], 1, 1, 90), slot('sugar', ['#powdered sugar', '#sugar', '#maple syrup', '#honey'], 0, 1, 5), slot('coffee', ['#coffee', '#espresso', '#orange', '#rum'], 0, 1), vanillaSlot, slot('spices', ['#chili flakes', '#ground cinnamon'], 0, 1), slot('fruit', ['berry', '#cherry', '#orange', '#banana'], 0, 1, 40), slot('finish', [...CRUNCH, '#whipped cream', '#sea salt', '#cocoa powder'], 0, 1)],
  variants: [{ title: '', cuisine: 'french', likes: [], calls: ['dark chocolate', 'heavy cream'] }],
  titles: ['{style} {fruit} Chocolate Mousse', 'Quick {style} {fruit} Chocolate Mousse', 'Egg-Free {fruit} Chocolate Mousse'],
  write(pen) {
    const cream = pen.first('cream');
    const smooth = cream !== undefined && ['avocado', 'silken tofu'].includes(cream.food.id);
    const base = pen.the(pen.parts('base'));
    const coffee = pen.parts('coffee');
    for (const part of coffee) {
      if (part.food.id === 'orange') part.cut = 'zest finely grated';
      else Object.assign(part, { text: `1 tbsp ${part.food.singular}`, grams: 15 });
    }
    const add = [...pen.parts('vanilla'), ...pen.parts('sugar'), ...pen.parts('spices'), ...coffee.filter((part) => part.food.id !== 'orange'), pinchOfSalt(pen)];
    const zest = coffee.filter((part) => part.food.id === 'orange');
    pen.step(`Melt ${base} in a bowl over barely simmering water, ${pen.say('stirring for about 5 minutes until smooth', 'taking it off after 5 minutes, when only a few lumps are left; they melt as you stir')}. Stir in ${pen.the(add)}${zest.length > 0 ? ` and the zest of ${pen.the(zest)}` : ''} and leave to cool until no warmer than your finger, 10 minutes.`, 15);
    if (smooth) pen.step(`Blend or mash ${pen.the(pen.parts('cream'))} until there is not a single lump, scraping down the sides, then beat in the melted ${pen.names(pen.parts('base'))} for 1 minute until thick and shiny.`, 5);
    else {
      pen.step(`Whip ${pen.the(pen.parts('cream'))} ${pen.say('until it just holds a soft peak, 2 to 3 minutes; stop early rather than late', 'for 2 to 3 minutes to soft, floppy peaks')}.`, 4);
      pen.step(pen.say('Beat a third of it into the chocolate to loosen it, then fold in the rest with a large spoon, turning the bowl, until no white streaks are left.', 'Stir one big spoonful into the chocolate. Fold in what remains in two lots, cutting down through the middle so that the air stays in.').replaceAll('the chocolate', base), 3);
    }
    pen.step([pen.say('Divide among small glasses and chill for at least 1 hour, until set.', 'Spoon into cups and leave in the fridge for 1 to 2 hours, until a spoon leaves a clean hollow.', 'Fill small bowls and refrigerate for an hour or longer.'), pen.has('fruit') ? `Top with ${pen.the(pen.parts('fruit'))}.` : '', serveWith(pen, 'Take out of the fridge 10 minutes before serving.')], 60);
    pen.note('There is no raw egg in it, so children and pregnant guests can have it too. It keeps for 2 days, covered, in the fridge.');
  },
};

export const noBakeCheesecake: Shape = {
  id: 'cheesecake pots', dish: 'Cheesecake Pots', meal: 'sweet', way: 'no-cook', needs: [], minutes: 20, worth: 7,
  slots: [slot('cheese', ['#cream cheese', '#mascarpone', '#ricotta', '#quark', '#vegan cream cheese'], 1, 1, 70), slot('cream', [...CREAMS, ...PLAIN_YOGURT, '#sour cream', '#crème fraîche', '#whipped cream'], 0, 1, 45), { ...SWEET, grams: 12, takes: ['#powdered sugar', ...SWEET.takes] }, slot('crumbs', ['#graham cracker', '#cookie', '#digestive biscuit', '#granola', '#amaretti', '#ladyfinger', '#gingersnap', '#rolled oats'], 0, 1, 28), slot('fat', ['#butter', '#coconut oil', '#vegan butter'], 0, 1, 12), slot('fruit', FRUIT, 0, 2, 70), slot('acid', ['#lemon', '#lime', '#lemon juice', '#orange'], 0, 1, 8), slot('chocolate', [...SWEET_CHOCOLATE, 'jam', '#cocoa powder'], 0, 1, 12), vanillaSlot, slot('spices', ['#ground cinnamon'], 0, 1), slot('finish', [...CRUNCH, '#mint'], 0, 1)],
  variants: [{ title: '', cuisine: 'american', likes: [], calls: ['cream cheese', 'graham cracker', 'strawberry'] }],
  titles: ['{style} {fruit} Cheesecake Pots', 'No-Bake {fruit} Cheesecake Pots', 'Little {fruit} Cheesecakes in a Glass'],
  write(pen) {
    const acid = pen.parts('acid');
    for (const part of acid) if (part.food.kind === 'citrus' && !/juice/.test(part.food.id)) part.cut = 'juiced';
    const crumbs = pen.parts('crumbs');
    const fat = pen.parts('fat');
    if (crumbs.length === 0) for (const part of fat) part.cut = 'softened';
    if (crumbs.length > 0) {
      for (const part of crumbs) part.cut = part.food.kind === 'oats' || part.food.id === 'granola' ? '' : 'crushed';
      pen.step([crumbs.some((part) => part.food.kind === 'oats') ? `Toast ${pen.the(crumbs)} in a dry pan for 4 minutes, stirring, until golden and nutty.` : '', `${fat.length > 0 ? `Stir ${pen.the(fat)}, melted, into ${pen.the(crumbs)} until the mixture looks like wet sand` : `Break up ${pen.the(crumbs)} into coarse crumbs`} and press into the bottom of small glasses.`], 6);
    }
    const cream = pen.parts('cream');
    const whipped = cream.some((part) => part.food.id.includes('cream') && !['sour cream', 'crème fraîche'].includes(part.food.id));
    pen.step(`Beat ${pen.the([...pen.parts('cheese'), ...pen.parts('sugar'), ...(crumbs.length > 0 ? [] : fat)])}${flavour(pen, ', ')}${acid.length > 0 ? ` and the juice of ${pen.the(acid)}`.replace(/the juice of (the \w+ juice)/, '$1') : ''} for 1 to 2 minutes, ${pen.say('until light and smooth', 'until no lumps are left and it looks glossy')}.`, 4);
    if (cream.length > 0) pen.step(whipped ? `Whip ${pen.the(cream)} to soft peaks, 2 to 3 minutes, and fold in with a light hand.` : `Fold in ${pen.the(cream)}.`, 4);
    const ripple = pen.parts('chocolate');
    pen.step([crumbs.length > 0 ? 'Spoon onto the crumbs.' : 'Spoon into small glasses.', ripple.length > 0 ? `${ripple.some((part) => part.food.kind === 'jam') ? 'Swirl in' : 'Scatter with'} ${pen.the(ripple)}.` : '', pen.say('Chill for 30 minutes, or up to a day, until it holds a spoon upright.', 'Set in the fridge for half an hour at least; it firms up as it cools.', 'Leave in the fridge for 30 to 60 minutes, until thick.')], 30);
    pen.step([pen.has('fruit') ? pen.say(`Pile ${pen.the(pen.parts('fruit'))} on top just before serving.`, `Top with ${pen.the(pen.parts('fruit'))} at the last moment.`) : '', serveWith(pen, 'Serve cold.')], 2);
    pen.note(pen.say('Let everything lose its chill for half an hour first: straight from the fridge it beats to lumps.', 'Made in small jars with lids, they travel well in a cool bag.'));
  },
};

export const trifle: Shape = {
  id: 'trifle', dish: 'Trifle', meal: 'sweet', way: 'no-cook', needs: [], minutes: 25, worth: 6,
  slots: [slot('base', ['#ladyfinger', '#sponge cake', '#pound cake', '#cake', '#amaretti', '#panettone', '#brioche', '#cookie'], 1, 1, 45), slot('cream', ['#mascarpone', '#heavy cream', '#custard', '#ricotta', '#Greek yogurt', '#whipped cream', '#vanilla yogurt'], 1, 2, 100), slot('coffee', ['#coffee', '#espresso', '#sherry', '#orange juice', '#marsala', '#rum', '#amaretto'], 0, 1, 35), slot('fruit', ['berry', 'stone fruit', '#banana', '#orange', 'canned fruit', '#pear', '#kiwi'], 0, 3, 90), slot('sugar', ['#sugar', '#powdered sugar', '#honey', '#maple syrup'], 0, 1, 10), slot('jam', ['jam'], 0, 1, 15), slot('chocolate', ['#cocoa powder', ...SWEET_CHOCOLATE], 0, 1, 6), vanillaSlot, slot('finish', [...CRUNCH, '#mint'], 0, 1)],
  variants: [{ title: '', cuisine: 'british', likes: [], calls: ['custard', 'sherry', 'raspberry', 'strawberry'] }, { title: 'Tiramisu-Style', cuisine: 'italian', likes: [], calls: ['mascarpone', 'espresso', 'coffee', 'ladyfinger'] }],
  titles: ['{style} {fruit} Trifle', '{style} Overnight {fruit} Trifle', '{style} Layered {fruit} Trifle'],
  write(pen) {
    const wet = pen.parts('coffee');
    const cream = pen.parts('cream');
    const thin = cream.filter((part) => part.food.id === 'heavy cream');
    const thick = cream.filter((part) => !thin.includes(part));
    const sweet = [...pen.parts('sugar'), ...pen.parts('vanilla')];
    if (thin.length > 0) pen.step(`Whip ${pen.the(thin)}${thick.length === 0 && sweet.length > 0 ? ` with ${pen.the(sweet)}` : ''} for 2 to 3 minutes, until it holds soft peaks.`, 4);
    if (thick.length > 0) pen.step(`Beat ${pen.the(thick)}${sweet.length > 0 ? ` with ${pen.the(sweet)}` : ''} until smooth${thin.length > 0 ? ' and fold in the whipped cream' : ''}.`, 4);
    if (pen.has('fruit')) pen.step(`Stir ${pen.the(pen.parts('fruit'))} ${pen.say('together gently and leave for 5 minutes, so that the juice begins to run', 'in a bowl with a spoon and let stand for 5 minutes, until juicy')}.`, 5);
    const base = pen.the(pen.parts('base'));
    pen.step([`${pen.say('Break', 'Crumble', 'Cut')} ${base} into pieces${pen.has('jam') ? `, spread with ${pen.the(pen.parts('jam'))}` : ''} and cover the bottom of glasses or a bowl with half of ${base === '' ? 'it' : 'them'}.`.replace('half of them', `half of ${pen.parts('base')[0]?.many === true ? 'them' : 'it'}`), wet.length > 0 ? `Sprinkle with ${pen.the(wet)} a spoonful at a time${pen.say(': damp, not drowned', ', until moist but not soggy', ', letting each one sink in')}.` : pen.has('fruit') ? 'Moisten with the juice of the fruit.' : ''], 5);
    pen.step(`${pen.has('fruit') ? 'Add half of the fruit and' : 'Add'} half of the cream, then repeat the layers, ending with cream${pen.has('chocolate') ? `, and dust or grate over ${pen.the(pen.parts('chocolate'))}` : ''}.`.replace(/the cream|with cream/g, (found) => (thin.length > 0 ? found : found.replace('cream', 'creamy layer').replace('with creamy', 'with the creamy').replace('with the creamy layer', 'with a creamy layer'))), 4);
    pen.step([pen.say('Cover and chill for at least 2 hours, so that the layers soften into each other.', 'It needs 2 hours in the fridge, covered, or a whole night: the base turns tender.', 'Refrigerate for 2 to 24 hours, until a spoon goes through all the layers at once.'), serveWith(pen, 'Serve cold.')], 120);
    pen.note(pen.say('No raw egg is needed here. Make it the day before: it only gets better.', 'Glass bowls show off the layers. It keeps for 2 days in the fridge and has no raw egg in it.'));
  },
};

export const icePops: Shape = {
  id: 'sorbet', dish: 'Sorbet', meal: 'sweet', way: 'blender', needs: ['blender'], minutes: 255, worth: 5,
  slots: [slot('fruit', ['berry', '#mango', '#banana', '#pineapple', '#peach', '#nectarine', '#watermelon', '#melon', '#kiwi', '#cherry', '#papaya'], 1, 2, 180), slot('sugar', SWEET.takes, 1, 1, 15, ['sugar']), slot('dairy', [...PLAIN_YOGURT, 'coconut milk', '#heavy cream'], 0, 1, 40), slot('acid', ['#lime', '#lemon', '#lime juice', '#lemon juice', '#orange juice'], 0, 1, 8), slot('herbs', ['#mint', '#basil'], 0, 1), slot('finish', ['#dark chocolate', ...CRUNCH], 0, 1)],
  variants: [{ title: '', cuisine: null, likes: [], calls: [] }],
  titles: ['{style} {all} Sorbet', 'Instant {all} Sorbet', 'Blender Sorbet of {all}'],
  write(pen) {
    for (const part of pen.parts('fruit')) part.cut = [part.food.cut.replace('sliced', 'cut into small pieces'), 'for freezing'].filter(Boolean).join(', ');
    const fruit = pen.the(pen.parts('fruit'));
    pen.step(`Spread ${fruit} on a tray lined with paper and freeze for at least 4 hours, until hard. ${pen.say('Bought ready-frozen, it can go straight into the blender.', 'Skip this if yours is frozen already.', 'Turn the pieces once so that they do not stick together.')}`, 245);
    const acid = pen.parts('acid');
    pen.step(`Put the frozen ${pen.names(pen.parts('fruit'))} into the blender with ${pen.the([...pen.parts('sugar'), ...pen.parts('dairy'), ...pen.parts('herbs'), pinchOfSalt(pen, 0.2)])}${acid.length > 0 ? ` and a squeeze of ${pen.names(acid).replace(/ juice$/, '')}` : ''}. Let stand for 5 minutes to lose the hardest frost.`, 6);
    pen.step(pen.say('Blend in short bursts, pushing down what climbs the sides, until smooth and thick like soft ice, 2 to 3 minutes. A spoonful of water helps if the blade spins free.', 'Pulse, scrape, and pulse again for 2 to 3 minutes, adding water by the spoonful only if nothing moves, until it forms a smooth, stiff snow.').replace('soft ice', 'fresh snow'), 3);
    pen.step(['Taste and sweeten a little more if you like: cold dulls sweetness.', serveWith(pen, pen.say('Scoop and eat at once, or freeze for 30 minutes for firmer balls.', 'Serve straight away in cold glasses.'))], 2);
    pen.note('Pour what is left into ice-pop molds. It freezes hard, so let it stand for 10 minutes before you eat it.');
  },
};
