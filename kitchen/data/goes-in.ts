/** What goes into a dish that has no place for it, if it is on the list: by how such dishes are cooked. */
import type { KindName } from '../pantry/kinds.ts';
import {
  AFRICAN,
  AMERICAN, BRITISH, CHEESES, DINNER, EAST_ASIAN, EASTERN, HOT, IN_A_PAN, LATIN, MEXICAN, NEAR_EASTERN, SOUTH_ASIAN, SOUTHEAST, SOUTHERN,
  SPOONED, STARCHES, STOCK_CUBES, WESTERN,
} from './dish-families.ts';
import { row, type TakesAlong } from './served-with.ts';

const SIMMERED = ['simmer', 'stew'] as const;
const PANNED = [...IN_A_PAN, 'stir-fry'] as const;
const TOSSED = ['raw', 'boil', 'toast', 'roast', 'chill', 'grill', 'fry'] as const;
const FILLED = ['raw', 'toast', 'fry', 'grill', 'bake', 'simmer', 'stew', 'roast', 'deep-fry'] as const;
const BAKED = ['bake', 'fry', 'steam'] as const;
const STARCHY = ['pasta', 'fresh pasta', 'noodle', 'rice', 'cooked grain', 'grain', 'oats'] satisfies readonly KindName[];
const PASTA = ['pasta', 'fresh pasta'] satisfies readonly KindName[];
const MEATS = [
  'poultry', 'ground poultry', 'beef', 'stewing meat', 'lamb', 'pork', 'game', 'ground meat', 'raw sausage', 'fish', 'shrimp', 'shellfish', 'scallop', 'cooked meat',
] satisfies readonly KindName[];
const SWEET_BATTERS = ['cake', 'cookie', 'breakfast', 'bread'] as const;

/** A pot of what simmers with pieces in it; rice and pasta are not cooked for longer because of them. */
const pot = (unless: readonly KindName[], takes: string, not: readonly string[] = []): TakesAlong[] =>
  [row(null, ['main'], SIMMERED, unless, takes, not, [], [...STARCHY, 'melting cheese', 'hard cheese', 'fresh cheese', 'bread', 'flatbread']), row(null, ['soup'], SIMMERED, unless, takes, not)];
/** A dinner that is not a pot: what goes with it has a pan of its own. */
const pan = (unless: readonly KindName[], takes: string, only: readonly KindName[] = []): TakesAlong => row(null, ['main'], [...HOT, 'raw'], unless, takes, [], only);
const salad = (unless: readonly KindName[], takes: string): TakesAlong => row(null, ['salad'], TOSSED, unless, takes);
const filled = (unless: readonly KindName[], takes: string): TakesAlong => row(null, ['sandwich'], FILLED, unless, takes);
const batter = (takes: string): TakesAlong => row(null, SWEET_BATTERS, BAKED, [], takes);
const FRUIT = ['firm fruit', 'stone fruit', 'berry', 'tropical fruit', 'canned fruit'] satisfies readonly KindName[];
const SAVORY = ['bulb', 'garlic', 'cured meat', 'bacon', 'beans', 'fish', 'smoked fish', 'tomato', 'canned tomato', 'hot sauce', 'melting cheese', 'hard cheese', 'green onion', 'raw sausage'] satisfies readonly KindName[];
const sweet = (unless: readonly KindName[], takes: string): TakesAlong =>
  row(null, ['dessert', 'cake', 'breakfast'], [...BAKED, 'chill', 'freeze', 'simmer', 'raw', 'boil', 'blend'], [...SAVORY, ...unless], takes);

