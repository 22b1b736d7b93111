/**
 * What goes wrong at the stove and what helps at once.
 * Temperatures as in safety.ts (USDA FSIS); burning fat as the fire services teach it: lid on, heat off, never water.
 */

export interface Trouble {
  id: string;
  trouble: string;
  help: readonly string[];
  /** The step can have it when it says this. */
  step: RegExp;
  /** The recipe can have it at all when its steps say this; left out where every dish can. */
  recipe?: RegExp;
  /** Kinds of food (or foods by id) of which the recipe must have one. */
  foods?: readonly string[];
  /** True where the step need not name the food: a cake in the oven is flour all the same. */
  unnamed?: true;
  /** Words with which the step cannot have it after all. */
  not?: RegExp;
  /** True where a second counts: it comes before all others, whatever the step. */
  urgent?: true;
  /** Among likely troubles, higher comes first. */
  weight: number;
}

const FLESH = ['poultry', 'ground poultry', 'beef', 'pork', 'lamb', 'game', 'stewing meat', 'ground meat', 'raw sausage', 'offal'] as const;
const DAIRY = ['cream', 'milk', 'yogurt', 'coconut milk', 'melting cheese', 'hard cheese', 'fresh cheese', 'butter', 'egg'] as const;
const WET = /\b(?:sauce|simmer|soup|stew|curry(?! (?:paste|powder|lea))|stock|broth|boil|gravy|chili|dal|ragù|braise|dressing|glaze|custard)\b/i;

