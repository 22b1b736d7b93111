/** The cook's own words: what they mean, and which of them a recipe keeps. */

/** Words that name no one food: who writes "chicken" or "pasta" has a kind of it, and the dish says which. Who writes "tomatoes" has tomatoes, and not cherry tomatoes. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set([
  'pasta', 'beef', 'broth', 'stock', 'cooking oil', 'chicken', 'bean', 'dried bean', 'rice', 'pork', 'beef steak', 'Asian noodles', 'lamb',
  'veal', 'chicken breast', 'turkey', 'duck', 'bread roll', 'sugar', 'jam',
  'salt', 'lobster', 'cookie', 'lemon', 'lime', 'orange', 'egg', 'yuzu', 'curry paste', 'all-purpose flour', 'active dry yeast',
  'rolled oats', 'coconut milk', 'bouillon cube', 'bouillon powder', 'gelatin',
]);

/** Bare words for a spice that may be whole or ground: the food that the lexicon does not take them for. */
export const EITHER: ReadonlyMap<string, string> = new Map([['cumin', 'cumin seeds'], ['cinnamon', 'cinnamon stick'], ['cardamom', 'ground cardamom'], ['allspice', 'allspice berries']]);

/** Kinds of a general word that nobody means by it: who writes "pasta" would have written "orzo". */
export const NEVER_MEANT: ReadonlySet<string> = new Set([
  'orzo', 'small soup pasta', 'jumbo pasta shells', 'lasagna sheet', 'gluten-free lasagna sheet', 'cannelloni', 'egg noodles', 'glutinous rice', 'wild rice',
  'instant noodles', 'instant mi goreng', 'bread roll', 'dinner roll', 'Hawaiian roll', 'hamburger bun', 'hot dog bun', 'slider bun', 'wild rice blend', 'black rice', 'seasoned rice mix', 'Korean rice cakes', 'mochi rice cake', 'glass noodles', 'shirataki noodles',
  'pork rib', 'beef short rib', 'beef shank', 'lamb shank', 'corned beef brisket', 'carpaccio',
]);

/** Words that our lexicon calls otherwise and a cook, most often a British, Irish or Australian one, means as they stand. */
export const BRITISH_WORDS: ReadonlySet<string> = new Set([
  'digestives', 'digestive biscuits', 'double cream', 'single cream', 'aubergine', 'aubergines', 'courgette', 'courgettes',
  'spring onions', 'spring onion', 'rocket', 'prawns', 'king prawns', 'beef mince',
  'minced beef', 'pork mince', 'lamb mince', 'turkey mince', 'chicken mince', 'mince', 'caster sugar', 'icing sugar', 'plain flour',
  'self raising flour', 'strong flour', 'cornflour', 'bicarbonate of soda',
  'swede', 'mangetout', 'gammon', 'beetroot', 'streaky bacon', 'back bacon', 'tinned tomatoes', 'chopped tomatoes', 'passata',
  'stock', 'chicken stock', 'vegetable stock', 'beef stock', 'fish stock', 'chestnut mushrooms', 'sultanas', 'treacle', 'golden syrup',
  'porridge oats', 'crisps', 'coriander leaves', 'fresh coriander', 'pak choi', 'haricot beans', 'broad beans', 'sweetcorn',
  'kidney beans', 'butter beans', 'tomato puree', 'demerara sugar', 'soft cheese',
  'creme fraiche', 'natural yogurt', 'natural yoghurt', 'greek yoghurt', 'yoghurt', 'desiccated coconut', 'ground almonds',
  'wholemeal flour', 'wholemeal bread', 'granary bread', 'baps', 'chilli flakes', 'chilli', 'chillies',
  'red chilli', 'green chilli', 'chilli powder', 'mixed spice', 'mixed herbs', 'chickpeas', 'garbanzos', 'garbanzo beans', 'maize',
  'capsicum', 'capsicums', 'silverbeet', 'kumara', 'rockmelon', 'mature cheddar',
  'puy lentils', 'puy lentil', 'pul biber', 'maris piper', 'maris pipers', 'maris piper potatoes', 'king edwards', 'bramley', 'bramleys', 'bramley apple', 'bramley apples',
  'gyoza', 'gyozas', 'potstickers', 'wonton', 'wontons', 'pilchards', 'loukaniko',
  'cavolo nero', 'soured cream', 'gherkins', 'wholegrain mustard', 'runner beans', 'tenderstem broccoli', 'tenderstem', 'chipolatas', 'black eyed beans',
  'pearl sugar', 'stem ginger', 'stem ginger in syrup', 'coconut', 'hp sauce', 'mayo', 'noodles', 'brown sauce', 'red pepper', 'red peppers', 'green pepper', 'green peppers', 'yellow pepper',
  'peppers', 'savoy cabbage', 'jacket potatoes', 'new potatoes', 'ladyfingers', 'sponge fingers', 'savoiardi', 'pitta', 'pittas',
]);

