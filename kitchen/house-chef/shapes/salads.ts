/** Salads with a name of their own. */
import { measure, round, weight } from '../amounts.ts';
import { ACID, CRUNCH } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { cookedEggs, dressing, dressingFor, hotTopping } from '../technique/salad.ts';
import { finishAndServe, salt } from '../technique/season.ts';
import { about } from '../technique/protein.ts';
import { cookStarch } from '../technique/starch.ts';

const SOUR = slot('acid', ACID, 1, 1, 7, ['white vinegar', 'lemon']);
const FAT = slot('fat', ['oil', '-#chili oil', '-#coconut oil'], 0, 1, 9);
const HERBS = slot('herbs', ['tender herb', '#dried oregano', '#dried dill'], 0, 2);
const ONION = slot('bulb', ['#red onion', '#shallot', 'green onion', '#onion'], 0, 1, 18);
const LEAVES = slot('leaves', ['salad leaf', '#spinach'], 0, 1, 25);
const SWEET = slot('sweet', ['#honey', '#maple syrup', '#agave nectar', '#sugar'], 0, 1, 4);
const MUSTARD = slot('seasoning', ['mustard'], 0, 1, 3);

export const potatoSalad: Shape = {
  id: 'potato salad', dish: 'Potato Salad', meal: 'salad', way: 'boil', needs: ['stove'], minutes: 45, worth: 7,
  slots: [slot('base', ['#potato'], 1, 1, 220), slot('dip', ['#mayonnaise', '#yogurt', '#sour cream', '#crème fraîche'], 0, 2, 32), slot('veg', ['#celery', '#radish', '#cucumber', '#pickle', '#caper', '#green bean', '#pea', '#olive', '#bell pepper', '#cherry tomato', '#apple', '#beet'], 0, 4, 70), slot('protein', ['bacon', 'egg', 'cured meat', 'smoked fish', 'canned fish', 'cooked sausage', '#white bean'], 0, 2, 60), ONION, MUSTARD, SOUR, FAT, HERBS, LEAVES, slot('spices', ['#paprika', '#caraway seed', '#celery seed', '#curry powder'], 0, 1), slot('finish', ['green onion', 'seed', '#feta', '#blue cheese'], 0, 1)],
  variants: [{ title: '', cuisine: 'american', likes: [], calls: ['mayonnaise', 'celery', 'pickle'] }, { title: 'German-Style', cuisine: 'german', likes: [], calls: ['bacon', 'mustard', 'pickle'] }, { title: 'French-Style', cuisine: 'french', likes: [], calls: ['dijon mustard', 'green bean', 'tarragon'] }, { title: 'Nordic-Style', cuisine: 'nordic', likes: [], calls: ['dill', 'smoked salmon', 'radish'] }],
  titles: ['{style} Potato Salad with {all}', '{style} {1} and Potato Salad', '{style} Warm Potato Salad with {all}'].map((one) => one.replace('{1} and Potato Salad', 'New-Potato Salad with {all}').replace('New-Potato', 'Potato')),
  write(pen) {
    for (const part of pen.parts('base')) part.cut = 'scrubbed';
    const potatoes = pen.parts('base');
    const cooked = potatoes.every((part) => part.food.ready);
    for (const part of potatoes) if (part.food.ready) part.cut = 'cut into thick slices';
    if (cooked) pen.step(`Sprinkle ${pen.the(potatoes)} with a little water and warm in a covered pan for 4 to 5 minutes, until steaming: warm ones take the dressing better.`, 6);
    else pen.step(`Put ${pen.the(potatoes)} into a pot of cold, well-salted water, bring to a boil and ${pen.say('simmer for 18 to 25 minutes, according to size, until a knife slides to the middle. Drain and let steam dry for 5 minutes', 'cook gently for about 20 minutes, longer for large ones; they are done when they slip off the point of a knife. Drain and leave in the hot pot for 5 minutes')}.`, 32);
    const beans = pen.parts('veg').filter((part) => ['green bean', 'pea'].includes(part.food.id));
    const beets = pen.parts('veg').filter((part) => part.food.kind === 'root' && !part.food.ready);
    for (const part of beets) part.cut = 'peeled and cut into 1 cm (½ in) dice';
    if (beets.length > 0) pen.step(`Meanwhile, boil ${pen.the(beets)} in a second pan of salted water for 15 to 20 minutes, until tender. Drain and cool.`, 0);
    if (beans.length > 0) pen.step(`Boil ${pen.the(beans)} in salted water for 3 to 5 minutes, until bright and just tender, then cool under cold water.`, 4);
    cookedEggs(pen);
    hotTopping(pen, ['bacon', 'cooked sausage']);
    const cold = pen.parts('dip');
    pen.step(cold.length > 0 ? `${pen.say('Stir', 'Whisk')} ${pen.the([...cold, ...pen.parts('seasoning'), ...pen.parts('spices'), ...pen.parts('fat')])} with ${dressingFor(pen).acid} and ${salt(pen, 1.4)} in a large bowl until smooth.` : `Whisk ${dressing(pen, 10, 1.4, pen.parts('spices'))} in a large bowl.`, 3);
    pen.step([cooked ? '' : `${pen.say('Peel', 'While still warm, peel')} ${pen.the(potatoes)}, or leave the skin on, and cut into ${pen.say('thick slices', 'bite-size pieces')}.`, pen.say(`Turn ${cooked ? pen.the(potatoes) : ''} in the dressing and leave for 10 minutes: warm, they soak it up.`, `Tip ${cooked ? pen.the(potatoes) : ''} into the bowl, fold over and let stand for 10 minutes to take in the dressing.`).replace('warm, they soak it up', 'it sinks in while everything is warm')], 13);
    const rest = [...pen.parts('veg'), ...pen.parts('bulb'), ...pen.parts('protein'), ...pen.parts('leaves'), ...pen.parts('herbs')].filter((part) => !part.used || part.slot !== 'veg' || beans.includes(part) || beets.includes(part));
    pen.step([rest.length > 0 ? `Fold in ${pen.the(rest)}.` : '', ...finishAndServe(pen, pen.say('Serve at room temperature.', 'Serve lukewarm or cold.'))], 2);
    pen.note('Salad potatoes stay in slices; floury ones crumble. Keep it in the fridge for up to 3 days.'.replace('Salad potatoes stay in slices; floury ones crumble.', 'Waxy kinds hold their shape best.'));
  },
};

