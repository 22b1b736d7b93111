/** Quick things in or on bread: sweet toast, sausages in a bun. */
import { CRUNCH } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { SAVOURY } from '../slots.ts';
import { bloom, finishAndServe, heatFat } from '../technique/season.ts';
import { cookInPan } from '../technique/protein.ts';
import { soften } from '../technique/vegetables.ts';

export const sweetToast: Shape = {
  id: 'sweet toast', dish: 'Toast', meal: 'breakfast', way: 'no-cook', needs: [], minutes: 8, worth: 5,
  slots: [
    slot('bread', ['bread', 'flatbread', '#rice cake', '#graham cracker', '-#garlic bread'], 1, 1, 75),
    slot('spread', ['nut butter', 'jam', 'fresh cheese', '#chocolate hazelnut spread', '#butter', '-#cottage cheese'], 1, 2, 35),
    slot('fruit', ['#banana', 'berry', 'stone fruit', 'firm fruit', '#fig', '#date'], 0, 2, 70), slot('pickle', ['#dill pickle'], 0, 1, 30),
    slot('honey', ['syrup', '#sugar'], 0, 1, 8), slot('spices', ['#ground cinnamon', '#cardamom'], 0, 1), slot('crunch', [...CRUNCH, '#granola', '#coconut flakes', '#chocolate chips'], 0, 1, 10),
  ],
  variants: [{ title: '', cuisine: null, likes: [] }],
  titles: ['{1} Toast with {rest}', 'Toast with {all}'],
  write(pen) {
    const ripe = pen.parts('fruit').some((part) => part.food.id === 'banana');
    pen.step(pen.say(`Toast ${pen.the(pen.parts('bread'))} for 2 to 3 minutes, until golden and crisp at the edges.`, `Put ${pen.the(pen.parts('bread'))} into a toaster or a dry frying pan for 2 to 3 minutes, until brown and crisp.`), 3);
    const spread = pen.the(pen.parts('spread'));
    pen.step(pen.say(`Let the steam go for half a minute, so that the toast stays crisp, then spread with ${spread} right to the edges.`, `Spread ${spread} over the toast while it is still warm, so that it softens into the crumb.`), 2);
    const top = [...pen.parts('fruit'), ...pen.parts('pickle')];
    pen.step([
      top.length > 0 ? pen.say(`Lay ${pen.the(top)} on top, overlapping a little.`, `Arrange ${pen.the(top)} over it${ripe ? ' and press gently with a fork' : ''}.`) : '',
      pen.has('honey') ? pen.say(`Trickle over ${pen.the(pen.parts('honey'))}.`, `Finish with ${pen.the(pen.parts('honey'))}.`).replace('Trickle', pen.parts('honey').some((part) => part.food.kind === 'sugar') ? 'Sprinkle' : 'Trickle') : '',
      pen.has('spices') || pen.has('crunch') ? `Scatter with ${pen.the([...pen.parts('spices'), ...pen.parts('crunch')])}.` : '',
      pen.say('Add the smallest pinch of salt if you like: it wakes up sweet things.', 'A few grains of salt on top bring the flavors out.'),
      'Eat at once, while it is warm and crisp.',
    ], 2);
    pen.take('salt', 0.2 * pen.servings);
    pen.note(pen.say('Bread from yesterday toasts better than fresh; slice and freeze what is left, and toast it straight from the freezer.', 'Cut it into fingers for small hands, and leave whole nuts off for children under five.'));
  },
};

export const sausageInBun: Shape = {
  id: 'sausage in a bun', dish: 'Sausages in a Bun', meal: 'main', way: 'pan', needs: ['stove'], minutes: 25, worth: 5,
  slots: [
    slot('base', ['#bread roll', '#hot dog bun', '#burger bun', '#baguette', '#brioche', 'bread', '#flour tortilla', '#pita bread'], 1, 1, 70), slot('protein', ['cooked sausage', 'raw sausage', '#hot dog', '-#salami', '-#pepperoni'], 1, 1, 100),
    slot('aromatics', ['bulb', '#bell pepper'], 0, 2, 70), slot('topping', ['pickled vegetable', 'melting cheese', 'salad leaf', 'tomato', '#sauerkraut', '#coleslaw mix', 'cabbage'], 0, 3, 45),
    slot('sauce', ['mustard', 'dressing', 'hot sauce'], 0, 3), ...SAVOURY.filter(({ name }) => ['fat', 'spices', 'herbs'].includes(name)),
  ],
  variants: [{ title: '', cuisine: 'american', likes: [] }, { title: 'Biergarten-Style', cuisine: 'german', likes: [], calls: ['sauerkraut', 'bratwurst', 'mustard'] }],
  titles: ['{protein} in a Bun with {rest}', '{style} {protein} Rolls with {rest}', 'Street-Stall {style} {protein} with {rest}', '{style} {protein} in Toasted {base}'],
  write(pen) {
    const start = heatFat(pen, 'a frying pan', 'medium heat', 5);
    const soft = soften(pen, pen.parts('aromatics'), true);
    for (const part of pen.parts('protein')) part.cut = 'left whole';
    const spice = bloom(pen);
    const work = cookInPan(pen, pen.parts('protein'));
    if (soft.say + spice.say === '') pen.step([start, work.say], 2 + work.minutes);
    else {
      pen.step([start, soft.say, spice.say, soft.say === '' ? '' : pen.say('Push to the side of the pan, where it goes on turning sweet.', 'Scrape onto a plate and keep warm.', 'Move to the edge of the pan, out of the strongest heat.')], 2 + soft.minutes + spice.minutes);
      pen.step(work.say, work.minutes);
    }
    pen.step(pen.say(`Split ${pen.the(pen.parts('base'))} and warm cut side down in the same pan for 1 to 2 minutes, until toasted and shiny with fat.`, `Cut ${pen.the(pen.parts('base'))} open and toast the cut sides in the pan for about 1 minute, until golden.`, `Open ${pen.the(pen.parts('base'))}, press face down into the hot pan and leave for a minute or so to crisp.`), 2);
    const on = [...pen.parts('sauce'), ...pen.parts('topping')];
    pen.step([pen.say(`Lay ${pen.the(pen.parts('protein'))} in the warm ${pen.names(pen.parts('base'))}.`, `Fill the ${pen.names(pen.parts('base'))} with ${pen.the(pen.parts('protein'))}.`, `Put ${pen.the(pen.parts('protein'))} between the toasted halves.`), soft.say === '' ? '' : 'Spoon the softened vegetables over.', on.length > 0 ? pen.say(`Add ${pen.the(on)}.`, `Dress with ${pen.the(on)}.`, `Finish with ${pen.the(on)}.`) : '', ...finishAndServe(pen, 'Eat with your hands while it is hot.', false)], 3);
    pen.note(pen.say('Prick raw sausages once only: the juices should stay inside.', 'A lid on the pan helps thick sausages to heat through without burning.'));
  },
};
