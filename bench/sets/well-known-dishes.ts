/** Dishes that many people would know from a picture, by the ids of their cards. */
export const WELL_KNOWN: readonly string[] = [
  'soups/tomato-soup', 'north-african/shakshuka', 'italian/pizza-margherita', 'toast-and-sandwiches/loaded-pizza',
  'thai/pad-thai', 'pies/apple-pie', 'italian/carbonara', 'italian/spaghetti-and-meatballs', 'italian/lasagne-alla-bolognese',
  'american/macaroni-and-cheese', 'italian/risotto-ai-funghi', 'spanish/paella', 'chinese/yangzhou-fried-rice', 'west-african/jollof-rice',
  'korean/bibimbap', 'american/hamburgers', 'mexican/tacos-al-pastor', 'tex-mex/chicken-fajitas', 'mexican/quesadillas',
  'tex-mex/burritos', 'tex-mex/nachos', 'greek/greek-salad', 'american/caesar-salad', 'french/salade-nicoise', 'italian/caprese',
  'levantine/hummus', 'mexican/guacamole', 'indian/tarka-dal', 'indian/chicken-tikka-masala', 'thai/green-curry', 'american/chili-con-carne',
  'chinese/mapo-tofu', 'korean/kimchi-jjigae', 'hungarian/goulash', 'ukrainian/borscht', 'italian/minestrone', 'japanese/miso-soup',
  'vietnamese/pho-bo', 'japanese/shoyu-ramen', 'japanese/gyoza', 'polish/pierogi-ruskie', 'indian/samosa', 'levantine/falafel',
  'german/schnitzel', 'british/fish-and-chips', 'traybakes/roast-chicken', 'japanese/miso-salmon', 'greek/souvlaki',
  'french/ratatouille', 'greek/moussaka', 'french/quiche-lorraine', 'eggs/omelette', 'breakfast/pancakes', 'breakfast/waffles',
  'toast-and-sandwiches/avocado-toast', 'toast-and-sandwiches/grilled-cheese', 'cakes/banana-bread', 'cakes/blueberry-muffins',
  'cookies/chocolate-chip-cookies', 'bars-and-candies/brownies', 'cakes/carrot-cake', 'cakes/baked-cheesecake', 'leftovers/fruit-crumble',
  'frozen/vanilla-ice-cream', 'drinks/fruit-smoothie', 'drinks/lemonade', 'drinks/hot-chocolate', 'japanese/onigiri',
  'american/buffalo-wings', 'eggs/deviled-eggs', 'american/stuffed-peppers', 'tex-mex/chicken-enchiladas',
];
