/** Cookies and little sweet things. */
import { CRUNCH } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { eggsIn, flavour, flourSlot, leaven, lessDried, pinchOfSalt, proportion, riseSlot, SOLID_FAT, spiceSlot, sugarSlot, SWEET_CHOCOLATE, vanillaSlot, WHOLE_EGG } from '../technique/baking.ts';
import { oven } from '../technique/heat.ts';

const BITS = [...SWEET_CHOCOLATE, ...CRUNCH, 'dried fruit', '#coconut', '#crystallized ginger'] as const;

export const cookies: Shape = {
  id: 'cookies', dish: 'Cookies', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 35, worth: 8,
  slots: [flourSlot(70), slot('fat', SOLID_FAT, 1, 1, 48, ['butter']), sugarSlot(50), slot('egg', WHOLE_EGG, 1, 1, 26), { ...riseSlot }, slot('bits', BITS, 0, 3, 40), slot('oats', ['#rolled oats'], 0, 1, 22), slot('nut butter', ['nut butter'], 0, 1, 18), slot('zest', ['#lemon', '#orange'], 0, 1), spiceSlot, vanillaSlot],
  variants: [{ title: '', cuisine: 'american', likes: [], calls: ['chocolate chips', 'rolled oats', 'brown sugar'] }],
  titles: ['{style} {all} Cookies', 'Chewy {style} {all} Cookies', '{style} Cookies with {all}'],
  write(pen) {
    lessDried(pen, 'bits', 20);
    const eggs = eggsIn(pen, 'egg');
    const oats = pen.has('oats') ? 45 * eggs : 0;
    const flour = 150 * eggs - oats;
    proportion(pen, { flour, fat: (pen.has('nut butter') ? 75 : 95) * eggs, sugar: 105 * eggs, oats });
    for (const part of pen.parts('fat')) part.cut = 'softened';
    for (const part of pen.parts('zest')) part.cut = 'zest finely grated';
    const zest = pen.parts('zest');
    pen.step(`Heat the oven to ${oven(180)} and line ${eggs > 1 ? 'two baking sheets' : 'a baking sheet'} with paper.`, 3);
    const creamed = pen.the([...pen.parts('fat'), ...pen.parts('nut butter'), ...pen.parts('sugar')]);
    pen.step([pen.say(`Beat ${creamed} for 2 minutes, until ${zest.length > 0 ? 'creamy' : 'light and creamy'}.`, `Stir ${creamed} together hard with a wooden spoon until no lumps are left, about 2 minutes.`, `Work ${creamed} to a smooth, fluffy paste, 2 minutes with a mixer.`), `Beat in ${pen.the(pen.parts('egg'))}${flavour(pen, ' and ')}${zest.length > 0 ? `, with the zest of ${pen.the(zest)}` : ''}.`], 5);
    const dry = [...pen.parts('flour'), ...leaven(pen, flour, 2), ...pen.parts('oats'), pinchOfSalt(pen)];
    pen.step([`${pen.say('Stir in', 'Mix in', 'Add')} ${pen.the(dry)} ${pen.say('just until you see no more flour', 'and stop as soon as it comes together')}.`, pen.has('bits') ? `Fold in ${pen.the(pen.parts('bits'))}.` : '', pen.say('Chill for 15 minutes if the dough is too soft to shape.', 'If it sticks to your hands, a quarter of an hour in the fridge helps.')], 6);
    pen.step(`${pen.say('Roll into', 'With two spoons, shape')} about ${12 * eggs} balls, set well apart and flatten a little. Bake for 10 to 13 minutes, ${pen.say('until the edges are golden and the middle still looks pale and soft', 'until browned at the rim but tender to the touch in the center')}.`.replace('Roll into', 'Shape into').replace('shape about', 'make about'), 13);
    pen.step(pen.say('Leave on the sheet for 5 minutes, since they break while hot, then cool on a rack.', 'They firm up as they cool: wait 5 minutes before you move them to a rack.'), 5);
    pen.note(pen.say('Balls of dough freeze well; bake them from frozen for 2 minutes longer. Do not eat the dough raw.', 'For crisp ones, bake 2 minutes longer. They keep for a week in a tin.'));
  },
};

