/** Ingredient lines as people write them, with the food meant: by hand, and by patterns over foods. "line > food", or "line > food / also right". */

const BY_HAND = `
2 lbs chicken thighs, boneless > chicken thigh
1½ cups (360 ml) milk > milk
3-4 carrots > carrot
a couple of eggs > egg
bunch o' kale > kale
tin of toms > canned tomato
frozen peas (half bag) > pea
chicken, cooked, from sunday > cooked chicken
EVOO > olive oil
half & half > half-and-half
Kerrygold > butter
Sriracha (Huy Fong) > sriracha
ground beef 80/20 > ground beef
1 lb. lean ground beef (90% lean) > ground beef
1 (14.5 oz) can diced tomatoes, undrained > canned tomato / tomato
1 (15-ounce) can black beans, drained and rinsed > black bean
2 (8 oz) packages cream cheese, softened > cream cheese
1 stick unsalted butter, melted > butter
1/2 stick butter > butter
4 large eggs, beaten > egg
3 egg yolks > egg yolk
2 egg whites, at room temp > egg white
1 dozen eggs > egg
half a dozen eggs > egg
3 cloves of garlic, minced > garlic
4 garlic cloves, smashed > garlic
1 head of garlic > garlic
1 thumb-sized piece of ginger > ginger
2-inch piece fresh ginger, peeled and grated > ginger
1 large yellow onion, finely diced > onion
1/2 red onion, thinly sliced > red onion
6 scallions, white and green parts > scallion
1 bunch cilantro, leaves and tender stems > cilantro
handful of fresh parsley > parsley
a few sprigs of thyme > thyme
2 bay leaves > bay leaf
zest of 1 lemon > lemon zest / lemon
juice of 2 limes > lime juice / lime
1 lemon, zested and juiced > lemon
salt, to taste > salt
freshly ground black pepper to taste > black pepper
pinch of salt > salt
a pinch of saffron > saffron
dash of nutmeg > nutmeg
1 tsp. ground cumin > ground cumin
2 tsp smoked paprika > smoked paprika
1 Tbsp. extra-virgin olive oil > olive oil
3 T butter > butter
1 t vanilla > vanilla extract
2 tablespoons soy sauce (low sodium) > soy sauce
1/4 cup + 2 tbsp sugar > sugar
1 cup packed light brown sugar > brown sugar
2 1/2 cups all-purpose flour, plus more for dusting > all-purpose flour
250g plain flour > all-purpose flour
300 g strong white bread flour > bread flour
7g sachet fast-action yeast > instant yeast
1 packet active dry yeast > active dry yeast
500ml vegetable stock > vegetable broth
1 litre chicken stock, hot > chicken broth
2 cups low-sodium chicken broth > chicken broth
400ml tin coconut milk > coconut milk
400g tin chopped tomatoes > canned tomato
400g can chickpeas, drained > chickpea
1 tin of tuna in brine > canned tuna
2 tins sardines > canned sardine
200g smoked salmon > smoked salmon
4 salmon fillets, skin on (about 6 oz each) > salmon
1 lb cod, cut into chunks > cod
450 g raw king prawns > shrimp
1 lb large shrimp, peeled and deveined, tails on > shrimp
2 dozen mussels, scrubbed and debearded > mussel
8 chicken drumsticks > chicken drumstick
1 whole chicken (about 4 lb), giblets removed > whole chicken
500g chicken breast fillets > chicken breast
2 boneless, skinless chicken breasts > chicken breast
leftover roast chicken > cooked chicken
1 rotisserie chicken, shredded > cooked chicken
500 g minced beef > ground beef
1 lb mince > ground beef / ground meat
500g turkey mince > ground turkey
6 pork sausages > sausage
1 pack of bacon > bacon
8 rashers streaky bacon > bacon
100g lardons > lardon / bacon
4 slices of ham > ham
2 pork chops, bone-in > pork chop
1.5 kg pork shoulder > pork shoulder
700g stewing steak > stewing beef
1 ribeye > rib-eye steak
2 sirloin steaks, room temperature > sirloin steak
rack of lamb > rack of lamb
1 block of firm tofu > tofu
14 oz extra-firm tofu, pressed > tofu
1 cup cooked lentils > canned lentil / lentil
200 g dried red lentils > red lentil
1 cup dry chickpeas, soaked > dried chickpea
300g basmati rice, rinsed > basmati rice
2 cups cooked white rice > cooked rice
cold leftover rice > cooked rice
1 cup uncooked jasmine rice > jasmine rice
8 oz spaghetti > spaghetti
1 lb penne pasta > penne
half a box of rigatoni > rigatoni
500g fresh tagliatelle > tagliatelle / fresh pasta
1 pack of gnocchi > gnocchi
2 nests of egg noodles > Chinese egg noodles / egg noodles
2 packets ramen (seasoning discarded) > instant noodles / ramen noodles
8 corn tortillas, warmed > corn tortilla
4 flour wraps > flour tortilla
1 sheet puff pastry, thawed > puff pastry
6 slices day-old bread > bread
1 baguette, sliced > baguette
4 burger buns > hamburger bun
2 naan breads > naan
1 cup panko > panko
50g breadcrumbs > breadcrumbs
1 cup rolled oats (not instant) > rolled oats
100g porridge oats > rolled oats
1 cup shredded sharp cheddar > cheddar
100g mature cheddar, grated > cheddar
1/2 cup freshly grated Parmigiano-Reggiano > parmesan
parmesan rind > parmesan
1 ball of mozzarella > mozzarella / fresh mozzarella
200g feta, crumbled > feta
8oz block halloumi > halloumi
1 log goat cheese > goat cheese
250g ricotta > ricotta
1 tub of mascarpone > mascarpone
1 small pot double cream > heavy cream
300 ml single cream > light cream
1 cup heavy whipping cream, cold > heavy cream
150g natural yoghurt > yogurt
1 cup plain Greek yogurt, full fat > Greek yogurt
2 tbsp creme fraiche > crème fraîche
a splash of milk > milk
1 carton almond milk, unsweetened > almond milk
knob of butter > butter
drizzle of honey > honey
2 tbsp maple syrup > maple syrup
1 tbsp runny honey > honey
2 squares dark chocolate (70%) > dark chocolate
200g milk chocolate, chopped > milk chocolate
1 bag semi-sweet chocolate chips > chocolate chips
1/2 cup chopped walnuts, toasted > walnut
handful of almonds > almond
1/4 c. sliced almonds > almond
1 jar peanut butter (smooth) > peanut butter
2 tbsp tahini paste > tahini
1 avocado, ripe > avocado
2 ripe bananas, mashed > banana
3 overripe bananas > banana
4 Granny Smith apples, peeled and cored > tart apple / apple
1 punnet strawberries > strawberry
2 pints blueberries > blueberry
1 cup frozen mixed berries > mixed berries
1 mango, cubed > mango
1 can pineapple chunks in juice > canned pineapple
2 medium zucchini, sliced into half-moons > zucchini
1 courgette > zucchini
2 aubergines > eggplant
1 large eggplant (about 1 1/2 lb) > eggplant
1 red pepper, deseeded > red bell pepper
2 green capsicums > green bell pepper
1 jar roasted red peppers, drained > roasted red pepper
1 head of broccoli, cut into florets > broccoli
half a cauliflower > cauliflower
1 small head green cabbage, shredded > cabbage
1/4 red cabbage > red cabbage
2 bunches of pak choi > bok choy
5 oz bag baby spinach > baby spinach
1 bag of rocket > arugula
1 romaine heart > romaine lettuce
1 head iceberg > iceberg lettuce
1 English cucumber > cucumber
4 celery stalks with leaves > celery
2 sticks celery > celery
3 leeks, white part only > leek
250g chestnut mushrooms, quartered > cremini mushroom
8 oz white button mushrooms > mushroom
20g dried porcini > dried porcini
200g green beans, topped and tailed > green bean
1 bunch asparagus, woody ends removed > asparagus
2 ears of corn > corn on the cob / corn
1 can sweetcorn > canned corn
1 cup frozen corn kernels, thawed > corn
150g frozen petits pois > pea
500g new potatoes, halved > new potato
3 medium potatoes > potato
1 kg floury potatoes > russet potato / potato
2 sweet potatoes, peeled > sweet potato
1 butternut squash, about 2 lb > butternut squash
4 tomatoes on the vine > tomato
1 pint cherry tomatoes, halved > cherry tomato
6 roma tomatoes, seeded > plum tomato
2 tbsp tomato puree (double concentrated) > tomato paste / tomato puree
1 tube tomato paste > tomato paste
680g passata > tomato puree
1 jalapeno, minced (seeds removed) > jalapeño
2 bird's eye chillies > Thai chili
1/2 tsp chilli flakes > red pepper flakes
1 heaped tsp garam masala > garam masala
1 cinnamon stick > cinnamon stick
5 green cardamom pods, bruised > green cardamom
2 star anise > star anise
1 stalk lemongrass, bashed > lemongrass
4 kaffir lime leaves > makrut lime leaf
2 tbsp Thai red curry paste > red curry paste
1 tbsp fish sauce > fish sauce
1 tbsp oyster sauce > oyster sauce
2 tbsp rice wine vinegar > rice vinegar
1 tbsp toasted sesame oil > sesame oil
a glug of olive oil > olive oil
oil for frying > cooking oil / vegetable oil
1 glass of red wine > red wine
150ml dry white wine > white wine
1 can of beer > beer
2 tsp Dijon > Dijon mustard
1 tbsp wholegrain mustard > whole-grain mustard
3 tbsp mayo > mayonnaise
ketchup (squeeze bottle) > ketchup
1 tsp baking powder > baking powder
1/2 tsp bicarb > baking soda
2 tbsp cornflour > cornstarch
1 tsp vanilla bean paste > vanilla bean paste
2 sheets of nori > nori
1 tbsp capers, rinsed > caper
12 kalamata olives, pitted > Kalamata olive
6 anchovy fillets in oil > anchovy
1 jar marinara > marinara sauce
3 tablespoons basil pesto > pesto
1 handful raisins > raisin
8 medjool dates, pitted > Medjool date
warm water (110 degrees) > water
ice cubes > ice
boiling water > water
nonstick cooking spray > cooking spray`;

