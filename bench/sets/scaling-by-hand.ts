/** Lines and steps scaled and turned by hand, as a cook would; the last rows of each part come from reading whole recipes. scaling-lines.ts holds many more of the same kind. */
import type { UnitSystem } from '../../kitchen/recipe/scaling/scale.ts';

export interface HandCase { text: string; from: number; to: number; units: UnitSystem; expected: string }
/** A step is scaled together with the list of its recipe. */
export interface HandStep extends HandCase { list: readonly string[] }

/** line | from and to how many people | units, empty as written | expected, "=" for the line as it was. */
const LINES = `
10 carrots (about 700 g), peeled and sliced | 4 6 | | 15 carrots (about 1.05 kg), peeled and sliced
5 potatoes (about 850 g), cut into 2 cm (1 in) chunks | 4 2 | | 2½ potatoes (about 425 g), cut into 2 cm (1 in) chunks
1 onion (about 150 g), finely chopped | 4 10 | | 2½ onions (about 375 g), finely chopped
1 lemon (about 60 g), cut into wedges | 4 8 | | 2 lemons (about 120 g), cut into wedges
6 sprigs thyme, leaves picked | 4 1 | | 2 sprigs thyme, leaves picked
3 handfuls basil, torn | 4 2 | | 1½ handfuls basil, torn
1 tsp salt, plus more to taste | 4 6 | | 1½ tsp salt, plus more to taste
½ tsp black pepper | 4 1 | | ⅛ tsp black pepper
2½ tbsp vegetable oil | 4 8 | | 5 tbsp vegetable oil
2½ tbsp vegetable oil | 4 2 | | 4 tsp vegetable oil
240 ml water | 4 3 | | 180 ml water
450 g ground beef | 4 2 | us | 8 oz ground beef
375 g spaghetti | 4 2 | | 190 g spaghetti
60 g parmesan, finely grated | 4 4 | us | 2 oz parmesan, finely grated
2 cans tomatoes (about 800 g), with their juice | 4 6 | us | 3 cans tomatoes (about 2 lb 10 oz), with their juice
675 g stewing beef, cut into 3 cm (1 in) cubes | 4 8 | metric | 1.35 kg stewing beef, cut into 3 cm cubes
675 g stewing beef, cut into 3 cm (1 in) cubes | 4 4 | us | 1½ lb stewing beef, cut into 1 in cubes
800 ml water | 4 4 | us | 3⅓ cups water
180 ml red wine | 4 4 | us | ¾ cup red wine
180 ml red wine | 4 2 | us | 6 tbsp red wine
30 g butter | 2 2 | us | 2 tbsp butter
½ head cabbage (about 450 g), shredded | 2 6 | us | 1½ heads cabbage (about 3 lb), shredded
2 pork chops (about 350 g), patted dry | 2 5 | | 5 pork chops (about 875 g), patted dry
8 slices bacon, chopped | 4 3 | | 6 slices bacon, chopped
9 carrots (about 625 g), peeled and sliced | 4 2 | | 4½ carrots (about 315 g), peeled and sliced
625 g mushrooms, sliced | 4 4 | us | 1 lb 6 oz mushrooms, sliced
200 g rice | 2 4 | us | 2 cups rice
150 g all-purpose flour | 4 4 | us | 1¼ cups all-purpose flour
3 bananas (about 325 g), mashed with a fork | 6 12 | | 6 bananas (about 650 g), mashed with a fork
2 eggs | 6 9 | | 3 eggs
2 eggs | 6 3 | | 1 egg
75 g walnuts, chopped | 6 6 | us | ⅔ cup walnuts, chopped
1½ tsp baking powder | 6 12 | | 1 tbsp baking powder
1½ tsp baking powder | 6 3 | | ¾ tsp baking powder
100 g sugar | 6 6 | us | ½ cup sugar
400 ml coconut milk | 3 6 | | 800 ml coconut milk
1 can chickpeas (about 240 g), drained and rinsed | 3 6 | | 2 cans chickpeas (about 480 g), drained and rinsed
1 knob ginger (about 15 g), peeled and finely grated | 3 6 | | 2 knobs ginger (about 30 g), peeled and finely grated
4 boneless, skinless chicken breasts | 4 2 | | 2 boneless, skinless chicken breasts
4 boneless, skinless chicken breasts | 4 1 | | 1 boneless, skinless chicken breast
2 tablespoons olive oil | 4 2 | | 1 tablespoon olive oil
2 tablespoons olive oil | 4 16 | | ½ cup olive oil
1 cup chicken broth | 4 6 | | 1½ cups chicken broth
1 cup chicken broth | 4 4 | metric | 240 ml chicken broth
1/2 cup heavy cream | 4 8 | | 1 cup heavy cream
1/2 cup heavy cream | 4 4 | metric | 120 ml heavy cream
1/2 cup heavy cream | 4 2 | | ¼ cup heavy cream
Salt and pepper, to taste | 4 8 | | =
6 large eggs | 2 3 | | 9 large eggs
2 cups fresh spinach | 2 4 | metric | 120 g fresh spinach
1/2 cup crumbled feta | 2 2 | metric | 75 g crumbled feta
1 tablespoon chopped dill | 2 4 | | 2 tablespoons chopped dill
200 g linguine | 2 5 | | 500 g linguine
1 lb (450 g) boneless chicken thighs | 4 6 | | 1½ lb (675 g) boneless chicken thighs
1 lb (450 g) boneless chicken thighs | 4 4 | metric | 450 g boneless chicken thighs
1 lb (450 g) boneless chicken thighs | 4 8 | us | 2 lb boneless chicken thighs
2 garlic cloves | 4 10 | | 5 garlic cloves
2 garlic cloves, minced | 4 2 | | 1 garlic clove, minced
1 garlic clove, crushed | 2 6 | | 3 garlic cloves, crushed
Lime wedges | 4 8 | | =
a handful of Thai basil | 2 4 | | 2 handfuls of Thai basil
400g baby potatoes, halved | 4 6 | | 600g baby potatoes, halved
½ cup rolled oats | 1 2 | | 1 cup rolled oats
1 handful blueberries | 1 3 | | 3 handfuls blueberries
1 red bell pepper, sliced | 4 6 | | 1½ red bell peppers, sliced
1 red bell pepper, sliced | 4 8 | | 2 red bell peppers, sliced
2 tbsp ghee | 4 6 | | 3 tbsp ghee
1 tsp baking soda | 12 24 | | 2 tsp baking soda
1 tsp baking soda | 12 6 | | ½ tsp baking soda
1 carrot, cut into matchsticks | 4 8 | | 2 carrots, cut into matchsticks
3 tbsp miso | 4 2 | | 1½ tbsp miso
1 can chopped tomatoes | 4 2 | | ½ can chopped tomatoes
6 basil leaves | 2 3 | | 9 basil leaves
1 cup salsa | 4 2 | | ½ cup salsa
2 scallions | 2 3 | | 3 scallions
400 g ground beef | 4 4 | us | 14 oz ground beef
2 tsp (10 g) fine salt | 8 4 | | 1 tsp (5 g) fine salt
2 tsp (10 g) fine salt | 8 8 | us | 2 tsp fine salt
4 bell peppers | 4 1 | | 1 bell pepper
4 bell peppers | 4 3 | | 3 bell peppers
3 sprigs rosemary | 6 2 | | 1 sprig rosemary
200 ml oil | 8 8 | us | ¾ cup plus 1 tbsp oil
4 lemons | 4 6 | | 6 lemons
500 g bread flour | 2 2 | us | 4 cups bread flour
Juice of 1/2 lemon | 4 8 | | Juice of 1 lemon
Juice of 1/2 lemon | 4 4 | metric | =
zest of 1 orange | 4 8 | | zest of 2 oranges
1 (15-ounce) can black beans, rinsed and drained | 4 8 | | 2 (15-ounce) cans black beans, rinsed and drained
1 (15-ounce) can black beans, rinsed and drained | 4 4 | metric | 1 (425 g) can black beans, rinsed and drained
2 (14.5-ounce) cans diced tomatoes | 4 2 | | 1 (14.5-ounce) can diced tomatoes
1 14-ounce block extra-firm tofu, pressed | 4 8 | | 2 x 14-ounce blocks extra-firm tofu, pressed
1 (8 oz) package cream cheese, softened | 8 4 | | ½ (8 oz) package cream cheese, softened
8 oz cream cheese, softened | 8 8 | metric | 225 g cream cheese, softened
12 oz penne | 4 4 | metric | 350 g penne
1 lb ground turkey | 4 6 | metric | 675 g ground turkey
1½ lb shrimp, peeled and deveined | 4 2 | | ¾ lb shrimp, peeled and deveined
2 lbs potatoes, peeled | 6 3 | | 1 lb potatoes, peeled
1 pound spaghetti | 6 12 | | 2 pounds spaghetti
1 pound spaghetti | 6 3 | | ½ pound spaghetti
3/4 cup sugar | 12 24 | | 1½ cups sugar
3/4 cup sugar | 12 6 | | 6 tbsp sugar
2/3 cup milk | 4 2 | | ⅓ cup milk
2/3 cup milk | 4 8 | | 1⅓ cups milk
1/3 cup honey | 4 8 | | ⅔ cup honey
1/3 cup soy sauce | 4 2 | | 2 tbsp plus 2 tsp soy sauce
1 1/2 cups all-purpose flour | 12 6 | | ¾ cup all-purpose flour
1 1/2 cups all-purpose flour | 12 12 | metric | 190 g all-purpose flour
2 1/4 cups flour | 24 48 | | 4½ cups flour
1 cup (2 sticks) unsalted butter, softened | 24 12 | | ½ cup (1 stick) unsalted butter, softened
1 cup (2 sticks) unsalted butter, softened | 24 24 | metric | 225 g unsalted butter, softened
1 stick butter | 8 16 | | 2 sticks butter
1 cup (200 g) sugar | 12 24 | | 2 cups (400 g) sugar
1 cup (200 g) sugar | 12 12 | metric | 200 g sugar
1 cup (200 g) sugar | 12 18 | us | 1½ cups sugar
1 cup / 240 ml milk | 4 8 | metric | 480 ml milk
2 to 3 tablespoons lemon juice | 4 8 | | 4 to 6 tablespoons lemon juice
1-2 jalapeños, seeded and minced | 4 8 | | 2-4 jalapeños, seeded and minced
3–4 carrots, chopped | 4 2 | | 1½–2 carrots, chopped
2 or 3 bay leaves | 6 3 | | 1 or 2 bay leaves
One onion, diced | 4 8 | | 2 onions, diced
Two eggs | 2 4 | | 4 eggs
A pinch of nutmeg | 4 8 | | =
a few sprigs of thyme | 4 8 | | =
1 small bunch cilantro, chopped | 4 2 | | ½ small bunch cilantro, chopped
1 medium zucchini, sliced | 2 4 | | 2 medium zucchinis, sliced
1 large head of cauliflower, cut into florets | 4 8 | | 2 large heads of cauliflower, cut into florets
1 head romaine lettuce, chopped | 4 6 | | 1½ heads romaine lettuce, chopped
4 slices sourdough bread | 2 1 | | 2 slices sourdough bread
1 loaf French bread, sliced | 8 4 | | ½ loaf French bread, sliced
8 corn tortillas | 4 3 | | 6 corn tortillas
1 sheet frozen puff pastry, thawed | 4 8 | | 2 sheets frozen puff pastry, thawed
Vegetable oil, for frying | 4 8 | | =
1 quart chicken stock | 6 3 | | 2 cups chicken stock
1 quart chicken stock | 6 6 | metric | 960 ml chicken stock
1 pint cherry tomatoes, halved | 4 8 | | 2 pints cherry tomatoes, halved
1 pint cherry tomatoes, halved | 4 4 | metric | 300 g cherry tomatoes, halved
½ gallon milk | 8 4 | | 1 quart milk
2 T butter | 4 6 | | 3 T butter
1 c. flour | 4 8 | | 2 c. flour
2 tsp. vanilla | 12 18 | | 1 tbsp vanilla
2 tablespoons plus 1 teaspoon cornstarch | 4 8 | | 4 tablespoons plus 2 teaspoons cornstarch
1 thumb-sized piece of ginger, grated | 4 8 | | 2 thumb-sized pieces of ginger, grated
1-inch piece fresh ginger, grated | 4 8 | | 2-inch piece fresh ginger, grated
1-inch piece fresh ginger, grated | 4 4 | metric | 2.5 cm piece fresh ginger, grated
3cm piece of ginger, sliced | 4 4 | us | 1¼ in piece of ginger, sliced
1 cinnamon stick | 4 8 | | 2 cinnamon sticks
4 green cardamom pods, crushed | 4 6 | | 6 green cardamom pods, crushed
1 star anise | 4 8 | | 2 star anise
1 whole chicken (about 4 lb) | 4 8 | | 2 whole chickens (about 8 lb)
1 whole chicken (about 4 lb) | 4 4 | metric | 1 whole chicken (about 1.8 kg)
1 (3 to 4 lb) whole chicken | 6 12 | | 2 (3 to 4 lb) whole chickens
2 (1-inch thick) ribeye steaks | 2 4 | | 4 (1-inch thick) ribeye steaks
2 salmon fillets, 150g each | 2 3 | | 3 salmon fillets, 150g each
2 salmon fillets, 170 g each | 2 2 | us | 2 salmon fillets, 6 oz each
250g tub mascarpone | 4 8 | | 2 x 250g tubs mascarpone
Half a cucumber, diced | 2 4 | | 1 cucumber, diced
Half a cucumber, diced | 2 6 | | 1½ cucumbers, diced
1 dozen eggs | 6 3 | | ½ dozen eggs
1 ripe avocado | 2 1 | | ½ ripe avocado
12 ounces (340 g) dark chocolate, chopped | 8 4 | | 6 ounces (170 g) dark chocolate, chopped
1 oz (30 g) parmesan | 2 6 | us | 3 oz parmesan
1 cup + 2 tbsp water | 4 4 | metric | 270 ml water
750ml hot vegetable stock | 4 8 | | 1.5 liters hot vegetable stock
1.5 kg beef shin | 6 4 | | 1 kg beef shin
1.2kg potatoes | 6 4 | us | 1¾ lb potatoes
2 litres water | 4 2 | | 1 litre water
5ml vanilla extract | 8 16 | | 10ml vanilla extract
50g butter, plus extra for greasing | 8 12 | | 75g butter, plus extra for greasing
50g butter, plus extra for greasing | 8 8 | us | 3½ tbsp butter, plus extra for greasing
225g self-raising flour | 8 8 | us | 1¾ cups self-raising flour
175g caster sugar | 8 8 | us | ¾ cup plus 2 tbsp caster sugar
1 tbsp cornflour, mixed with 2 tbsp water | 4 8 | | 2 tbsp cornflour, mixed with 4 tbsp water
2 tablespoons soy sauce or tamari | 4 6 | | 3 tablespoons soy sauce or tamari
1 large or 2 small shallots, sliced | 4 8 | | 2 large or 4 small shallots, sliced
3 cups cooked rice (from 1 cup dry) | 4 8 | | 6 cups cooked rice (from 2 cups dry)
1 cup quinoa, rinsed | 4 4 | metric | 175 g quinoa, rinsed
½ cup grated parmesan | 4 4 | metric | 50 g grated parmesan
1 cup shredded cheddar | 4 4 | metric | 115 g shredded cheddar
2 tbsp peanut butter | 2 8 | | ½ cup peanut butter
2 cups broccoli florets | 4 4 | metric | 180 g broccoli florets
1 cup diced tomatoes | 4 4 | metric | 240 g diced tomatoes
2 cups sliced mushrooms | 2 2 | metric | 140 g sliced mushrooms
1 cup shredded cooked chicken | 4 4 | metric | 140 g shredded cooked chicken
1 tablespoon kosher salt | 8 4 | | 1½ teaspoons kosher salt
¼ teaspoon cayenne pepper | 4 2 | | ⅛ teaspoon cayenne pepper
⅛ tsp ground cloves | 8 4 | | 1 pinch ground cloves
12 large shrimp | 4 3 | | 9 large shrimp
1 jar (24 oz) marinara sauce | 4 8 | | 2 jars (24 oz) marinara sauce
1 bag (5 oz) baby spinach | 4 2 | | ½ bag (5 oz) baby spinach
2 1/4 cups all-purpose flour | 24 12 | | 1 cup plus 2 tbsp all-purpose flour
4 1/4 cups bread flour | 8 4 | | 2 cups plus 2 tbsp bread flour
400 g can coconut milk | 2 4 | us | 2 x 14 oz cans coconut milk
11 g dark chocolate, chopped | 2 1 | us | ¼ oz dark chocolate, chopped
50 g butter, melted | 2 1 | us | 1¾ tbsp butter, melted
30 g butter | 2 6 | us | 6½ tbsp butter
2 portions ramen noodles | 2 1 | | 1 portion ramen noodles
1 portion ramen noodles | 1 3 | | 3 portions ramen noodles
1 cauliflower | 2 6 | | 3 heads cauliflower
1 cauliflower, cut into florets | 4 2 | | ½ cauliflower, cut into florets
one half cup sugar | 4 8 | | 1 cup sugar
1½ (3 to 4 lb) ducks | 6 12 | | 3 (3 to 4 lb) ducks
½ gallon apple cider | 8 16 | | 1 gallon apple cider
`;