export const GOES_IN: readonly TakesAlong[] = [
  // Into the pot at its end
  row([...WESTERN, ...EASTERN, ...SOUTHERN], DINNER, SPOONED, ['cream', 'yogurt', 'coconut milk'], '+finish 60 ml heavy cream / crème fraîche / sour cream > Stir in {it}.'),
  row([...EAST_ASIAN, ...SOUTHEAST], DINNER, [...SPOONED, 'stir-fry'], ['leafy green', 'cabbage', 'salad leaf'], '+finish 200 g bok choy / choy sum / Chinese broccoli / tatsoi, in pieces > Stir in {it} and cook for 2 minutes, until bright and just tender.'),
  row(null, DINNER, SPOONED, ['leafy green', 'cabbage', 'salad leaf'], '+finish 100 g spinach / baby spinach / chard / kale, shredded > Stir in {it} and cook for 3 minutes, until wilted.', ['japanese']),
  row([...WESTERN, ...EASTERN, ...SOUTHERN, ...SOUTH_ASIAN, ...LATIN], DINNER, SPOONED, ['peas and corn'], '+finish 120 g frozen peas / peas / frozen corn / corn > Stir in {it} and cook for 3 minutes.'),
  row([...STOCK_CUBES], DINNER, SPOONED, ['stock'], '+finish 1 bouillon cube > Crumble in {it} before any more salt, and simmer for 2 minutes.'),
  row([...STOCK_CUBES], DINNER, [...SPOONED, 'stir-fry'], ['stock', 'soy sauce'], '+finish 2 tsp Maggi seasoning > Stir in {it} before any more salt.'),
  row([...SOUTH_ASIAN, ...SOUTHEAST, ...LATIN, ...AFRICAN], DINNER, SIMMERED, ['cream', 'yogurt', 'coconut milk', 'milk'], '+finish 200 ml coconut milk > Pour in {it} and simmer for 5 minutes.'),
  row([...SOUTHERN, ...NEAR_EASTERN, ...LATIN], DINNER, [...SIMMERED, 'fry'], ['pickled vegetable'], '+finish 60 g green olives / black olives / olives / capers, drained > Stir in {it}.'),
  row(null, [...DINNER, 'breakfast', 'salad'], [...HOT, 'raw'], ['spice blend'], '+finish ¼ tsp black pepper / white pepper > Season with {it}.'),
  row([...EAST_ASIAN, ...SOUTHEAST], [...DINNER, 'side'], [...SPOONED, 'stir-fry', 'fry'], ['stock'], '+finish ½ tsp chicken bouillon powder / dashi powder > Season with {it} before any more salt.'),
  row([...EAST_ASIAN, ...SOUTHEAST], [...DINNER, 'side'], [...SPOONED, 'stir-fry', 'fry'], [], '+finish ¼ tsp MSG > Season with {it} before any more salt.'),
  row([...AFRICAN], DINNER, [...SIMMERED, 'fry'], [], '+serve 80 g gari > Sprinkle with {it}.'),
  row([...MEXICAN], ['main', 'breakfast', 'snack'], HOT, ['salad leaf', 'cabbage'], '+serve 80 g lettuce / romaine lettuce / iceberg lettuce, shredded > Scatter with {it}.'),
  // Into the pot while it simmers
  ...pot(['potato', ...STARCHES], '+along 300 g any potato, peeled, in bite-size pieces > Stir in {it} and simmer for 18 minutes, until tender.', [...EAST_ASIAN]),
  ...pot([], '+along 250 g sweet potatoes / yam, peeled, in bite-size pieces > Stir in {it} and simmer for 15 minutes, until tender.'),
  ...pot([], '+along 250 g butternut squash / pumpkin / any squash, peeled, in bite-size pieces > Stir in {it} and simmer for 15 minutes, until tender.'),
  ...pot([], '+along 150 g carrots / parsnips / turnips / rutabaga / celery root / kohlrabi / daikon, peeled and sliced > Stir in {it} and simmer for 15 minutes, until tender.'),
  ...pot([], '+along 150 g any onion, finely sliced > Stir in {it} and simmer for 15 minutes, until soft.', ['japanese']),
  ...pot([], '+along 1 bell pepper, in small pieces > Stir in {it} and simmer for 12 minutes, until tender.'),
  ...pot([], '+along 150 g eggplant / celery / zucchini / okra / fennel, in small pieces > Stir in {it} and simmer for 12 minutes, until tender.'),
  ...pot([], '+along 150 g any cabbage, shredded > Stir in {it} and simmer for 10 minutes, until tender.'),
  ...pot([], '+along 150 g any mushroom, sliced > Stir in {it} and simmer for 10 minutes, until tender.'),
  ...pot(['canned tomato', 'cream', 'milk'], '+along 200 g tomatoes, chopped > Stir in {it} and simmer for 10 minutes, until soft.'),
  ...pot([], '+along 150 g green beans / broccoli / cauliflower / any firm vegetable, in bite-size pieces > Stir in {it} and simmer for 8 minutes, until just tender.'),
  ...pot([], '+along 240 g any bean, drained and rinsed > Stir in {it} and simmer for 5 minutes, until hot through.'),
  row([...EAST_ASIAN, ...SOUTHEAST, ...SOUTH_ASIAN, 'everyday'], DINNER, SIMMERED, [], '+along 250 g tofu, cubed > Slip in {it} and simmer for 5 minutes, until hot through.'),
  row([...NEAR_EASTERN, ...SOUTH_ASIAN, 'everyday', ...AFRICAN, ...EASTERN], DINNER, SIMMERED, ['dried fruit'], '+along 50 g raisins / any dried fruit, chopped > Stir in {it} and simmer for 10 minutes.'),
  ...pot(['cooked meat'], '+along 150 g any cooked meat, in bite-size pieces > Stir in {it} and simmer for 5 minutes, until steaming hot.'),
  ...pot(['cooked sausage'], '+along 150 g any cooked sausage, sliced > Stir in {it} and simmer for 8 minutes, until steaming hot.', [...SOUTH_ASIAN, 'thai', 'vietnamese']),
  ...pot(['shrimp', 'beef', 'stewing meat', 'lamb', 'ground meat'], '+along 200 g shrimp, peeled > Stir in {it} and simmer for 4 minutes, until pink and opaque all through.'),
  ...pot([], '+along 100 g chestnuts, halved > Stir in {it} and simmer for 10 minutes.'),
  ...pot([], '+along 2 bay leaves > Stir in {it} and simmer for 15 minutes.', [...EAST_ASIAN, ...SOUTHEAST]),
  ...pot([], '+along 2 sprigs thyme / rosemary / bouquet garni > Stir in {it} and simmer for 15 minutes.', [...EAST_ASIAN, ...SOUTHEAST]),
  ...pot(['lentils', 'beans', 'dried beans'], '+along 120 g red lentils, rinsed > Stir in {it} with 300 ml of water and simmer for 20 minutes, until soft.'),
  row([...EAST_ASIAN, ...SOUTHEAST, 'everyday'], ['soup'], ['simmer', 'boil'], STARCHES, '+along 150 g any noodle > Stir in {it} and simmer for 4 minutes, until tender.'),
  row([...WESTERN, ...SOUTHERN, ...EASTERN, ...MEXICAN], ['soup'], ['simmer', 'stew'], STARCHES, '+along 120 g any pasta > Stir in {it} with 200 ml of water and simmer for 10 minutes, until tender.'),
  // Into the water of the pasta
  row(null, ['main', 'soup', 'salad'], ['boil', 'simmer'], [], '+along 200 g broccoli / green beans / cauliflower / any firm vegetable, in bite-size pieces > Stir in {it} and cook for 4 minutes, until just tender.', [], PASTA),
  row(null, ['main', 'soup'], ['boil', 'simmer'], [], '+along 100 g any leafy green, shredded > Stir in {it} and cook for 2 minutes, until wilted.', [], PASTA),
  row(null, ['main', 'soup'], ['boil', 'simmer'], [], '+along 120 g peas / frozen peas / corn / edamame > Stir in {it} and cook for 3 minutes.', [], [...PASTA, 'noodle']),
  // Into the wok
  row(null, ['main'], ['stir-fry'], [], '+finish 150 g any leafy green / bok choy, shredded > Toss in {it} and cook for 2 minutes, until wilted.'),
  row(null, ['main'], ['stir-fry'], [], '+finish 100 g peas / frozen peas / corn / edamame / bean sprouts > Toss in {it} and cook for 2 minutes.'),
  // In a pan of its own
  pan(MEATS, '+meanwhile 300 g chicken breast / any poultry / any pork / any beef, in thin strips > Meanwhile, fry {it} in a little oil over high heat for 6 minutes, until browned and no longer pink inside, and season.', STARCHY),
  pan(MEATS, '+meanwhile 250 g any ground meat > Meanwhile, fry {it} in a little oil over high heat for 8 minutes, breaking it up, until browned and no longer pink, and season.', [...STARCHY, 'potato', 'beans']),
  pan(MEATS, '+meanwhile 200 g shrimp, peeled > Meanwhile, fry {it} in a little oil over high heat for 4 minutes, until pink and opaque all through, and season.', STARCHY),
  pan(MEATS, '+meanwhile 300 g any sausage > Meanwhile, fry {it} in a little oil over medium heat for 14 minutes, turning often, until browned and no longer pink inside.', [...STARCHY, 'potato', 'beans', 'lentils', 'cabbage', 'egg']),
  row([...EAST_ASIAN, ...SOUTHEAST, 'everyday'], ['main'], [...PANNED, 'boil', 'steam'], ['tofu'], '+meanwhile 250 g tofu, cubed > Meanwhile, fry {it} in a little oil over medium-high heat for 8 minutes, turning, until golden.'),
  row([...WESTERN, ...SOUTHERN, ...EASTERN], ['main'], HOT, ['bacon', 'cured meat'], '+meanwhile 100 g any bacon, chopped > Meanwhile, fry {it} in a dry pan over medium heat for 7 minutes, until crisp.'),
  row([...EAST_ASIAN, ...SOUTHEAST, 'filipino', 'everyday', 'peruvian', ...AFRICAN], ['main'], [...PANNED, 'simmer', 'boil'], ['egg'], '+meanwhile 4 eggs > Meanwhile, fry {it} in a little oil over medium heat for 3 to 4 minutes, until the whites are set.', [], STARCHY),
  row([...SOUTH_ASIAN, ...EAST_ASIAN, ...SOUTHEAST, ...AFRICAN], ['main', 'soup'], SIMMERED, ['egg'], '+meanwhile 4 eggs > Meanwhile, boil {it} for 9 minutes. Cool in cold water, peel and halve.'),
  row([...WESTERN, ...EASTERN], ['main', 'breakfast'], IN_A_PAN, ['egg', 'flour', 'breadcrumbs', 'pasta', 'noodle', 'poultry', 'fish', 'shrimp', 'lamb'], '+meanwhile 4 eggs > Meanwhile, fry {it} in a little oil over medium heat for 3 to 4 minutes, until the whites are set.', [], ['potato', 'beans', 'cured meat', 'raw sausage']),
  row([...SOUTH_ASIAN], ['main'], [...SIMMERED, ...IN_A_PAN, 'stir-fry'], ['flatbread', 'rice', 'bread', 'cooked grain', 'flour'],
    '+meanwhile 250 g atta / whole wheat flour (as rotis) > Meanwhile, make {it}: knead the flour with 150 ml of warm water and a pinch of salt to a soft dough, cover for 15 minutes, roll into 8 thin rounds and cook each in a hot dry skillet for 1 minute a side, until brown in spots.'),
  pan(['mushroom'], '+meanwhile 200 g any mushroom, sliced > Meanwhile, fry {it} in a little oil over high heat for 7 minutes, until golden, and season.'),
  pan([], '+meanwhile 1 bell pepper, in strips > Meanwhile, fry {it} in a little oil over medium-high heat for 9 minutes, until soft and browned at the edges, and season.'),
  pan([], '+meanwhile 250 g zucchini / eggplant, in strips > Meanwhile, fry {it} in a little oil over medium-high heat for 9 minutes, until soft and browned at the edges, and season.'),
  pan([], '+meanwhile 250 g any cabbage, shredded > Meanwhile, fry {it} in a little oil over medium-high heat for 7 minutes, until soft and browned at the edges, and season.'),
  pan([], '+meanwhile 250 g any leafy green, shredded > Meanwhile, cook {it} in a pan with a spoonful of water for 3 minutes, until wilted. Drain and season.'),
  pan([], '+meanwhile 250 g broccoli / green beans / asparagus / any firm vegetable, in bite-size pieces > Meanwhile, boil {it} in salted water for 5 minutes, until just tender, and drain.'),
  pan([], '+meanwhile 200 g peas / frozen peas / corn > Meanwhile, boil {it} in salted water for 3 minutes, and drain.'),
  row(null, ['main'], ['bake', 'roast'], [], '+meanwhile 400 g sweet potatoes / carrots / parsnips / butternut squash / any root, in bite-size pieces > Toss {it} with a little oil and salt and roast on a tray beside it for 30 minutes, until tender.', [...SOUTHEAST]),
  row([...WESTERN, ...SOUTHERN, ...LATIN, ...AFRICAN], ['main'], ['fry', 'grill', 'deep-fry'], ['potato'], '+meanwhile 400 g sweet potatoes, peeled, in thin wedges > Meanwhile, fry {it} in a little oil over medium heat for 15 minutes, turning, until tender and browned.'),
  row([...LATIN, ...AFRICAN, 'filipino', 'mexican'], ['main'], HOT, [], '+meanwhile 2 plantains, peeled and sliced > Meanwhile, fry {it} in a little oil over medium heat for 6 minutes, turning, until golden.'),
  pan([], '+meanwhile 200 g carrots / any root, peeled and sliced > Meanwhile, boil {it} in salted water for 10 minutes, until tender, and drain.'),
  row([...AMERICAN, ...BRITISH, 'everyday'], ['main', 'snack', 'breakfast'], [...IN_A_PAN, 'bake'], ['beans'], '+meanwhile 400 g baked beans > Meanwhile, heat {it} in a small pot for 5 minutes.'),
  row([...WESTERN], ['main'], IN_A_PAN, ['stock', 'cream', 'cooking sauce'], '+meanwhile 4 tbsp gravy mix > Meanwhile, make up {it} as the package says.'),
  pan(['beans', 'dried beans', 'lentils'], '+meanwhile 240 g any bean, drained and rinsed > Meanwhile, warm {it} in a small pan with a spoonful of oil for 4 minutes, and season.'),
  row(null, ['main', 'salad', 'side'], [...HOT, 'raw'], ['frying cheese'], '+meanwhile 225 g halloumi / paneer, sliced > Meanwhile, fry {it} in a dry pan over medium-high heat for 2 minutes a side, until golden.', [...EAST_ASIAN, ...SOUTHEAST]),
  row([...WESTERN, ...EASTERN], ['main'], ['roast', 'fry', 'grill', 'bake'], ['firm fruit'], '+meanwhile 1 apple / pear, cored, in wedges > Meanwhile, fry {it} in a little oil over medium heat for 6 minutes, until golden.', [], ['pork', 'raw sausage', 'poultry', 'game', 'cooked sausage', 'bacon']),
  // Raw beside what is hot
  row([...WESTERN, ...SOUTHERN, ...EASTERN, ...NEAR_EASTERN, ...LATIN], ['main'], HOT, ['salad leaf'], '+serve 80 g any salad leaf > Serve with {it}, tossed in a little oil and salt.'),
  row(null, ['main'], [...PANNED, 'bake', 'steam'], ['tomato', 'canned tomato', 'cooking sauce'], '+serve 200 g tomatoes / cherry tomatoes, sliced > Serve with {it}, lightly salted.'),
  row([...EASTERN, ...NEAR_EASTERN, 'greek', 'german'], ['main'], [...PANNED, 'bake'], ['raw vegetable', 'pickled vegetable'], '+serve ½ cucumber, sliced > Serve with {it}, lightly salted.'),
  row([...MEXICAN, ...LATIN], ['main'], [...PANNED, 'bake'], FRUIT, '+serve 1 mango, in small dice > Scatter with {it}.'),
  row([...NEAR_EASTERN, ...SOUTH_ASIAN, ...EASTERN], ['main'], HOT, [], '+serve 4 radishes, sliced > Serve with {it}.'),
  row([...AMERICAN, ...MEXICAN, ...LATIN, 'everyday'], DINNER, HOT, ['avocado', 'pasta', 'fresh pasta', 'cream'], '+serve 1 avocado, sliced > Serve with {it}.'),
  row([...WESTERN, ...SOUTHERN], DINNER, [...HOT], [...CHEESES], '+serve 40 g parmesan / any hard cheese, grated > Scatter with {it}.'),
  row([...AMERICAN, ...BRITISH, 'everyday'], ['main'], [...PANNED, ...SIMMERED], CHEESES, '+serve 80 g any melting cheese, grated > Scatter with {it}.', [], ['potato', 'beans', 'egg', 'canned tomato', 'ground meat']),
  row([...WESTERN, ...SOUTHERN, ...NEAR_EASTERN, ...MEXICAN], DINNER, HOT, CHEESES, '+serve 60 g any crumbly cheese, crumbled > Scatter with {it}.'),
  row([...NEAR_EASTERN, ...SOUTH_ASIAN, 'everyday'], ['main', 'soup'], HOT, ['nut', 'peanut', 'seed'], '+serve 30 g pine nuts / almonds / pistachios / cashews / walnuts, roughly chopped > Scatter with {it}.'),
  row([...WESTERN, ...SOUTHERN], ['main', 'soup', 'breakfast'], [...HOT, 'raw'], ['nut', 'peanut', 'breadcrumbs'], '+serve 30 g walnuts / hazelnuts / pine nuts / pumpkin seeds / almonds, roughly chopped > Scatter with {it}.'),
  row([...NEAR_EASTERN], DINNER, [...HOT, 'raw'], ['tropical fruit'], '+serve 60 g pomegranate seeds / pomegranate > Scatter with {it}.'),
  row(null, [...DINNER, 'breakfast'], [...HOT, 'raw'], [], '+serve 1 green chili / red chili / jalapeño / serrano chili / any chili, finely sliced > Scatter with {it}.'),
  row([...SOUTH_ASIAN, ...BRITISH, ...AFRICAN, 'australian', 'everyday'], ['main'], HOT, [], '+serve 4 tbsp chutney > Serve with {it}.'),
  row(null, DINNER, [...HOT, 'raw'], ['tender herb'], '+serve a small handful of any herb, chopped > Scatter with {it}.', [...EAST_ASIAN]),
  row(null, [...DINNER, 'salad', 'sandwich'], [...HOT, 'raw'], ['green onion'], '+serve 2 scallions / chives, finely sliced > Scatter with {it}.'),
  row(null, DINNER, HOT, ['egg'], '+serve 4 hard-boiled eggs / soft-boiled eggs, halved > Serve with {it}.'),
  row(EAST_ASIAN, ['soup', 'main'], HOT, ['seaweed'], '+serve 1 sheet nori, in strips > Scatter with {it}.'),
  row([...WESTERN, ...SOUTHERN], ['main', 'salad', 'snack', 'side'], [...PANNED, 'bake', 'raw', 'toast', 'boil'], ['woody herb', 'dried herb'], '+serve 1 tsp thyme / rosemary / oregano / marjoram, chopped > Scatter with {it}.'),
  row([...WESTERN, ...EASTERN], ['main'], [...PANNED, 'bake'], ['jam', 'dressing'], '+serve 3 tbsp red currant jelly / cranberry sauce / lingonberry jam / applesauce > Serve with {it} on the side.', [], MEATS),
  row([...EASTERN, 'german', 'austrian', 'american'], ['main'], HOT, ['pickled vegetable', 'cabbage'], '+meanwhile 250 g sauerkraut, drained > Meanwhile, heat {it} with a splash of water in a covered pot for 10 minutes.'),
  // Into the salad
  salad([], '+finish 150 g corn / frozen corn / peas, cooked and cooled > Fold in {it}.'),
  salad([], '+finish 240 g any bean, drained and rinsed > Fold in {it}.'),
  salad([], '+finish 150 g tomatoes / cherry tomatoes, in bite-size pieces > Fold in {it}.'),
  salad([], '+finish ½ cucumber, diced > Fold in {it}.'),
  salad([], '+finish 1 bell pepper, diced > Fold in {it}.'),
  salad([], '+finish 4 radishes, thinly sliced > Fold in {it}.'),
  salad([], '+finish 1 carrot, grated > Fold in {it}.'),
  salad([], '+finish 2 stalks celery, sliced > Fold in {it}.'),
  salad(['bulb', 'green onion'], '+finish ½ red onion / onion / shallot, very thinly sliced > Fold in {it}.'),
  salad(['avocado'], '+finish 1 avocado, diced > Fold in {it}.'),
  salad(['firm fruit'], '+finish 1 apple / pear, thinly sliced > Fold in {it}.'),
  salad([], '+finish 1 orange / mango, peeled, in pieces > Fold in {it}.'),
  salad([], '+finish 60 g green olives / black olives / olives / capers / sun-dried tomatoes, drained > Fold in {it}.'),
  salad([], '+finish 80 g any salad leaf, torn > Fold in {it}.'),
  salad([], '+finish 150 g cooked beet, in bite-size pieces > Fold in {it}.'),
  salad(['cooked meat', ...FRUIT], '+finish 150 g any cooked meat / any cured meat, in bite-size pieces > Fold in {it}.'),
  salad(['canned fish', 'smoked fish', 'cooked meat', ...FRUIT], '+finish 120 g any canned fish / any smoked fish, drained and flaked > Fold in {it}.'),
  salad(CHEESES, '+serve 60 g any crumbly cheese, crumbled > Scatter with {it}.'),
  salad(CHEESES, '+serve 40 g parmesan / any melting cheese, in shavings > Scatter with {it}.'),
  salad([], '+serve 40 g any nut, roughly chopped > Scatter with {it}.'),
  salad(['seed'], '+serve 2 tbsp pumpkin seeds / sunflower seeds / sesame seeds > Scatter with {it}.'),
  salad([], '+serve 30 g dried cranberries / raisins / dates, chopped > Scatter with {it}.'),
  salad([], '+serve 60 g pomegranate seeds / pomegranate > Scatter with {it}.'),
  salad([], '+serve a small handful of any herb, chopped > Scatter with {it}.'),
  salad(['egg'], '+meanwhile 2 eggs > Meanwhile, boil {it} for 9 minutes. Cool in cold water, peel and quarter.'),
  // Into what is filled and stacked
  filled(['salad leaf'], '+ready 40 g any salad leaf > Have {it} ready to tuck in.'),
  filled(['tomato'], '+ready 1 tomato, sliced > Have {it} ready to tuck in.'),
  filled(['avocado'], '+ready 1 avocado, sliced > Have {it} ready to tuck in.'),
  filled(['raw vegetable', 'pickled vegetable'], '+ready ½ cucumber, sliced > Have {it} ready to tuck in.'),
  filled(['pickled vegetable'], '+ready 4 dill pickles / pickled jalapeños / olives, sliced > Have {it} ready to tuck in.'),
  filled(['bulb', 'green onion'], '+ready ½ red onion / onion, very thinly sliced > Have {it} ready to tuck in.'),
  filled(CHEESES, '+ready 80 g any melting cheese / any crumbly cheese, sliced > Have {it} ready to tuck in.'),
  filled(['bacon'], '+ready 4 slices bacon > Fry {it} in a dry pan for 7 minutes, until crisp, and have them ready to tuck in.'),
  filled([], '+ready 1 bell pepper / carrot, in thin strips > Have {it} ready to tuck in.'),
  filled(['dressing', 'spread', 'mustard'], '+ready 2 tbsp mayonnaise / aioli / ketchup / mustard / Dijon mustard > Have {it} ready to spread.'),
  // Into a batter
  batter('+fold 60 g any nut, chopped > Fold in {it}.'),
  batter('+fold 80 g chocolate chips / dark chocolate / milk chocolate / white chocolate, chopped > Fold in {it}.'),
  batter('+fold 60 g crystallized ginger / raisins / dates / any dried fruit, chopped > Fold in {it}.'),
  batter('+fold 120 g any berry > Fold in {it}.'),
  batter('+fold 40 g shredded coconut > Fold in {it}.'),
  // Over what is sweet
  sweet(['berry'], '+serve 120 g any berry > Serve with {it}.'),
  sweet(['stone fruit', 'berry'], '+serve 1 mango / peach / nectarine, sliced > Serve with {it}.'),
  sweet(['tropical fruit'], '+serve 1 banana / kiwi / passion fruit, sliced > Serve with {it}.'),
  sweet(['nut', 'peanut'], '+serve 30 g any nut, chopped > Scatter with {it}.'),
  sweet(['yogurt', 'cream', 'fresh cheese'], '+serve 120 g plain yogurt / Greek yogurt / crème fraîche > Serve with {it}.'),
  sweet(['syrup', 'jam'], '+serve 2 tbsp maple syrup / honey > Trickle with {it}.'),
  sweet(['jam', 'syrup'], '+serve 3 tbsp any jam > Serve with {it}.'),
];
