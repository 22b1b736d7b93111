/** Which way of lying on the table a dish has: by the words of its names, else by what it is eaten from. */

export const FORMS = [
  'soup', 'blend', 'stew', 'noodles', 'noodlesoup', 'pasta', 'rice', 'salad', 'mash', 'heap', 'plated', 'gratin', 'lasagna', 'pizza', 'burger', 'hotdog', 'taco', 'wrap', 'quesadilla', 'sushi', 'onigiri',
  'pancakes', 'waffles', 'crepes', 'omelet', 'frittata', 'scramble', 'toast', 'sandwich', 'pie', 'tart', 'crumble', 'cake', 'loaf', 'muffins', 'cookies', 'bars', 'buns', 'bread', 'flatbread', 'donuts',
  'dumplings', 'samosas', 'rolls', 'sauced', 'stuffed', 'balls', 'patties', 'cutlet', 'roast', 'skewers', 'drink', 'hotdrink', 'icecream', 'pudding', 'jar', 'dip', 'mugcake', 'nachos', 'pops',
] as const;
export type Form = (typeof FORMS)[number];

/** Words of names, by the form they mean. */
const WORDS: readonly (readonly [Form, string])[] = [
  ['noodles', 'spaghetti and meatballs|spaghetti with'],
  ['mugcake', 'mug cake|mug brownie|mug muffin'],
  ['salad', 'cheeseburger bowls|pasta salad|macaroni salad|potato salad|taco salad|burger bowl|taco bowl|noodle salad|tuna salad|chicken salad|egg salad|rice salad|bean salad|burrito bowl'],
  ['soup', 'gumbo|pozole|taco soup|onion soup|dumpling soup|wonton soup|matzo ball soup|lasagna soup|meatball soup|tortilla soup|chowder|borscht|minestrone'],
  ['stew', 'sloppy joe|chicken and dumplings|shakshuka|huevos rancheros|eggs in purgatory|menemen|pot pie|chili con carne|beans on'],
  ['gratin', 'pizza casserole|taco casserole|tater tot casserole|mac and cheese|macaroni and cheese|tuna casserole|cottage pie|shepherd\'s pie|fish pie|hachis parmentier|moussaka|tamale pie|burger casserole|scalloped'],
  ['sauced', 'enchiladas|enchilada|cannelloni|manicotti|cabbage rolls|golabki|dolma|stuffed shells|sarma'],
  ['burger', 'burger|burgers|cheeseburger|cheeseburgers|sliders|slider|sloppy joes|hamburger|hamburgers|pulled pork sandwich|bao'],
  ['hotdog', 'hot dog|hot dogs|chili dog|brat|choripan|choripán'],
  ['pizza', 'pizza|pizzas|flammkuchen|lahmacun|manakish|pide|pissaladière|tlayuda|okonomiyaki|tarte flambée|pajeon|jeon'],
  ['noodlesoup', 'ramen|pho|phở|laksa|noodle soup|udon soup|tom yum noodles|khao soi|bun bo hue|jjamppong|kalguksu|soba soup|bún riêu|champon'],
  ['sushi', 'sushi|maki|kimbap|gimbap|futomaki|musubi'],
  ['onigiri', 'onigiri|rice balls'],
  ['nachos', 'nachos|chilaquiles|poutine|loaded fries'],
  ['taco', 'taco|tacos|tostada|tostadas|fajitas|fajita|sopes'],
  ['quesadilla', 'quesadilla|quesadillas|gozleme|gözleme|calzone|stromboli|empanada gallega'],
  ['waffles', 'waffle|waffles|hotteok'],
  ['crepes', 'crêpe|crêpes|crepe|crepes|blintz|blintzes|palatschinken|palacsinta|galette|dosa|naleśniki|nalistniki|dutch baby|pannenkoek|pannenkoeken|blini crepes'],
  ['pancakes', 'pancake|pancakes|blini|syrniki|crumpets|crumpet|hotcakes|pikelets|drop scones|oladi|dorayaki|arepas|arepa|pupusas|pupusa|johnnycakes|french toast|eggy bread|kaiserschmarrn'],
  ['scramble', 'scrambled|migas|scramble|jajecznica|bhurji|akuri'],
  ['frittata', 'frittata|tortilla española|tortilla de patatas|spanish omelette|crustless|kuku|strata|frittata di'],
  ['omelet', 'omelet|omelette|tamagoyaki|omurice|egg foo young'],
  ['icecream', 'ice cream|sorbet|gelato|nice cream|granita|sherbet|kulfi|sundae|frozen yogurt'],
  ['pops', 'pops|popsicles|popsicle|paletas|ice pops'],
  ['hotdrink', 'tea|coffee|latte|hot chocolate|cocoa|chai|cappuccino|atole|mulled wine|hot toddy|champurrado|glühwein|café'],
  ['crumble', 'crumble|crisp|cobbler|buckle|brown betty|grunt|slump'],
  ['tart', 'tart|quiche|tarte|crostata|flan tart|galette des rois|tatin|clafoutis|key lime pie|pumpkin pie|pecan pie|custard pie|lemon meringue|banoffee|chess pie|sweet potato pie|cream pie'],
  ['donuts', 'donut|donuts|doughnut|doughnuts|bagels|simit|onion rings|berliner'],
  ['muffins', 'muffin|muffins|cupcakes|cupcake|popovers|yorkshire pudding|yorkshire puddings|egg cups|fairy cakes|pastéis de nata|egg bites'],
  ['bars', 'brownies|brownie|blondies|bars|flapjacks|fudge|squares|baklava|traybake cake|rice krispies|halva|toffee|bark|lamingtons|basbousa|rocky road|turkish delight|barfi'],
  ['cookies', 'cookies|cookie|biscotti|shortbread|macaroons|gingerbread|snickerdoodles|amaretti|anzac|meringues|macarons|thumbprints|truffles|energy balls|brigadeiros|crackers'],
  ['buns', 'cinnamon rolls|dinner rolls|buns|bread rolls|scones|biscuits|pão de queijo|sticky buns|hot cross|soda farls|bolillos|profiteroles|gougères|cheese puffs|pretzels|croissants|rock cakes|knots|monkey bread'],
  ['flatbread', 'naan|pita|flatbread|flatbreads|tortillas|roti|chapati|paratha|focaccia|fry bread|lefse|injera|lavash|puri|bhatura|bannock|farinata|socca|matzo brei'],
  ['bread', 'bread pudding loaf|soda bread|boule|sourdough|challah|cornbread|damper|farmhouse bread|irish bread|no-knead bread'],
  ['samosas', 'samosa|samosas|spanakopita triangles|turnovers|börek|sambusa|fatayer|tiropita|hamantaschen'],
  ['rolls', 'spring roll|spring rolls|egg rolls|egg roll|lumpia|summer rolls|taquitos|flautas|blintz|sausage rolls|sausage roll|pigs in|cannoli|rouladen|roulade|croquetas|croquettes|mozzarella sticks|fish sticks|fish fingers|corn dogs|strudel|involtini|braciole|saltimbocca'],
  ['dumplings', 'dumplings|gyoza|pierogi|potstickers|wontons|ravioli|tortellini|momo|manti|pelmeni|varenyky|empanadas|empanada|pasties|pasty|mandu|maultaschen|har gow|siu mai|jiaozi|kreplach|vareniki'],
  ['stuffed', 'stuffed peppers|stuffed pepper|stuffed zucchini|stuffed tomatoes|stuffed eggplant|stuffed mushrooms|stuffed squash|deviled eggs|baked potato|baked potatoes|twice-baked|jacket potato|jacket potatoes|potato skins|imam bayildi|karnıyarık|chiles rellenos|stuffed avocado|loaded potato|jalapeño poppers|stuffed sweet|stuffed onions|stuffed apples|baked apples'],
  ['balls', 'meatballs|meatball|albondigas|albóndigas|kofta curry|köttbullar|polpette|arancini|falafel|hush puppies|takoyaki|akara|gulab jamun|koftas in|polpettine|klopse|königsberger'],
  ['patties', 'fritters|fritter|patties|patty|latkes|latke|rösti|rosti|crab cakes|crab cake|fishcakes|fish cakes|fish cake|frikadellen|hash browns|boxty|aloo tikki|bubble and squeak|salisbury|draniki|kotlety|croquette|pakora|pakoras|bhaji|bhajis|tostones|vada|acarajé|salmon cakes|tuna cakes|boulettes|frikadeller'],
  ['cutlet', 'schnitzel|milanese|milanesa|cutlet|cutlets|katsu|tonkatsu|cordon bleu|kiev|country fried|chicken fried|fish and chips'],
  ['roast', 'whole roast|roast chicken|roasted chicken|roast turkey|roast duck|roast goose|beer can chicken|spatchcock|whole chicken|peking duck|roast whole'],
  ['skewers', 'skewers|kebab|kebabs|souvlaki|satay|yakitori|shashlik|brochettes|anticuchos|shish|espetada|suya|ćevapi|kofta'],
  ['lasagna', 'lasagna|lasagne|pastitsio|baked ziti'],
  ['noodles', 'pad thai|lo mein|chow mein|yakisoba|spaghetti|linguine|fettuccine|tagliatelle|bucatini|pappardelle|carbonara|cacio e pepe|noodles|noodle|japchae|vermicelli|udon|soba|singapore|ramen noodles|pad see ew|mie goreng|alfredo|capellini|dan dan|pancit|drunken noodles|bigoli|chitarra|aglio'],
  ['rice', 'risotto|paella|fried rice|pilaf|pilau|biryani|jambalaya|jollof|nasi goreng|arroz|rice|bibimbap|plov|polo|pulao|khichdi|kedgeree|donburi|poke|tahdig|mujaddara|couscous|tabbouleh|quinoa|bulgur|kitchari|katsudon|oyakodon|gyudon|kushari|koshari|maqluba'],
  ['jar', 'jam|jelly|marmalade|chutney|pickles|pickled|curd|preserve|kimchi jar|sauerkraut jar|ketchup|granola|dukkah|chow-chow|giardiniera'],
  ['dip', 'hummus|guacamole|tzatziki|baba ganoush|baba ghanoush|dip|salsa|muhammara|raita|pesto|aioli|tapenade|spread|fondue|pâté|taramasalata|labneh|refried beans|queso|mutabal'],
  ['mash', 'mash|mashed|oatmeal|porridge|grits|polenta|congee|rice pudding|puree|purée|semolina|colcannon|champ|skordalia|pap|fufu|ugali|aligot|stampot|stamppot|hutspot|cream of wheat|overnight oats|muesli|jook'],
  ['pudding', 'mousse|panna cotta|pudding|trifle|tiramisu|parfait|custard|crème brûlée|flan|posset|fool|syllabub|zabaglione|eton mess|chia|crème caramel|jello|blancmange'],
  ['cake', 'cake|cheesecake|torte|gâteau|pavlova|gugelhupf|bundt|castella|kuchen|sponge|panettone|babka|pandan'],
  ['sandwich', 'sandwich|sandwiches|blt|reuben|panini|croque|monte cristo|patty melt|grilled cheese|po\' boy|hoagie|sub|banh mi|bánh mì|club|tuna melt'],
  ['toast', 'eggs benedict|benedict|toast|toasts|bruschetta|crostini|tartine|tartines|rarebit|smørrebrød|pan con tomate|zapiekanka|molletes|garlic bread'],
  ['wrap', 'wrap|wraps|burrito|burritos|gyro|gyros|shawarma|döner|kathi roll|lettuce cups'],
  ['salad', 'salad|slaw|coleslaw|salade|salat|ensalada|caprese|ceviche|fattoush|carpaccio|som tam|insalata|gado gado|sunomono|horiatiki|niçoise|caesar|shirazi|kachumber|tartare'],
  ['soup', 'soup|broth|sopa|zuppa|suppe|consommé|ribollita|avgolemono|bisque|gazpacho|solyanka|shchi|rassolnik|caldo|congee soup|tom yum|tom kha|egg drop|sinigang|menudo|soupe|velouté|potage|bouillabaisse|cioppino|harira'],
  ['stew', 'stew|curry|chili|chilli|goulash|gulyás|ragout|tagine|masala|dal|daal|stroganoff|jjigae|braised|bourguignon|coq au vin|adobo|rendang|korma|vindaloo|ratatouille|mole|cassoulet|tikka|makhani|cacciatore|étouffée|pot roast|fricassee|paprikash|tinga|barbacoa|carnitas|feijoada|mapo|wat|wot|saag|baked beans|sofrito'],
  ['gratin', 'gratin|casserole|bake|parmigiana|au gratin|dauphinois|pasta bake'],
  ['pie', 'pie|pies|wellington|pithivier|kulebyaka|tourtière|steak pie'],
];

