/** What takes the place of eggs, milk, cream, butter and cheese. One egg is 50 g. */
import { MELTS_TO_OIL, type SwapEntry } from './swap.ts';

/** Words for eggs that do not fit what binds in their place. */
const EGG_WORDS = [
  [/\b(Crack|crack|Break|break) in /g, 'Stir in '], [/\b(?:Crack|Break) the/g, 'Stir the'], [/\b(?:crack|break) the/g, 'stir the'],
  [/, beaten, and/g, ' and'], [/, beaten(?=[,.]| and)/g, ''], [/(?<=\b(?:tofu|yogurt)\b[^.]*)until (?:fully |just )?set(?: through)?(?: \(71 °C \/ 160 °F\))?/g, 'until hot through'], [/(?<=, |then |and )Stir in/g, 'stir in'], [/until no (?:wet|runny) (?:egg|chickpea batter|tofu) is left(?: \(71 °C \/ 160 °F\))?/g, 'until no part is wet'], [/ one (?:at a time|by one)|(?<=(?:[Bb]eat|[Ss]tir|[Mm]ix) in [^.]*) one after the other/g, ' bit by bit'], [/\bWith a fork, beat\b/g, 'Whisk'], [/\b[Bb]eat(?= the (?:flaxseed|yogurt|applesauce|banana|tofu|starch|chia|aquafaba))/g, 'stir'], [/(^|[.!?] )stir\b/g, '$1Stir'],
  [/until (?:no (?:streaks|strings) of (?:white|egg|tofu|yogurt) (?:are|is) left|frothy|foamy|thick and (?:pale|foamy|fluffy)|pale(?: and (?:thick|fluffy|foamy))?|thick)/g, 'until well mixed'], [/ lightly with a fork/g, ''],
  [/until (?:the )?(?:whites? and yolks?|yolks? and whites?) are firm/g, 'until hot through'],
] as const;

/** What comes thick or whipped is not whipped again. */
const UNWHIPPED = [
  [/\b[Ww]hip the (mascarpone|vegan whipped cream|whipped topping) (?:just )?(?:until|to) [^.,;]*/g, 'stir the $1 until smooth'],
  [/\b[Ww]hip the (mascarpone|vegan whipped cream|whipped topping)/g, 'stir the $1'], [/(^|[.!?] )stir\b/g, '$1Stir'],
] as const;

/** Sentences about boiling an egg and taking it out of its shell. */
const HARD_BOILED = /\b(?:boil\w*|peel|shells?|cold water|ice water|yolks?)\b/i;