export const TROUBLES: readonly Trouble[] = [
  { id: 'pan-fire', trouble: 'The pan is on fire', urgent: true, weight: 5, not: /\b(?:medium(?!-high)|low heat|gentle)/i, step: /\b(?:deep[- ]?fry|(?:hot|smoking|shimmer\w*) (?:fat|oil)|shallow[- ]fry|wok|[Hh]eat (?:the|half of the|\d[^.]*?) (?:[\w-]+ )?oil)\b/i, recipe: /\b(?:fry|frying|sear|sauté|wok|deep[- ]fry|hot (?:oil|fat)|[Hh]eat [^.]*oil)\b/i, help: [
    'Turn the heat off if you can reach it safely. Do not move the pan.', 'Slide a lid or a baking tray over it and leave it on until everything is cold.', 'Never pour water on burning fat, and do not carry the pan.', 'If it does not go out at once, leave, close the door and call the fire service.'] },
  { id: 'raw-inside', trouble: 'Brown outside, raw inside', weight: 9, step: /\b(?:fry|sear|brown|roast|grill|bake|golden|skewers?|patt(?:y|ies)|cutlets?|thermometer)\b/i, foods: [...FLESH, 'fish'], help: [
    'Turn the heat down to low, add 2 or 3 tbsp of water, cover and cook for 5 minutes, then test again.', 'Or finish it in the oven at 180 °C (350 °F).', 'Poultry is done at 74 °C (165 °F), ground meat at 71 °C (160 °F), whole cuts of pork, beef and lamb and fish at 63 °C (145 °F), in the thickest part.'] },
  { id: 'raw', trouble: 'Still raw when the time is up', weight: 7, step: /\b(?:no pink|no longer pink|thermometer|cooked through|simmer|roast|bake|grill|opaque|firm)\b|°C/i, foods: [...FLESH, 'fish', 'shrimp', 'scallop'], help: [
    'Trust the thermometer, not the clock: pieces differ. Give it 5 minutes more and measure again in the thickest part.', 'Poultry needs 74 °C (165 °F), ground meat and sausage 71 °C (160 °F), whole cuts and fish 63 °C (145 °F).', 'Large pieces cook sooner cut in half. Use a clean board and knife afterwards.'] },
  { id: 'burnt-garlic', trouble: 'The garlic burnt', weight: 9, step: /\bgarlic\b/i, foods: ['garlic'], help: [
    'Take it out: burnt garlic turns the whole dish bitter, and nothing hides it.', 'Wipe the pan, add fresh fat and start the garlic again over medium-low heat.', 'Have the next ingredient ready: garlic needs about 1 minute.'] },
  { id: 'burnt-base', trouble: 'It burnt at the bottom', weight: 6, step: /\b(?:simmer\w*|stew|reduce\w*|thicken\w*|cook(?:ed)? down|porridge|polenta|risotto|custard|caramel|scald)\b/i, not: /\b(?:oven|bake|barely simmering|salted water|boiling water)\b/i, recipe: /\b(?:pot|saucepan|simmer|stew|pan|risotto|custard|caramel|heat|reduce)\b/i, help: [
    'Take it off the heat and do not stir or scrape.', 'Pour the upper part into a clean pot and leave the burnt layer behind. Taste: if it is not smoky, go on over low heat.', 'If it tastes burnt all through, it cannot be saved.'] },
  { id: 'too-salty', trouble: 'Too salty', weight: 4, step: /\b(?:salt|season\w*|taste|soy sauce|fish sauce|miso|anchov\w+|stock|broth|bacon|feta)\b/i, not: /\b(?:flour|sugar|salted water|boiling water|(?:pinch of|a little) salt|seasoning)\b(?! to taste)(?!.*\btaste)/i, help: [
    'Make more of it: add unsalted water, stock, tomatoes, cream, beans or vegetables, and taste again.', 'A potato does not draw salt out; it only helps as more food in the pot.', 'A squeeze of lemon or a pinch of sugar hides a little. Serve it with plain rice, bread or yogurt.'] },
  { id: 'too-sweet', trouble: 'Too sweet', weight: 3, step: /\b(?:sugar|honey|syrup|sweet|glaze|jam|molasses|caramel|mirin)\w*\b/i, foods: ['sugar', 'syrup', 'jam', 'sweet', 'chocolate', 'dried fruit', 'coconut milk', 'ketchup', 'hoisin sauce', 'sweet potato', 'root', 'mirin', 'squash'], help: [
    'Add something sour by the teaspoon: lemon juice or vinegar.', 'A pinch of salt helps too; in a savory dish also chili or pepper.', 'Otherwise make more of it without sugar.'] },
  { id: 'too-sour', trouble: 'Too sour', weight: 3, step: /\b(?:lemon|lime|vinegar|wine|tomato(?:es)?|yogurt|buttermilk|tamarind|sharpen|dressing)\b/i, foods: ['citrus', 'vinegar', 'wine', 'tomato', 'canned tomato', 'tomato paste', 'yogurt', 'buttermilk', 'tamarind paste', 'pickled vegetable', 'berry', 'rhubarb'], help: [
    'Add a pinch of sugar or a little honey, stir and taste again.', 'Fat rounds it off: butter, cream, coconut milk or oil.', 'A pinch of baking soda takes the acid out of a tomato sauce; it foams. Use no more than a pinch.'] },
  { id: 'too-bitter', trouble: 'Too bitter', weight: 3, step: /\b(?:toast|spices?|garlic|char|coffee|cocoa|zest|kale|endive|radicchio|eggplant|fragrant)\b/i, foods: ['spice', 'spice blend', 'garlic', 'leafy green', 'salad leaf', 'chocolate', 'citrus', 'cabbage', 'eggplant', 'nut', 'tahini', 'dried herb', 'wine'], help: [
    'Add a pinch of salt first: it hides bitterness better than sugar does.', 'Then a little fat and sweetness: cream, butter, honey, or roasted onion.', 'If spices or garlic burnt, that part cannot be saved: take it out or start it again.'] },
  { id: 'too-hot', trouble: 'Too spicy hot', weight: 5, step: /\b(?:chil[ei]s?|chilli(?:es)?|cayenne|pepper flakes|jalapeños?|hot sauce|sriracha|gochujang|harissa|curry (?:paste|powder)|sambal|gochugaru)\b/i, foods: ['chili', 'hot sauce', 'curry paste', 'cayenne pepper', 'red pepper flakes', 'chili powder', 'gochugaru', 'hot paprika', 'curry powder', 'harissa', 'chipotle powder', 'dried red chili', 'ground red chili'], help: [
    'Stir in yogurt, cream or coconut milk: fat and milk carry the heat away, water does not.', 'Make more of it with tomatoes, beans or vegetables, and add a pinch of sugar.', 'Serve plain rice or bread with it.'] },
  { id: 'too-thin', trouble: 'Too thin', weight: 6, step: /\b(?:(?<!\b(?:soy|fish|hot|oyster|hoisin|Worcestershire) )sauce|soup|stew|curry(?! (?:paste|powder|lea))|gravy|thick(?:en\w*)?|reduce\w*|custard|glaze|simmer\w*|bubble)\b/i, not: /\brice\b|quinoa|bulgur|pour in the rest|batter|pasta|potatoes in|dressing|thinly|slices|potatoes[^.]*water|salted water/i, recipe: WET, help: [
    'Let it bubble without a lid for 5 to 10 minutes, stirring at the bottom.', 'Or stir 1 tsp of cornstarch into 1 tbsp of cold water for each 250 ml, pour it in and let it boil for 1 minute.', 'Beans, lentils and potatoes thicken it themselves: crush a few against the side.'] },
  { id: 'too-thick', trouble: 'Too thick or too dry', weight: 4, step: /\b(?:(?<!\b(?:soy|fish|hot|oyster|hoisin|Worcestershire) )sauce|soup|stew|curry(?! (?:paste|powder|lea))|gravy|thicken\w*|too thick|reduce\w*|risotto|mash|dal|porridge|polenta|batter)\b/i, not: /slices|\bsaucepan\b|spread/i, recipe: /\b(?:sauce|simmer|soup|stew|curry(?! (?:paste|powder|lea))|risotto|mash|dal|porridge|polenta|batter|dip|blend|bubble)\b/i, help: [
    'Stir in hot water or stock, 2 tbsp at a time, until it flows as you like.', 'For pasta use its cooking water, for mash and porridge warm milk.', 'Taste again: thinned food needs a little more salt.'] },
  { id: 'split', trouble: 'The sauce split or curdled', weight: 8, step: /\b(?:cream|yogurt|milk|cheese|butter|egg sauce|yolks?|custard|emulsi\w+|parmesan|pecorino)\b/i, not: /\b(?:batter|flour|dough|scatter|omelett?e|melt the butter|wipe|spread|grease|sprinkle|crisp|tin|[Hh]ard[- ]boil\w*|pan over|fr(?:y|ied)|jar|fridge|sugar|top with|lay on|spread|sandwich|slices|soften|(?<!beat )in the butter)\b/i, foods: [...DAIRY], help: [
    'Take it off the heat at once.', 'Whisk in 1 or 2 tbsp of cold cream or cold water, hard, until it comes together; a blender does it too.', 'It is safe to eat as it is: only the texture suffers. Keep it below a simmer from now on.'] },
  { id: 'lumpy', trouble: 'Lumps in the sauce or batter', weight: 6, step: /\b(?:flour|cornstarch|starch|batter|roux|polenta|semolina|béchamel|gravy)\b/i, foods: ['flour', 'starch', 'grain', 'custard powder'], help: [
    'Take it off the heat and whisk hard; most lumps give way.', 'What stays goes through a sieve or a blender.', 'In a pancake or muffin batter leave small lumps: they bake out, and beating makes it tough.'] },
  { id: 'scrambled-custard', trouble: 'The egg turned to scraps', weight: 9, step: /\b(?:custard|egg sauce|yolks?|coats? the back|temper|hollandaise|carbonara)\b/i, unnamed: true, recipe: /\b(?:custard|egg sauce|carbonara|coats? the back|temper|hollandaise|thicken[^.]*egg|egg[^.]*thick)/i, foods: ['egg'], help: [
    'Take it off the heat and set the pan into cold water at once.', 'Blend it smooth or press it through a sieve; a few scraps vanish.', 'If it is scrambled all through, start again over lower heat: egg sets at about 71 °C (160 °F).'] },
  { id: 'watery', trouble: 'Watery, and it does not brown', weight: 6, step: /\b(?:brown|fry|golden|sear|stir[- ]fry|wok|roast|crisp|soften|wilted|high heat)\w*\b/i, not: /\b(?:breaded|crumbs|hot oil)\b/i, foods: ['mushroom', 'tender vegetable', 'leafy green', 'firm vegetable', 'cabbage', 'tofu', 'root', 'potato', 'squash', 'tomato', ...FLESH], recipe: /\b(?:fry|brown|sear|roast|golden|crisp|wok|sauté)\b/i, help: [
    'The pan is too full or not hot enough. Take half out.', 'Turn the heat up and leave it alone until the water is gone and it sizzles again.', 'Salt at the end, and dry what still has to go in.'] },
  { id: 'sticks', trouble: 'It sticks to the pan', weight: 5, step: /\b(?:fry|frying pan|sear|flip|turn(?:ing)?|pancakes?|underside|skillet)\b/i, not: /\b(?:oven|bring the pan|turn (?:down|off|the heat)|turns)\b/i, recipe: /\b(?:fry|frying|sear|skillet|griddle|omelett?e|patt(?:y|ies)|brown|pancake)\w*\b/i, help: [
    'Do not tear it. Wait 1 or 2 minutes: it comes loose when a crust has formed.', 'Turn the heat down a little and let some oil run under the edge.', 'Loosen it with a thin spatula, from the side.'] },
  { id: 'tough-meat', trouble: 'The meat is tough', weight: 6, step: /\b(?:stew|simmer|braise|fork-tender|tender|slow)\w*\b/i, foods: ['stewing meat', 'beef', 'lamb', 'game', 'pork', 'poultry'], help: [
    'Stewing cuts need time: add a little liquid, cover, and simmer gently for 30 minutes more; then try again.', 'Steaks and breasts get tougher with time: take them off, let them rest for 5 minutes, and slice thinly across the grain.', 'Serve the slices in sauce.'] },
  { id: 'dry-meat', trouble: 'The meat or fish is dry', weight: 4, step: /\b(?:sear|fry|roast|grill|bake|thermometer|breasts?|fillets?|flakes?)\b/i, foods: ['poultry', 'pork', 'beef', 'lamb', 'game', 'fish'], help: [
    'Take it off the heat now and cover it for 5 minutes.', 'Slice it thinly and turn it in warm sauce, stock or melted butter.', 'Flaked or shredded it is good in a salad, a wrap or a soup.'] },
  { id: 'soft-pasta', trouble: 'The pasta is overcooked', weight: 8, step: /\b(?:pasta|spaghetti|noodles?|penne|macaroni|linguine|lasagn[ae]|gnocchi|ravioli|fusilli|rigatoni|tagliatelle|orzo)\b/i, foods: ['pasta', 'noodle', 'fresh pasta'], help: [
    'Drain it at once and rinse it with cold water to stop the cooking.', 'Turn it briefly in the hot sauce, off the heat, with a light hand.', 'Very soft pasta is best baked with cheese until crisp on top.'] },
  { id: 'stuck-pasta', trouble: 'The pasta sticks together', weight: 5, step: /\b(?:drain|pasta|spaghetti|noodles?|penne|linguine|gnocchi|fusilli|rigatoni)\b/i, foods: ['pasta', 'noodle', 'fresh pasta'], help: [
    'Put it back into hot cooking water for half a minute and loosen it with a fork.', 'Then straight into the sauce; a splash of cooking water keeps it apart.', 'Rinse only noodles for a salad or a wok.'] },
  { id: 'hard-rice', trouble: 'The rice is still hard', weight: 8, step: /\b(?:rice|risotto|grains?|quinoa|bulgur|couscous|barley)\b/i, foods: ['rice', 'grain'], help: [
    'Sprinkle 3 or 4 tbsp of boiling water over it, cover tightly and cook over the lowest heat for 5 minutes.', 'Take it off the heat and leave the lid on for 5 minutes more.', 'Risotto wants another ladle of hot stock, and stirring.'] },
  { id: 'soft-rice', trouble: 'The rice is mushy', weight: 6, step: /\b(?:rice|grains?|quinoa|bulgur|couscous)\b/i, foods: ['rice', 'grain'], help: [
    'Spread it on a tray and let it steam off for 10 minutes, or dry it in the oven at 150 °C (300 °F) for 5.', 'Do not stir it: fluff it with a fork.', 'Beyond saving it makes good patties, soup or rice pudding. Cool leftovers within an hour.'] },
  { id: 'sticky-dough', trouble: 'The dough is too sticky', weight: 8, step: /\b(?:dough|knead|shape|roll out)\b/i, unnamed: true, foods: ['flour'], recipe: /\b(?:dough|knead|shape|roll out)\b/i, help: [
    'Let it stand for 10 minutes: flour takes time to drink.', 'Then work in flour by the tablespoon until it comes off the bowl; too much makes it heavy.', 'Wet or oiled hands handle a soft dough best.'] },
  { id: 'dry-dough', trouble: 'The dough is dry and cracks', weight: 7, step: /\b(?:dough|knead|roll out|pastry)\b/i, unnamed: true, foods: ['flour'], recipe: /\b(?:dough|knead|roll out|pastry)\b/i, help: [
    'Work in water by the teaspoon until it holds together.', 'Cover it and let it rest for 15 minutes before you roll it.', 'Patch cracks with wet fingers.'] },
  { id: 'no-rise', trouble: 'The dough does not rise', weight: 8, step: /\b(?:rise|rises|risen|proof|doubled|yeast|foam)\b/i, unnamed: true, foods: ['active dry yeast', 'instant yeast', 'fresh yeast', 'sourdough starter'], help: [
    'Give it time and warmth: about 27 °C (80 °F), for example in the oven with only the light on.', 'If nothing has moved after 90 minutes, the yeast was dead: stir fresh yeast into a little warm water and knead it in.', 'Or roll it thin and fry it as flat bread.'] },
  { id: 'raw-cake', trouble: 'Raw in the middle', weight: 9, step: /\b(?:bake|skewer|toothpick)\b/i, unnamed: true, recipe: /\b(?:batter|cakes?|loaf|muffins?|brownies?|skewer|sponge)\b/i, foods: ['flour'], help: [
    'Back into the oven at 160 °C (325 °F) for 10 minutes, covered with foil or paper so that it does not get darker.', 'It is done when a skewer comes out without wet batter.', 'Do not eat raw batter: flour and egg are raw foods.'] },
  { id: 'sunken-cake', trouble: 'It sank', weight: 6, step: /\b(?:bake|risen|cool (?:for|in|completely))\b/i, unnamed: true, recipe: /\b(?:batter|cakes?|loaf|muffins?|sponge|soufflé)\b/i, foods: ['flour'], help: [
    'Do not open the oven in the first two thirds of the time.', 'If the middle is wet, bake on at 160 °C (325 °F), covered.', 'If it is baked through it tastes as good: fill the hollow with fruit or cream.'] },
  { id: 'burnt-top', trouble: 'The top is getting too dark', weight: 6, step: /\b(?:bake|roast|oven|broil|grill)\w*\b/i, not: /\b[Hh]eat the oven(?! to [^.]*\. \w)/, recipe: /\b(?:oven|broil|grill|bake|roast)\w*\b/i, help: [
    'Lay foil or baking paper loosely on top.', 'Move it one shelf down and turn the oven down by 20 °C (35 °F).', 'Go on until the inside is done; cut off what is black.'] },
  { id: 'soft-vegetables', trouble: 'The vegetables are too soft', weight: 3, step: /\b(?:boil|steam|simmer|tender|vegetables?)\b/i, foods: ['firm vegetable', 'root', 'potato', 'cabbage', 'squash', 'leafy green', 'peas and corn', 'starchy root'], recipe: /\b(?:boil|steam|simmer|roast)\b/i, help: [
    'Drain them and stop the cooking with cold water.', 'Mash or blend them with butter or oil: a puree, or the base of a soup.', 'Fresh herbs, nuts or crumbs on top bring back some bite.'] },
  { id: 'hard-vegetables', trouble: 'The vegetables or beans are still hard', weight: 4, step: /\b(?:boil|simmer|roast|bake|steam|cook)\w*\b[^.]*\b(?:potato(?:es)?|carrots?|beans?|lentils?|roots?|squash|chickpeas|cabbage|parsnips?|turnips?|beets?|pumpkin|cauliflower)\b|potatoes (?:are|is) tender|knife (?:slides|meets|goes)/i, not: /green beans?/i, unnamed: true, foods: ['firm vegetable', 'root', 'potato', 'squash', 'starchy root', 'dried beans', 'lentils', 'cabbage'], help: [
    'Add a splash of water, cover, and give them 5 to 10 minutes more.', 'Acid keeps them hard: leave out tomatoes, wine and lemon until they are tender.', 'Dried kidney beans must boil hard for 30 minutes before anything else.'] },
  { id: 'greasy', trouble: 'Too greasy', weight: 4, step: /\b(?:fry|bacon|sausages?|fat|ground (?:beef|pork|lamb|meat)|skim|render|duck|belly|cheese)\b/i, not: /\b(?:shape|mix)\b/i, foods: ['bacon', 'raw sausage', 'cooked sausage', 'ground meat', 'stewing meat', 'animal fat', 'oil', 'butter', 'melting cheese', 'poultry', 'lamb', 'cream', 'coconut milk'], help: [
    'Let it stand for 2 minutes and take the fat off the top with a spoon, or lay kitchen paper on it for a moment.', 'Fried pieces drain on paper; fry hotter next time.', 'Lemon, vinegar or fresh herbs cut through the rest. Never pour fat down the sink.'] },
  { id: 'soggy', trouble: 'It is soggy, not crisp', weight: 5, step: /\b(?:crisp|crunch|crumbs|breaded|breadcrumbs|panko|deep[- ]?fry)\w*\b/i, not: /\bonions?\b/i, recipe: /\b(?:crisp|crunch|crumbs|breaded|deep[- ]fry|coat)\w*\b/i, help: [
    'Put it on a rack in the oven at 200 °C (400 °F) for 5 minutes.', 'Fry in small batches: a full pan cools the fat.', 'Do not cover it, and put the sauce on at the table.'] },
  { id: 'browns-fast', trouble: 'It browns too fast', weight: 5, step: /\b(?:soften|translucent|toast|pale gold|golden|fragrant|smell rises|deep brown|caramelized)\b/i, not: /\b(?:oven|bake|roast)\b/i, recipe: /\b(?:pan|pot|skillet|wok|fry|soften|toast)\b/i, help: [
    'Take the pan off the heat for a minute, then go on over lower heat.', 'Stir in 1 or 2 tbsp of water: it stops the browning and loosens the bottom.', 'Brown is sweet, black is bitter: pick out what is black. Burnt spices must be thrown away.'] },
  { id: 'unset-egg', trouble: 'The egg does not set', weight: 8, step: /\b(?:eggs?|frittata|omelett?e|tortilla|quiche)\b[^.]*\b(?:set|firm|cook|fry|bake|scramble)|\b(?:until|just) (?:fully |just )?set\b|firm in the middle|white and yolk/i, not: /\b(?:batter|dough|flour|peel)\b/i, unnamed: true, foods: ['egg'], recipe: /\b(?:set|white and yolk|frittata|omelett?e|fried eggs?|fry the eggs?|scramble|wet egg|firm in the middle)\b/i, help: [
    'Cover the pan and turn the heat to low for 2 minutes: the steam sets the top.', 'What is baked goes back into the oven for 5 minutes.', 'Egg dishes are safe at 71 °C (160 °F), when white and yolk are firm.'] },
  { id: 'falls-apart', trouble: 'It falls apart', weight: 7, step: /\b(?:patt(?:y|ies)|shape|meatballs?|fritters?|burgers?|dumplings?|falafel|hold together)\b/i, recipe: /\b(?:patt(?:y|ies)|meatballs?|fritters?|burgers?|dumplings?|falafel|rösti|fish cakes?)\b/i, help: [
    'Chill it for 20 minutes, then shape it again with wet hands.', 'Too wet: work in a spoonful of breadcrumbs or flour. Too dry: a spoonful of water or an egg.', 'Turn each piece only once, with a wide spatula, when the underside is firm.'] },
  { id: 'bland', trouble: 'It tastes of nothing', weight: 4, step: /\b(?:taste|season|serve|soup|stew|salad|adjust|finish)\w*\b/i, help: [
    'Add salt first, a pinch at a time, and taste after each.', 'Then something sour: a squeeze of lemon or a few drops of vinegar.', 'Then depth: soy sauce, parmesan, tomato paste or a knob of butter.'] },
];