/** Dishes of soft lines that are made of pieces of these. */
const LONG_PASTA = 'spaghetti|linguine|fettuccine|tagliatelle|bucatini|angel hair pasta|pappardelle|egg noodles|vermicelli'.split('|');

/** Forms that another name of a dish may tell too: a thing's shape, not what it is eaten with. */
export const SHAPES: ReadonlySet<Form> = new Set<Form>([
  'pizza', 'sushi', 'onigiri', 'pancakes', 'waffles', 'crepes', 'omelet', 'frittata', 'scramble', 'crumble', 'tart', 'donuts', 'muffins', 'bars', 'cookies', 'buns', 'flatbread', 'bread', 'samosas', 'rolls', 'dumplings', 'stuffed',
  'balls', 'patties', 'cutlet', 'skewers', 'sauced', 'lasagna', 'quesadilla', 'icecream', 'pops', 'dip', 'mash', 'cake', 'salad', 'soup', 'noodles', 'noodlesoup', 'gratin', 'pudding',
]);

interface Asked { said: Form | null; vessel: string; courses: readonly string[]; method: string; foods: readonly { id: string; kind: string; top: boolean }[] }

const spelled = (text: string): string[] => text.toLowerCase().replaceAll(/[^\p{L}' -]/gu, ' ').replaceAll('-', ' ').split(' ').filter(Boolean);
/** Words after which a name only says with what, in what or whose way. */
const WITH = new Set(['with', 'in', 'and', 'on', 'alla', 'al', 'alle', 'ai', 'agli', 'allo', 'con', 'mit', 'de', 'di', 'da', 'au', 'aux', 'à', 'del', 'della']);

/** Forms by the words that mean them, and the most words that one is made of. */
let table: { forms: ReadonlyMap<string, Form>; longest: number } | null = null;

function tableOfWords(): { forms: ReadonlyMap<string, Form>; longest: number } {
  const forms = new Map<string, Form>();
  for (const [form, names] of WORDS) {
    for (const name of names.split('|')) {
      const words = name.replaceAll('-', ' ');
      if (!forms.has(words)) forms.set(words, form);
    }
  }
  return { forms, longest: Math.max(...[...forms.keys()].map((words) => words.split(' ').length)) };
}

/** The word that stands last among words, the longest of those; English names a thing at the end. */
function lastWord(words: readonly string[]): Form | null {
  table ??= tableOfWords();
  for (let end = words.length; end > 0; end--) {
    for (let from = Math.max(0, end - table.longest); from < end; from++) {
      const form = table.forms.get(words.slice(from, end).join(' '));
      if (form !== undefined) return form;
    }
  }
  return null;
}

/** The form that a dish's name says; null where it says none. */
export function formByWords(name: string): Form | null {
  const words = spelled(name);
  const stop = words.findIndex((word, at) => at > 0 && WITH.has(word));
  return (stop > 0 ? lastWord(words.slice(0, stop)) : null) ?? lastWord(words);
}

const BY_VESSEL: Readonly<Record<string, Form>> = {
  glass: 'drink', jar: 'jar', loaf: 'loaf', cake: 'cake', pie: 'pie', wrap: 'wrap', sandwich: 'sandwich', parcels: 'dumplings', cookies: 'cookies', skewers: 'skewers',
};
/** What the vessel decides though the name may say another thing: a "breakfast sandwich salad" in a glass is a drink. */
const OF_VESSEL: Readonly<Record<string, readonly Form[]>> = {
  glass: ['drink', 'pudding', 'icecream', 'hotdrink', 'pops', 'mash'], jar: ['jar', 'dip', 'drink', 'mash', 'pudding'], loaf: ['loaf', 'bread', 'buns', 'roast'], cookies: ['cookies', 'bars', 'buns', 'donuts', 'balls', 'patties'],
  cup: ['hotdrink', 'pudding', 'mugcake', 'icecream', 'dip', 'jar', 'mash', 'soup', 'muffins', 'scramble'], pie: ['pie', 'tart', 'crumble', 'quesadilla', 'pizza', 'gratin', 'frittata'], cake: ['cake', 'tart', 'crumble', 'bars', 'bread', 'buns'],
  sandwich: ['sandwich', 'burger', 'toast', 'hotdog', 'wrap', 'quesadilla', 'taco', 'buns'], wrap: ['wrap', 'taco', 'quesadilla', 'rolls', 'burger', 'hotdog', 'sandwich'], skewers: ['skewers', 'balls'],
  bowl: ['soup', 'blend', 'stew', 'noodles', 'noodlesoup', 'pasta', 'rice', 'salad', 'mash', 'heap', 'pudding', 'dip', 'icecream', 'balls', 'dumplings', 'jar', 'scramble', 'crumble', 'patties', 'donuts', 'cookies', 'buns'],
};

/** What its words say that it is, if such a thing can be eaten from its vessel, else by vessel, course and foods. Null where nothing says anything. */
export function formOf({ said, vessel, courses, method, foods }: Asked): Form | null {
  const has = (kinds: readonly string[]): boolean => foods.some(({ kind }) => kinds.includes(kind));
  const pasta = foods.find(({ kind, id }) => kind === 'pasta' || kind === 'noodle' || LONG_PASTA.includes(id));
  if (said === 'sauced' && !['baking dish', 'pot', ''].includes(vessel)) return vessel === 'pan' ? 'stew' : 'plated';
  if (said === 'burger' && (pasta !== undefined || !['plate', 'board', 'platter', 'sandwich', ''].includes(vessel))) return pasta === undefined ? 'plated' : 'pasta';
  const broth = courses.includes('soup');
  if (said === 'noodles' && (broth || vessel === 'deep bowl') && courses.includes('soup')) return 'noodlesoup';
  if (said === 'noodles' && pasta !== undefined && pasta.kind !== 'noodle' && !LONG_PASTA.includes(pasta.id)) return 'pasta';
  if (said === 'soup' && method === 'blend') return 'blend';
  if (said !== null && (vessel === 'baking dish' || vessel === 'pot') && ['plated', 'burger', 'taco', 'sandwich'].includes(said)) return vessel === 'pot' ? 'stew' : 'gratin';
  if (said !== null && (OF_VESSEL[vessel]?.includes(said) ?? true)) return said;
  const byVessel = BY_VESSEL[vessel];
  if (byVessel !== undefined) return byVessel;
  if (vessel === '') return said ?? (pasta === undefined ? (foods.length === 0 ? null : 'heap') : 'pasta');
  if (vessel === 'cup') return courses.includes('drink') ? 'hotdrink' : 'pudding';
  if (broth) return pasta?.kind === 'noodle' ? 'noodlesoup' : method === 'blend' ? 'blend' : 'soup';
  if (courses.includes('salad')) return 'salad';
  if (courses.includes('sauce')) return 'dip';
  if (courses.includes('cake')) return vessel === 'tray' || vessel === 'baking dish' ? 'bars' : 'cake';
  if (courses.includes('cookie')) return 'cookies';
  if (courses.includes('bread')) return 'bread';
  if (courses.includes('drink')) return 'drink';
  if (pasta !== undefined && vessel !== 'baking dish' && foods.indexOf(pasta) < 3) return pasta.kind === 'noodle' || LONG_PASTA.includes(pasta.id) ? 'noodles' : 'pasta';
  if (has(['rice', 'cooked grain', 'grain']) && ['bowl', 'pan', 'pot', 'deep bowl'].includes(vessel)) return 'rice';
  if (courses.includes('dessert')) return vessel === 'baking dish' ? 'crumble' : vessel === 'tray' ? 'bars' : method === 'fry' || method === 'deep-fry' ? 'patties' : vessel === 'bowl' ? 'pudding' : 'heap';
  if (method === 'stew' || method === 'simmer' || vessel === 'pot' || vessel === 'deep bowl') return vessel === 'plate' || vessel === 'platter' ? 'plated' : 'stew';
  if (vessel === 'baking dish' && foods.some(({ top, kind }) => top && ['pork', 'poultry', 'fish', 'lamb', 'raw sausage'].includes(kind))) return 'plated';
  if (vessel === 'baking dish') return has(['hard cheese', 'melting cheese', 'cream', 'breadcrumbs']) ? 'gratin' : 'plated';
  if (vessel === 'plate' || vessel === 'platter' || vessel === 'tray' || vessel === 'pan' || vessel === 'board') return 'plated';
  return 'heap';
}