export const pastaSalad: Shape = {
  id: 'pasta salad', dish: 'Pasta Salad', meal: 'salad', way: 'boil', needs: ['stove'], minutes: 30, worth: 6,
  slots: [slot('base', ['pasta', '#tortellini', '-#lasagna noodle', '-#spaghetti', '-#linguine', '-#angel hair pasta'], 1, 1, 75), slot('veg', ['#cherry tomato', '#tomato', '#cucumber', '#bell pepper', '#olive', '#sun-dried tomato', '#artichoke heart', '#corn', '#pea', '#green bean', '#broccoli', '#asparagus', '#celery', '#caper', '#roasted red pepper', '#zucchini', '#avocado', '#carrot'], 1, 5, 150), slot('protein', ['canned fish', 'cured meat', 'cooked meat', 'beans', 'cooked sausage', 'smoked fish', 'egg', 'poultry', 'shrimp'], 0, 2, 70), slot('cheese', ['#feta', '#mozzarella', '#fresh mozzarella', 'hard cheese', '#goat cheese', '#cheddar'], 0, 1, 35), slot('dip', ['#pesto', '#mayonnaise', '#yogurt', '#Greek yogurt'], 0, 1, 25), ONION, slot('garlic', ['garlic'], 0, 1), MUSTARD, SOUR, FAT, HERBS, LEAVES, slot('spices', ['#chili flakes', '#paprika'], 0, 1), slot('finish', ['green onion', ...CRUNCH], 0, 1)],
  variants: [{ title: 'Italian-Style', cuisine: 'italian', likes: ['dried oregano'], calls: ['mozzarella', 'basil', 'pesto', 'salami'] }, { title: 'Greek-Style', cuisine: 'greek', likes: ['dried oregano'], calls: ['feta', 'olive', 'cucumber'] }, { title: 'Picnic', cuisine: 'american', likes: [], calls: ['mayonnaise', 'corn'] }],
  titles: ['{style} Pasta Salad with {all}', '{style} {1} Pasta Salad with {rest}'],
  write(pen) {
    const base = pen.first('base');
    for (const part of pen.parts('protein')) if (part.food.kind === 'cured meat' && part.grams > 45 * pen.servings) Object.assign(part, measure(part.food, 40 * pen.servings));
    const boil = pen.parts('veg').filter((part) => part.food.kind === 'firm vegetable' || part.food.kind === 'peas and corn');
    const minutes = base === undefined ? 10 : pen.time(base, 'boil', 10);
    pen.take('salt', 1.5 * pen.servings);
    pen.step(`Bring a large pot of well-salted water to a boil and cook ${pen.the(pen.parts('base'))} for about ${minutes + 1} minutes, ${pen.say('a minute past tender: it firms up when cold', 'a little softer than you would eat it hot')}.${boil.length > 0 ? ` Add ${pen.the(boil)} for the last 4 minutes, until bright and just tender.` : ''} ${pen.say('Drain, rinse briefly under cold water and shake dry.', 'Drain and cool quickly under the tap; drain again well.')}`, minutes + 10);
    cookedEggs(pen);
    hotTopping(pen, ['poultry', 'shrimp', 'cooked sausage']);
    const extra = [...pen.parts('dip'), ...pen.parts('garlic'), ...pen.parts('spices')];
    pen.step(`Whisk ${dressing(pen, 10, 1, extra)} in a large bowl. ${pen.say('It should taste a touch too sharp', 'Make it bolder than seems right')}: cold food mutes it.`, 3);
    for (const part of pen.parts('veg')) {
      if (part.food.id === 'zucchini' || part.food.id === 'carrot') part.cut = 'coarsely grated';
      if (part.food.id === 'cherry tomato') part.cut = 'halved';
    }
    const rest = [...pen.parts('veg').filter((part) => !boil.includes(part)), ...pen.parts('bulb'), ...pen.parts('protein').filter((part) => !part.used)];
    const warm = pen.parts('protein').filter((part) => part.used);
    pen.step([`Toss ${pen.the([...pen.parts('base'), ...boil])} with the dressing${rest.length + warm.length > 0 ? ` and fold in ${pen.the([...rest, ...warm])}` : ''}.`, pen.say('Leave for 10 minutes, then toss again.', 'Let stand for 10 minutes so that it takes up the dressing.')], 12);
    const last = [...pen.parts('cheese'), ...pen.parts('leaves')];
    pen.step([last.length > 0 ? `Just before serving, fold in ${pen.the(last)}.` : '', ...finishAndServe(pen, pen.say('Serve cool, but not ice-cold.', 'Serve at room temperature.'))], 2);
    pen.note('Good for 2 days in the fridge. Loosen it with a splash of vinegar or lemon before it goes to the table.'.replace('a splash of vinegar or lemon', 'a spoonful of oil'));
  },
};