export const nutButterCookies: Shape = {
  id: 'nut butter cookies', dish: 'Flourless Cookies', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 25, worth: 7,
  slots: [slot('nut butter', ['nut butter', '-#Nutella'], 1, 1, 110), sugarSlot(55), slot('egg', WHOLE_EGG, 1, 1, 26), slot('bits', [...SWEET_CHOCOLATE, ...CRUNCH, '#rolled oats'], 0, 2, 20), vanillaSlot, { ...spiceSlot, most: 1 }],
  variants: [{ title: '', cuisine: 'american', likes: [], calls: ['peanut butter'] }],
  titles: ['{style} {all} Cookies', 'Flourless {style} {all} Cookies'],
  write(pen) {
    const eggs = eggsIn(pen, 'egg');
    proportion(pen, { 'nut butter': 220 * eggs, sugar: 110 * eggs });
    pen.step(`Heat the oven to ${oven(175)} and line a baking sheet with paper.`, 3);
    pen.step([`${pen.say('Stir', 'Beat')} ${pen.the([...pen.parts('nut butter'), ...pen.parts('sugar'), ...pen.parts('egg'), ...pen.parts('spices'), ...pen.parts('vanilla'), pinchOfSalt(pen)])} ${pen.say('together until the mass is thick and comes away from the bowl, 1 to 2 minutes', 'for a minute or two, to a stiff, smooth dough')}.`, pen.has('bits') ? `Work in ${pen.the(pen.parts('bits'))}.` : ''], 4);
    pen.step(pen.say(`Shape into ${14 * eggs} balls the size of a walnut and press each flat with a fork, twice, crosswise.`, `Make ${14 * eggs} small balls between damp palms; flatten with the back of a fork to leave a grid.`).replace('the size of a walnut', 'of one heaped teaspoon'), 5);
    pen.step(`Bake for 9 to 11 minutes, ${pen.say('until dry on top and barely colored at the edge', 'until they smell toasted and are firm round the outside')}.`, 10);
    pen.step('Cool for 10 minutes on the sheet before you touch them: they are very fragile while warm.', 10);
    pen.note('There is no flour in them; use a kind of spread without added sugar or take a third less sugar.'.replace('use a kind of spread without added sugar or take', 'if what you have is already sweetened, take'));
  },
};

export const shortbread: Shape = {
  id: 'shortbread', dish: 'Shortbread', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 55, worth: 6,
  slots: [flourSlot(55), slot('fat', ['#butter', '#vegan butter', '-#garlic butter'], 1, 1, 37, ['butter']), { ...sugarSlot(18), takes: ['#powdered sugar', ...sugarSlot(18).takes.filter((term) => term !== '-#powdered sugar')] }, slot('bits', [...SWEET_CHOCOLATE, ...CRUNCH], 0, 1, 12), slot('zest', ['#lemon', '#orange', '#rosemary', '#lavender', '#thyme'], 0, 1), { ...spiceSlot, most: 1 }, vanillaSlot],
  variants: [{ title: '', cuisine: 'british', likes: [], calls: ['butter'] }],
  titles: ['{style} {all} Shortbread', '{style} Buttery {all} Shortbread', '{style} Shortbread with {all}'],
  write(pen) {
    const flour = pen.parts('flour').reduce((sum, part) => sum + part.grams, 0);
    proportion(pen, { fat: flour * 0.66, sugar: flour * 0.33 });
    for (const part of pen.parts('fat')) part.cut = 'softened';
    for (const part of pen.parts('zest')) part.cut = part.food.kind === 'citrus' ? 'zest finely grated' : 'leaves picked and finely chopped';
    pen.step(`Heat the oven to ${oven(160)} and line a baking sheet with paper.`, 3);
    const zest = pen.parts('zest');
    const scent = zest.length === 0 ? '' : zest.some((part) => part.food.kind === 'citrus') ? ` with the zest of ${pen.the(zest)}` : ` with ${pen.the(zest)}`;
    pen.step(`${pen.say('Beat', 'Rub')} ${pen.the([...pen.parts('fat'), ...pen.parts('sugar'), ...pen.parts('spices'), ...pen.parts('vanilla'), pinchOfSalt(pen)])}${scent} ${pen.say('until soft and pale, 2 minutes', 'with your fingertips until even')}.`, 4);
    pen.step([`Add ${pen.the([...pen.parts('flour'), ...pen.parts('bits')])} and ${pen.say('press together with your hands, just until it holds', 'stir until clumps form, then squeeze into one lump')}; do not knead, or it gets tough.`, pen.say('Pat into a round 1 cm (½ in) thick, prick all over with a fork and mark into wedges.', 'Press 1 cm (½ in) thick into a rectangle, prick it and score into fingers.')], 6);
    pen.step('Chill for 15 minutes, so that it keeps its shape.', 15);
    pen.step(`Bake for 25 to 30 minutes, ${pen.say('until sand-colored all over and firm at the edge', 'until the palest gold; brown is too far')}.`, 28);
    pen.step('Cut along the marks while hot and let cool on the sheet, 20 minutes: it hardens as it cools.', 20);
    pen.note('Three parts flour, two of fat, one of sugar, by weight: easy to make in any amount. It keeps for 2 weeks in a tin.');
  },
};

