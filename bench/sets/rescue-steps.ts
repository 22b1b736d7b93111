/** Forty steps, and the troubles a cook would think of there: whatever is shown first must be one of them. */

export interface RescueStep {
  dish: string;
  lines: string;
  step: string;
  /** Ids of the troubles that make sense; empty where nothing can go wrong yet. */
  plausible: readonly string[];
}

const row = (dish: string, lines: string, step: string, plausible: string): RescueStep => ({ dish, lines, step, plausible: plausible.split(' ').filter(Boolean) });

export const RESCUE_STEPS: readonly RescueStep[] = [
  row('Chicken Thighs', '4 chicken thighs; 1 tbsp vegetable oil', 'Fry the chicken thighs skin side down for 8 minutes, then turn.', 'raw-inside sticks watery raw greasy pan-fire browns-fast dry-meat'),
  row('Meatballs', '500 g ground beef; 1 egg; 60 g breadcrumbs', 'Shape the ground beef mixture into 16 balls.', 'falls-apart'),
  row('Burgers', '400 g ground beef', 'Shape the ground beef into 4 patties and fry for 5 minutes a side.', 'raw-inside sticks falls-apart watery raw greasy'),
  row('Baked Cod', '2 cod fillets; 1 lemon', 'Bake the cod for 12 minutes, until it flakes.', 'raw raw-inside burnt-top dry-meat'),
  row('Thai Green Curry', '400 g chicken breast; 3 tbsp green curry paste; 400 ml coconut milk', 'Add the chicken and stir until it is no longer pink.', 'raw raw-inside'),
  row('Beef Stew', '800 g stewing beef; 3 carrots; 500 ml beef stock', 'Cover and simmer the beef for 2 hours, until tender.', 'tough-meat burnt-base too-thin raw hard-vegetables too-salty'),
  row('Onion Soup', '1 kg onions; 60 g butter', 'Soften the onions in the butter for 20 minutes, until golden.', 'browns-fast burnt-base sticks watery'),
  row('Tomato Sauce', '2 cans tomatoes; 2 cloves garlic', 'Fry the garlic in the oil for 1 minute, until fragrant.', 'burnt-garlic browns-fast too-bitter pan-fire sticks'),
  row('Dal', '200 g red lentils; 1 tsp ground cumin', 'Toast the cumin in a dry pan for 1 minute, until fragrant.', 'browns-fast too-bitter'),
  row('Pasta', '200 g penne; 1 tsp salt', 'Boil the penne in salted water for 10 minutes and drain.', 'soft-pasta stuck-pasta'),
  row('Rice', '200 g rice; 300 ml water', 'Cover the rice and simmer for 15 minutes.', 'hard-rice soft-rice burnt-base'),
  row('Risotto', '300 g arborio rice; 1 liter vegetable stock', 'Add the stock a ladle at a time, stirring the rice.', 'hard-rice soft-rice too-salty burnt-base too-thick'),
  row('Potatoes', '800 g potatoes', 'Put the potatoes into cold salted water and boil for 20 minutes, until a knife slides in.', 'hard-vegetables soft-vegetables'),
  row('Mash', '800 g potatoes; 100 ml milk; 40 g butter', 'Mash the potatoes with the butter and milk.', 'too-thick lumpy too-thin split'),
  row('Fried Eggs', '4 eggs; 1 tbsp butter', 'Fry the eggs for 4 minutes, until white and yolk are firm.', 'unset-egg sticks browns-fast'),
  row('Frittata', '6 eggs; 100 g feta', 'Bake for 10 minutes, until puffed and firm in the middle.', 'unset-egg burnt-top'),
  row('Scrambled Eggs', '4 eggs; 2 tbsp milk', 'Pour in the eggs and stir over low heat until just set.', 'unset-egg sticks'),
  row('Custard', '400 ml milk; 3 egg yolks; 60 g sugar', 'Stir the custard over low heat until it coats the back of a spoon.', 'scrambled-custard split burnt-base too-thin'),
  row('Hollandaise', '2 egg yolks; 120 g butter', 'Whisk the butter into the yolks drop by drop over simmering water.', 'scrambled-custard split burnt-base too-thin'),
  row('Cream Sauce', '200 ml heavy cream; 50 g parmesan', 'Stir in the cream and simmer the sauce for 3 minutes.', 'split too-thin burnt-base too-thick too-salty'),
  row('Béchamel', '30 g butter; 30 g all-purpose flour; 400 ml milk', 'Whisk the milk into the flour and simmer until thick.', 'lumpy split too-thin burnt-base too-thick'),
  row('Pancakes', '200 g all-purpose flour; 300 ml milk; 1 egg', 'Whisk the flour, milk and egg to a smooth batter.', 'lumpy too-thick too-thin'),
  row('Pancakes', '200 g all-purpose flour; 300 ml milk; 1 egg', 'Fry the pancakes for 2 minutes a side, until golden.', 'sticks browns-fast'),
  row('Bread', '500 g bread flour; 7 g yeast; 320 ml water', 'Knead the dough for 10 minutes, until smooth.', 'sticky-dough dry-dough'),
  row('Bread', '500 g bread flour; 7 g yeast; 320 ml water', 'Cover the dough and let it rise for 1 hour, until doubled.', 'no-rise sticky-dough dry-dough'),
  row('Vanilla Cake', '200 g all-purpose flour; 4 eggs; 200 g sugar', 'Bake the cake for 35 minutes, until a skewer comes out clean.', 'raw-cake sunken-cake burnt-top'),
  row('Apple Crumble', '1 kg apples; 150 g all-purpose flour; 100 g butter', 'Bake for 35 minutes, until the topping is golden.', 'burnt-top'),
  row('Roast Carrots', '800 g carrots; 2 tbsp olive oil', 'Roast the carrots for 30 minutes, until tender and browned.', 'hard-vegetables burnt-top watery soft-vegetables'),
  row('Fried Mushrooms', '400 g mushrooms; 20 g butter', 'Fry the mushrooms over high heat for 8 minutes, until brown.', 'watery sticks browns-fast'),
  row('Breaded Cutlets', '4 pork cutlets; 80 g breadcrumbs; 100 ml vegetable oil', 'Fry the breaded cutlets in the hot oil for 4 minutes a side, until crisp.', 'raw-inside soggy pan-fire greasy sticks dry-meat raw'),
  row('Stir-Fry', '300 g broccoli; 2 tbsp vegetable oil', 'Heat the oil in a wok over high heat until it smokes lightly.', 'pan-fire'),
  row('Chili', '2 cans kidney beans; 1 red chili; 1 can tomatoes', 'Add the chili and tomatoes and simmer for 20 minutes.', 'too-hot burnt-base too-thin too-sour'),
  row('Teriyaki Glaze', '4 tbsp soy sauce; 2 tbsp honey', 'Let the soy sauce and honey bubble to a sticky glaze.', 'too-thin too-salty too-sweet burnt-base too-thick'),
  row('Vinaigrette', '2 tbsp vinegar; 4 tbsp olive oil', 'Whisk the vinegar and oil to a dressing.', 'too-sour split'),
  row('Vegetable Soup', '2 carrots; 1 leek; 1 liter vegetable stock', 'Taste, season and serve the soup.', 'bland too-salty too-thin too-thick'),
  row('Blended Soup', '800 g pumpkin; 1 liter vegetable stock', 'Blend the soup until smooth; thin it with water if it is too thick.', 'too-thin too-thick bland'),
  row('Tomato Salad', '4 tomatoes; 1 tbsp vinegar', 'Slice the tomatoes.', 'too-sour'),
  row('Apple Cake', '3 apples; 200 g all-purpose flour; 2 eggs', 'Heat the oven to 180 °C (350 °F).', ''),
  row('Tacos', '8 corn tortillas; 200 g lettuce', 'Wash and shred the lettuce.', ''),
  row('Bacon Pan', '6 slices bacon; 300 g cabbage', 'Fry the bacon until crisp and the fat has run out.', 'greasy soggy sticks watery browns-fast raw-inside too-salty'),
  row('Gratin', '600 g potatoes; 200 ml heavy cream', 'Bake the gratin for 50 minutes, until the potatoes are tender.', 'burnt-top hard-vegetables soft-vegetables split'),
];
