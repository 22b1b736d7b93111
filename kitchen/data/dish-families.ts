/** Families of dishes that take the same things along: kitchens, ways of cooking, and kinds of food that rule each other out. */
import type { KindName } from '../pantry/kinds.ts';

export const SPOONED = ['simmer', 'stew', 'boil', 'blend'] as const;
export const IN_A_PAN = ['fry', 'grill', 'roast', 'deep-fry'] as const;
export const HOT = [...SPOONED, ...IN_A_PAN, 'stir-fry', 'bake', 'steam'] as const;

export const CHINESE = ['chinese', 'cantonese', 'sichuan', 'chinese-american', 'taiwanese'] as const;
export const SOUTHEAST = ['thai', 'vietnamese', 'malaysian', 'indonesian', 'singaporean'] as const;
export const EAST_ASIAN = [...CHINESE, 'japanese', 'korean'] as const;
export const SOUTH_ASIAN = ['indian', 'pakistani', 'nepali', 'sri-lankan', 'bangladeshi'] as const;
export const MEXICAN = ['mexican', 'tex-mex'] as const;
export const AMERICAN = ['american', 'cajun', 'creole', 'canadian', 'italian-american'] as const;
export const BRITISH = ['british', 'irish', 'scottish', 'australian'] as const;
export const WESTERN = [...AMERICAN, ...BRITISH, 'everyday', 'french', 'german', 'dutch', 'austrian', 'swiss', 'nordic'] as const;
export const EASTERN = ['polish', 'russian', 'ukrainian', 'hungarian', 'czech', 'balkan', 'jewish'] as const;
export const SOUTHERN = ['italian', 'spanish', 'portuguese', 'greek'] as const;
export const NEAR_EASTERN = ['levantine', 'turkish', 'persian', 'north-african', 'egyptian'] as const;
export const LATIN = ['caribbean', 'latin', 'brazilian', 'peruvian', 'colombian', 'venezuelan', 'puerto-rican', 'argentinian', 'salvadoran'] as const;
export const STOCK_CUBES = ['west-african', 'nigerian', 'ghanaian', 'senegalese', 'kenyan', 'filipino', ...LATIN] as const;
export const AFRICAN = ['west-african', 'nigerian', 'ghanaian', 'senegalese', 'kenyan', 'ethiopian', 'south-african', 'east-african'] as const;
export const WITH_RICE = [...SOUTH_ASIAN, 'persian', 'filipino', ...SOUTHEAST, ...EAST_ASIAN, 'west-african', 'nigerian', 'ghanaian', 'senegalese', 'levantine', ...LATIN] as const;
export const STARCHES = ['rice', 'noodle', 'pasta', 'fresh pasta', 'bread', 'flatbread', 'grain', 'cooked grain'] satisfies readonly KindName[];
export const GREENS = ['firm vegetable', 'peas and corn', 'cabbage', 'leafy green', 'tender vegetable', 'salad leaf', 'root', 'raw vegetable'] satisfies readonly KindName[];
export const CHEESES = ['hard cheese', 'melting cheese', 'crumbly cheese', 'fresh cheese'] satisfies readonly KindName[];

export const DINNER = ['main', 'soup'] as const;