export const energyBalls: Shape = {
  id: 'energy balls', dish: 'Energy Balls', meal: 'snack', way: 'no-cook', needs: [], minutes: 25, worth: 6,
  slots: [slot('dried', ['#date', '#dried fig', '#dried apricot', '#prune', '#raisin', '#dried cranberry'], 1, 2, 45), slot('base', ['#rolled oats', '#almond flour', '#puffed rice', 'nut', 'peanut'], 1, 2, 30), slot('nut butter', ['nut butter', '#tahini'], 0, 1, 16), slot('seeds', ['seed', '#coconut'], 0, 2, 8), slot('cocoa', ['#cocoa powder', ...SWEET_CHOCOLATE], 0, 1, 6), slot('sugar', ['#honey', '#maple syrup', '#date syrup'], 0, 1, 6), spiceSlot, vanillaSlot],
  variants: [{ title: '', cuisine: 'american', likes: [], calls: ['date', 'oats', 'peanut butter'] }],
  titles: ['{style} {all} Energy Balls', 'No-Bake {style} {all} Bites'],
  write(pen) {
    const dried = pen.the(pen.parts('dried'));
    for (const part of pen.parts('dried')) part.cut = 'pitted if need be';
    pen.step(`Cover ${dried} with hot water, ${pen.say('leave for 10 minutes to soften, then drain well', 'let stand for 10 minutes and squeeze dry')}.`, 11);
    const rest = [...pen.parts('base'), ...pen.parts('nut butter'), ...pen.parts('cocoa'), ...pen.parts('sugar'), ...pen.parts('spices'), ...pen.parts('vanilla'), pinchOfSalt(pen)];
    for (const part of pen.parts('base')) if (['nut', 'peanut'].includes(part.food.kind)) part.cut = 'finely chopped';
    const coat = pen.parts('seeds');
    pen.step(`Chop very finely, or blend in short bursts, to a sticky paste. Work in ${pen.the(rest)} ${pen.say('with your hands until it holds when pressed', 'until it forms a dense dough')}; a spoonful of water helps if it crumbles, a short chill if it is too soft.`, 6);
    pen.step(`With damp hands, shape into ${6 * pen.servings} balls${coat.length > 0 ? ` and turn them in ${pen.the(coat)}` : ''}.`, 6);
    pen.step(pen.say('Set in the fridge for at least 20 minutes, until firm.', 'Chill for 20 to 30 minutes; they get firmer and easier to carry.'), 20);
    pen.note('They keep for 10 days in a closed box in the fridge.');
  },
};

export const truffles: Shape = {
  id: 'truffles', dish: 'Truffles', meal: 'sweet', way: 'no-cook', needs: ['stove'], minutes: 25, worth: 5,
  slots: [slot('base', ['#dark chocolate', '#milk chocolate', '#white chocolate'], 1, 1, 50), slot('cream', ['#heavy cream', '#coconut cream', '#coconut milk', '#condensed milk'], 1, 1, 27), slot('fat', ['#butter'], 0, 1, 5), slot('scent', ['#espresso', '#rum', '#brandy', '#orange liqueur'], 0, 1), { ...spiceSlot, most: 1 }, vanillaSlot, slot('coat', ['#cocoa powder', '#coconut', ...CRUNCH, '#powdered sugar'], 0, 2, 8)],
  variants: [{ title: '', cuisine: 'french', likes: [], calls: ['dark chocolate', 'heavy cream'] }],
  titles: ['{style} {coat} Truffles', 'Hand-Rolled {style} {coat} Truffles', 'Velvety {style} {coat} Truffles'],
  write(pen) {
    const grams = pen.parts('base').reduce((sum, part) => sum + part.grams, 0);
    const dark = pen.parts('base').some((part) => part.food.id === 'dark chocolate' || part.food.is === 'dark chocolate');
    proportion(pen, { cream: grams * (dark ? 0.55 : 0.35) });
    for (const part of pen.parts('scent')) Object.assign(part, { text: `1 tbsp ${part.food.singular}`, grams: 15 });
    for (const part of pen.parts('base')) part.cut = 'finely chopped';
    for (const part of pen.parts('coat')) if (part.cut !== '') part.cut = 'finely chopped';
    pen.step(`Heat ${pen.the([...pen.parts('cream'), ...pen.parts('fat')])}${flavour(pen)} in a small saucepan for 2 to 3 minutes, until small bubbles show at the edge.`, 4);
    pen.step(`Pour over ${pen.the(pen.parts('base'))} in a bowl, wait 2 minutes, then ${pen.say('stir slowly from the middle until smooth and glossy', 'stir in small circles, growing wider, until it shines')}.${pen.has('scent') ? ` Stir in ${pen.the(pen.parts('scent'))}.` : ''}`, 4);
    pen.step(pen.say('Cover and chill for 2 hours, until firm enough to scoop.', 'Leave in the fridge for 2 hours, until it holds the mark of a spoon.'), 120);
    pen.step(`Scoop out teaspoonfuls and shape quickly into balls between cold hands${pen.has('coat') ? `, then turn in ${pen.the(pen.parts('coat'))} until covered` : ''}.`, 12);
    pen.note('Keep them in the fridge for up to a week and bring out 15 minutes before you serve them.');
  },
};
