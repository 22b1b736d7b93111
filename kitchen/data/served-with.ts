/** What goes to the table beside a dish that has no place for it, if it is on the list. */
import type { KindName } from '../pantry/kinds.ts';
import {
  AFRICAN, AMERICAN, BRITISH, CHEESES, CHINESE, DINNER, EAST_ASIAN, EASTERN, GREENS, HOT, IN_A_PAN, LATIN, MEXICAN, NEAR_EASTERN, SOUTH_ASIAN, SOUTHEAST,
  SOUTHERN, SPOONED, STARCHES, WESTERN, WITH_RICE,
} from './dish-families.ts';

/** What a dish that names no place for a food may do with it. */
export interface TakesAlong {
  /** Kitchens whose dishes it belongs to, or null for all but those of `not`. */
  kitchens: readonly string[] | null;
  not: readonly string[];
  courses: readonly string[];
  methods: readonly string[];
  /** A dish with one of these in it needs no more of the kind. */
  unless: readonly KindName[];
  /** Only a dish with one of these in it takes it; empty for any. */
  only: readonly KindName[];
  /** A dish that is made of one of these does not take it, but one that has it beside does: a stew with rice, and no pilaf. */
  notMadeOf: readonly KindName[];
  /**
   * As in a card's "also takes:"; its door is "serve", at the end; "finish", where the last step begins; "along", while the dish simmers;
   * "meanwhile", while there is time for it; "fold", into a batter after its flour; or "ready", before what is filled and stacked.
   */
  takes: string;
}

/** A row: kitchens, courses, methods, what rules it out, what it takes. */
export const row = (
  kitchens: readonly string[] | null, courses: readonly string[], methods: readonly string[], unless: readonly KindName[], takes: string,
  not: readonly string[] = [], only: readonly KindName[] = [], notMadeOf: readonly KindName[] = [],
): TakesAlong => ({ kitchens, not, courses, methods, unless, takes, only, notMadeOf });