/** Foods by the way they are measured; "as written = food meant" where the two differ. */
const FOODS: Readonly<Record<'piece' | 'weight' | 'cup' | 'spoon' | 'can' | 'bunch', string>> = {
  piece: 'carrots=carrot, red onions=red onion, zucchini, potatoes=potato, tomatoes=tomato, apples=apple, pears=pear, leeks=leek, parsnips=parsnip, shallots=shallot, lemons=lemon, limes=lime, avocados=avocado, bananas=banana, beets=beet, turnips=turnip, cucumbers=cucumber, eggs=egg, peaches=peach, sweet potatoes=sweet potato',
  weight: 'chicken breasts=chicken breast, ground turkey, pork tenderloin, salmon, shrimp, cod, stewing beef, ground lamb, bacon, tofu, halloumi, feta, mushrooms=mushroom, green beans=green bean, spinach, Brussels sprouts=Brussels sprout, spaghetti, basmati rice, red lentils=red lentil, butternut squash',
  cup: 'milk, buttermilk, sugar, brown sugar, all-purpose flour, whole wheat flour, quinoa, couscous, rolled oats, chicken broth, heavy cream, Greek yogurt, raisins=raisin, walnuts=walnut, blueberries=blueberry, frozen peas=pea, chocolate chips, cornmeal, coconut milk, orange juice',
  spoon: 'olive oil, soy sauce, honey, tahini, peanut butter, tomato paste, Dijon mustard, ground cumin, smoked paprika, curry powder, cornstarch, baking powder, balsamic vinegar, fish sauce, harissa, maple syrup, dried oregano, sesame seeds, sriracha, capers=caper',
  can: 'black beans=black bean, chickpeas=chickpea, coconut milk, tuna=canned tuna, crushed tomatoes, sweetcorn=canned corn, pineapple=canned pineapple, cannellini beans=cannellini bean, kidney beans=kidney bean, refried beans, evaporated milk, pumpkin puree',
  bunch: 'cilantro, parsley, kale, asparagus, scallions=scallion, radishes=radish, dill, mint, Swiss chard, basil',
};

