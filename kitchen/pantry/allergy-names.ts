/** The ways people name an allergy, and what must then be kept out. */
import { ALLERGENS, type Allergen } from './food.ts';

/** Names beside the allergen's own, singular, lower case, comma separated. */
const OTHER_NAMES: Readonly<Record<string, readonly Allergen[]>> = {
  'dairy, lactose, cow milk, cows milk, cow’s milk, milk protein, casein, whey, butter, cheese, cream, yogurt, yoghurt': ['milk'],
  'wheat, coeliac, celiac, coeliac disease, celiac disease, rye, barley, spelt, oat, cereal, cereal containing gluten, flour, seitan': ['gluten'],
  'shellfish': ['crustacean', 'mollusc'],
  'seafood': ['fish', 'crustacean', 'mollusc'],
  'shrimp, prawn, crab, lobster, crayfish, crawfish, crustacea, langoustine': ['crustacean'],
  'mollusk, clam, oyster, mussel, scallop, squid, octopus, snail, cuttlefish, abalone': ['mollusc'],
  'egg white, egg yolk, albumen': ['egg'],
  'finned fish, fin fish': ['fish'],
  'groundnut, monkey nut': ['peanut'],
  'tree nut, treenut, almond, hazelnut, walnut, cashew, cashew nut, pecan, pecan nut, brazil nut, pistachio, pistachio nut, macadamia, macadamia nut, queensland nut': ['nuts'],
  // People who write "nuts" mean peanuts too; "tree nuts" says the narrower thing.
  'nut, all nut, any nut': ['nuts', 'peanut'],
  'soya, soybean, soyabean, soy bean, soya bean, tofu, edamame': ['soy'],
  'celeriac, celery root, celery seed': ['celery'],
  'mustard seed': ['mustard'],
  'sesame seed, tahini': ['sesame'],
  'sulfite, sulphite, sulfur dioxide, sulphur dioxide, so2': ['sulphites'],
  'lupine, lupini, lupin bean': ['lupin'],
};

/** "nuts" stands here for the wide meaning, so the bare allergen word is left to the table above. */
const BY_NAME: ReadonlyMap<string, readonly Allergen[]> = new Map([
  ...ALLERGENS.filter((allergen) => allergen !== 'nuts').map((allergen): [string, readonly Allergen[]] => [singular(allergen), [allergen]]),
  ...Object.entries(OTHER_NAMES).flatMap(([names, allergens]) =>
    names.split(', ').map((name): [string, readonly Allergen[]] => [name, allergens])),
]);

function singular(name: string): string {
  return /(?:ss|us)$/.test(name) ? name : name.replace(/s$/, '');
}

/** "Nut allergy", "no peanuts", "egg-free" without the words that only say that it is an allergy. */
export function bareAllergy(name: string): string {
  return name
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .replace(/^(?:allergic to|allergy to|no|without) /, '')
    .replace(/ (?:allergy|allergies|intolerance|intolerant|allergic|free|products?)$/, '')
    .trim();
}

/** The allergens of this name, or null. Expects what `bareAllergy` gives. */
export function findAllergens(bare: string): readonly Allergen[] | null {
  return BY_NAME.get(bare) ?? BY_NAME.get(singular(bare)) ?? null;
}