export const pulseSalad: Shape = {
  id: 'bean salad', dish: 'Bean Salad', meal: 'salad', way: 'no-cook', needs: [], minutes: 20, worth: 6,
  slots: [slot('beans', ['beans', '#edamame', '-#refried bean', '-#baked bean'], 1, 2, 140), slot('veg', ['#cucumber', '#tomato', '#cherry tomato', '#bell pepper', '#celery', '#carrot', '#corn', '#radish', '#fennel', '#olive', '#sun-dried tomato', '#roasted red pepper', '#artichoke heart', '#avocado', '#beet', '#caper'], 1, 5, 130), slot('protein', ['canned fish', 'cured meat', 'egg', 'smoked fish'], 0, 1, 60), slot('cheese', ['crumbly cheese', '#mozzarella', 'hard cheese', '#halloumi'], 0, 1, 30), ONION, slot('garlic', ['garlic', 'chili'], 0, 2), MUSTARD, SWEET, SOUR, FAT, HERBS, LEAVES, slot('spices', ['#cumin', '#paprika', '#smoked paprika', '#sumac', '#chili flakes', '#za’atar'], 0, 2), slot('finish', ['green onion', ...CRUNCH], 0, 1)],
  variants: [{ title: 'Italian-Style', cuisine: 'italian', likes: ['dried oregano'], calls: ['cannellini bean', 'canned tuna', 'basil'] }, { title: 'Levantine', cuisine: 'levantine', likes: ['cumin'], adds: 1, calls: ['chickpea', 'mint', 'sumac', 'parsley'] }, { title: 'Cowboy', cuisine: 'american', likes: ['cumin'], calls: ['black bean', 'corn', 'avocado', 'lime'] }, { title: 'Greek-Style', cuisine: 'greek', likes: ['dried oregano'], calls: ['feta', 'olive'] }],
  titles: ['{style} {beans} Salad with {all}', '{style} {beans} and {1} Salad', 'Marinated {style} {beans} Salad with {all}'].map((one) => one.replace('{style} {beans} and {1} Salad', '{style} Salad of {beans} with {all}')),
  write(pen) {
    cookedEggs(pen);
    const fry = pen.parts('cheese').filter((part) => part.food.kind === 'frying cheese');
    hotTopping(pen, [], fry);
    for (const part of pen.parts('veg')) {
      if (['carrot', 'beet'].includes(part.food.id) && !part.food.ready) part.cut = 'peeled and coarsely grated';
      else if (part.food.id === 'fennel') part.cut = 'very thinly sliced';
      else if (['cucumber', 'bell pepper', 'celery'].includes(part.food.id)) part.cut = 'diced';
    }
    const onion = [...pen.parts('bulb'), ...pen.parts('garlic')];
    pen.step(onion.length > 0 ? `Stir ${pen.the(onion)} with ${dressingFor(pen).acid} and ${salt(pen, 1.2)} in a large bowl and leave for 5 minutes: ${pen.say('the acid takes off the bite', 'this tames the sharpness')}. Whisk in ${dressingFor(pen, 10).fatAnd}.` : `Whisk ${dressing(pen, 10, 1.2)} in a large bowl.`, 7);
    const spice = pen.parts('spices').filter((part) => !part.used);
    pen.step([`Add ${pen.the([...pen.parts('beans'), ...spice])} and ${pen.say('turn them over gently', 'toss')}.`.replace('turn them over gently', 'turn over gently'), pen.say('Give it 10 minutes to drink in the flavor.', 'Leave to marinate for 10 minutes, tossing once.')], 12);
    pen.step(`Fold in ${pen.the([...pen.parts('veg'), ...pen.parts('protein'), ...pen.parts('leaves'), ...pen.parts('cheese').filter((part) => !fry.includes(part))])}${fry.length > 0 ? ` and lay ${pen.the(fry)} on top` : ''}.`, 3);
    pen.step(finishAndServe(pen, pen.say('Serve at room temperature.', 'It can go to the table now or in an hour.')), 1);
    pen.note('Keeps for 3 days in the fridge and travels well. Drain and rinse canned ones until no foam is left.');
  },
};

