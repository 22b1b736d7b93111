/** Kinds of food and what is true of everything of that kind; a lexicon entry says only where a food differs. */
import type { Aisle, FoodEntry, Measure } from './food.ts';

/** The defaults of a kind, written with the same words as a lexicon entry. */
export interface Kind extends Pick<FoodEntry, 'contains' | 'may' | 'safety' | 'minutes' | 'cut' | 'flavour' | 'ready'> {
  /** What it is, for whoever adds a food. */
  about: string;
  aisle: Aisle;
  per: number;
  keeps: number;
  measure?: Measure;
  density?: number;
}

const kind = (about: string, aisle: Aisle, per: number, keeps: number, rest: Partial<Kind> = {}): Kind => ({ about, aisle, per, keeps, ...rest });

export const KINDS = {
  // Meat, poultry and what is made of them
  'poultry': kind('raw poultry in pieces or whole', 'meat', 150, 2, { contains: 'poultry', safety: 'poultry', minutes: 'fry 12, simmer 20, roast 30, grill 14', cut: 'cut into bite-size pieces', flavour: 'mild' }),
  'ground poultry': kind('raw minced poultry', 'meat', 125, 1, { contains: 'poultry', safety: 'poultry', minutes: 'fry 8, simmer 15, roast 22' }),
  'beef': kind('raw beef for quick cooking: steak, strips', 'meat', 150, 3, { contains: 'beef', safety: 'red', minutes: 'fry 6, grill 8, roast 25', cut: 'cut into thin strips', flavour: 'rich umami' }),
  'stewing meat': kind('raw tough cuts that want long simmering: chuck, shank, shoulder', 'meat', 170, 3, { safety: 'red', minutes: 'simmer 100, roast 150', cut: 'cut into 3 cm (1 in) cubes', flavour: 'rich umami' }),
  'lamb': kind('raw lamb or mutton for quick cooking', 'meat', 150, 3, { contains: 'lamb', safety: 'red', minutes: 'fry 8, grill 10, roast 25', cut: 'cut into bite-size pieces', flavour: 'rich earthy' }),
  'pork': kind('raw pork for quick cooking: chops, loin, strips', 'meat', 150, 3, { contains: 'pork', safety: 'pork', minutes: 'fry 8, grill 10, roast 25', cut: 'cut into bite-size pieces', flavour: 'rich' }),
  'game': kind('raw game: venison, rabbit, boar', 'meat', 150, 2, { contains: 'game', safety: 'red', minutes: 'fry 8, simmer 90, roast 30', cut: 'cut into bite-size pieces', flavour: 'rich earthy' }),
  'ground meat': kind('raw minced beef, pork, lamb, veal', 'meat', 125, 1, { safety: 'ground', minutes: 'fry 8, simmer 20, roast 22', flavour: 'rich umami' }),
  'raw sausage': kind('fresh sausage that must be cooked', 'meat', 120, 3, { contains: 'pork', safety: 'ground', may: 'gluten sulphites', measure: 'each', minutes: 'fry 14, roast 25, grill 14', cut: 'sliced', flavour: 'rich salty' }),
  'cooked sausage': kind('smoked or cooked sausage: frankfurter, kielbasa, chorizo, merguez cured', 'meat', 90, 7, { contains: 'pork', may: 'gluten milk soy sulphites', minutes: 'fry 6, roast 15', cut: 'sliced', flavour: 'rich salty smoky', ready: true }),
  'bacon': kind('raw cured fatty pork: bacon, pancetta, lardons', 'meat', 40, 7, { contains: 'pork', safety: 'pork', measure: 'rasher', minutes: 'fry 7, roast 12', cut: 'chopped', flavour: 'salty smoky umami' }),
  'cured meat': kind('sliced ready-to-eat meat: ham, prosciutto, salami', 'meat', 50, 5, { contains: 'pork', minutes: 'fry 2', cut: 'chopped', flavour: 'salty umami', ready: true }),
  'cooked meat': kind('leftover or deli cooked meat and poultry', 'meat', 110, 3, { minutes: 'fry 4, simmer 5, roast 15', cut: 'shredded', flavour: 'mild', ready: true }),
  'offal': kind('liver, kidney, heart, tripe', 'meat', 125, 1, { safety: 'ground', minutes: 'fry 6, simmer 40', cut: 'trimmed and sliced', flavour: 'rich earthy' }),
  // Fish and seafood
  'fish': kind('raw fillets or steaks of fish with fins', 'fish', 150, 1, { contains: 'fish', safety: 'fish', measure: 'fillet', minutes: 'fry 7, simmer 6, roast 12, steam 9, grill 8', flavour: 'mild' }),
  'smoked fish': kind('smoked salmon, trout, mackerel, kippers', 'fish', 60, 5, { contains: 'fish', cut: 'flaked', minutes: 'fry 2, simmer 3', flavour: 'smoky salty', ready: true }),
  'canned fish': kind('canned tuna, salmon, sardines', 'canned', 70, 2, { contains: 'fish', measure: 'can', cut: 'drained', minutes: 'simmer 3, fry 3', flavour: 'salty umami', ready: true }),
  'anchovy': kind('anchovies and salted fish used for seasoning', 'canned', 6, 30, { contains: 'fish', measure: 'fillet', cut: 'chopped', flavour: 'salty umami', ready: true }),
  'shrimp': kind('raw shrimp, prawns, langoustines', 'fish', 120, 1, { contains: 'crustacean', safety: 'crustacean', minutes: 'fry 4, simmer 4, grill 5, roast 8', cut: 'peeled and deveined', flavour: 'sweet mild' }),
  'crab': kind('cooked crab and lobster meat', 'fish', 80, 2, { contains: 'crustacean', minutes: 'simmer 3, fry 2', cut: 'picked over', flavour: 'sweet', ready: true }),
  'shellfish': kind('mussels, clams, cockles in the shell', 'fish', 300, 1, { contains: 'mollusc', safety: 'mollusc', minutes: 'steam 6, simmer 6', cut: 'scrubbed', flavour: 'salty sweet' }),
  'scallop': kind('scallops, squid, octopus, cuttlefish: molluscs out of the shell', 'fish', 120, 1, { contains: 'mollusc', safety: 'mollusc', minutes: 'fry 4, grill 4, simmer 40', cut: 'patted dry', flavour: 'sweet' }),
  // Eggs and plant protein
  'egg': kind('eggs', 'dairy', 100, 21, { contains: 'egg', safety: 'egg', measure: 'each', minutes: 'fry 4, boil 9, bake 12' }),
  'tofu': kind('tofu and its kin', 'produce', 120, 5, { contains: 'soy', minutes: 'fry 8, simmer 8, roast 25', cut: 'pressed dry and cubed', flavour: 'mild', ready: true }),
  'meat substitute': kind('tempeh, seitan, TVP, plant mince and sausages', 'produce', 110, 7, { minutes: 'fry 8, simmer 12, roast 20', cut: 'cut into bite-size pieces', flavour: 'umami', ready: true }),
  'beans': kind('cooked or canned beans and chickpeas', 'canned', 100, 4, { measure: 'can', contains: 'fodmap', minutes: 'simmer 10, fry 6, roast 25', cut: 'drained and rinsed', flavour: 'earthy mild', ready: true }),
  'dried beans': kind('dried beans and chickpeas that need a soak', 'dry goods', 60, 365, { contains: 'fodmap', minutes: 'simmer 75, boil 75', cut: 'soaked overnight and drained', flavour: 'earthy' }),
  'lentils': kind('dried lentils and split peas: no soak', 'dry goods', 65, 365, { contains: 'fodmap', minutes: 'simmer 25, boil 25', cut: 'rinsed', flavour: 'earthy' }),
  // Vegetables, by how they cook
  'potato': kind('potatoes', 'produce', 200, 14, { measure: 'each', safety: 'potato', minutes: 'boil 15, simmer 18, roast 35, fry 18, steam 15', cut: 'cut into 2 cm (1 in) chunks', flavour: 'mild earthy' }),
  'starchy root': kind('sweet potato, yam, cassava, taro, plantain', 'produce', 180, 10, { minutes: 'boil 15, simmer 18, roast 30, fry 14, steam 14', cut: 'peeled and cut into 2 cm (1 in) chunks', flavour: 'sweet earthy' }),
  'root': kind('carrot, parsnip, beet, turnip, celeriac', 'produce', 90, 14, { measure: 'each', minutes: 'fry 9, boil 12, simmer 15, roast 30, steam 12', cut: 'peeled and sliced', flavour: 'sweet earthy' }),
  'squash': kind('winter squash and pumpkin', 'produce', 180, 21, { minutes: 'boil 14, simmer 16, roast 30, fry 12', cut: 'peeled, seeded and cubed', flavour: 'sweet earthy' }),
  'cabbage': kind('cabbage, Brussels sprouts, bok choy and other brassica heads and leaves', 'produce', 100, 7, { minutes: 'fry 6, boil 8, simmer 12, roast 22, steam 7', cut: 'shredded', flavour: 'earthy pungent' }),
  'firm vegetable': kind('broccoli, cauliflower, green beans, asparagus, fennel', 'produce', 110, 6, { minutes: 'fry 6, boil 5, simmer 9, roast 20, steam 6, grill 8', cut: 'cut into bite-size pieces', flavour: 'fresh' }),
  'tender vegetable': kind('zucchini, peppers, eggplant, celery: soften in a pan in minutes', 'produce', 110, 7, { minutes: 'fry 6, simmer 9, roast 22, grill 8', cut: 'chopped', flavour: 'fresh mild' }),
  'mushroom': kind('cultivated mushrooms', 'produce', 90, 5, { contains: 'fodmap', minutes: 'fry 7, simmer 10, roast 18, grill 8', cut: 'sliced', flavour: 'umami earthy' }),
  'tomato': kind('fresh tomatoes', 'produce', 110, 6, { measure: 'each', minutes: 'fry 5, simmer 12, roast 20', cut: 'chopped', flavour: 'sour sweet umami', ready: true }),
  'canned tomato': kind('canned tomatoes and passata', 'canned', 130, 5, { measure: 'can', minutes: 'simmer 15', flavour: 'sour umami', ready: true }),
  'leafy green': kind('spinach, kale, chard: leaves that are cooked', 'produce', 60, 4, { minutes: 'fry 3, simmer 4, boil 3, steam 4', cut: 'washed and roughly chopped', flavour: 'fresh earthy' }),
  'salad leaf': kind('lettuce, arugula, watercress: leaves eaten raw', 'produce', 40, 4, { cut: 'washed and torn', flavour: 'fresh', ready: true }),
  'raw vegetable': kind('cucumber, radish, and others mostly eaten raw', 'produce', 70, 6, { cut: 'sliced', flavour: 'fresh', ready: true }),
  'sprouts': kind('bean sprouts and seed sprouts', 'produce', 50, 2, { safety: 'sprouts', minutes: 'fry 3, simmer 3', flavour: 'fresh' }),
  'peas and corn': kind('peas, sweetcorn, edamame, fresh broad beans: small and sweet', 'frozen', 70, 5, { minutes: 'fry 4, boil 4, simmer 5, steam 4', flavour: 'sweet fresh' }),
  'bulb': kind('onion, shallot, leek', 'produce', 50, 30, { contains: 'fodmap', measure: 'each', minutes: 'fry 6, simmer 12, roast 25', cut: 'finely chopped', flavour: 'pungent sweet' }),
  'green onion': kind('scallion, chives, spring garlic: onions used raw or at the end', 'produce', 12, 6, { measure: 'each', minutes: 'fry 2', cut: 'thinly sliced', flavour: 'fresh pungent', ready: true }),
  'garlic': kind('garlic', 'produce', 4, 60, { contains: 'fodmap', measure: 'clove', minutes: 'fry 1, roast 30', cut: 'finely chopped', flavour: 'pungent' }),
  'ginger': kind('ginger, galangal, lemongrass: aromatic roots and stems', 'produce', 5, 21, { minutes: 'fry 1', cut: 'peeled and finely grated', flavour: 'hot fresh pungent' }),
  'chili': kind('fresh hot chilies', 'produce', 4, 10, { measure: 'each', minutes: 'fry 1', cut: 'seeded and finely chopped', flavour: 'hot fresh' }),
  'pickled vegetable': kind('olives, capers, pickles, kimchi, sauerkraut, jarred peppers', 'condiments', 30, 60, { cut: 'drained and chopped', flavour: 'salty sour', ready: true }),
  'seaweed': kind('nori, wakame, kombu', 'dry goods', 3, 365, { may: 'crustacean mollusc fish', flavour: 'umami salty', ready: true }),
  'avocado': kind('avocado', 'produce', 70, 3, { measure: 'each', cut: 'sliced', flavour: 'rich mild', ready: true }),
  // Fruit
  'firm fruit': kind('apple, pear, quince', 'produce', 130, 21, { contains: 'fodmap', measure: 'each', minutes: 'fry 6, bake 30, simmer 12', cut: 'peeled, cored and sliced', flavour: 'sweet fresh', ready: true }),
  'stone fruit': kind('peach, plum, cherry, apricot, mango', 'produce', 130, 4, { contains: 'fodmap', measure: 'each', minutes: 'fry 4, bake 30, simmer 8', cut: 'pitted and sliced', flavour: 'sweet sour', ready: true }),
  'berry': kind('berries and grapes', 'produce', 100, 3, { minutes: 'bake 30, simmer 5', flavour: 'sweet sour fresh', ready: true }),
  'citrus': kind('lemon, lime, orange, grapefruit', 'produce', 20, 21, { measure: 'each', flavour: 'sour fresh', ready: true }),
  'tropical fruit': kind('banana, pineapple, melon, kiwi, papaya', 'produce', 120, 5, { minutes: 'fry 3, bake 25', cut: 'sliced', flavour: 'sweet', ready: true }),
  'dried fruit': kind('raisins, dates, dried apricots', 'dry goods', 25, 180, { may: 'sulphites', flavour: 'sweet', ready: true }),
  'canned fruit': kind('canned peaches, pineapple, applesauce', 'canned', 110, 4, { measure: 'can', cut: 'drained', flavour: 'sweet', ready: true }),
  // Starches
  'pasta': kind('dried wheat pasta', 'dry goods', 90, 365, { contains: 'gluten wheat', may: 'egg', minutes: 'boil 10', flavour: 'mild' }),
  'fresh pasta': kind('fresh or filled pasta, gnocchi', 'dairy', 125, 4, { contains: 'gluten wheat egg', minutes: 'boil 3', flavour: 'mild' }),
  'noodle': kind('Asian noodles', 'dry goods', 80, 365, { contains: 'gluten wheat', minutes: 'boil 4', flavour: 'mild' }),
  'rice': kind('raw rice', 'dry goods', 75, 365, { safety: 'rice', minutes: 'simmer 15, boil 15', cut: 'rinsed', flavour: 'mild' }),
  'cooked grain': kind('cooked rice, quinoa or other grain', 'dry goods', 180, 2, { safety: 'rice', minutes: 'fry 5, simmer 5', ready: true, flavour: 'mild' }),
  'grain': kind('quinoa, bulgur, couscous, barley, farro, buckwheat, polenta, millet', 'dry goods', 70, 365, { minutes: 'simmer 15, boil 15', flavour: 'nutty' }),
  'oats': kind('oats and oat flakes', 'dry goods', 50, 180, { contains: 'gluten', minutes: 'simmer 5, bake 25', flavour: 'nutty mild' }),
  'cereal': kind('breakfast cereal, granola, crackers, chips, pretzels', 'dry goods', 35, 60, { may: 'gluten nuts milk', ready: true, flavour: 'mild' }),
  'bread': kind('loaves, rolls, baguette', 'bakery', 80, 4, { contains: 'gluten wheat', may: 'milk sesame soy', measure: 'slice', minutes: 'bake 10, grill 3', flavour: 'mild', ready: true }),
  'flatbread': kind('tortillas, pita, naan', 'bakery', 70, 7, { contains: 'gluten wheat', measure: 'each', minutes: 'fry 2, bake 6', flavour: 'mild', ready: true }),
  'breadcrumbs': kind('breadcrumbs, panko, stuffing', 'baking', 20, 90, { contains: 'gluten wheat', may: 'milk soy', density: 0.4, flavour: 'mild', ready: true }),
  'pastry': kind('ready pastry and dough', 'frozen', 70, 30, { contains: 'gluten wheat', may: 'milk egg', measure: 'sheet', minutes: 'bake 22' }),
  'flour': kind('wheat and other flours for baking', 'baking', 60, 180, { contains: 'gluten wheat', safety: 'flour', density: 0.53, flavour: 'mild' }),
  'starch': kind('cornstarch, potato starch, tapioca, arrowroot', 'baking', 5, 365, { measure: 'tbsp', density: 0.54 }),
  // Dairy
  'milk': kind('milk and plant milks', 'dairy', 100, 6, { contains: 'milk', measure: 'ml', density: 1.03, flavour: 'mild rich', ready: true }),
  'cream': kind('cream, crème fraîche, sour cream', 'dairy', 50, 7, { contains: 'milk', measure: 'ml', density: 1, flavour: 'rich', ready: true }),
  'yogurt': kind('yogurt, kefir, quark, skyr', 'dairy', 60, 10, { contains: 'milk', density: 1.03, flavour: 'sour rich', ready: true }),
  'butter': kind('butter, ghee, margarine', 'dairy', 15, 60, { contains: 'milk', density: 0.91, flavour: 'rich', ready: true }),
  'hard cheese': kind('parmesan and other grating cheese', 'dairy', 15, 60, { contains: 'milk', cut: 'finely grated', flavour: 'salty umami', ready: true }),
  'melting cheese': kind('cheddar, mozzarella, gruyere, gouda', 'dairy', 35, 21, { contains: 'milk', cut: 'grated', minutes: 'bake 10', flavour: 'rich salty', ready: true }),
  'crumbly cheese': kind('feta, goat cheese, blue cheese, queso fresco', 'dairy', 35, 14, { contains: 'milk', cut: 'crumbled', flavour: 'salty sour rich', ready: true }),
  'fresh cheese': kind('ricotta, cream cheese, mascarpone, cottage cheese', 'dairy', 50, 7, { contains: 'milk', flavour: 'mild rich', ready: true }),
  'frying cheese': kind('paneer, halloumi: cheese that does not melt', 'dairy', 80, 14, { contains: 'milk', minutes: 'fry 5, grill 5', cut: 'cubed', flavour: 'salty mild', ready: true }),
  // Fats, liquids, condiments
  'oil': kind('cooking and dressing oils', 'condiments', 7, 365, { measure: 'tbsp', density: 0.92, flavour: 'rich', ready: true }),
  'animal fat': kind('lard, tallow, goose fat', 'meat', 10, 60, { measure: 'tbsp', density: 0.9, flavour: 'rich', ready: true }),
  'stock': kind('stock, broth, bouillon', 'canned', 200, 4, { may: 'celery gluten', measure: 'ml', density: 1, flavour: 'umami salty', ready: true }),
  'coconut milk': kind('coconut milk and cream', 'canned', 100, 3, { contains: 'coconut', measure: 'ml', density: 1, flavour: 'rich sweet', ready: true }),
  'vinegar': kind('vinegars', 'condiments', 5, 365, { contains: 'sulphites', measure: 'tbsp', density: 1, flavour: 'sour', ready: true }),
  'wine': kind('wine, beer, spirits for cooking', 'drinks', 30, 5, { contains: 'alcohol', measure: 'ml', density: 1, flavour: 'sour', ready: true }),
  'drink': kind('juice, soda, coffee, tea', 'drinks', 100, 5, { measure: 'ml', density: 1, ready: true }),
  'soy sauce': kind('soy sauce, tamari, oyster, hoisin, teriyaki, miso', 'condiments', 10, 365, { contains: 'soy gluten wheat', measure: 'tbsp', density: 1.15, flavour: 'salty umami', ready: true }),
  'fish sauce': kind('fish sauce, Worcestershire, shrimp paste', 'condiments', 5, 365, { contains: 'fish', measure: 'tbsp', density: 1.15, flavour: 'salty umami', ready: true }),
  'hot sauce': kind('sriracha, sambal, gochujang, harissa, salsa', 'condiments', 6, 180, { measure: 'tbsp', density: 1.05, flavour: 'hot sour', ready: true }),
  'curry paste': kind('curry pastes', 'condiments', 12, 60, { measure: 'tbsp', density: 1.1, may: 'crustacean fish mustard', flavour: 'hot pungent' }),
  'tomato paste': kind('tomato paste, sun-dried tomato paste', 'canned', 10, 14, { measure: 'tbsp', density: 1.1, flavour: 'umami sweet', ready: true }),
  'mustard': kind('prepared mustard', 'condiments', 4, 365, { contains: 'mustard', measure: 'tsp', density: 1.05, flavour: 'hot sour', ready: true }),
  'dressing': kind('mayonnaise, ketchup, barbecue sauce, ranch and other bottled sauces', 'condiments', 20, 60, { measure: 'tbsp', density: 1, flavour: 'sweet sour', ready: true }),
  'spread': kind('pesto, hummus, tapenade, tahini', 'condiments', 25, 10, { measure: 'tbsp', density: 1, flavour: 'rich', ready: true }),
  'cooking sauce': kind('jarred pasta sauce, enchilada sauce, canned soup', 'canned', 120, 5, { measure: 'jar', flavour: 'umami', ready: true }),
  // Seasoning
  'salt': kind('salts', 'spices', 2, 999, { measure: 'tsp', density: 1.2, flavour: 'salty', ready: true }),
  'tender herb': kind('basil, cilantro, parsley, dill, mint', 'produce', 5, 5, { measure: 'handful', cut: 'chopped', flavour: 'fresh', ready: true }),
  'woody herb': kind('thyme, rosemary, sage, bay', 'produce', 1.5, 10, { measure: 'sprig', cut: 'leaves picked and chopped', flavour: 'earthy fresh' }),
  'dried herb': kind('dried oregano, thyme, Italian seasoning', 'spices', 0.4, 365, { measure: 'tsp', density: 0.25, flavour: 'earthy' }),
  'spice': kind('single spices', 'spices', 0.6, 365, { measure: 'tsp', density: 0.45, flavour: 'earthy' }),
  'spice blend': kind('curry powder, garam masala, taco seasoning', 'spices', 1.2, 365, { measure: 'tsp', density: 0.45, may: 'mustard celery', flavour: 'earthy hot' }),
  // Sweet and baking
  'sugar': kind('sugars', 'baking', 20, 999, { measure: 'tbsp', density: 0.85, flavour: 'sweet', ready: true }),
  'syrup': kind('honey, maple syrup, molasses', 'condiments', 12, 365, { measure: 'tbsp', density: 1.4, flavour: 'sweet', ready: true }),
  'leavening': kind('baking powder, baking soda, yeast', 'baking', 1, 365, { measure: 'tsp', density: 0.9 }),
  'vanilla': kind('vanilla, almond extract and other flavourings', 'baking', 1, 365, { measure: 'tsp', density: 0.9, flavour: 'sweet floral' }),
  'chocolate': kind('chocolate and cocoa', 'baking', 25, 365, { may: 'milk soy nuts', cut: 'chopped', flavour: 'sweet bitter rich', ready: true }),
  'jam': kind('jam, marmalade, curds, sweet spreads', 'condiments', 15, 60, { measure: 'tbsp', density: 1.3, flavour: 'sweet', ready: true }),
  'gelatin': kind('gelatin, agar, pectin', 'baking', 2, 365, { measure: 'tsp', density: 0.7 }),
  'sweet': kind('cookies, marshmallows, candy, ice cream', 'bakery', 30, 60, { may: 'gluten milk egg nuts soy', flavour: 'sweet', ready: true }),
  // Nuts and seeds
  'nut': kind('tree nuts and chestnuts', 'dry goods', 20, 120, { contains: 'nuts', cut: 'roughly chopped', minutes: 'fry 3, roast 8', flavour: 'nutty rich', ready: true }),
  'peanut': kind('peanuts', 'dry goods', 20, 120, { contains: 'peanut', cut: 'roughly chopped', minutes: 'fry 3, roast 8', flavour: 'nutty', ready: true }),
  'seed': kind('sesame, sunflower, pumpkin, chia', 'dry goods', 8, 180, { measure: 'tbsp', density: 0.6, minutes: 'fry 2', flavour: 'nutty', ready: true }),
  'nut butter': kind('peanut, almond and other nut butters', 'condiments', 25, 90, { measure: 'tbsp', density: 1.08, flavour: 'nutty rich', ready: true }),
  'supplement': kind('protein powder, wheat germ and other additions', 'dry goods', 15, 180, { measure: 'tbsp', density: 0.5, flavour: 'mild', ready: true }),
  'water': kind('water and ice', 'drinks', 200, 999, { measure: 'ml', density: 1, flavour: 'mild', ready: true }),
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
