/** Dishes that are their one food: without it there is no such dish, and the honest answer is no. */
import type { Recipe } from '../recipe.ts';
import type { Food } from '../../pantry/food.ts';
import { isA } from '../../pantry/lexicon.ts';
import type { Role } from '../../pantry/substitutes/swap.ts';

/** The dish's one food, and whether another of its kind does as well. */
export interface CoreRefusal { sentence: string; kin: boolean }

interface Core {
  /** Foods or kinds ("kind:rice") that the dish is made of. */
  foods: readonly string[];
  /** Words of the title. */
  title: RegExp;
  sentence: string;
  /** Another food of the same kind makes the same dish: corn tortillas for flour tortillas. */
  kin?: boolean;
}

const CORES: readonly Core[] = [
  { foods: ['egg'], title: /omelett?e|frittata|tortilla (?:española|de patatas)|spanish tortilla|kuku|scrambled|fried eggs?|poached|deviled|egg salad|boiled eggs?|shakshuka|menemen|huevos|baked eggs|quiche|eggs? (?:benedict|florentine)|strata|egg (?:drop|curry|cups?|muffins?)|eggah|shirred|tamagoyaki|egg foo young|soufflé|(?:^|\b)eggs? (?:in|on|with)/i, sentence: 'This dish is its eggs and cannot be made without them.' },
  { foods: ['egg'], title: /carbonara/i, sentence: 'The sauce of a carbonara is egg and cannot be made without it; with cream it is another dish.' },
  { foods: ['egg'], title: /french toast|pain perdu|crème brûlée|creme brulee|flan\b|crème caramel|sabayon|zabaglione|hollandaise|angel food|sponge|genoise|popovers?|yorkshire|dutch baby|choux|profiteroles?|éclairs?|lemon curd|clafoutis/i, sentence: 'Egg is what sets or lifts this dish; it cannot be made without it.' },
  { foods: ['kind:rice', 'kind:cooked grain'], title: /risotto|arancini|rice pudding|sushi|paella|pilaf|pilau|biryani|congee|jook|fried rice|onigiri|jollof|arroz/i, sentence: 'This is a rice dish: its texture comes from the rice, and it cannot be made without it.' },
  { foods: ['kind:pasta', 'kind:fresh pasta'], title: /lasagn[ae]|cannelloni|ravioli|tortellini|gnocchi/i, sentence: 'This dish is its pasta and cannot be made without it.' },
  { foods: ['tomato'], title: /gazpacho|salmorejo|^(?:fresh )?tomato (?:soup|salad)|caprese/i, sentence: 'Tomatoes are the dish; it cannot be made without them.' },
  { foods: ['avocado'], title: /guacamole|avocado toast/i, sentence: 'Avocado is the dish; it cannot be made without it.' },
  { foods: ['chickpea', 'dried chickpea'], title: /falafel/i, sentence: 'Falafel are ground chickpeas and cannot be made without them.' },
  { foods: ['potato'], title: /^mash|potato[^,]* mash$|mashed potato|baked potato|jacket|fries|hash brown|rösti|latkes?|potato (?:salad|gratin|soup|pancakes?)|gnocchi|dauphinoise|roast(?:ed)? potato/i, sentence: 'Potatoes are the dish; it cannot be made without them.' },
  { foods: ['banana'], title: /banana (?:bread|loaf|cake|muffin|pancake|ice|split|fritter)|banoffee/i, sentence: 'Banana gives this its taste, its sweetness and its crumb; it cannot be made without it.' },
  { foods: ['kind:bread'], title: /french toast|toasts?\b|sandwich|bruschetta|crostini|panzanella|bread pudding|grilled cheese|croque|garlic bread|croutons/i, sentence: 'Bread carries this dish; it cannot be made without it.', kin: true },
  { foods: ['kind:flatbread'], title: /quesadilla|taco|burrito|wrap|enchilada|fajita|chilaquiles|naan pizza/i, sentence: 'The flatbread holds this dish together; it cannot be made without one.', kin: true },
  { foods: ['kind:melting cheese'], title: /grilled cheese|fondue|quesadilla|mac(?:aroni)? (?:and|&|'n'|n) cheese|rarebit|cheese (?:toast|sandwich|sauce|soufflé|sticks?)|raclette/i, sentence: 'Melted cheese is this dish; it cannot be made without it.', kin: true },
  { foods: ['cream cheese', 'ricotta', 'quark', 'mascarpone'], title: /cheesecake|tiramis[uù]/i, sentence: 'Fresh cheese is the body of this dessert; it cannot be made without it.', kin: true },
  { foods: ['kind:chocolate'], title: /chocolate (?:mousse|truffles?|fondant|ganache|tart|fudge|bark)|ganache/i, sentence: 'Chocolate is what this is about; it cannot be made without it.', kin: true },
  { foods: ['kind:sugar'], title: /caramel|meringue|jam\b|marmalade|fudge|brittle|praline|toffee|pavlova|macarons?|marshmallows?|candied|simple syrup/i, sentence: 'Sugar is what sets or crisps this; it cannot be made without it.' },
  { foods: ['egg white'], title: /meringue|pavlova|macarons?|angel food/i, sentence: 'Whipped egg white is what this is made of; it cannot be made without it.' },
  { foods: ['eggplant'], title: /baba gh?anoush|moussaka|parmigiana|eggplant parm/i, sentence: 'Eggplant is the dish; it cannot be made without it.' },
  { foods: ['cabbage'], title: /coleslaw|sauerkraut|kimchi|cabbage rolls?|golabki/i, sentence: 'Cabbage is the dish; it cannot be made without it.' },
  { foods: ['beet'], title: /borscht|borsch/i, sentence: 'Borscht is a beet soup and cannot be made without beets.' },
  { foods: ['onion'], title: /french onion soup|onion (?:soup|rings|bhajis?|tart|jam)|caramelized onion/i, sentence: 'Onions are the dish; it cannot be made without them.' },
  { foods: ['oats', 'rolled oats', 'quick-cooking oats', 'steel-cut oats'], title: /porridge|oatmeal|overnight oats|granola|muesli|flapjacks?|oat (?:cookies|bars)|oatcakes/i, sentence: 'Oats are the dish; it cannot be made without them.' },
  { foods: ['lemon', 'lemon juice'], title: /lemonade|lemon (?:curd|tart|meringue|bars|sorbet|drizzle)/i, sentence: 'Lemon is the taste of this; it cannot be made without it.' },
  { foods: ['tahini'], title: /halva/i, sentence: 'Tahini is the dish; it cannot be made without it.' },
  { foods: ['kind:tofu'], title: /mapo|tofu scramble|agedashi/i, sentence: 'Tofu is the dish; it cannot be made without it.' },
  { foods: ['kind:shellfish'], title: /chowder|moules|vongole|mussels|clams|oysters/i, sentence: 'The shellfish give this dish its broth and its taste; it cannot be made without them.', kin: true },
  { foods: ['whole chicken', 'whole turkey', 'whole duck', 'whole fish'], title: /roast|whole|baked|grilled|beer can|spatchcock/i, sentence: 'A whole bird or fish is the dish; it cannot be made without it.' },
  { foods: ['popcorn kernels'], title: /popcorn/i, sentence: 'Popcorn is the dish; it cannot be made without the corn.' },
  { foods: ['pizza dough', 'puff pastry', 'phyllo dough', 'pie crust'], title: /pizza|pie|tart|strudel|baklava|quiche|galette|turnovers?|spanakopita|calzone|pot pie|wellington/i, sentence: 'The dough or pastry is half of this dish; it cannot be made without it.' },
];