export const lentilSalad: Shape = {
  id: 'lentil salad', dish: 'Lentil Salad', meal: 'salad', way: 'boil', needs: ['stove'], minutes: 40, worth: 6,
  slots: [slot('lentils', ['lentils', '#cooked lentils', '-#red lentil', '-#split pea'], 1, 1, 65), ...pulseSalad.slots.filter(({ name }) => name !== 'beans')],
  variants: [{ title: 'French-Style', cuisine: 'french', likes: [], calls: ['dijon mustard', 'goat cheese', 'shallot'] }, { title: 'Levantine', cuisine: 'levantine', likes: ['cumin'], adds: 1, calls: ['cumin', 'mint', 'parsley', 'lemon'] }],
  titles: ['{style} Lentil Salad with {all}', '{style} {1} and Lentil Salad', 'Warm {style} Lentil Salad with {all}'],
  write(pen) {
    const raw = pen.parts('lentils').filter((part) => !part.food.ready);
    if (raw.length > 0) pen.step(`Put ${pen.the(raw)} into a pot with plenty of cold water, bring to a boil and simmer for ${about(Math.max(20, ...raw.map((part) => pen.time(part, 'simmer', 22))))}, until tender but still whole. ${pen.say('Salt for the last minutes only', 'Salt when they are nearly soft')}, then drain well.`, 32);
    cookedEggs(pen);
    const fry = pen.parts('cheese').filter((part) => part.food.kind === 'frying cheese');
    hotTopping(pen, [], fry);
    for (const part of pen.parts('veg')) {
      if (['carrot', 'beet'].includes(part.food.id) && !part.food.ready) part.cut = 'peeled and coarsely grated';
      else if (['cucumber', 'bell pepper', 'celery', 'fennel'].includes(part.food.id)) part.cut = 'finely diced';
    }
    const spice = pen.parts('spices').filter((part) => !part.used);
    pen.step(`Whisk ${dressing(pen, 11, 1.2, [...pen.parts('garlic'), ...spice])} in a large bowl.`, 3);
    pen.step([`Stir in ${pen.the([...pen.parts('lentils'), ...pen.parts('bulb')])}${raw.length > 0 ? ' while warm' : ''} and leave for 10 minutes: ${pen.say('that is when the dressing goes in', 'warmth opens the way for the dressing')}.`.replace(raw.length > 0 ? '\0' : 'warmth opens the way for the dressing', 'they take up the dressing')], 11);
    pen.step(`Fold in ${pen.the([...pen.parts('veg'), ...pen.parts('protein'), ...pen.parts('leaves'), ...pen.parts('cheese').filter((part) => !fry.includes(part))])}${fry.length > 0 ? ` and lay ${pen.the(fry)} on top` : ''}.`, 3);
    pen.step(finishAndServe(pen, pen.say('Serve lukewarm.', 'Serve at room temperature.')), 1);
    pen.note('Taste again after an hour: pulses swallow salt and acid.'.replace('pulses swallow', 'it swallows'));
  },
};