export const dairyAndEggSwaps: readonly SwapEntry[] = [
  { of: 'egg white', only: true, swaps: [
    { use: 'aquafaba 0.9', as: 'whipped', changes: 'The liquid of canned chickpeas whips like egg white, but takes 8 to 10 minutes, and the foam is softer.', called: 'aquafaba' },
    { use: 'ground flaxseed 0.14 + water 0.9', not: 'whipped', called: 'flaxseed mixture', first: 'Stir the ground flaxseed into its water and leave for 10 minutes, until it gels.', changes: 'It binds, but does not lift or whip.', words: EGG_WORDS },
  ] },
  { of: 'egg yolk', only: true, swaps: [
    { use: 'cornstarch 0.3 + milk 0.8', as: 'custard', called: 'starch mixture', first: 'Stir the cornstarch into the cold milk until smooth.', changes: 'The custard is paler and less rich; let it bubble for 1 minute so that the starch thickens.' },
    { use: 'mayonnaise 1.2', as: 'dressed raw', changes: 'It is yolk and oil already, and safe to eat as it is: leave out a little of the oil.', words: EGG_WORDS },
    { use: 'soy milk 1', as: 'dressed', changes: 'Whisk it with a stick blender; the emulsion is paler and milder.' },
    { use: 'yogurt 1.2', not: 'raw dressed', changes: 'It binds and enriches, with a slight tang and less color.', words: EGG_WORDS },
  ] },
  { of: 'egg', swaps: [
    { use: 'milk 0.5', as: 'glaze', changes: 'Milk browns too, but shines less than egg.' },
    { use: 'heavy cream 0.5', as: 'glaze', changes: 'It browns well and shines a little less than egg.' },
    { use: 'soy milk 0.5', as: 'glaze', changes: 'It browns a little; free of egg and milk.' },
    { use: 'ground flaxseed 0.14 + water 0.9', as: 'baked', not: 'custard', called: 'flaxseed mixture', first: 'Stir the ground flaxseed into its water and leave for 10 minutes, until it gels.', changes: 'It holds the crumb together but lifts less: the bake is denser and a little nutty.', words: EGG_WORDS },
    { use: 'yogurt 1.2', as: 'baked', not: 'custard', changes: 'The bake stays moist and tender, with a slight tang, and rises a little less.', words: EGG_WORDS },
    { use: 'applesauce 1.2', as: 'baked sweet', not: 'custard', changes: 'Moist and denser, with a light taste of apple; bake it a few minutes longer.', words: EGG_WORDS, minutes: 5 },
    { use: 'aquafaba 0.9', as: 'baked sweet', not: 'custard', changes: 'The liquid of canned chickpeas. The crumb is light and a little drier.' , words: EGG_WORDS },
    { use: 'yogurt 0.8', as: 'coating', not: 'baked', changes: 'A thin coat of it holds flour and crumbs as well as egg does.', words: EGG_WORDS },
    { use: 'milk 0.8', as: 'coating', not: 'baked', changes: 'Crumbs hold a little less; press them on firmly and turn the pieces once only.', words: EGG_WORDS },
    { use: 'ground flaxseed 0.14 + water 0.9', as: 'binder', called: 'flaxseed mixture', first: 'Stir the ground flaxseed into its water and leave for 10 minutes, until it gels.', changes: 'It binds nearly as well as egg; chill the mixture before shaping, and turn gently.', words: EGG_WORDS },
    { use: 'breadcrumbs 0.3 + milk 0.7', as: 'binder', not: 'baked', called: 'soaked breadcrumbs', first: 'Stir the milk into the breadcrumbs and leave for 5 minutes.', changes: 'Soaked crumbs bind and keep the meat tender; handle the pieces gently.', words: EGG_WORDS },
    { use: 'yogurt 1.2', as: 'binder', changes: 'It keeps the mixture moist but binds less; chill before shaping.', words: EGG_WORDS },
    { use: 'cornstarch 0.2 + milk 0.9', as: 'custard', called: 'starch mixture', first: 'Stir the cornstarch into the cold milk until smooth.', changes: 'Starch sets it instead of egg: paler, less rich, and it must bubble for 1 minute to thicken.', words: EGG_WORDS },
    { use: 'silken tofu 1.2', as: 'custard', changes: 'Blend it smooth first. It sets softly, with less taste of its own.', words: EGG_WORDS },
    { use: 'tofu 1', as: 'savory boiled', not: 'baked binder custard coating glaze', cut: 'cubed', drop: HARD_BOILED, changes: 'Cold cubes straight from the pack, with nothing to boil: as filling and milder, so salt them well.' },
    { use: 'chickpea 1', as: 'savory boiled', not: 'baked binder custard coating glaze', cut: 'drained and rinsed', drop: HARD_BOILED, changes: 'From the can, with nothing to boil: as filling, firmer to the bite.' },
    { use: 'tofu 1.4', as: 'savory', not: 'boiled baked binder custard coating glaze', cut: 'crumbled', changes: 'Crumble it and fry it where the eggs would go in: about as filling, milder, with no runny yolk.', words: EGG_WORDS },
    { use: 'chickpea flour 0.4 + water 0.9', as: 'savory', not: 'boiled baked binder custard coating glaze', called: 'chickpea batter', first: 'Whisk the chickpea flour with its water until smooth.', changes: 'It sets like egg when fried, with a nutty taste; cook it until no part is wet.', words: EGG_WORDS },
    { use: 'silken tofu 1.2', as: 'sweet', not: 'baked custard glaze coating whipped', changes: 'Blended smooth it gives body, but no lift.', words: EGG_WORDS },
  ] },
  { kind: 'egg', swaps: [{ use: 'egg 1', changes: 'A hen’s egg does the same; cook it until white and yolk are firm.' }, { use: 'tofu 1.2', as: 'savory', not: 'boiled baked binder custard coating glaze whipped', cut: 'cubed', changes: 'Milder and without a yolk; salt it well.' }] },

  { of: 'buttermilk', swaps: [
    { use: 'milk 0.94 + lemon juice 0.065', called: 'soured milk', first: 'Stir the lemon juice into the milk and leave for 5 minutes, until it thickens a little.', changes: 'It sours the milk just enough to work with baking soda; a little thinner and milder.' },
    { use: 'yogurt 0.75 + milk 0.25', called: 'yogurt mixture', first: 'Whisk the yogurt with the milk until smooth.', changes: 'Thicker and a little tangier; the crumb stays tender.' },
    { use: 'kefir 1', changes: 'Almost no difference.' },
  ] },
  { of: 'milk powder', swaps: [{ use: 'milk 6', changes: 'Leave out as much of the other liquid as you add milk.' }] },
  { of: 'sweetened condensed milk', only: true, swaps: [{ use: 'coconut condensed milk 1', changes: 'It tastes of coconut.' }, { use: 'evaporated milk 0.75 + sugar 0.5', called: 'sweet thick milk', first: 'Simmer the evaporated milk with the sugar for 10 minutes, until thick, and let it cool.', changes: 'Nearly the same.' }, { use: 'heavy cream 0.6 + sugar 0.4', called: 'sweet cream', first: 'Simmer the cream with the sugar for 10 minutes, until thick, and let it cool.', changes: 'Thinner and less caramelly.' }] },
  { of: 'evaporated milk', swaps: [{ use: 'heavy cream 0.5 + milk 0.5', called: 'cream and milk', changes: 'Richer, without the cooked taste.' }, { use: 'milk 1.2', changes: 'Thinner; simmer a few minutes longer.' }] },
  { of: 'kefir', swaps: [{ use: 'buttermilk 1', changes: 'Almost no difference.' }, { use: 'yogurt 0.75 + milk 0.25', called: 'yogurt mixture', first: 'Whisk the yogurt with the milk until smooth.', changes: 'Thicker; otherwise the same.' }] },
  { kind: 'milk', swaps: [
    { use: 'oat milk 1', changes: 'A little sweeter and thinner.' },
    { use: 'soy milk 1', changes: 'Close in body, with a slight taste of bean.' },
    { use: 'milk 1', changes: 'Nothing else changes.' },
    { use: 'milk powder 0.1 + water 0.9', called: 'milk', first: 'Stir the milk powder into its water.', changes: 'Nearly the same.' },
    { use: 'heavy cream 0.4 + water 0.6', called: 'thinned cream', first: 'Stir the cream into its water.', changes: 'Thinned cream tastes richer than milk.' },
  ] },
  { of: 'sour cream', swaps: [
    { use: 'Greek yogurt 1', changes: 'Leaner and tangier. In a hot sauce stir it in off the heat, so that it does not split.' },
    { use: 'crème fraîche 1', changes: 'Richer and milder; it may boil.' },
    { use: 'vegan sour cream 1', changes: 'A little sweeter.' },
  ] },
  { of: 'crème fraîche', swaps: [{ use: 'sour cream 1', changes: 'Tangier; stir it in off the heat, so that it does not split.' }, { use: 'heavy cream 1', changes: 'Milder and thinner; a few drops of lemon bring back the tang.' }, { use: 'coconut cream 0.9', changes: 'As rich, with a taste of coconut.' }] },
  { of: 'heavy cream', swaps: [
    { use: 'coconut cream 1', as: 'whipped', changes: 'Chill it overnight and whip only the firm part. It holds softer peaks and tastes of coconut.' },
    { use: 'mascarpone 0.8', as: 'whipped sweet', changes: 'It needs no whipping to hold its shape, only a spoonful of milk to loosen it; thicker than a foam.', words: UNWHIPPED },
    { use: 'vegan whipped cream 1', as: 'whipped', changes: 'Sweeter and lighter than dairy cream.', words: UNWHIPPED },
    { use: 'whipped topping 1', as: 'whipped', changes: 'Sweeter and lighter; it comes whipped.', words: UNWHIPPED },
    { use: 'milk 0.75 + butter 0.25', not: 'whipped raw custard', called: 'milk and butter', changes: 'As rich, but thinner: warm them together, and let the sauce cook down a little longer.' },
    { use: 'evaporated milk 1', not: 'whipped raw', changes: 'Leaner and a little caramelly; it does not split.' },
    { use: 'crème fraîche 1', not: 'whipped', changes: 'Thicker, with a slight tang; it may boil.' },
    { use: 'coconut cream 0.9', not: 'whipped', changes: 'As rich, with a light taste of coconut.' },
  ] },
  { of: 'light cream, half-and-half', swaps: [
    { use: 'heavy cream 0.5 + milk 0.5', called: 'cream and milk', changes: 'Nearly the same.' },
    { use: 'evaporated milk 1', changes: 'A little caramelly; it does not split.' },
    { use: 'coconut milk 1', as: 'savory', changes: 'As rich, with a light taste of coconut.' },
  ] },
  { kind: 'cream', swaps: [
    { use: 'coconut cream 1', as: 'whipped', changes: 'Chill it overnight and whip only the firm part. It holds softer peaks and tastes of coconut.' },
    { use: 'coconut cream 0.9', not: 'whipped', changes: 'As rich, with a light taste of coconut.' },
    { use: 'milk 0.75 + butter 0.2', not: 'whipped dressed', called: 'milk and butter', first: 'Melt the butter in the milk over low heat.', changes: 'Rich enough for a sauce, but thinner: let it bubble a few minutes longer. It does not whip.', minutes: 5 },
    { use: 'crème fraîche 1', not: 'whipped', changes: 'Thicker, with a slight tang.' },
    { use: 'Greek yogurt 1', not: 'whipped baked simmered', changes: 'Leaner and sour. Stir it in off the heat, so that it does not split.' },
    { use: 'oat milk 0.9', not: 'whipped', as: 'simmered', changes: 'Much lighter; the sauce stays thinner.' },
    { use: 'vegan whipped cream 1', as: 'whipped', changes: 'Sweeter and lighter than dairy cream.' },
  ] },
  { of: 'Greek yogurt', swaps: [{ use: 'yogurt 1.1', changes: 'Thinner: let it drain in a sieve for half an hour where it must hold its shape.' }] },
  { kind: 'yogurt', swaps: [
    { use: 'sour cream 1', changes: 'Richer and a little less sour.' },
    { use: 'Greek yogurt 0.9', changes: 'Thicker; loosen it with a spoonful of water or milk.' },
    { use: 'buttermilk 0.8', as: 'baked', changes: 'Thinner; the crumb is just as tender.' },
    { use: 'coconut yogurt 1', changes: 'A light taste of coconut.' },
    { use: 'vegan yogurt 1', changes: 'Nearly the same.' },
    { use: 'yogurt 1', changes: 'Sweeten or salt to taste.' },
  ] },
  { of: 'ghee', swaps: [{ use: 'vegetable oil 0.9', changes: 'It stands the heat as well, but lacks the nutty taste.', words: MELTS_TO_OIL }, { use: 'butter 1.15', changes: 'It browns sooner than ghee: keep the heat medium.' }] },
  { of: 'vegetable shortening', only: true, swaps: [
    { use: 'butter 1.15', as: 'baked', changes: 'More taste; keep it cold where the dough must stay flaky.' },
    { use: 'lard 1', changes: 'As flaky and crisp, with a savory note.' },
    { use: 'margarine 1.15', as: 'baked', changes: 'The block kind; a little less flaky.' },
    { use: 'vegetable oil 0.85', as: 'frying', not: 'rubbed creamed baked', changes: 'It fries as well.', words: MELTS_TO_OIL },
  ] },
  { kind: 'butter', swaps: [
    { use: 'margarine 1', as: 'rubbed', changes: 'Take the block kind, straight from the fridge. Same texture, less taste.' },
    { use: 'lard 0.9', as: 'rubbed', changes: 'As flaky and crisp, with a savory note.' },
    { use: 'coconut oil 0.85', as: 'rubbed', changes: 'Use it firm and cold. Crisp, with a light taste of coconut.' },
    { use: 'margarine 1', as: 'creamed', changes: 'A little softer, with less taste of butter.' },
    { use: 'coconut oil 0.85', as: 'creamed', changes: 'Soft, not melted, it beats up with sugar; there is a light taste of coconut.' },
    { use: 'margarine 1', as: 'baked', not: 'melted rubbed creamed', changes: 'It tastes less of butter.' },
    { use: 'vegan butter 1', as: 'baked', not: 'melted', changes: 'Nearly the same.' },
    { use: 'vegetable oil 0.8', as: 'baked melted', not: 'rubbed', changes: 'A moister, softer crumb without the taste of butter.', words: [...MELTS_TO_OIL, [/\bmelted (?=(?:mixture))/g, '']] },
    { use: 'olive oil 0.8', not: 'rubbed creamed sweet', changes: 'It stands more heat and tastes of olives rather than of butter.', words: MELTS_TO_OIL },
    { use: 'vegetable oil 0.8', not: 'rubbed creamed', changes: 'It stands more heat and tastes of nothing; add a pinch of salt.', words: MELTS_TO_OIL },
    { use: 'margarine 1', changes: 'It tastes less of butter; keep the heat medium.' },
    { use: 'vegan butter 1', changes: 'Nearly the same.' },
    { use: 'butter 1', changes: 'Richer in taste.' },
  ] },
  { kind: 'animal fat', swaps: [{ use: 'butter 1.15', changes: 'Sweeter and it browns sooner; keep the heat medium.' }, { use: 'vegetable oil 1', changes: 'It fries as well, without the savory taste.', words: MELTS_TO_OIL }] },

  { of: 'parmesan', swaps: [{ use: 'Pecorino Romano 0.8', changes: 'Saltier and sharper; hold back the salt.' }, { use: 'Grana Padano 1', changes: 'A little milder.' }, { use: 'cheddar 1', changes: 'A mature one melts more and is less sharp.', cut: 'finely grated' }, { use: 'nutritional yeast 0.4', changes: 'Savory and a little nutty; it does not melt. Add a pinch of salt.' }] },
  { kind: 'hard cheese', swaps: [{ use: 'parmesan 1', changes: 'Nearly the same.' }, { use: 'cheddar 1', changes: 'It melts more and is less sharp.' }, { use: 'nutritional yeast 0.4', changes: 'Savory and a little nutty; it does not melt. Add a pinch of salt.' }] },
  { of: 'mozzarella', swaps: [{ use: 'provolone 1', changes: 'It melts as well, with more taste.' }, { use: 'Monterey Jack 1', changes: 'It melts as well, with fewer strings.' }, { use: 'cheddar 1', changes: 'Stronger, and it gives off a little fat.' }, { use: 'vegan cheese 1', changes: 'It melts less smoothly.' }] },
  { of: 'Gruyère, Swiss cheese, raclette, fontina', swaps: [{ use: 'Swiss cheese 1', changes: 'A little milder; it melts as well.' }, { use: 'Gruyère 1', changes: 'Nuttier; it melts as well.' }, { use: 'fontina 1', changes: 'Milder; it melts as well.' }, { use: 'Gouda 1', changes: 'Sweeter; it melts as well.' }] },
  { of: 'cheddar', swaps: [{ use: 'Gouda 1', changes: 'Milder and sweeter; it melts as well.' }, { use: 'Monterey Jack 1', changes: 'Milder; it melts as well. Add a pinch of salt.' }, { use: 'Gruyère 1', changes: 'Nuttier; it melts as well.' }, { use: 'vegan cheese 1', changes: 'It melts less smoothly.' }] },
  { kind: 'melting cheese', swaps: [{ use: 'cheddar 1', changes: 'Sharper; it melts as well.' }, { use: 'Gouda 1', changes: 'Milder; it melts as well.' }, { use: 'Monterey Jack 1', changes: 'Milder; it melts as well.' }, { use: 'vegan cheese 1', changes: 'It melts less smoothly.' }] },
  { of: 'feta', swaps: [{ use: 'goat cheese 1', changes: 'Creamier and less salty.' }, { use: 'queso fresco 1', changes: 'Milder; salt a little more.' }, { use: 'halloumi 1', changes: 'Firmer and as salty; best fried first.', cut: 'cubed' }, { use: 'vegan feta 1', changes: 'Nearly the same.' }, { use: 'tofu 1', cut: 'crumbled', changes: 'Toss it with lemon and salt: fresh and milder.' }] },
  { kind: 'crumbly cheese', swaps: [{ use: 'feta 1', changes: 'Saltier, so go easy on the salt.' }, { use: 'goat cheese 1', changes: 'Creamier and milder.' }, { use: 'vegan feta 1', changes: 'Milder.' }, { use: 'tofu 1', cut: 'crumbled', changes: 'Toss it with lemon and salt: fresh and milder.' }] },
  { of: 'ricotta', swaps: [{ use: 'cottage cheese 1', cut: 'drained in a sieve and blended smooth', changes: 'A little saltier; drained and blended it is nearly as smooth.' }, { use: 'mascarpone 0.9', as: 'sweet', changes: 'Richer and smoother.' }, { use: 'quark 1', cut: 'drained', changes: 'Smoother and tangier.' }, { use: 'cream cheese 0.9', changes: 'Richer and tangier; soften it with a spoonful of milk.' }, { use: 'tofu 1', not: 'sweet', cut: 'mashed', changes: 'Mash it with a little salt and oil; milder.' }] },
  { of: 'mascarpone', only: true, swaps: [{ use: 'cream cheese 0.8 + heavy cream 0.2', called: 'cream cheese mixture', first: 'Beat the cream cheese with the cream until smooth.', changes: 'A little tangier.' }, { use: 'ricotta 1', cut: 'drained and blended smooth', changes: 'Lighter and looser.' }, { use: 'crème fraîche 1', not: 'raw whipped sweet', changes: 'Thinner and tangier.' }, { use: 'vegan cream cheese 1', changes: 'Tangier; soften it first.' }] },
  { of: 'cream cheese', swaps: [{ use: 'mascarpone 1', changes: 'Richer and less tangy.' }, { use: 'Boursin 1', as: 'savory', changes: 'Seasoned already: hold back the salt.' }, { use: 'ricotta 1', not: 'creamed', cut: 'drained and blended smooth', changes: 'Lighter and looser.' }, { use: 'vegan cream cheese 1', changes: 'Nearly the same.' }] },
  { of: 'cottage cheese, farmer\'s cheese', swaps: [{ use: 'ricotta 1', changes: 'Smoother and milder.' }, { use: 'quark 1', changes: 'Smoother and tangier.' }] },
  { of: 'fresh mozzarella, burrata', swaps: [{ use: 'mozzarella 1', changes: 'Drier and stringier when hot.' }, { use: 'fresh mozzarella 1', changes: 'Firmer, without the cream inside.' }, { use: 'goat cheese 0.8', changes: 'Creamier and sharper.' }] },
  { of: 'Brie', only: true, swaps: [{ use: 'goat cheese 1', changes: 'Sharper; it softens as well.' }, { use: 'fontina 1', changes: 'Milder; it melts as well.' }, { use: 'cream cheese 0.9', not: 'baked', changes: 'Milder and smoother.' }] },
  { kind: 'fresh cheese', swaps: [{ use: 'cream cheese 1', changes: 'Smoother and tangier.' }, { use: 'ricotta 1', changes: 'Milder and looser.' }, { use: 'vegan cream cheese 1', changes: 'Nearly the same.' }, { use: 'tofu 1', not: 'sweet', cut: 'crumbled', changes: 'Milder; salt it well.' }] },
  { kind: 'frying cheese', swaps: [{ use: 'tofu 1', cut: 'pressed dry and cubed', changes: 'Firm and golden when fried, but milder: salt it well.' }, { use: 'halloumi 1', changes: 'Much saltier, so leave out the salt.' }, { use: 'paneer 1', changes: 'Milder; salt it well.' }, { use: 'feta 1', changes: 'It softens instead of browning: crumble it over at the end.' }, { use: 'chickpea 1', changes: 'No cheese taste, but as filling.' }] },
  { kind: 'nut butter', swaps: [{ use: 'almond butter 1', changes: 'Milder.' }, { use: 'peanut butter 1', changes: 'Stronger.' }, { use: 'sunflower seed butter 1', changes: 'Free of nuts; a little more bitter.' }, { use: 'tahini 1', changes: 'Thinner and more bitter; add a pinch of sugar.' }] },
];