/** Who lacks these has none of the kind. */
const PLAIN: ReadonlySet<string> = new Set(['bread', 'cheese', 'dark chocolate']);
const DOUGH = /\b(?:rise|risen|rises|proof|prove|doubled|double in size|knead)\b/i;
/** Words of a line that say which yeast is meant; another kind may be in the cupboard. */
const WHICH_YEAST = /active dry|instant|fresh yeast|rapid|easy-bake|fast-action/i;

/**
 * The sentence that refuses, or null where the dish may do with something else.
 * @param text the ingredient line as written
 */
export function coreRefusal(recipe: Recipe, food: Food, roles: ReadonlySet<Role>, text: string): CoreRefusal | null {
  const no = (sentence: string): CoreRefusal => ({ sentence, kin: false });
  if (food.kind === 'water') return no('Water cannot be left out or replaced here.');
  const steps = recipe.steps.join(' ');
  if (/yeast|sourdough starter/.test(food.id) && DOUGH.test(steps) && !WHICH_YEAST.test(text) && roles.has('risen')) return no('Yeast is what lifts this dough and gives it its crumb; it cannot be made without it.');
  if (food.id === 'sourdough starter') return no('The starter is both leaven and flavor of this bread; it cannot be made without it.');
  const found = CORES.find(({ foods, title }) => title.test(recipe.title) && foods.some((name) => (name.startsWith('kind:') ? food.kind === name.slice(5) : isA(food, name))));
  if (found !== undefined && (roles.has('star') || isMuch(recipe, food))) return { sentence: found.sentence, kin: found.kin === true && !PLAIN.has(food.id) };
  const weighed = recipe.ingredients.filter(({ food: id }) => id !== null && id !== 'water');
  const total = weighed.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const own = weighed.filter(({ food: id }) => id === food.id).reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  // One food alone makes most of a fruit or vegetable dish that is called after it: nothing can stand in for that.
  if (roles.has('star') && total > 0 && own / total > 0.85 && food.aisle === 'produce') return no(`This dish is made of ${food.plural} and cannot be made without ${food.counted ? 'them' : 'it'}.`);
  return null;
}

/** At least 40 g for each person: no glaze, no garnish. */
const isMuch = (recipe: Recipe, food: Food): boolean => recipe.ingredients.some(({ food: id, grams }) => id === food.id && (grams === null || grams >= 40 * (recipe.serves ?? 2)));