/** the list's lines, with semicolons | step | from and to how many people | units | expected. */
const STEPS = `
10 carrots; 3 tbsp water | Add the carrots with 3 tbsp water, cover and cook for 8 to 10 minutes, stirring twice. | 4 8 | | Add the carrots with 6 tbsp water, cover and cook for 8 to 10 minutes, stirring twice.
1 onion | Tip in the onion with a pinch of salt and let soften for 5 to 7 minutes. | 4 8 | | Tip in the onions with a pinch of salt and let soften for 5 to 7 minutes.
1 egg; 200 ml milk | Beat the egg with the milk. | 2 4 | | Beat the eggs with the milk.
2 eggs; 200 ml milk | Beat the eggs with the milk. | 4 2 | | Beat the egg with the milk.
2 eggs; 2 slices bread | Top each toast with an egg. | 2 4 | | =
1 red bell pepper | Core the red bell pepper and slice it. | 4 8 | | =
1 onion; 1 tsp onion powder | Heat the oil in a pan. Add the onion powder. | 4 8 | | =
200 g egg noodles; 1 egg | Add the egg noodles and the egg. | 2 4 | | Add the egg noodles and the eggs.
1 lemon; 2 fish fillets | Squeeze the lemon over the fish. | 2 4 | | Squeeze the lemons over the fish.
1 lemon | Add the lemon juice. | 2 4 | | =
1 tomato; 1 tbsp tomato paste | Stir in the tomato paste and the tomato. | 2 4 | | Stir in the tomato paste and the tomatoes.
2 cups flour; 1 tablespoon baking powder; 1/2 teaspoon salt | In a bowl, whisk together 2 cups of flour, 1 tablespoon baking powder and 1/2 teaspoon salt. | 8 16 | | In a bowl, whisk together 4 cups of flour, 2 tablespoons baking powder and 1 teaspoon salt.
1 cup butter; 3/4 cup sugar | Cream 1 cup butter with 3/4 cup sugar for 3 minutes. | 24 12 | | Cream ½ cup butter with 6 tbsp sugar for 3 minutes.
4 eggs | Add 2 of the eggs, one at a time. | 4 8 | | Add 4 of the eggs, one at a time.
4 eggs | Crack in the remaining 2 eggs. | 4 8 | | Crack in the remaining 4 eggs.
4 cups broth | Pour in 2 cups (480 ml) of the broth and bring to a boil. | 4 8 | | Pour in 4 cups (960 ml) of the broth and bring to a boil.
4 cups broth | Pour in 2 cups (480 ml) of the broth and bring to a boil. | 4 4 | metric | Pour in 480 ml of the broth and bring to a boil.
1 tablespoon oil | Heat 1 tablespoon oil in a 12-inch skillet over medium heat. | 2 4 | | Heat 2 tablespoons oil in a 12-inch skillet over medium heat.
1 tablespoon oil | Heat 1 tablespoon oil in a 12-inch skillet over medium heat. | 2 2 | metric | Heat 1 tablespoon oil in a 30 cm skillet over medium heat.
200 g flour | Bake for 25-30 minutes at 375°F (190°C), until golden. | 4 4 | metric | Bake for 25-30 minutes at 190°C, until golden.
200 g flour | Bake for 25-30 minutes at 375°F (190°C), until golden. | 4 4 | us | Bake for 25-30 minutes at 375°F, until golden.
1 cup flour | Preheat oven to 350°F. | 4 4 | metric | Preheat oven to 180 °C.
200 g flour | Preheat the oven to 180C/160C fan/gas 4. | 4 4 | us | Preheat the oven to 350 °F (325 °F fan).
200 g flour | Preheat the oven to 180C/160C fan/gas 4. | 4 4 | metric | Preheat the oven to 180C (160C fan).
500 g pork | Roast at gas mark 7 for 40 minutes. | 4 4 | metric | Roast at 220 °C for 40 minutes.
500 g pork | Roast at gas mark 7 for 40 minutes. | 4 4 | us | Roast at 425 °F for 40 minutes.
1 cup flour | Bake in a 9x13-inch baking dish for 45 minutes. | 4 4 | metric | Bake in a 23 x 33 cm baking dish for 45 minutes.
1 cup flour | Grease a 9x5-inch loaf pan. | 4 4 | metric | Grease a 23 x 13 cm loaf pan.
200 g flour | Line a 20cm round cake tin. | 4 4 | us | Line an 8 in round cake tin.
1 cup flour | Roll out to ½ inch thick and cut into 3-inch rounds. | 4 4 | metric | Roll out to 1 cm thick and cut into 7.5 cm rounds.
2 lb potatoes | Cut the potatoes into 1/4-inch slices. | 4 4 | metric | Cut the potatoes into 5 mm slices.
2 lb potatoes | Slice 1/8 inch thick. | 4 4 | metric | Slice 3 mm thick.
4 chicken breasts | Cook to an internal temperature of 165°F. | 4 8 | metric | Cook to an internal temperature of 74 °C.
2 steaks | Rest until it reads 145 degrees F. | 4 4 | metric | Rest until it reads 63 °C.
500 g potatoes | Deep-fry at 180 °C until golden. | 4 4 | us | Deep-fry at 350 °F until golden.
500 g flour | Let the dough rise at 25 °C for 1 hour. | 4 4 | us | Let the dough rise at 77 °F for 1 hour.
4 cups flour | The water should be lukewarm, about 110°F. | 4 4 | metric | The water should be lukewarm, about 43 °C.
500 g flour | Divide the dough into 8 pieces and roll each into a ball. | 8 16 | | Divide the dough into 16 pieces and roll each into a ball.
500 g flour | Divide the dough in half. | 8 16 | | =
500 g ground beef | Form into 12 meatballs. | 4 2 | | Form into 6 meatballs.
200 g flour | Divide between two bowls. | 2 4 | | Divide between 4 bowls.
200 g flour | Drop 12 mounds of dough onto a baking sheet, 5 cm (2 in) apart. | 12 24 | metric | Drop 24 mounds of dough onto a baking sheet, 5 cm apart.
200 g flour | Fill a 12-cup muffin tin. | 12 24 | | =
1 lb pasta | Bring 4 quarts of salted water to a boil. | 4 8 | | Bring 8 quarts of salted water to a boil.
1 lb pasta | Reserve ½ cup of the pasta water. | 4 8 | | =
8 tortillas | Spoon 2 tablespoons of filling onto each tortilla. | 4 8 | | =
1 cup flour | Use about 1/4 cup batter per pancake. | 4 8 | | =
1 cup rice | Add a splash of water if it gets dry. | 4 8 | | =
1 cup chickpeas | Blend with ½ cup cold water until smooth. | 2 4 | | Blend with 1 cup cold water until smooth.
4 chicken breasts | Marinate for at least 30 minutes, or up to 24 hours. | 4 8 | | =
1/2 tsp salt; 1/4 tsp pepper | Season with 1/2 tsp salt and 1/4 tsp pepper. | 2 6 | | Season with 1½ tsp salt and ¾ tsp pepper.
1 tbsp cornstarch | Mix 1 tbsp cornstarch with 2 tbsp cold water. | 4 8 | | Mix 2 tbsp cornstarch with 4 tbsp cold water.
2 cups flour; 1 cup milk | Add one third of the flour and 2 tablespoons of the milk. | 4 8 | | Add one third of the flour and 4 tablespoons of the milk.
2 cloves garlic; 2 tbsp olive oil | Sauté 2 cloves of minced garlic in 2 tbsp of olive oil. | 4 6 | | Sauté 3 cloves of minced garlic in 3 tbsp of olive oil.
4 chicken breasts | Return the 4 chicken breasts to the pan. | 4 2 | | Return the 2 chicken breasts to the pan.
3 eggs | Add the 3 eggs one by one. | 6 12 | | Add the 6 eggs one by one.
4 eggs | Fry two eggs at a time. | 4 8 | | =
400 g mushrooms | Work in 3 batches. | 4 8 | | =
600 ml stock | Stir 150 ml of the stock into the roux. | 4 8 | | Stir 300 ml of the stock into the roux.
200 g couscous | Top up with 100 ml boiling water from the kettle. | 4 8 | | Top up with 200 ml boiling water from the kettle.
1 lb beans | Cover with 2 inches of water. | 4 8 | | =
1 lb beans | Cover with 2 inches of water. | 4 8 | metric | Cover with 5 cm of water.
500 g fish | Add enough oil to come 1 cm up the sides. | 4 8 | | =
3 tablespoons olive oil; 1 tablespoon vinegar; 1 teaspoon mustard | Whisk 3 tablespoons olive oil, 1 tablespoon vinegar and 1 teaspoon mustard in a jar. | 4 8 | | Whisk 6 tablespoons olive oil, 2 tablespoons vinegar and 2 teaspoons mustard in a jar.
2 cups flour | Pour the batter into a 2-quart baking dish. | 4 4 | metric | Pour the batter into a 2-liter baking dish.
2 cups flour | Use a 4-quart pot. | 4 8 | | =
2 steaks | Take the steaks out of the fridge 30 minutes before cooking. | 2 4 | | =
1 can coconut milk | Add 1 can of coconut milk and 1 cup water. | 4 8 | | Add 2 cans of coconut milk and 2 cups water.
8 tortillas; 1 lime | Serve 2 tacos per person with a lime wedge. | 4 8 | | =
2 cups flour | Makes about 24 cookies. | 12 24 | | Makes about 48 cookies.
200 g flour | Grease and line two 20 cm sandwich tins. | 8 8 | us | Grease and line two 8 in sandwich tins.
4 slices bread | Put 2 slices of bread on each plate. | 2 4 | | =
8 slices bread; 4 tbsp butter | Lay 4 slices of bread on a board and spread with 2 tbsp butter. | 4 2 | | Lay 2 slices of bread on a board and spread with 1 tbsp butter.
7 g instant yeast; 300 ml water | Dissolve 7 g yeast in 300 ml lukewarm water. | 2 1 | | Dissolve 3.5 g yeast in 150 ml lukewarm water.
7 g instant yeast; 300 ml water | Dissolve 7 g yeast in 300 ml lukewarm water. | 2 2 | us | Dissolve 2¼ tsp yeast in 1¼ cups lukewarm water.
250 g sugar | Add 200 g of the sugar and beat for 5 minutes. | 4 4 | us | Add 1 cup of the sugar and beat for 5 minutes.
500 g flour | Knead in 50 g more flour if sticky. | 2 4 | | Knead in 100 g more flour if sticky.
1 cup rice | Cook the rice in 2 1/2 cups water for 15 to 18 minutes. | 4 2 | | Cook the rice in 1¼ cups water for 15 to 18 minutes.
1 kg beef | Simmer uncovered for 1 to 1½ hours. | 4 8 | | =
1 kg beef | Remove from the oven after 10 minutes and turn down to 160°C. | 4 4 | us | Remove from the oven after 10 minutes and turn down to 325 °F.
2 cups sugar | Bring the syrup to 240°F (soft-ball stage). | 4 4 | metric | Bring the syrup to 116 °C (soft-ball stage).
100 g nuts | Toast at 400°F / 200°C / Gas 6 for 8 minutes. | 4 4 | metric | Toast at 200°C for 8 minutes.
100 g nuts | Toast at 400°F / 200°C / Gas 6 for 8 minutes. | 4 4 | us | Toast at 400°F for 8 minutes.
500 ml milk | Chill at 4 °C or below. | 4 4 | us | Chill at 40 °F or below.
1 kg beef | Heat oven to 160 C. Bake 3 hours. | 4 4 | us | Heat oven to 325 °F. Bake 3 hours.
1 lb ground beef | Shape into 1½-inch balls. | 4 8 | metric | Shape into 4 cm balls.
1 lb chicken | Thread onto 8 skewers. | 4 8 | | Thread onto 16 skewers.
8 taco shells | Fill 8 taco shells with the beef. | 4 8 | | Fill 16 taco shells with the beef.
4 tortillas | Warm the 4 tortillas in a dry pan, 30 seconds a side. | 2 4 | | Warm the 8 tortillas in a dry pan, 30 seconds a side.
1 egg yolk | Add 1 egg yolk and mix. | 4 8 | | Add 2 egg yolks and mix.
1 egg | Beat an egg with a fork. | 4 8 | | Beat 2 eggs with a fork.
1 onion | Add one chopped onion. | 4 8 | | Add 2 chopped onions.
1 onion | Add half of the onion now and the rest later. | 4 8 | | Add half of the onions now and the rest later.
300 g cheddar cheese | Stir in two thirds of the 300 g cheese. | 4 8 | | Stir in two thirds of the 600 g cheese.
1 lb pasta; 1 tsp salt | Use 1 tsp salt for every 4 cups water. | 4 8 | | =
1 lime | Serve with 1 lime, cut into wedges. | 4 8 | | Serve with 2 limes, cut into wedges.
1 bay leaf | Remove the bay leaf. | 4 8 | | Remove the bay leaves.
1 cinnamon stick; 1 star anise | Discard the cinnamon stick and star anise. | 4 8 | | Discard the cinnamon sticks and star anise.
1 onion | Cook until the onion is soft, about 5 minutes. | 4 8 | | Cook until the onions are soft, about 5 minutes.
1 chicken breast | Cut the chicken breast into strips. | 2 4 | | Cut the chicken breasts into strips.
1 carrot | Peel the carrot, then grate it. | 2 4 | | =
1 sweet potato; 1 potato | Add the sweet potato and the potato. | 2 4 | | Add the sweet potatoes and the potatoes.
1 red onion | Add the red onion. | 2 4 | | Add the red onions.
1 onion | Add the onion soup mix. | 2 4 | | =
1 egg | Stir in the egg white. | 2 4 | | =
1 egg white | Stir in the egg white. | 2 4 | | Stir in the egg whites.
200 g linguine | Keep a cup of the water. | 2 6 | metric | =
2 chipotle peppers | Heat: one chipotle is mild, three are fierce. | 4 24 | | =
500 g ground turkey | Nutrition (per serving): Calories: 320; Protein: 30 g; Fat: 9 g | 6 12 | | =
1 salmon fillet | Cut 1 large sheet of baking paper. | 1 2 | | Cut 2 large sheets of baking paper.
2 salmon fillets | Cut 2 large sheets of baking paper. | 2 1 | | Cut 1 large sheet of baking paper.
3 large potatoes; 2 cups flour | Use three quarters of the flour now. | 4 8 | | =
2 lb chicken | Cut the chicken into 8 pieces. | 4 8 | | =
1 egg | Crack an egg into each hollow. | 2 4 | | =
1 onion; 1 eggplant; 1 tomato | Push onto skewers, taking turns with the eggplant, tomato and onion (wooden ones must soak first). | 1 4 | | Push onto skewers, taking turns with the eggplants, tomatoes and onions (wooden ones must soak first).
1 chicken breast | Cook until the chicken breast reads 74 °C. | 1 2 | | =
1 head garlic; 1 onion | Soften the finely chopped onion and the garlic. | 2 4 | | Soften the finely chopped onions and the garlic.
1 red onion; 1 white onion; 2 tomatoes | Add the red onion and the tomatoes. | 2 4 | | Add the red onions and the tomatoes.
2 onions; 1 spring onion | Slice the onions. | 4 2 | | =
4 slices bacon | Pour off all but 1 tablespoon of the fat. | 4 8 | | =
`;

const rowsOf = (rows: string): string[][] => rows.trim().split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
const caseOf = ([text = '', people = '', units = '', expected = '']: readonly string[]): HandCase => {
  const [from = 1, to = 1] = people.split(' ').map(Number);
  return { text, from, to, units: units === 'us' || units === 'metric' ? units : 'as written', expected: expected === '=' ? text : expected };
};

export const LINES_BY_HAND: readonly HandCase[] = rowsOf(LINES).map(caseOf);
export const STEPS_BY_HAND: readonly HandStep[] = rowsOf(STEPS).map(([list = '', ...rest]) => ({ ...caseOf(rest), list: list.split('; ') }));
