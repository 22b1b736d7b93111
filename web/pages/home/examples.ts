/** What the welcome page shows of the house chef. A test cooks each of them and holds that it is told here as it comes out. */
export interface Example {
  foods: readonly string[];
  title: string;
  minutes: number;
  /** The dish's card. */
  dish: string;
  /** How it looks on the table. */
  look: string;
}

/** Three kitchens to try. */
export const KITCHENS: readonly [Example, ...Example[]] = [
  {
    foods: ['eggs', 'spinach', 'feta', 'potatoes'],
    title: 'Spinach and Feta Frittata',
    minutes: 40,
    dish: 'italian/frittata',
    look: 'frittata;pan;italian;fry|spinach~leafy green~wilt~2f6b34~4~1|feta~crumbly cheese~crumb~fdf7ea~1~1|egg~egg~friedegg~fff8e8~2~|olive oil~oil~~f7f0e4~0~|onion~bulb~hoop~e6d3c0~1~|potato~potato~cube~f3e3b3~0~',
  },
  {
    foods: ['chicken thighs', 'potatoes', 'carrots', 'lemon'],
    title: 'Lemon Chicken Traybake',
    minutes: 60,
    dish: 'traybakes/lemon-chicken-traybake',
    look: 'plated;tray;everyday;roast|chicken thigh~poultry~drumstick~c8823c~0~1|lemon~citrus~lemonwedge~f2cf3a~0~1|potato~potato~cube~f3e3b3~0~|olive oil~oil~~f7f0e4~0~|paprika~spice~~c2571f~2~|garlic~garlic~dot~f0e2c0~0~|red onion~bulb~wedge~9c3f6c~1~|dried oregano~dried herb~dot~6f7d45~0~|carrot~root~dice~ec8127~3~',
  },
  {
    foods: ['rice', 'black beans', 'lime', 'coriander'],
    title: 'Burrito Bowl',
    minutes: 50,
    dish: 'tex-mex/burrito-bowl',
    look: 'salad;deep bowl;tex-mex;fry|rice~rice~grain~faf3e0~0~1|black bean~beans~bean~3a2630~3~1|chili powder~spice blend~~c2571f~2~|garlic~garlic~dot~f0e2c0~0~|lime~citrus~lemonwedge~a3bf3d~0~|cilantro~tender herb~herb~4c8f35~1~|ground cumin~spice~~a5682c~2~|dried oregano~dried herb~dot~6f7d45~0~',
  },
];

/** Three recipes as they come out of others. */
export const FINISHED: readonly Example[] = [
  {
    foods: ['spaghetti', 'tomatoes', 'garlic', 'basil'],
    title: 'Spaghetti al Pomodoro',
    minutes: 35,
    dish: 'italian/spaghetti-al-pomodoro',
    look: 'noodles;bowl;italian;simmer|basil~tender herb~leaf~4f8a2c~1~1|spaghetti~pasta~~f1d081~0~|olive oil~oil~~f7f0e4~0~|tomato~tomato~dice~d8432a~6~|garlic~garlic~dot~f0e2c0~0~',
  },
  {
    foods: ['chickpeas', 'onion', 'tomatoes', 'spinach'],
    title: 'Chickpeas with Spinach',
    minutes: 25,
    dish: 'beans/chickpeas-with-spinach',
    look: 'plated;pan;everyday;fry|chickpea~beans~chickpea~e5bd6c~1~1|spinach~leafy green~shred~2f6b34~4~1|olive oil~oil~~f7f0e4~0~|ground cumin~spice~~a5682c~2~|red wine vinegar~vinegar~~d9a24a~0~|garlic~garlic~sliver~f0e2c0~0~|red pepper flakes~spice~dot~c2301f~0~|onion~bulb~dice~e6d3c0~1~|tomato~tomato~half~d8432a~6~',
  },
  {
    foods: ['salmon', 'broccoli', 'soy sauce', 'ginger'],
    title: 'Cantonese Steamed Fish with Broccoli',
    minutes: 30,
    dish: 'chinese/steamed-fish',
    look: 'plated;platter;cantonese;steam|scallion~green onion~ringlet~6fb04a~0~1|salmon~fish~fillet~f1a06f~0~|ginger~ginger~sliver~e9cf8c~0~|soy sauce~soy sauce~~5a3018~2~|sugar~sugar~~f7f0e4~0~|broccoli~firm vegetable~floret~4b8f3b~3~',
  },
];
