/** Ingredient lines scaled and turned, exact: what a careful cook would write. Each stands alone in a recipe for four. */
import type { UnitSystem } from '../../kitchen/recipe/scaling/scale.ts';

export interface ScalingCase { line: string; times: number; units: UnitSystem; expected: string }

/** line | times | units | expected; "=" is the line as it was. */
const ROWS = `
2 onions (about 300 g), finely chopped | 2 | as written | 4 onions (about 600 g), finely chopped
2 onions (about 300 g), finely chopped | 0.5 | as written | 1 onion (about 150 g), finely chopped
2 onions (about 300 g), finely chopped | 3 | as written | 6 onions (about 900 g), finely chopped
2 onions (about 300 g), finely chopped | 1 | us | 2 onions (about 11 oz), finely chopped
2 onions (about 300 g), finely chopped | 2 | us | 4 onions (about 1 lb 5 oz), finely chopped
1 onion, sliced | 2 | as written | 2 onions, sliced
1 onion, sliced | 0.5 | as written | ½ onion, sliced
1 onion, sliced | 1.5 | as written | 1½ onions, sliced
½ onion (about 75 g), finely chopped | 2 | as written | 1 onion (about 150 g), finely chopped
½ onion (about 75 g), finely chopped | 0.5 | as written | ¼ onion (about 40 g), finely chopped
½ onion (about 75 g), finely chopped | 3 | as written | 1½ onions (about 225 g), finely chopped
½ onion (about 75 g), finely chopped | 1 | us | ½ onion (about 2½ oz), finely chopped
half an onion | 2 | as written | 1 onion
half an onion | 0.5 | as written | ¼ onion
half an onion | 1.5 | as written | ¾ onion
an onion, peeled | 2 | as written | 2 onions, peeled
an onion, peeled | 0.5 | as written | ½ onion, peeled
an onion, peeled | 3 | as written | 3 onions, peeled
1 large red onion, cut into 8 wedges | 2 | as written | 2 large red onions, cut into 8 wedges
1 large red onion, cut into 8 wedges | 0.5 | as written | ½ large red onion, cut into 8 wedges
1 large red onion, cut into 8 wedges | 1.5 | as written | 1½ large red onions, cut into 8 wedges
2 cloves garlic, minced | 2 | as written | 4 cloves garlic, minced
2 cloves garlic, minced | 0.5 | as written | 1 clove garlic, minced
2 cloves garlic, minced | 3 | as written | 6 cloves garlic, minced
2 cloves garlic, minced | 2 | us | 4 cloves garlic, minced
1 clove garlic | 2 | as written | 2 cloves garlic
1 clove garlic | 0.5 | as written | =
2-3 cloves garlic, minced | 2 | as written | 4-6 cloves garlic, minced
2-3 cloves garlic, minced | 0.5 | as written | 1-2 cloves garlic, minced
2-3 cloves garlic, minced | 3 | as written | 6-9 cloves garlic, minced
3 eggs | 2 | as written | 6 eggs
3 eggs | 0.5 | as written | 2 eggs
3 eggs | 1.5 | as written | 5 eggs
1 large egg, beaten | 2 | as written | 2 large eggs, beaten
1 large egg, beaten | 0.5 | as written | =
1 large egg, beaten | 3 | as written | 3 large eggs, beaten
2 egg yolks | 2 | as written | 4 egg yolks
2 egg yolks | 0.5 | as written | 1 egg yolk
2 egg yolks | 1.5 | as written | 3 egg yolks
1 bay leaf | 2 | as written | 2 bay leaves
1 bay leaf | 0.5 | as written | =
1 bay leaf | 3 | as written | 3 bay leaves
4 stalks celery, chopped | 2 | as written | 8 stalks celery, chopped
4 stalks celery, chopped | 0.5 | as written | 2 stalks celery, chopped
4 stalks celery, chopped | 1.5 | as written | 6 stalks celery, chopped
1 stalk celery | 2 | as written | 2 stalks celery
1 stalk celery | 0.5 | as written | ½ stalk celery
1 stalk celery | 3 | as written | 3 stalks celery
½ head cabbage (about 450 g), shredded | 2 | as written | 1 head cabbage (about 900 g), shredded
½ head cabbage (about 450 g), shredded | 0.5 | as written | ¼ head cabbage (about 225 g), shredded
½ head cabbage (about 450 g), shredded | 1.5 | as written | ¾ head cabbage (about 675 g), shredded
½ head cabbage (about 450 g), shredded | 1 | us | ½ head cabbage (about 1 lb), shredded
½ head cabbage (about 450 g), shredded | 2 | us | 1 head cabbage (about 2 lb), shredded
1 head broccoli (about 300 g), cut into florets | 2 | as written | 2 heads broccoli (about 600 g), cut into florets
1 head broccoli (about 300 g), cut into florets | 0.5 | as written | ½ head broccoli (about 150 g), cut into florets
1 head broccoli (about 300 g), cut into florets | 3 | as written | 3 heads broccoli (about 900 g), cut into florets
1 head broccoli (about 300 g), cut into florets | 1 | us | 1 head broccoli (about 11 oz), cut into florets
1 lemon, juiced | 2 | as written | 2 lemons, juiced
1 lemon, juiced | 0.5 | as written | ½ lemon, juiced
1 lemon, juiced | 1.5 | as written | 1½ lemons, juiced
Juice of 1 lemon | 2 | as written | Juice of 2 lemons
Juice of 1 lemon | 0.5 | as written | Juice of ½ lemon
Juice of 1 lemon | 3 | as written | Juice of 3 lemons
Zest and juice of 2 limes | 2 | as written | Zest and juice of 4 limes
Zest and juice of 2 limes | 0.5 | as written | Zest and juice of 1 lime
Zest and juice of 2 limes | 1.5 | as written | Zest and juice of 3 limes
Juice of half a lemon | 2 | as written | Juice of 1 lemon
Juice of half a lemon | 0.5 | as written | Juice of ¼ lemon
Juice of half a lemon | 3 | as written | Juice of 1½ lemons
1 bunch parsley, chopped | 2 | as written | 2 bunches parsley, chopped
1 bunch parsley, chopped | 0.5 | as written | ½ bunch parsley, chopped
1 bunch parsley, chopped | 1.5 | as written | 1½ bunches parsley, chopped
a handful of basil leaves | 2 | as written | 2 handfuls of basil leaves
a handful of basil leaves | 0.5 | as written | ½ handful of basil leaves
a handful of basil leaves | 3 | as written | 3 handfuls of basil leaves
6 sprigs thyme, leaves picked | 2 | as written | 12 sprigs thyme, leaves picked
6 sprigs thyme, leaves picked | 0.5 | as written | 3 sprigs thyme, leaves picked
6 sprigs thyme, leaves picked | 1.5 | as written | 9 sprigs thyme, leaves picked
1 knob ginger, peeled and finely grated | 2 | as written | 2 knobs ginger, peeled and finely grated
1 knob ginger, peeled and finely grated | 0.5 | as written | =
1 knob ginger, peeled and finely grated | 3 | as written | 3 knobs ginger, peeled and finely grated
1 knob ginger, peeled and finely grated | 2 | us | 2 knobs ginger, peeled and finely grated
2 cans tomatoes (about 800 g), with their juice | 2 | as written | 4 cans tomatoes (about 1.6 kg), with their juice
2 cans tomatoes (about 800 g), with their juice | 0.5 | as written | 1 can tomatoes (about 400 g), with their juice
2 cans tomatoes (about 800 g), with their juice | 1.5 | as written | 3 cans tomatoes (about 1.2 kg), with their juice
2 cans tomatoes (about 800 g), with their juice | 1 | us | 2 cans tomatoes (about 1¾ lb), with their juice
1 (14 oz) can black beans, drained and rinsed | 2 | as written | 2 (14 oz) cans black beans, drained and rinsed
1 (14 oz) can black beans, drained and rinsed | 0.5 | as written | ½ (14 oz) can black beans, drained and rinsed
1 (14 oz) can black beans, drained and rinsed | 3 | as written | 3 (14 oz) cans black beans, drained and rinsed
1 (14 oz) can black beans, drained and rinsed | 1 | metric | 1 (400 g) can black beans, drained and rinsed
one 400 g can chickpeas | 2 | as written | 2 x 400 g cans chickpeas
one 400 g can chickpeas | 0.5 | as written | ½ x 400 g can chickpeas
one 400 g can chickpeas | 1.5 | as written | 1½ x 400 g cans chickpeas
one 400 g can chickpeas | 1 | us | one 14 oz can chickpeas
one 400 g can chickpeas | 2 | us | 2 x 14 oz cans chickpeas
one 400 g can chickpeas | 10 | as written | 10 x 400 g cans chickpeas
2 x 400 g tins chopped tomatoes | 2 | as written | 4 x 400 g tins chopped tomatoes
2 x 400 g tins chopped tomatoes | 0.5 | as written | 1 x 400 g tin chopped tomatoes
2 x 400 g tins chopped tomatoes | 3 | as written | 6 x 400 g tins chopped tomatoes
2 x 400 g tins chopped tomatoes | 1 | us | 2 x 14 oz tins chopped tomatoes
1 can (14.5 oz) diced tomatoes | 2 | as written | 2 cans (14.5 oz) diced tomatoes
1 can (14.5 oz) diced tomatoes | 0.5 | as written | ½ can (14.5 oz) diced tomatoes
1 can (14.5 oz) diced tomatoes | 1.5 | as written | 1½ cans (14.5 oz) diced tomatoes
1 can (14.5 oz) diced tomatoes | 1 | metric | 1 can (400 g) diced tomatoes
1 package active dry yeast | 2 | as written | 2 packages active dry yeast
1 package active dry yeast | 0.5 | as written | ½ package active dry yeast
1 package active dry yeast | 3 | as written | 3 packages active dry yeast
4 (6 oz) salmon fillets | 2 | as written | 8 (6 oz) salmon fillets
4 (6 oz) salmon fillets | 0.5 | as written | 2 (6 oz) salmon fillets
4 (6 oz) salmon fillets | 1.5 | as written | 6 (6 oz) salmon fillets
4 (6 oz) salmon fillets | 1 | metric | 4 (170 g) salmon fillets
4 chicken breasts (about 180 g each) | 2 | as written | 8 chicken breasts (about 180 g each)
4 chicken breasts (about 180 g each) | 0.5 | as written | 2 chicken breasts (about 180 g each)
4 chicken breasts (about 180 g each) | 3 | as written | 12 chicken breasts (about 180 g each)
4 chicken breasts (about 180 g each) | 1 | us | 4 chicken breasts (about 6½ oz each)
6 chicken thighs (about 650 g), patted dry | 2 | as written | 12 chicken thighs (about 1.3 kg), patted dry
6 chicken thighs (about 650 g), patted dry | 0.5 | as written | 3 chicken thighs (about 325 g), patted dry
6 chicken thighs (about 650 g), patted dry | 1.5 | as written | 9 chicken thighs (about 975 g), patted dry
6 chicken thighs (about 650 g), patted dry | 1 | us | 6 chicken thighs (about 1 lb 7 oz), patted dry
6 chicken thighs (about 650 g), patted dry | 2 | us | 12 chicken thighs (about 2 lb 14 oz), patted dry
2 salmon fillets (about 350 g) | 2 | as written | 4 salmon fillets (about 700 g)
2 salmon fillets (about 350 g) | 0.5 | as written | 1 salmon fillet (about 175 g)
2 salmon fillets (about 350 g) | 3 | as written | 6 salmon fillets (about 1.05 kg)
2 salmon fillets (about 350 g) | 1 | us | 2 salmon fillets (about 12 oz)
8 slices bacon, chopped | 2 | as written | 16 slices bacon, chopped
8 slices bacon, chopped | 0.5 | as written | 4 slices bacon, chopped
8 slices bacon, chopped | 1.5 | as written | 12 slices bacon, chopped
1 slice bread | 2 | as written | 2 slices bread
1 slice bread | 0.5 | as written | =
1 slice bread | 3 | as written | 3 slices bread
20 cherry tomatoes, halved | 2 | as written | 40 cherry tomatoes, halved
20 cherry tomatoes, halved | 0.5 | as written | 10 cherry tomatoes, halved
20 cherry tomatoes, halved | 1.5 | as written | 30 cherry tomatoes, halved
10 carrots (about 700 g), peeled and sliced | 2 | as written | 20 carrots (about 1.4 kg), peeled and sliced
10 carrots (about 700 g), peeled and sliced | 0.5 | as written | 5 carrots (about 350 g), peeled and sliced
10 carrots (about 700 g), peeled and sliced | 3 | as written | 30 carrots (about 2.1 kg), peeled and sliced
10 carrots (about 700 g), peeled and sliced | 1 | us | 10 carrots (about 1 lb 9 oz), peeled and sliced
5 potatoes (about 850 g), cut into 2 cm (1 in) chunks | 2 | as written | 10 potatoes (about 1.7 kg), cut into 2 cm (1 in) chunks
5 potatoes (about 850 g), cut into 2 cm (1 in) chunks | 0.5 | as written | 2½ potatoes (about 425 g), cut into 2 cm (1 in) chunks
5 potatoes (about 850 g), cut into 2 cm (1 in) chunks | 1.5 | as written | 8 potatoes (about 1.35 kg), cut into 2 cm (1 in) chunks
5 potatoes (about 850 g), cut into 2 cm (1 in) chunks | 1 | metric | 5 potatoes (about 850 g), cut into 2 cm chunks
5 potatoes (about 850 g), cut into 2 cm (1 in) chunks | 1 | us | 5 potatoes (about 1 lb 14 oz), cut into 1 in chunks
5 potatoes (about 850 g), cut into 2 cm (1 in) chunks | 2 | us | 10 potatoes (about 3¾ lb), cut into 1 in chunks
1 avocado, pitted, peeled and sliced | 2 | as written | 2 avocados, pitted, peeled and sliced
1 avocado, pitted, peeled and sliced | 0.5 | as written | ½ avocado, pitted, peeled and sliced
1 avocado, pitted, peeled and sliced | 3 | as written | 3 avocados, pitted, peeled and sliced
3 bananas (about 325 g), mashed with a fork | 2 | as written | 6 bananas (about 650 g), mashed with a fork
3 bananas (about 325 g), mashed with a fork | 0.5 | as written | 1½ bananas (about 165 g), mashed with a fork
3 bananas (about 325 g), mashed with a fork | 1.5 | as written | 4½ bananas (about 490 g), mashed with a fork
3 bananas (about 325 g), mashed with a fork | 1 | us | 3 bananas (about 11 oz), mashed with a fork
375 g spaghetti | 2 | as written | 750 g spaghetti
375 g spaghetti | 0.5 | as written | 190 g spaghetti
375 g spaghetti | 3 | as written | 1.15 kg spaghetti
375 g spaghetti | 1 | us | 13 oz spaghetti
375 g spaghetti | 2 | us | 1 lb 10 oz spaghetti
375 g spaghetti | 10 | as written | 3.75 kg spaghetti
450 g ground beef | 2 | as written | 900 g ground beef
450 g ground beef | 0.5 | as written | 225 g ground beef
450 g ground beef | 1.5 | as written | 675 g ground beef
450 g ground beef | 1 | us | 1 lb ground beef
290 g all-purpose flour | 2 | as written | 580 g all-purpose flour
290 g all-purpose flour | 0.5 | as written | 145 g all-purpose flour
290 g all-purpose flour | 3 | as written | 870 g all-purpose flour
290 g all-purpose flour | 1 | us | 2⅓ cups all-purpose flour
500g plain flour | 2 | as written | 1kg plain flour
500g plain flour | 0.5 | as written | 250g plain flour
500g plain flour | 1.5 | as written | 750g plain flour
500g plain flour | 1 | us | 4 cups plain flour
500g plain flour | 10 | as written | 5kg plain flour
1500 g potatoes | 2 | as written | 3 kg potatoes
1500 g potatoes | 0.5 | as written | 750 g potatoes
1500 g potatoes | 3 | as written | 4.5 kg potatoes
1500 g potatoes | 1 | us | 3 lb 5 oz potatoes
1 kg mussels | 2 | as written | 2 kg mussels
1 kg mussels | 0.5 | as written | 500 g mussels
1 kg mussels | 1.5 | as written | 1.5 kg mussels
1 kg mussels | 1 | us | 2 lb 3 oz mussels
60 g parmesan, finely grated | 2 | as written | 120 g parmesan, finely grated
60 g parmesan, finely grated | 0.5 | as written | 30 g parmesan, finely grated
60 g parmesan, finely grated | 3 | as written | 180 g parmesan, finely grated
60 g parmesan, finely grated | 1 | us | 2 oz parmesan, finely grated
60 g parmesan, finely grated | 2 | us | 4 oz parmesan, finely grated
60 g parmesan, finely grated | 10 | as written | 600 g parmesan, finely grated
5 g fresh yeast | 2 | as written | 10 g fresh yeast
5 g fresh yeast | 0.5 | as written | 2.5 g fresh yeast
5 g fresh yeast | 1.5 | as written | 7.5 g fresh yeast
5 g fresh yeast | 1 | us | 1 tsp fresh yeast
130 g butter, melted | 2 | as written | 260 g butter, melted
130 g butter, melted | 0.5 | as written | 65 g butter, melted
130 g butter, melted | 3 | as written | 390 g butter, melted
130 g butter, melted | 1 | us | ½ cup plus 1 tbsp butter, melted
240 ml water | 2 | as written | 480 ml water
240 ml water | 0.5 | as written | 120 ml water
240 ml water | 1.5 | as written | 360 ml water
240 ml water | 1 | us | 1 cup water
240 ml water | 2 | us | 2 cups water
240 ml water | 10 | as written | 2.4 liters water
1.2 liters vegetable stock | 2 | as written | 2.4 liters vegetable stock
1.2 liters vegetable stock | 0.5 | as written | 600 ml vegetable stock
1.2 liters vegetable stock | 3 | as written | 3.6 liters vegetable stock
1.2 liters vegetable stock | 1 | us | 5 cups vegetable stock
750 ml red wine | 2 | as written | 1.5 liters red wine
750 ml red wine | 0.5 | as written | 380 ml red wine
750 ml red wine | 1.5 | as written | 1.15 liters red wine
750 ml red wine | 1 | us | 3 cups red wine
1 l milk | 2 | as written | 2 l milk
1 l milk | 0.5 | as written | 500 ml milk
1 l milk | 3 | as written | 3 l milk
1 l milk | 1 | us | 4 cups milk
60 ml olive oil | 2 | as written | 120 ml olive oil
60 ml olive oil | 0.5 | as written | 30 ml olive oil
60 ml olive oil | 1.5 | as written | 90 ml olive oil
60 ml olive oil | 1 | us | 4 tbsp olive oil
1 tsp salt, plus more to taste | 2 | as written | 2 tsp salt, plus more to taste
1 tsp salt, plus more to taste | 0.5 | as written | ½ tsp salt, plus more to taste
1 tsp salt, plus more to taste | 3 | as written | 1 tbsp salt, plus more to taste
½ tsp black pepper | 2 | as written | 1 tsp black pepper
½ tsp black pepper | 0.5 | as written | ¼ tsp black pepper
½ tsp black pepper | 1.5 | as written | ¾ tsp black pepper
½ tsp black pepper | 10 | as written | 5 tsp black pepper
¼ tsp ground cinnamon | 2 | as written | ½ tsp ground cinnamon
¼ tsp ground cinnamon | 0.5 | as written | ⅛ tsp ground cinnamon
¼ tsp ground cinnamon | 3 | as written | ¾ tsp ground cinnamon
1½ tsp ground cumin | 2 | as written | 1 tbsp ground cumin
1½ tsp ground cumin | 0.5 | as written | ¾ tsp ground cumin
1½ tsp ground cumin | 1.5 | as written | 2¼ tsp ground cumin
2½ tbsp vegetable oil | 2 | as written | 5 tbsp vegetable oil
2½ tbsp vegetable oil | 0.5 | as written | 4 tsp vegetable oil
2½ tbsp vegetable oil | 3 | as written | ½ cup vegetable oil
2½ tbsp vegetable oil | 10 | as written | 1½ cups vegetable oil
4 tbsp soy sauce | 2 | as written | ½ cup soy sauce
4 tbsp soy sauce | 0.5 | as written | 2 tbsp soy sauce
4 tbsp soy sauce | 1.5 | as written | 6 tbsp soy sauce
1 tablespoon honey | 2 | as written | 2 tablespoons honey
1 tablespoon honey | 0.5 | as written | 1½ teaspoons honey
1 tablespoon honey | 3 | as written | 3 tablespoons honey
3 teaspoons baking powder | 2 | as written | 2 tablespoons baking powder
3 teaspoons baking powder | 0.5 | as written | 1½ teaspoons baking powder
3 teaspoons baking powder | 1.5 | as written | 1½ tablespoons baking powder
3 teaspoons baking powder | 10 | as written | ⅔ cup baking powder
12 tsp sugar | 2 | as written | ½ cup sugar
12 tsp sugar | 0.5 | as written | 2 tbsp sugar
12 tsp sugar | 3 | as written | ¾ cup sugar
16 tsp sugar | 2 | as written | ⅔ cup sugar
16 tsp sugar | 0.5 | as written | 2 tbsp plus 2 tsp sugar
16 tsp sugar | 1.5 | as written | ½ cup sugar
1 pinch salt | 2 | as written | =
1 pinch salt | 0.5 | as written | =
1 pinch salt | 3 | as written | 3 pinches salt
1 pinch salt | 10 | as written | ½ tsp salt
a pinch of saffron | 2 | as written | =
a pinch of saffron | 0.5 | as written | =
a dash of hot sauce | 2 | as written | =
a dash of hot sauce | 0.5 | as written | =
a dash of hot sauce | 3 | as written | 3 dashes of hot sauce
a splash of cream | 2 | as written | =
a splash of cream | 0.5 | as written | =
Salt and pepper to taste | 2 | as written | =
Salt and pepper to taste | 0.5 | as written | =
Salt and pepper to taste | 3 | as written | =
Oil for frying | 2 | as written | =
Oil for frying | 0.5 | as written | =
Fresh basil, to serve | 2 | as written | =
Fresh basil, to serve | 0.5 | as written | =
Fresh basil, to serve | 3 | as written | =
1 cup all-purpose flour | 2 | as written | 2 cups all-purpose flour
1 cup all-purpose flour | 0.5 | as written | ½ cup all-purpose flour
1 cup all-purpose flour | 1.5 | as written | 1½ cups all-purpose flour
1 cup all-purpose flour | 1 | metric | 125 g all-purpose flour
1 cup (240 ml) milk | 2 | as written | 2 cups (480 ml) milk
1 cup (240 ml) milk | 0.5 | as written | ½ cup (120 ml) milk
1 cup (240 ml) milk | 3 | as written | 3 cups (720 ml) milk
1 cup (240 ml) milk | 1 | metric | 240 ml milk
1 cup (240 ml) milk | 1 | us | 1 cup milk
2 cups (250 g) flour | 2 | as written | 4 cups (500 g) flour
2 cups (250 g) flour | 0.5 | as written | 1 cup (125 g) flour
2 cups (250 g) flour | 1.5 | as written | 3 cups (375 g) flour
2 cups (250 g) flour | 1 | metric | 250 g flour
2 cups (250 g) flour | 1 | us | 2 cups flour
2 cups (250 g) flour | 2 | us | 4 cups flour
¾ cup grated cheddar | 2 | as written | 1½ cups grated cheddar
¾ cup grated cheddar | 0.5 | as written | 6 tbsp grated cheddar
¾ cup grated cheddar | 3 | as written | 2¼ cups grated cheddar
¾ cup grated cheddar | 1 | metric | 85 g grated cheddar
⅓ cup sugar | 2 | as written | ⅔ cup sugar
⅓ cup sugar | 0.5 | as written | 2 tbsp plus 2 tsp sugar
⅓ cup sugar | 1.5 | as written | ½ cup sugar
⅓ cup sugar | 1 | metric | 65 g sugar
¼ cup olive oil | 2 | as written | ½ cup olive oil
¼ cup olive oil | 0.5 | as written | 2 tbsp olive oil
¼ cup olive oil | 3 | as written | ¾ cup olive oil
¼ cup olive oil | 1 | metric | 60 ml olive oil
1½ cups chicken broth | 2 | as written | 3 cups chicken broth
1½ cups chicken broth | 0.5 | as written | ¾ cup chicken broth
1½ cups chicken broth | 1.5 | as written | 2¼ cups chicken broth
1½ cups chicken broth | 1 | metric | 360 ml chicken broth
2 cups packed spinach | 2 | as written | 4 cups packed spinach
2 cups packed spinach | 0.5 | as written | 1 cup packed spinach
2 cups packed spinach | 3 | as written | 6 cups packed spinach
2 cups packed spinach | 1 | metric | 60 g packed spinach
1-1/2 cups rolled oats | 2 | as written | 3 cups rolled oats
1-1/2 cups rolled oats | 0.5 | as written | ¾ cup rolled oats
1-1/2 cups rolled oats | 1.5 | as written | 2¼ cups rolled oats
1-1/2 cups rolled oats | 1 | metric | 135 g rolled oats
1 cup plus 2 tbsp all-purpose flour | 2 | as written | 2¼ cups all-purpose flour
1 cup plus 2 tbsp all-purpose flour | 0.5 | as written | ½ cup plus 1 tbsp all-purpose flour
1 cup plus 2 tbsp all-purpose flour | 3 | as written | 3⅓ cups all-purpose flour
1 cup plus 2 tbsp all-purpose flour | 1 | metric | 140 g all-purpose flour
1 tbsp plus 1 tsp cornstarch | 2 | as written | 2 tbsp plus 2 tsp cornstarch
1 tbsp plus 1 tsp cornstarch | 0.5 | as written | 2 tsp cornstarch
1 tbsp plus 1 tsp cornstarch | 1.5 | as written | 2 tbsp cornstarch
8 oz spaghetti | 2 | as written | 1 lb spaghetti
8 oz spaghetti | 0.5 | as written | 4 oz spaghetti
8 oz spaghetti | 3 | as written | 1½ lb spaghetti
8 oz spaghetti | 1 | metric | 225 g spaghetti
1 lb ground beef | 2 | as written | 2 lb ground beef
1 lb ground beef | 0.5 | as written | ½ lb ground beef
1 lb ground beef | 1.5 | as written | 1½ lb ground beef
1 lb ground beef | 1 | metric | 450 g ground beef
1½ pounds chicken thighs | 2 | as written | 3 pounds chicken thighs
1½ pounds chicken thighs | 0.5 | as written | ¾ pound chicken thighs
1½ pounds chicken thighs | 3 | as written | 4½ pounds chicken thighs
1½ pounds chicken thighs | 1 | metric | 675 g chicken thighs
2 lb 4 oz beef chuck, cut into 1-inch cubes | 2 | as written | 4½ lb beef chuck, cut into 1-inch cubes
2 lb 4 oz beef chuck, cut into 1-inch cubes | 0.5 | as written | 1 lb 2 oz beef chuck, cut into 1-inch cubes
2 lb 4 oz beef chuck, cut into 1-inch cubes | 1.5 | as written | 3 lb 6 oz beef chuck, cut into 1-inch cubes
2 lb 4 oz beef chuck, cut into 1-inch cubes | 1 | metric | 1 kg beef chuck, cut into 2.5 cm cubes
500g/1lb 2oz plain flour | 2 | as written | 1kg/2¼lb plain flour
500g/1lb 2oz plain flour | 0.5 | as written | 250g/9oz plain flour
500g/1lb 2oz plain flour | 3 | as written | 1.5kg/3lb 6oz plain flour
500g/1lb 2oz plain flour | 1 | metric | 500g plain flour
500g/1lb 2oz plain flour | 1 | us | 1lb 2oz plain flour
450 g (1 lb) carrots | 2 | as written | 900 g (2 lb) carrots
450 g (1 lb) carrots | 0.5 | as written | 225 g (½ lb) carrots
450 g (1 lb) carrots | 1.5 | as written | 675 g (1½ lb) carrots
450 g (1 lb) carrots | 1 | metric | 450 g carrots
450 g (1 lb) carrots | 1 | us | 1 lb carrots
28 ounces crushed tomatoes | 2 | as written | 3½ lb crushed tomatoes
28 ounces crushed tomatoes | 0.5 | as written | 14 ounces crushed tomatoes
28 ounces crushed tomatoes | 3 | as written | 5¼ lb crushed tomatoes
28 ounces crushed tomatoes | 1 | metric | 800 g crushed tomatoes
8 fl oz cream | 2 | as written | 2 cups cream
8 fl oz cream | 0.5 | as written | 4 fl oz cream
8 fl oz cream | 1.5 | as written | 12 fl oz cream
8 fl oz cream | 1 | metric | 240 ml cream
1 pint heavy cream | 2 | as written | 2 pints heavy cream
1 pint heavy cream | 0.5 | as written | 1 cup heavy cream
1 pint heavy cream | 3 | as written | 3 pints heavy cream
1 pint heavy cream | 1 | metric | 480 ml heavy cream
2 quarts chicken stock | 2 | as written | 4 quarts chicken stock
2 quarts chicken stock | 0.5 | as written | 1 quart chicken stock
2 quarts chicken stock | 1.5 | as written | 3 quarts chicken stock
2 quarts chicken stock | 1 | metric | 1.9 liters chicken stock
1 stick (113 g) unsalted butter | 2 | as written | 2 sticks (225 g) unsalted butter
1 stick (113 g) unsalted butter | 0.5 | as written | ½ stick (55 g) unsalted butter
1 stick (113 g) unsalted butter | 3 | as written | 3 sticks (340 g) unsalted butter
1 stick (113 g) unsalted butter | 1 | metric | 113 g unsalted butter
1 stick (113 g) unsalted butter | 1 | us | 1 stick unsalted butter
½ stick butter, softened | 2 | as written | 1 stick butter, softened
½ stick butter, softened | 0.5 | as written | =
½ stick butter, softened | 1 | metric | 55 g butter, softened
2 sticks cinnamon | 2 | as written | 4 sticks cinnamon
2 sticks cinnamon | 0.5 | as written | 1 stick cinnamon
2 sticks cinnamon | 3 | as written | 6 sticks cinnamon
1 dozen oysters | 2 | as written | 2 dozen oysters
1 dozen oysters | 0.5 | as written | ½ dozen oysters
1 dozen oysters | 1.5 | as written | 1½ dozen oysters
2 to 3 tbsp lime juice | 2 | as written | 4 to 6 tbsp lime juice
2 to 3 tbsp lime juice | 0.5 | as written | 1 to 1½ tbsp lime juice
2 to 3 tbsp lime juice | 3 | as written | 6 to 9 tbsp lime juice
1 zorbfruit, sliced | 2 | as written | 2 zorbfruits, sliced
1 zorbfruit, sliced | 0.5 | as written | ½ zorbfruit, sliced
1 zorbfruit, sliced | 1.5 | as written | 1½ zorbfruits, sliced
2 dl cream | 2 | as written | 4 dl cream
2 dl cream | 0.5 | as written | 1 dl cream
2 dl cream | 3 | as written | 6 dl cream
2 dl cream | 1 | us | ¾ cup plus 1 tbsp cream
2 ripe mangoes, peeled | 2 | as written | 4 ripe mangoes, peeled
2 ripe mangoes, peeled | 0.5 | as written | 1 ripe mango, peeled
2 ripe mangoes, peeled | 1.5 | as written | 3 ripe mangoes, peeled
1 loaf bread | 2 | as written | 2 loaves bread
1 loaf bread | 0.5 | as written | ½ loaf bread
1 loaf bread | 3 | as written | 3 loaves bread
1 mushroom | 2 | as written | 2 mushrooms
1 mushroom | 0.5 | as written | =
2 tomatoes (about 240 g), chopped | 2 | as written | 4 tomatoes (about 480 g), chopped
2 tomatoes (about 240 g), chopped | 0.5 | as written | 1 tomato (about 120 g), chopped
2 tomatoes (about 240 g), chopped | 3 | as written | 6 tomatoes (about 720 g), chopped
2 tomatoes (about 240 g), chopped | 1 | us | 2 tomatoes (about 8 oz), chopped
1 cup chopped walnuts | 2 | as written | 2 cups chopped walnuts
1 cup chopped walnuts | 0.5 | as written | ½ cup chopped walnuts
1 cup chopped walnuts | 1.5 | as written | 1½ cups chopped walnuts
1 cup chopped walnuts | 1 | metric | 115 g chopped walnuts
2 cups chopped onion | 2 | as written | 4 cups chopped onion
2 cups chopped onion | 0.5 | as written | 1 cup chopped onion
2 cups chopped onion | 3 | as written | 6 cups chopped onion
2 cups chopped onion | 1 | metric | 320 g chopped onion
1 cup packed brown sugar | 2 | as written | 2 cups packed brown sugar
1 cup packed brown sugar | 0.5 | as written | ½ cup packed brown sugar
1 cup packed brown sugar | 1.5 | as written | 1½ cups packed brown sugar
1 cup packed brown sugar | 1 | metric | 220 g packed brown sugar
½ cup honey | 2 | as written | 1 cup honey
½ cup honey | 0.5 | as written | ¼ cup honey
½ cup honey | 3 | as written | 1½ cups honey
½ cup honey | 1 | metric | 170 g honey
1 cup rice | 2 | as written | 2 cups rice
1 cup rice | 0.5 | as written | ½ cup rice
1 cup rice | 1.5 | as written | 1½ cups rice
1 cup rice | 1 | metric | 200 g rice
3 cups vegetable broth | 2 | as written | 6 cups vegetable broth
3 cups vegetable broth | 0.5 | as written | 1½ cups vegetable broth
3 cups vegetable broth | 3 | as written | 9 cups vegetable broth
3 cups vegetable broth | 1 | metric | 720 ml vegetable broth
1 cup Greek yogurt | 2 | as written | 2 cups Greek yogurt
1 cup Greek yogurt | 0.5 | as written | ½ cup Greek yogurt
1 cup Greek yogurt | 1.5 | as written | 1½ cups Greek yogurt
1 cup Greek yogurt | 1 | metric | 245 g Greek yogurt
⅔ cup cream | 2 | as written | 1⅓ cups cream
⅔ cup cream | 0.5 | as written | ⅓ cup cream
⅔ cup cream | 3 | as written | 2 cups cream
⅔ cup cream | 1 | metric | 160 ml cream
2 tbsp butter | 2 | as written | 4 tbsp butter
2 tbsp butter | 0.5 | as written | 1 tbsp butter
2 tbsp butter | 1.5 | as written | 3 tbsp butter
14 tbsp butter | 2 | as written | 1¾ cups butter
14 tbsp butter | 0.5 | as written | 7 tbsp butter
14 tbsp butter | 3 | as written | 2⅔ cups butter
14 tbsp butter | 10 | as written | 9 cups butter
180 g ricotta | 2 | as written | 360 g ricotta
180 g ricotta | 0.5 | as written | 90 g ricotta
180 g ricotta | 1.5 | as written | 270 g ricotta
180 g ricotta | 1 | us | ¾ cup ricotta
200 g walnuts, roughly chopped | 2 | as written | 400 g walnuts, roughly chopped
200 g walnuts, roughly chopped | 0.5 | as written | 100 g walnuts, roughly chopped
200 g walnuts, roughly chopped | 3 | as written | 600 g walnuts, roughly chopped
200 g walnuts, roughly chopped | 1 | us | 1¾ cups walnuts, roughly chopped
160 g rice | 2 | as written | 320 g rice
160 g rice | 0.5 | as written | 80 g rice
160 g rice | 1.5 | as written | 240 g rice
160 g rice | 1 | us | ¾ cup plus 1 tbsp rice
160 g rice | 2 | us | 1⅔ cups rice
160 g rice | 10 | as written | 1.6 kg rice
70 g rolled oats | 2 | as written | 140 g rolled oats
70 g rolled oats | 0.5 | as written | 35 g rolled oats
70 g rolled oats | 3 | as written | 210 g rolled oats
70 g rolled oats | 1 | us | ¾ cup rolled oats
475 g rice, rinsed | 2 | as written | 950 g rice, rinsed
475 g rice, rinsed | 0.5 | as written | 240 g rice, rinsed
475 g rice, rinsed | 1.5 | as written | 715 g rice, rinsed
475 g rice, rinsed | 1 | us | 2⅓ cups rice, rinsed
350 g mushrooms, sliced | 2 | as written | 700 g mushrooms, sliced
350 g mushrooms, sliced | 0.5 | as written | 175 g mushrooms, sliced
350 g mushrooms, sliced | 3 | as written | 1.05 kg mushrooms, sliced
350 g mushrooms, sliced | 1 | us | 12 oz mushrooms, sliced
350 g mushrooms, sliced | 2 | us | 1 lb 9 oz mushrooms, sliced
350 g mushrooms, sliced | 10 | as written | 3.5 kg mushrooms, sliced
900 g spinach, washed | 2 | as written | 1.8 kg spinach, washed
900 g spinach, washed | 0.5 | as written | 450 g spinach, washed
900 g spinach, washed | 1.5 | as written | 1.35 kg spinach, washed
900 g spinach, washed | 1 | us | 2 lb spinach, washed
250 g yogurt | 2 | as written | 500 g yogurt
250 g yogurt | 0.5 | as written | 125 g yogurt
250 g yogurt | 3 | as written | 750 g yogurt
250 g yogurt | 1 | us | 1 cup yogurt
20 g sugar | 2 | as written | 40 g sugar
20 g sugar | 0.5 | as written | 10 g sugar
20 g sugar | 1.5 | as written | 30 g sugar
20 g sugar | 1 | us | 5 tsp sugar
20 g sugar | 2 | us | 3 tbsp plus 1 tsp sugar
20 g sugar | 10 | as written | 200 g sugar
600 ml heavy cream | 2 | as written | 1.2 liters heavy cream
600 ml heavy cream | 0.5 | as written | 300 ml heavy cream
600 ml heavy cream | 3 | as written | 1.8 liters heavy cream
600 ml heavy cream | 1 | us | 2½ cups heavy cream
3.7 liters water | 2 | as written | 7.4 liters water
3.7 liters water | 0.5 | as written | 1.85 liters water
3.7 liters water | 1.5 | as written | 5.55 liters water
3.7 liters water | 1 | us | 4 quarts water
15 ml soy sauce | 2 | as written | 30 ml soy sauce
15 ml soy sauce | 0.5 | as written | 7.5 ml soy sauce
15 ml soy sauce | 3 | as written | 45 ml soy sauce
15 ml soy sauce | 1 | us | 1 tbsp soy sauce
15 ml soy sauce | 2 | us | 2 tbsp soy sauce
15 ml soy sauce | 10 | as written | 150 ml soy sauce
30 ml lemon juice | 2 | as written | 60 ml lemon juice
30 ml lemon juice | 0.5 | as written | 15 ml lemon juice
30 ml lemon juice | 1.5 | as written | 45 ml lemon juice
30 ml lemon juice | 1 | us | 2 tbsp lemon juice
100 ml coconut milk | 2 | as written | 200 ml coconut milk
100 ml coconut milk | 0.5 | as written | 50 ml coconut milk
100 ml coconut milk | 3 | as written | 300 ml coconut milk
100 ml coconut milk | 1 | us | ⅓ cup plus 1 tbsp coconut milk
2 tsp (10 ml) vanilla extract | 2 | as written | 4 tsp (20 ml) vanilla extract
2 tsp (10 ml) vanilla extract | 0.5 | as written | 1 tsp (5 ml) vanilla extract
2 tsp (10 ml) vanilla extract | 1.5 | as written | 1 tbsp (15 ml) vanilla extract
2 tsp (10 ml) vanilla extract | 1 | metric | 10 ml vanilla extract
2 tsp (10 ml) vanilla extract | 1 | us | 2 tsp vanilla extract
2 tsp (10 ml) vanilla extract | 2 | us | 4 tsp vanilla extract
2 tsp (10 ml) vanilla extract | 10 | as written | 100 ml vanilla extract
3/4 cup + 2 tbsp sugar | 2 | as written | 1¾ cups sugar
3/4 cup + 2 tbsp sugar | 0.5 | as written | ¼ cup plus 3 tbsp sugar
3/4 cup + 2 tbsp sugar | 3 | as written | 2⅔ cups sugar
3/4 cup + 2 tbsp sugar | 1 | metric | 175 g sugar
1 in piece ginger | 2 | as written | 2 in piece ginger
1 in piece ginger | 0.5 | as written | ½ in piece ginger
1 in piece ginger | 1.5 | as written | 1½ in piece ginger
1 in piece ginger | 1 | metric | 2.5 cm piece ginger
1 (2-inch) piece ginger | 2 | as written | 2 (2-inch) pieces ginger
1 (2-inch) piece ginger | 0.5 | as written | =
1 (2-inch) piece ginger | 3 | as written | 3 (2-inch) pieces ginger
1 (2-inch) piece ginger | 2 | us | 2 (2-inch) pieces ginger
2 sheets puff pastry | 2 | as written | 4 sheets puff pastry
2 sheets puff pastry | 0.5 | as written | 1 sheet puff pastry
2 sheets puff pastry | 1.5 | as written | 3 sheets puff pastry
1 ball mozzarella (about 125 g) | 2 | as written | 2 balls mozzarella (about 250 g)
1 ball mozzarella (about 125 g) | 0.5 | as written | ½ ball mozzarella (about 65 g)
1 ball mozzarella (about 125 g) | 3 | as written | 3 balls mozzarella (about 375 g)
1 ball mozzarella (about 125 g) | 1 | us | 1 ball mozzarella (about 4½ oz)
400 g can coconut milk | 2 | as written | 2 x 400 g cans coconut milk
400 g can coconut milk | 0.5 | as written | ½ x 400 g can coconut milk
400 g can coconut milk | 1.5 | as written | 1½ x 400 g cans coconut milk
400 g can coconut milk | 1 | us | 14 oz can coconut milk
400 g can coconut milk | 2 | us | 2 x 14 oz cans coconut milk
400 g can coconut milk | 10 | as written | 10 x 400 g cans coconut milk
3 to 4 lb chicken | 2 | as written | 6 to 8 lb chicken
3 to 4 lb chicken | 0.5 | as written | 1½ to 2 lb chicken
3 to 4 lb chicken | 3 | as written | 9 to 12 lb chicken
3 to 4 lb chicken | 1 | metric | 1.35 to 1.8 kg chicken
1-2 tbsp oil | 2 | as written | 2-4 tbsp oil
1-2 tbsp oil | 0.5 | as written | ½-1 tbsp oil
1-2 tbsp oil | 1.5 | as written | 1½-3 tbsp oil
2 heaped tbsp flour | 2 | as written | 4 heaped tbsp flour
2 heaped tbsp flour | 0.5 | as written | 1 heaped tbsp flour
2 heaped tbsp flour | 3 | as written | 6 heaped tbsp flour
2 heaped tbsp flour | 10 | as written | 1¼ cups flour
2 large handfuls spinach | 2 | as written | 4 large handfuls spinach
2 large handfuls spinach | 0.5 | as written | 1 large handful spinach
2 large handfuls spinach | 1.5 | as written | 3 large handfuls spinach
5 anchovy fillets | 2 | as written | 10 anchovy fillets
5 anchovy fillets | 0.5 | as written | 3 anchovy fillets
5 anchovy fillets | 3 | as written | 15 anchovy fillets
1 whole chicken (about 1.5 kg) | 2 | as written | 2 whole chickens (about 3 kg)
1 whole chicken (about 1.5 kg) | 0.5 | as written | =
1 whole chicken (about 1.5 kg) | 1 | us | 1 whole chicken (about 3 lb 5 oz)
12 corn tortillas | 2 | as written | 24 corn tortillas
12 corn tortillas | 0.5 | as written | 6 corn tortillas
12 corn tortillas | 3 | as written | 36 corn tortillas
1 vanilla bean | 2 | as written | 2 vanilla beans
1 vanilla bean | 0.5 | as written | ½ vanilla bean
2 tbsp. sugar | 2 | as written | 4 tbsp. sugar
2 tbsp. sugar | 0.5 | as written | 1 tbsp. sugar
2 tbsp. sugar | 3 | as written | 6 tbsp. sugar
2 tbsp. sugar | 10 | as written | 1¼ cups sugar
2 cm piece of ginger, grated | 2 | as written | 4 cm piece of ginger, grated
2 cm piece of ginger, grated | 0.5 | as written | 1 cm piece of ginger, grated
2 cm piece of ginger, grated | 1.5 | as written | 3 cm piece of ginger, grated
2 cm piece of ginger, grated | 1 | us | ¾ in piece of ginger, grated
400 g can chickpeas, drained | 2 | as written | 2 x 400 g cans chickpeas, drained
400 g can chickpeas, drained | 0.5 | as written | ½ x 400 g can chickpeas, drained
400 g can chickpeas, drained | 3 | as written | 3 x 400 g cans chickpeas, drained
400 g can chickpeas, drained | 1 | us | 14 oz can chickpeas, drained
`;

export const SCALING_LINES: readonly ScalingCase[] = ROWS.trim().split('\n').map((row) => {
  const [line = '', times = '', units = '', expected = ''] = row.split(' | ');
  return { line, times: Number(times), units: units as UnitSystem, expected: expected === '=' ? line : expected };
});