const PATTERNS: Readonly<Record<keyof typeof FOODS, readonly string[]>> = {
  piece: ['3 {}', '2 large {}, chopped', '4 medium {}, peeled and sliced', '5-6 small {}'],
  weight: ['1 lb {}', '500g {}, rinsed', '12 oz. {} (about 2 cups)', '¾ pound {}'],
  cup: ['1 cup {}', '2½ cups {}, divided', '1/3 c. {}', '250 ml {}'],
  spoon: ['2 tbsp {}', '1 teaspoon {}, or more to taste', '1½ tablespoons {}', '3 Tbs. good quality {}'],
  can: ['1 can {}', '1 (15 oz.) can {}, drained', '2 x 400g tins {}', 'half a tin of {}'],
  bunch: ['1 bunch {}', 'a handful of {}, roughly chopped', '½ bunch fresh {}', '1 small bunch {}, washed and dried'],
};

export interface LineCase { line: string; foods: readonly string[] }

const byHand: LineCase[] = BY_HAND.trim().split('\n').map((line) => {
  const [text = '', foods = ''] = line.split(' > ');
  return { line: text, foods: foods.split(' / ') };
});

const byPattern: LineCase[] = (Object.keys(FOODS) as (keyof typeof FOODS)[]).flatMap((way) =>
  FOODS[way].split(', ').flatMap((food) => {
    const [written = '', meant = written] = food.split('=');
    return PATTERNS[way].map((pattern) => ({ line: pattern.replace('{}', written), foods: [meant] }));
  }));

export const LINES: readonly LineCase[] = [...byHand, ...byPattern];