export const slaw: Shape = {
  id: 'slaw', dish: 'Slaw', meal: 'side', way: 'no-cook', needs: [], minutes: 20, worth: 6,
  slots: [slot('base', ['#cabbage', '#red cabbage', '#napa cabbage', '#Brussels sprout', '#broccoli slaw', '#kohlrabi', '#coleslaw mix'], 1, 2, 110), slot('veg', ['#carrot', '#apple', '#fennel', '#radish', '#celery', '#bell pepper', '#celeriac', '#jicama', '#kale', '#beet', '#pear', '#mango', '#snow pea'], 0, 4, 80), slot('dip', ['#mayonnaise', '#yogurt', '#sour cream', '#Greek yogurt', '#buttermilk'], 0, 2, 25), ONION, slot('heat', ['chili', 'ginger', 'garlic'], 0, 2), slot('seasoning', ['mustard', 'soy sauce', 'fish sauce', 'hot sauce'], 0, 2, 5), SWEET, SOUR, { ...FAT, takes: ['oil', '-#chili oil'] }, slot('herbs', ['tender herb'], 0, 2), slot('spices', ['#celery seed', '#caraway seed', '#paprika', '#cumin', '#chili flakes', '#sesame seed'], 0, 1), slot('dried', ['#raisin', '#dried cranberry'], 0, 1, 12), slot('finish', ['green onion', ...CRUNCH], 0, 1)],
  variants: [{ title: 'Classic', cuisine: 'american', likes: [], calls: ['mayonnaise', 'carrot'] }, { title: 'Vietnamese-Style', cuisine: 'vietnamese', likes: [], calls: ['fish sauce', 'mint', 'peanut', 'lime'] }, { title: 'Mexican-Style', cuisine: 'mexican', likes: [], calls: ['lime', 'cilantro', 'jalapeno'] }, { title: 'Sesame', cuisine: 'japanese', likes: [], calls: ['sesame oil', 'sesame seed', 'rice vinegar'] }, { title: 'German-Style', cuisine: 'german', likes: ['caraway seed'], calls: ['caraway seed', 'apple'] }],
  titles: ['{style} {base} Slaw with {all}', '{style} {all} Slaw', 'Crunchy {base} and {all} Slaw'].map((one) => one.replace('Crunchy {base} and {all} Slaw', 'Crunchy {style} {base} Slaw with {all}').replace('{style} {all} Slaw', '{style} Slaw of {base} with {all}')),
  write(pen) {
    for (const part of pen.parts('base')) {
      part.cut = 'finely shredded';
      const grams = round((110 * pen.servings) / pen.parts('base').length);
      if (part.food.measure === 'head' && part.grams > grams * 1.4) Object.assign(part, { text: `${weight(grams)} ${part.food.singular}`, grams, many: false });
    }
    for (const part of pen.parts('veg')) part.cut = ['carrot', 'celeriac', 'beet'].includes(part.food.id) ? 'peeled and coarsely grated' : part.food.kind === 'firm fruit' ? 'cored and cut into matchsticks' : part.food.id === 'kale' ? 'stalks removed, finely shredded' : 'thinly sliced';
    pen.step(`Toss ${pen.the(pen.parts('base'))} with ${pen.the([pen.take('salt', 1.2 * pen.servings)])} in a large bowl and ${pen.say('rub it between your hands for 1 minute, until it softens and turns glossy', 'squeeze it hard for a minute, until it gives and begins to weep', 'work it with your fists for a minute or so, until limp and glossy')}. Leave for 10 minutes, then pour off the liquid.`, 12);
    const cold = pen.parts('dip');
    const extra = [...pen.parts('heat'), ...pen.parts('spices')];
    pen.step(cold.length > 0 ? `Stir ${pen.the([...cold, ...pen.parts('seasoning'), ...pen.parts('sweet'), ...pen.parts('fat'), ...extra])} with ${dressingFor(pen).acid} and ${pen.the([pen.take('black pepper', 0.25 * pen.servings)])} until smooth.` : `Whisk ${dressing(pen, 8, 0, extra)} in a small bowl.`, 3);
    pen.step(`Add ${pen.the([...pen.parts('veg'), ...pen.parts('bulb'), ...pen.parts('dried')])} to the bowl, pour the dressing over and ${pen.say('toss until every shred is coated', 'mix thoroughly with your hands')}.`.replace('Add  to the bowl, pour', 'Pour'), 3);
    pen.step(finishAndServe(pen, pen.say('Serve after 5 minutes, or within the day while it is crisp.', 'Let stand for 5 minutes, then serve.', 'Give it 5 minutes to settle and bring to the table.')), 5);
    pen.note('The salting keeps it from going watery; skip it only if you eat it at once.');
  },
};