/** Words that only a British, Irish or Australian cook would write. */
export const BRITISH_MARKS = new RegExp(String.raw`\b(?:tins?|tinned|mince|aubergines?|courgettes?|rocket|prawns|spring onions?|swede|mangetout|gammon|rashers?|beetroots?|crisps|passata|sultanas`
  + String.raw`|caster sugar|icing sugar|cornflour|plain flour|self raising flour|strong flour|double cream|single cream|soured cream|bicarbonate|digestives|gherkins|tenderstem|chipolatas|bangers`
  + String.raw`|fish fingers|jacket potato(?:es)?|brown sauce|hp sauce|wholemeal|yoghurt|chestnut mushrooms|pak choi|silverbeet|kumara|capsicums?|baps?|crumpets?|bisto|oxo|branston|spuds|maris pipers?|king edwards?|bramleys?|snags|boerewors|mushy peas`
  + String.raw`|malt vinegar|yorkshires|yorkies|yorkshire puddings?|lambs?['’]? liver|kippers?|black pudding|sr flour|custard powder|golden syrup|cumberlands?|lincolnshires?|barms|farls`
  + String.raw`|weetbix|weetabix|marmite|vegemite|mature cheddar|savoy cabbage|creme fraiche|stock pots?|frying steak|braising steak|gammon steaks?|potato waffles|oven chips|salad cream|battered cod|treacle)\b`, 'i');

/** Words of a South Asian list, which has British words and means its own foods. */
export const INDIAN_MARKS = /\b(?:paneer|masala|dal|daal|atta|haldi|ghee|jeera|hing|methi|curry leaves|urad|poha|sabzi)\b/i;

/** What a word means on a British list, where that is another food than elsewhere: tomato puree comes in a tube. */
export const BRITISH_MEANING: ReadonlyMap<string, string> = new Map([
  ['tomato puree', 'tomato paste'], ['chips', 'French fries'], ['oven chips', 'French fries'], ['cider', 'hard cider'], ['beans', 'baked beans'], ['pepper', 'bell pepper'],
  ['pickle', 'chutney'], ['jelly', 'flavored gelatin'], ['biscuits', 'digestive biscuit'],
]);

/** Those of them that a recipe prints as they were written: "beans" and "jelly" it tells more plainly. */
export const KEPT_AS_SAID: ReadonlySet<string> = new Set(['chips', 'oven chips', 'tomato puree', 'cider', 'pickle', 'biscuits']);

/** Words that a list shortens and no recipe prints. */
export const SHORTENED_WORDS: ReadonlySet<string> = new Set(['choc', 'yog', 'sr', 'toms', 'parm', 'mozz', 'marg', 'evap', 'mayo', 'spag']);

/** Words of state and preparation, which say how a food is and not what it is called. */
export const STATE_WORDS: ReadonlySet<string> = new Set([
  'boneless', 'skinless', 'for', 'shredded', 'grated', 'chopped', 'sliced', 'diced', 'cooked', 'leftover', 'fresh', 'frozen', 'canned',
  'tinned', 'large', 'small', 'medium', 'raw', 'ripe', 'dried', 'fillets', 'pieces', 'piece', 'cubes',
  'clove', 'cloves', 'cube', 'block', 'stick', 'sticks', 'bag', 'pack', 'organic', 'plain', 'whole', 'strips', 'slices', 'slice', 'and',
  'in', 'of', 'with', 'a', 'from', 'mixed', 'powder', 'jointed', 'skinned', 'butterflied', 'filleted', 'deboned', 'few', 'leaf', 'leaves', 'sprig', 'sprigs', 'stalk', 'stalks', 'head', 'heads',
]);

/** Words that English writes with a capital wherever they stand: "French bread". */
export const PROPER_WORDS: ReadonlySet<string> = new Set([
  'french', 'italian', 'english', 'german', 'greek', 'spanish', 'turkish', 'polish', 'russian', 'danish', 'dutch', 'swiss', 'irish', 'scottish', 'welsh',
  'british', 'american', 'canadian', 'mexican', 'cajun', 'japanese', 'chinese', 'korean', 'thai', 'vietnamese', 'indian', 'asian', 'persian', 'lebanese', 'hungarian', 'bramley', 'bramleys', 'granny', 'smith', 'seville', 'maris', 'piper', 'pipers', 'worcester',
  'moroccan', 'ethiopian', 'jamaican', 'cuban', 'brazilian', 'swedish', 'dijon', 'worcestershire', 'kalamata', 'jerusalem', 'brussels', 'yorkshire',
]);

/** Words that measure a food, beside figures. */
export const MEASURE_WORDS: ReadonlySet<string> = new Set([
  'g', 'kg', 'ml', 'l', 'oz', 'lb', 'lbs', 'cup', 'cups', 'gram', 'grams', 'kilo', 'pound', 'pounds', 'tin', 'tins', 'can', 'cans', 'jar',
  'jars', 'tub', 'box', 'packet', 'bunch', 'handful', 'half', 'some', 'bit', 'one', 'two', 'three', 'four',
]);
