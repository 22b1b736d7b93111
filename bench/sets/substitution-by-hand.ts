/** A cook's own answers to "I don't have ...", written before looking at ours: what may go in, what must not, and how the steps must read. */
import type { Order } from '../../kitchen/order.ts';

export interface ByHand {
  /** A name in PLAIN_RECIPES, or the title of one of OTHER_PEOPLES_RECIPES. */
  recipe: string;
  /** Words of the line that is missing. */
  missing: string;
  /** "no": the honest answer is no. "yes": something must be offered, a replacement or leaving it out. */
  answer: 'no' | 'yes';
  /** Replacements that a good cook would name; one of them must be among the options. "" stands for leaving it out. */
  foods?: readonly string[];
  /** Replacements that a good cook would laugh at. */
  never?: readonly string[];
  /** Words that a step of the first of these `foods` must hold. */
  step?: RegExp;
  /** Words that no step of any changed recipe may hold. */
  gone?: RegExp;
  order?: Partial<Pick<Order, 'diets' | 'allergies' | 'avoid'>>;
}

const no = (recipe: string, missing: string): ByHand => ({ recipe, missing, answer: 'no' });
const yes = (recipe: string, missing: string, foods: readonly string[], more: Partial<ByHand> = {}): ByHand => ({ recipe, missing, answer: 'yes', foods, ...more });