export const cucumberSalad: Shape = {
  id: 'cucumber salad', dish: 'Cucumber Salad', meal: 'side', way: 'no-cook', needs: [], minutes: 20, worth: 5,
  slots: [slot('base', ['#cucumber'], 1, 1, 170), slot('dip', ['#yogurt', '#sour cream', '#Greek yogurt', '#crème fraîche'], 0, 1, 40), slot('veg', ['#radish', '#tomato', '#cherry tomato', '#avocado', '#carrot', '#red onion', '#shallot', '#onion', 'green onion', '#mango', 'seaweed', '#watermelon'], 0, 3, 60), slot('heat', ['garlic', 'chili', 'ginger'], 0, 2), SWEET, slot('seasoning', ['soy sauce', 'fish sauce', '#chili oil', '#gochujang', 'mustard'], 0, 2, 5), SOUR, slot('fat', ['oil', '-#coconut oil'], 0, 1, 5), slot('herbs', ['tender herb', '#dried dill'], 0, 2), slot('spices', ['#chili flakes', '#gochugaru', '#sesame seed', '#paprika', '#sumac', '#cumin'], 0, 1), slot('cheese', ['#feta'], 0, 1, 30), slot('finish', [...CRUNCH, '#olive'], 0, 1)],
  variants: [{ title: 'Smashed', cuisine: 'chinese', likes: ['chili flakes'], calls: ['soy sauce', 'sesame oil', 'chili oil', 'rice vinegar'] }, { title: 'Dill', cuisine: 'nordic', likes: [], calls: ['dill', 'sour cream'] }, { title: 'Kachumber-Style', cuisine: 'indian', likes: ['cumin'], calls: ['tomato', 'cilantro', 'lime', 'cumin'] }, { title: 'Thai-Style', cuisine: 'thai', likes: [], calls: ['fish sauce', 'lime', 'peanut'] }],
  titles: ['{style} {veg} Cucumber Salad', 'Cool {style} {veg} Cucumber Salad', 'Crisp {style} {veg} Cucumber Salad'],
  write(pen) {
    const smash = pen.plan.variant.cuisine === 'chinese';
    for (const part of pen.parts('base')) part.cut = smash ? 'crushed with the flat of a knife and cut into chunks' : 'thinly sliced';
    pen.step(`Toss ${pen.the(pen.parts('base'))} with ${pen.the([pen.take('salt', 1.3 * pen.servings)])} in a colander and leave for ${pen.say('10 to 15 minutes', 'a quarter of an hour')}, until ${pen.say('water has beaded and run off', 'limp and wet')}. Press lightly and pat dry.`, 15);
    const cold = pen.parts('dip');
    const extra = [...pen.parts('heat'), ...pen.parts('spices')];
    pen.step(cold.length > 0 ? `Stir ${pen.the([...cold, ...pen.parts('seasoning'), ...pen.parts('sweet'), ...pen.parts('fat'), ...extra])} with ${dressingFor(pen).acid} in a serving bowl until smooth.` : `Whisk ${dressing(pen, 5, 0, extra)} in a serving bowl.`, 3);
    for (const part of pen.parts('veg')) if (part.food.id === 'carrot') part.cut = 'peeled and coarsely grated';
    pen.step(`Fold in the ${pen.names([...pen.parts('base'), ...pen.parts('veg'), ...pen.parts('cheese')])}.`, 2);
    pen.step(finishAndServe(pen, pen.say('Serve at once, cool and crisp.', 'Eat within the hour, while it crunches.')), 1);
    pen.note('Salting first keeps the dressing from turning to water.');
  },
};