export const SERVED_WITH: readonly TakesAlong[] = [
  // Bread, rice and potatoes
  row(null, DINNER, SPOONED, STARCHES, '+serve 4 slices sourdough bread / bread / baguette / ciabatta / rye bread / whole wheat bread > Serve with {it}, warmed or toasted.', [...EAST_ASIAN, 'thai', 'vietnamese', 'indian', 'pakistani', 'indonesian', 'malaysian', 'filipino', 'sri-lankan', 'nepali']),
  row([...SOUTH_ASIAN, ...NEAR_EASTERN, 'ethiopian'], ['main', 'side'], [...SPOONED, 'fry'], STARCHES, '+serve 4 naan / chapati / roti / paratha / pita / flatbread > Warm {it} in a dry skillet for 30 seconds a side and serve alongside.'),
  row(WITH_RICE, ['main'], [...SPOONED, 'stir-fry', 'fry'], STARCHES, '+meanwhile 300 g basmati rice / jasmine rice / long-grain rice / white rice / rice > Meanwhile, boil {it} in plenty of salted water for 12 to 15 minutes, until just tender. Drain well and keep covered.'),
  row([...WITH_RICE, ...AMERICAN, ...MEXICAN, 'everyday', 'turkish'], ['main'], [...SPOONED, 'stir-fry', 'fry'], [...STARCHES, 'potato', 'starchy root'], '+meanwhile 600 g cooked rice > Meanwhile, heat {it} with a splash of water, covered, until steaming hot.'),
  row([...AMERICAN, ...MEXICAN, 'everyday', 'turkish'], ['main'], ['simmer', 'stew', 'fry'], [...STARCHES, 'potato', 'starchy root'], '+meanwhile 300 g basmati rice / jasmine rice / long-grain rice / white rice / rice > Meanwhile, boil {it} in plenty of salted water for 12 to 15 minutes, until just tender. Drain well and keep covered.'),
  row(MEXICAN, ['main'], HOT, ['rice', 'noodle', 'pasta', 'fresh pasta', 'bread', 'grain', 'cooked grain', 'potato'], '+meanwhile 250 g long-grain rice / white rice / basmati rice / jasmine rice / rice > Meanwhile, boil {it} in plenty of salted water for 12 to 15 minutes, until just tender. Drain well and keep covered.'),
  row(['everyday', 'thai', 'malaysian', ...BRITISH, ...LATIN, 'japanese'], ['main', 'soup'], SPOONED, STARCHES, '+serve 4 naan / chapati / roti / paratha > Warm {it} in a dry skillet for 30 seconds a side and serve alongside.'),
  row(MEXICAN, DINNER, SPOONED, [...STARCHES, 'cereal'], '+serve 8 corn tortillas / flour tortillas > Warm {it} in a dry skillet for 20 seconds a side and serve alongside.'),
  row([...AMERICAN, ...BRITISH, 'everyday'], DINNER, [...SPOONED, 'roast', 'bake'], STARCHES, '+serve 4 bread rolls > Serve with {it}, warmed.'),
  row(AMERICAN, DINNER, SPOONED, STARCHES, '+serve 300 g cornbread > Serve with {it}.'),
  row([...AMERICAN, ...MEXICAN, 'everyday'], [...DINNER, 'side'], SPOONED, ['bread', 'flatbread', 'pasta', 'noodle'], '+meanwhile 240 g cornbread mix (as cornbread) > Meanwhile, stir the dry mix with the egg and milk that the box asks for, and bake {it} in a greased skillet or pan at 200 °C (400 °F) for about 20 minutes, until golden and springy.'),
  row([...AMERICAN, ...BRITISH, 'italian', 'everyday'], ['main'], [...SPOONED, 'bake', 'fry'], ['bread', 'flatbread', 'rice', 'noodle'], '+serve 8 slices garlic bread > Bake {it} as the package says and serve alongside.'),
  row([...WESTERN, ...EASTERN], ['main'], IN_A_PAN, [...STARCHES, 'potato', 'starchy root', 'pastry', 'breadcrumbs'], '+meanwhile 800 g potatoes, peeled, in chunks > Meanwhile, boil {it} in salted water for 18 minutes, until tender. Drain, let steam dry for 2 minutes, and crush roughly with a little oil, salt and plenty of pepper.'),
  row(WESTERN, ['main', 'sandwich'], [...IN_A_PAN, 'toast', 'bake', 'simmer', 'stew'], ['potato', 'starchy root', 'rice', 'pasta'], '+meanwhile 500 g sweet potato fries / French fries / tater tots > Meanwhile, bake {it} for about 20 minutes, or as the package says, until crisp.'),
  row([...EASTERN, 'german'], ['main'], [...SPOONED, ...IN_A_PAN], ['rice', 'noodle', 'pasta', 'fresh pasta', 'grain', 'cooked grain', 'potato', 'starchy root'], '+meanwhile 200 g buckwheat > Meanwhile, boil {it} in plenty of salted water for 15 minutes, until tender. Drain well and keep covered.'),
  row(AFRICAN, DINNER, [...SPOONED, 'fry', 'grill', 'roast'], STARCHES, '+meanwhile 800 g fufu > Meanwhile, steam {it}, wrapped in a damp cloth, for 10 minutes, until steaming hot, and serve alongside.'),
  row(AFRICAN, DINNER, [...SPOONED, 'fry', 'grill'], STARCHES, '+meanwhile 250 g fufu flour > Meanwhile, bring 900 ml of water to a boil. Lower the heat, rain in {it} while beating with a wooden spoon, and turn and press for 6 minutes, until smooth and stretchy. Serve alongside.'),
  row(AFRICAN, DINNER, [...SPOONED, 'fry', 'grill'], [...STARCHES, 'flour'], '+meanwhile 300 g cornmeal > Meanwhile, bring 1 l of water to a boil, rain in {it} while whisking, and stir over low heat for 12 minutes, until very stiff and pulling away from the pan. Serve alongside.'),
  row(AFRICAN, DINNER, [...SPOONED, 'fry', 'grill'], STARCHES, '+serve 4 injera / chapati > Serve with {it}, warmed.'),
  // Vegetables
  row(WESTERN, ['main'], [...IN_A_PAN, 'bake'], GREENS, '+meanwhile 300 g frozen peas > Meanwhile, boil {it} in salted water for 3 minutes. Drain and turn in a little oil with salt and pepper.'),
  row(WESTERN, ['main'], [...IN_A_PAN, 'bake'], GREENS, '+meanwhile 300 g green beans / broccoli / asparagus, in bite-size pieces > Meanwhile, boil {it} in salted water for 4 minutes, until just tender. Drain well and turn in a little oil with salt and pepper.'),
  row(WESTERN, ['main'], [...IN_A_PAN, 'bake'], GREENS, '+meanwhile 300 g carrots, sliced > Meanwhile, boil {it} in salted water for 8 minutes, until tender. Drain and turn in a little oil in the hot pot for 2 minutes, with salt and pepper.'),
  row([...WESTERN, ...SOUTHERN], ['main'], IN_A_PAN, ['salad leaf'], '+serve 100 g mixed greens / lettuce / arugula / romaine lettuce > Serve with {it}, dressed with a little oil, a splash of vinegar and a pinch of salt.', [], ['vinegar']),
  row([...WESTERN, ...SOUTHERN], ['main'], IN_A_PAN, ['salad leaf'], '+serve 100 g mixed greens / lettuce / arugula / romaine lettuce > Serve with {it}, dressed with a little oil, a few drops of citrus juice and a pinch of salt.', [], ['citrus']),
  row([...WESTERN, ...SOUTHERN], ['main'], IN_A_PAN, ['salad leaf'], '+serve 100 g mixed greens / lettuce / arugula / romaine lettuce > Serve with {it}, tossed in a little oil with salt and pepper.'),
  row([...SOUTHEAST, ...SOUTH_ASIAN, 'korean', 'japanese'], ['main'], HOT, ['raw vegetable'], '+serve ½ cucumber, thinly sliced > Serve with {it}, dressed with a splash of vinegar and a pinch of salt.', [], ['vinegar']),
  row([...SOUTHEAST, ...SOUTH_ASIAN, 'korean', 'japanese'], ['main'], HOT, ['raw vegetable'], '+serve ½ cucumber, thinly sliced > Serve with {it}, dressed with a few drops of citrus juice and a pinch of salt.', [], ['citrus']),
  row([...SOUTHEAST, ...SOUTH_ASIAN, 'korean', 'japanese'], ['main'], HOT, ['raw vegetable'], '+serve ½ cucumber, thinly sliced > Serve with {it}, tossed with a pinch of salt and left for 5 minutes, until juicy.'),
  row(['korean'], ['main'], HOT, ['pickled vegetable'], '+serve 150 g kimchi > Serve with {it}.'),
  row(['japanese'], ['main'], HOT, ['pickled vegetable'], '+serve 2 tbsp pickled ginger > Serve with {it}.'),
  row(MEXICAN, DINNER, HOT, ['avocado', 'spread'], '+serve 1 avocado, sliced > Serve with {it}, sprinkled with salt.'),
  row([...AMERICAN, ...BRITISH], ['sandwich'], [...IN_A_PAN, 'toast', 'simmer'], ['pickled vegetable'], '+serve 4 dill pickles > Serve with {it}.'),
  row([...AMERICAN, ...BRITISH], ['main', 'sandwich'], IN_A_PAN, ['cabbage', 'raw vegetable'], '+serve 300 g coleslaw > Serve with {it}.'),
  row(WESTERN, ['main', 'sandwich'], [...IN_A_PAN, 'bake', 'roast', 'boil'], ['potato', 'starchy root', 'rice', 'pasta'], '+serve 600 g potato salad > Serve with {it}.'),
  // What is crisp
  row([...AMERICAN, ...BRITISH, 'everyday'], ['soup'], SPOONED, ['bread', 'flatbread', 'cereal'], '+serve 100 g crackers > Serve with {it}.'),
  row([...WESTERN, ...SOUTHERN], ['soup'], SPOONED, ['bread', 'flatbread', 'cereal'], '+serve 60 g croutons > Scatter with {it}.'),
  row([...MEXICAN, ...AMERICAN], DINNER, SPOONED, [...STARCHES, 'cereal'], '+serve 100 g tortilla chips > Serve with {it}.'),
  row([...AMERICAN, ...BRITISH], ['sandwich'], [...IN_A_PAN, 'toast', 'raw'], ['potato', 'cereal'], '+serve 100 g potato chips > Serve with {it}.'),
  row(SOUTH_ASIAN, ['main'], HOT, ['cereal'], '+serve 4 papadums > Toast {it} as the package says and serve alongside.'),
  // What is spooned over
  row([...WESTERN], ['main', 'sandwich'], ['fry', 'roast', 'grill', 'stew', 'simmer'], ['dressing'], '+serve 4 tbsp steak sauce / ketchup > Serve with {it} on the side.', ['french', 'nordic', 'swiss', 'austrian', 'italian-american', 'canadian', 'cajun', 'creole', 'scottish']),
  row([...AMERICAN, ...BRITISH, 'everyday'], ['main', 'sandwich'], IN_A_PAN, ['dressing', 'mustard'], '+serve 4 tbsp barbecue sauce / ranch dressing > Serve with {it} on the side.'),
  row([...MEXICAN], [...DINNER, 'breakfast'], HOT, ['hot sauce', 'spread'], '+serve 150 g salsa / pico de gallo / guacamole > Serve with {it}.'),
  row([...AMERICAN, ...MEXICAN, ...LATIN, 'everyday'], [...DINNER, 'breakfast', 'sandwich'], HOT, ['hot sauce'], '+serve 2 tsp hot sauce / sriracha > Pass {it} at the table.'),
  row([...EAST_ASIAN, ...SOUTHEAST, 'filipino'], DINNER, HOT, ['hot sauce'], '+serve 1 tbsp chili crisp / chili oil / sriracha / sambal oelek > Pass {it} at the table.'),
  row(null, DINNER, HOT, ['chili', 'hot sauce'], '+serve ½ tsp chili flakes > Sprinkle with {it}.', ['japanese']),
  row([...SOUTH_ASIAN, ...NEAR_EASTERN, ...EASTERN, 'greek'], DINNER, HOT, ['yogurt', 'cream'], '+serve 150 g plain yogurt / Greek yogurt > Serve with {it}.'),
  row([...MEXICAN, ...EASTERN], DINNER, HOT, ['cream', 'yogurt'], '+serve 120 g sour cream > Serve with {it}.'),
  row(SOUTH_ASIAN, ['main'], HOT, ['dressing'], '+serve 4 tbsp mango chutney > Serve with {it}.'),
  row(['tex-mex', 'american'], DINNER, SPOONED, CHEESES, '+serve 80 g cheddar / Monterey Jack, grated > Scatter {it} over the hot bowls, to melt.'),
  row(['tex-mex', 'american'], DINNER, ['fry'], CHEESES, '+serve 80 g cheddar / Monterey Jack, grated > Scatter with {it}, cover and leave off the heat for 2 minutes, until melted.'),
  row(['greek', ...NEAR_EASTERN], DINNER, HOT, CHEESES, '+serve 80 g feta, crumbled > Scatter with {it}.'),
  // What is scattered and squeezed over
  row([...SOUTHEAST, ...MEXICAN, ...LATIN], DINNER, HOT, ['citrus'], '+serve 1 lime, in wedges > Serve with {it}.'),
  row([...WESTERN, ...SOUTHERN, ...NEAR_EASTERN], ['main'], [...IN_A_PAN, 'steam'], ['citrus', 'vinegar'], '+serve 1 lemon, in wedges > Serve with {it}.'),
  row([...WESTERN, ...EASTERN, ...SOUTHERN], DINNER, HOT, ['tender herb', 'green onion'], '+serve 2 tbsp parsley / chives, chopped > Scatter with {it}.'),
  row([...SOUTHEAST, ...SOUTH_ASIAN, ...MEXICAN, ...LATIN, ...CHINESE, ...NEAR_EASTERN], DINNER, HOT, ['tender herb'], '+serve a handful of cilantro, chopped > Scatter with {it}.'),
  row(['italian', 'italian-american'], DINNER, HOT, ['tender herb'], '+serve a handful of basil, torn > Scatter with {it}.'),
  row([...EAST_ASIAN, ...SOUTHEAST, ...MEXICAN], DINNER, HOT, ['green onion'], '+serve 2 scallions, sliced > Scatter with {it}.'),
  row(EAST_ASIAN, DINNER, HOT, ['seed'], '+serve 1 tbsp sesame seeds > Sprinkle with {it}.'),
  row(EAST_ASIAN, ['main', 'breakfast'], HOT, ['seaweed'], '+serve 1 tbsp furikake > Sprinkle with {it}.'),
  row(SOUTHEAST, ['main', 'salad'], [...HOT, 'raw'], ['peanut', 'nut', 'nut butter'], '+serve 40 g roasted peanuts, chopped / peanuts, toasted in a dry pan and chopped > Scatter with {it}.'),
  // What is sweet
  row([...WESTERN], ['dessert'], ['bake', 'fry', 'steam'], ['sweet', 'cream', 'yogurt'], '+serve 4 scoops vanilla ice cream > Serve with {it}.'),
  row([...BRITISH, 'everyday', 'american'], ['dessert'], ['bake', 'steam'], ['sweet', 'cream', 'yogurt'], '+serve 300 ml custard > Serve with {it}.'),
  row([...WESTERN], ['dessert'], ['bake', 'steam'], ['sweet', 'cream', 'yogurt', 'fresh cheese'], '+serve 150 ml heavy cream, softly whipped > Serve with {it}.'),
  row([...WESTERN, ...SOUTHERN], ['dessert', 'cake'], ['bake', 'chill', 'freeze'], ['berry', 'stone fruit', 'firm fruit', 'tropical fruit', 'canned fruit'], '+serve 150 g strawberries / raspberries / blueberries > Serve with {it}.'),
  row([...WESTERN, ...SOUTHERN], ['dessert', 'cake', 'cookie'], ['bake'], ['sweet'], '+serve 1 tbsp powdered sugar > Dust with {it}.'),
];