export const BY_HAND: readonly ByHand[] = [
  // No, and no shame in it
  no('potato salad', 'potatoes'), no('carbonara', 'eggs'), no('focaccia', 'water'), no('risotto', 'arborio'), no('roast chicken', 'whole chicken'), no('frittata', 'eggs'), no('dried chickpeas', 'water'),
  no('Shakshuka', 'eggs'), no('Tortilla Española', 'eggs'), no('BANANA BREAD', 'bananas'), no('Guacamole with Tortilla Chips', 'avocados'), no('Gazpacho', 'tomatoes'), no('French Onion Soup', 'onions'), no('Sourdough Focaccia', 'starter'),
  no('simple egg curry', 'eggs'), no('Rice Pudding', 'rice'), no('Meringues', 'sugar'), no('Huevos Rancheros', 'eggs'),
  // Eggs
  yes('potato salad', '2 eggs', ['', 'tofu', 'chickpea', 'white bean'], { gone: /yolk|peel and quarter|[Ll]ower the (?!eggs)|boiling water and cook for 10/ }),
  yes('tuna salad', '3 eggs', ['', 'tofu', 'chickpea', 'white bean'], { gone: /yolk|peel and quarter|[Ll]ower the (?!eggs)/ }),
  yes('Miso Ramen', '2 eggs', ['', 'tofu'], { gone: /\b[Pp]eel\b|7 minutes/ }),
  yes('brownies', '2 eggs', ['ground flaxseed and water', 'applesauce', 'yogurt', 'aquafaba'], { gone: /[Bb]eat the|until thick/ }),
  yes('breaded cod', '1 egg', ['yogurt', 'milk'], { step: /the flour, the yogurt,? and the breadcrumbs/, gone: /beaten/ }),
  yes('pad thai', '4 eggs', ['', 'chickpea flour and water'], { gone: /\bbreak in|wet egg|71 °C/ }),
  yes('lemon loaf', '1 egg', ['ground flaxseed and water', 'yogurt', 'applesauce', 'aquafaba'], { gone: /until thick and foamy/ }),
  yes('Pancakes', 'ggs', ['ground flaxseed and water', 'yogurt', 'applesauce', 'aquafaba', '']),
  yes('Black Bean Burgers', '1 egg', ['ground flaxseed and water', 'breadcrumbs and milk', 'yogurt'], { step: /flaxseed mixture/ }),
  yes('Meringues', 'egg whites', ['aquafaba'], { step: /aquafaba to soft peaks/ }),
  yes('Bibimbap', '2 eggs', ['', 'tofu'], { gone: /crack|yolk/i }),
  // Beans, grains and pasta that cook in another way
  yes('dried chickpeas', 'dried chickpeas', ['chickpea', 'white bean'], { gone: /\b[Ss]oak|60 to 70 minutes|boil hard/i, never: ['peanut'] }),
  yes('chili', 'kidney beans', ['black bean', 'white bean', 'chickpea'], { step: /tomatoes and black beans|tomatoes and chickpeas|tomatoes and white beans/ }),
  yes('jar oats', 'rolled oats', ['muesli', 'quick-cooking oats'], { never: ['quinoa', 'millet', 'rice'] }),
  yes('glazed chicken', '150 g rice', ['couscous', 'bulgur', 'quinoa', 'basmati rice', 'millet'], { gone: /Rinse the (?:couscous|bulgur)|couscous[^.]*15 minutes/ }),
  yes('tabbouleh', 'quinoa', ['bulgur', 'couscous'], { gone: /[Cc]ouscous (?:into a saucepan|[^.]*simmer)/ }),
  yes('pad thai', 'rice noodles', ['glass noodles', 'Asian noodles', 'udon noodles'], { never: ['rice'], gone: /spaghetti into a bowl|spaghetti[^.]*boiling water and leave/i }),
  yes('shrimp', 'linguine', ['spaghetti', 'penne'], { step: /cook the (?:spaghetti|penne)/ }),
  yes('carbonara', 'spaghetti', ['penne'], { step: /cook the penne/ }),
  yes('Hummus', 'chickpeas', ['white bean'], { step: /./ }),
  yes('Poke Bowl', 'sushi rice', ['rice', 'basmati rice', 'quinoa'], { step: /Cook and cool the/ }),
  yes('Dan Dan Noodles', 'noodles', ['spaghetti', 'udon noodles', 'Asian noodles'], { step: /Boil the spaghetti/ }),
  // Meat, fish and shellfish
  yes('salmon', 'salmon', ['trout', 'cod'], { step: /63 °C/, gone: /(?:chickpeas?|tofu|chicken)[^.]*(?:opaque|flakes with)|chickpeas? dry/ }),
  yes('shrimp', 'shrimp', ['scallop', 'cod', 'chicken breast', 'tofu'], { gone: /(?:chicken|tofu|chickpeas?|cod)[^.]*pink outside/ }),
  yes('mussels', 'mussels', ['clam'], { never: ['shrimp', 'oyster mushroom'], step: /until the shells open/ }),
  yes('clam stew', 'clams', ['mussel'], { gone: /(?:shrimp|mushrooms?)[^.]*shells open/ }),
  yes('glazed chicken', 'chicken thighs', ['chicken breast', 'tofu', 'turkey breast', 'pork tenderloin'], { gone: /(?:tofu|chickpeas|mushrooms)[^.]*(?:juices run clear|no pink|74 °C)/ }),
  yes('chili', 'ground beef', ['ground turkey', 'ground pork', 'ground lamb', 'lentil'], { gone: /lentils?[^.]*no pink/ }),
  yes('pork stew', 'pork shoulder', ['stewing beef', 'stewing lamb'], { step: /simmer gently for 115 to 125 minutes/, gone: /chicken[^.]*far above 63/ }),
  yes('lamb curry', 'lamb', ['chicken thigh', 'sirloin steak', 'stewing beef', 'beef'], { gone: /chicken[^.]*63 °C/ }),
  yes('breaded cod', 'cod fillets', ['salmon', 'chicken breast', 'tofu'], { gone: /tofu[^.]*63 °C/ }),
  yes('tuna salad', 'tuna', ['canned salmon', 'chickpea', 'white bean', 'canned sardine']),
  yes('lentil soup', 'bacon', ['smoked tofu', 'mushroom', ''], { order: { diets: ['vegetarian'] }, gone: /fat has run|leave the fat/, never: ['ham', 'pancetta', 'turkey bacon'] }),
  yes('carbonara', 'bacon', ['pancetta'], { step: /Add the pancetta/ }),
  yes('Chicken Noodle Soup', 'chicken thighs', ['chicken breast', 'turkey breast'], { gone: /shred the (?:tofu|chickpeas|mushrooms)/ }),
  yes('Miso Ramen', 'chicken stock', ['vegetable broth'], { step: /Heat the (?:vegetable broth|stock)/ }),
  yes('Pulled Pork', 'pork shoulder', ['stewing beef', 'beef', 'lamb shoulder', 'chicken thigh', 'leg of lamb'], { never: ['chickpea', 'tofu'] }),
  // Milk, cream, cheese, fat
  yes('mussels', 'heavy cream', ['crème fraîche', 'coconut cream', 'milk and butter', '']), yes('panna cotta', 'heavy cream', ['coconut cream', 'milk and butter', 'oat milk', 'crème fraîche'], { gone: /whip/ }),
  yes('Irish Soda Bread', 'buttermilk', ['milk and lemon juice', 'yogurt and milk', 'kefir'], { step: /soured milk/ }), yes('Garlic Bread', 'butter', ['olive oil'], { gone: /[Mm]ash the olive oil/ }),
  yes('brownies', '95 g butter', ['vegetable oil', 'coconut oil', 'margarine', 'vegan butter'], { gone: /Melt the dark chocolate, / }), yes('crumble', 'butter', ['coconut oil', 'margarine'], { step: /Rub the (?:coconut oil|margarine)/ }),
  yes('sandwich', 'cheddar', ['Gruyère', 'Monterey Jack', 'mozzarella'], { step: /Gruyère/ }), yes('carbonara', 'parmesan', ['Pecorino Romano', 'Grana Padano'], { step: /eggs, Pecorino Romano/ }), yes('Baked Feta Pasta', 'feta', ['goat cheese'], { step: /Mash the goat cheese/ }),
  yes('salmon', 'yogurt', ['sour cream', 'Greek yogurt', ''], { step: /dill and (?:sour cream|Greek yogurt)/ }), yes('Vegetable Lasagna', 'ricotta', ['cottage cheese', 'quark', 'tofu']), yes('potato salad', 'mayonnaise', ['Greek yogurt', 'sour cream', 'vegan mayonnaise'], { order: { diets: ['vegetarian'] } }),
  // Baking and setting
  yes('panna cotta', 'gelatin', ['agar'], { step: /\bboil/, gone: /agar[^.]*soften|it must not boil/ }), yes('brownies', 'dark chocolate', ['cocoa powder and butter', 'chocolate chips', 'milk chocolate', 'cocoa powder']),
  yes('focaccia', 'yeast', ['instant yeast', 'fresh yeast'], { never: ['baking powder'] }), yes('focaccia', 'flour', ['bread flour', 'spelt flour', 'whole wheat flour'], { never: ['cornstarch', 'rice flour', 'oat flour', 'gluten-free flour', 'almond flour'] }),
  yes('Irish Soda Bread', 'baking soda', ['baking powder']), yes('Irish Soda Bread', 'flour', ['whole wheat flour', 'spelt flour'], { never: ['rice flour', 'cornstarch'] }), yes('The Best Ever Chocolate Chip Cookies', 'chocolate chips', ['dark chocolate', 'raisin', 'milk chocolate']),
  yes('lemon loaf', 'lemon', ['lime', 'orange'], { never: ['white vinegar', 'white wine vinegar', 'lime juice'], step: /zest of the (?:lime|orange)/ }), yes('jar oats', 'honey', ['maple syrup', 'agave nectar'], { order: { diets: ['vegan'] }, never: ['sugar'] }),
  // Produce, seasonings, sides
  yes('glazed chicken', 'soy sauce', ['coconut aminos'], { order: { allergies: ['soy'] } }), yes('pad thai', 'peanuts', ['cashew', 'sunflower seeds', 'almond', ''], { order: { allergies: ['peanut'] } }), yes('Peanut Noodles', 'peanut butter', ['tahini', 'sunflower seed butter'], { order: { allergies: ['peanut', 'nuts'] }, never: ['almond butter'] }),
  yes('mussels', 'white wine', ['chicken broth and lemon juice', 'vegetable broth and white wine vinegar'], { order: { diets: ['halal'] } }), yes('tacos', 'corn tortillas', ['flour tortilla', 'pita bread'], { step: /Warm the flour tortillas/ }), yes('tacos', 'avocado', ['', 'hummus', 'cream cheese'], { gone: /pitted/ }),
  yes('crumble', 'apples', ['pear'], { step: /Toss the pears/ }), yes('dried chickpeas', 'spinach', ['Swiss chard', 'kale'], { gone: /cabbage[^.]*wilted/ }), yes('lamb curry', 'curry paste', ['curry powder', 'red curry paste'], { step: /Add the (?:curry powder|red curry paste)/ }),
  yes('pad thai', 'limes', ['lemon', 'lemon juice'], { step: /lemon/ }), yes('salmon', '1 lemon', ['lime', 'lime juice', 'white vinegar', ''], { step: /squeeze of lime/ }),
];