export const tabbouleh: Shape = {
  id: 'tabbouleh', dish: 'Tabbouleh', meal: 'salad', way: 'no-cook', needs: ['stove'], minutes: 30, worth: 8,
  slots: [slot('base', ['#bulgur', '#couscous', '#quinoa', '#cauliflower'], 1, 1, 35), slot('green', ['#parsley', '#mint', '#cilantro', '#dill'], 1, 3, 25), slot('veg', ['#tomato', '#cherry tomato', '#cucumber', '#radish', '#bell pepper', '#pomegranate', '#avocado', '#chickpea', '#carrot'], 1, 4, 130), slot('bulb', ['green onion', '#red onion', '#shallot', '#onion'], 0, 1, 18), slot('garlic', ['garlic'], 0, 1), { ...SOUR, takes: ['#lemon', '#lemon juice', '#lime', 'vinegar'] }, { ...FAT, takes: ['#olive oil', 'oil', '-#sesame oil', '-#chili oil'] }, slot('spices', ['#sumac', '#cumin', '#allspice', '#ground cinnamon', '#chili flakes'], 0, 1), slot('cheese', ['#feta', '#goat cheese', '#halloumi'], 0, 1, 30), slot('leaves', ['#romaine lettuce', '#lettuce', '#arugula'], 0, 1, 30), slot('finish', ['green onion', ...CRUNCH], 0, 1)],
  variants: [{ title: '', cuisine: 'levantine', likes: [], calls: ['bulgur', 'parsley', 'mint'] }],
  titles: ['{style} {base} Tabbouleh with {all}', '{style} {green} Tabbouleh with {all}'].map((one) => one.replace('{green} Tabbouleh', '{base} and {green} Salad')),
  write(pen) {
    const flower = pen.parts('base').some((part) => part.food.id === 'cauliflower');
    if (flower) {
      for (const part of pen.parts('base')) part.cut = 'coarsely grated';
      pen.step(`Spread ${pen.the(pen.parts('base'))} in a dry pan and stir over medium heat for 4 minutes, just until hot. Cool on a plate.`, 6);
    } else if (pen.parts('base').some((part) => part.food.id === 'bulgur')) {
      const water = pen.take('water', (pen.first('base')?.grams ?? 70) * 1.5);
      pen.step(`Pour ${pen.the([water])}, boiling, over ${pen.the(pen.parts('base'))} in a bowl, ${pen.say('cover and leave for 15 to 20 minutes, until tender', 'put a plate on top and wait 15 to 20 minutes, until soft with a slight bite')}. ${pen.say('Drain off what it did not drink and fluff it up.', 'Squeeze out any excess and loosen with a fork.')}`, 20);
    } else {
      const work = cookStarch(pen, pen.first('base'));
      pen.step([work.say, 'Spread out on a plate to cool.'], work.minutes);
    }
    for (const part of pen.parts('veg')) if (!['chickpea', 'pomegranate', 'avocado'].includes(part.food.id)) part.cut = 'finely diced';
    for (const part of pen.parts('green')) part.cut = 'finely chopped';
    const sharp = [...pen.parts('bulb'), ...pen.parts('garlic'), ...pen.parts('spices')];
    pen.step(`${pen.say('In a large bowl, whisk', 'Whisk')} ${dressing(pen, 12, 1.1, sharp)}.`, 3);
    const cheese = pen.parts('cheese');
    const leaves = pen.parts('leaves');
    pen.step(`Add ${pen.the([...pen.parts('base'), ...pen.parts('veg'), ...pen.parts('green')])} and toss. ${pen.say('There should be more green than grain.', 'It should look green all through.').replace('more green than grain', 'plenty of green')} ${pen.say('Leave for 10 minutes for the flavors to meet.', 'Give it 10 minutes in a cool place.')}`, 12);
    pen.step([leaves.length > 0 ? `Serve with ${pen.the(leaves)} to scoop it up.` : '', cheese.length > 0 ? `Top with ${pen.the(cheese)}.` : '', ...finishAndServe(pen, 'Serve cool.')], 1);
    pen.note('Chop the herbs with a sharp knife and dry them well first: wet or bruised ones turn dark.'.replace('Chop the herbs', 'Chop everything green'));
  },
};
