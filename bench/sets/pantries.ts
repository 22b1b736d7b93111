/** Kitchens to cook from, one a line. "*" marks a food at the core, "!" one that does not belong with the rest and must stay out. */

export interface PantryCase {
  group: string;
  entries: readonly string[];
  /** Entries the dish should revolve around. */
  core: readonly string[];
  /** Entries the dish must leave out. */
  stray: readonly string[];
}

const WEEKNIGHT = `
chicken breasts*, broccoli*, rice, garlic, soy sauce
chicken thighs*, potatoes*, carrots, onion, thyme
ground beef*, spaghetti*, canned tomatoes, onion, garlic, parmesan
pork chops*, apples*, onion, mustard, butter
salmon fillets*, asparagus*, lemon, new potatoes, dill
shrimp*, zucchini*, garlic, lemon, linguine
steak*, mushrooms*, potatoes, butter, garlic, thyme
sausages*, cabbage*, potatoes, mustard, onion
ground turkey*, bell pepper*, rice, canned tomatoes, cumin, onion
eggs*, spinach*, feta, onion
tofu*, green beans*, soy sauce, ginger, garlic, rice
canned tuna*, pasta*, peas, lemon, parmesan
chickpeas*, spinach*, tomatoes, onion, curry powder, coconut milk
bacon*, eggs*, potatoes, cheddar, chives
ham*, eggs*, peas, cream, pasta
cod*, tomatoes*, olives, capers, onion
lamb chops*, green beans, potatoes, mint, yogurt
chicken drumsticks*, sweet potatoes*, paprika, garlic, lemon
ground pork*, napa cabbage*, ginger, soy sauce, noodles
turkey breast*, carrots, celery, onion, cream
beef strips*, bell pepper*, onion, soy sauce, rice
mushrooms*, rice*, parmesan, onion, white wine, butter
cauliflower*, cheddar*, milk, butter, flour, mustard
leeks*, potatoes*, cream, butter, chives
eggplant*, tomatoes*, mozzarella, basil, garlic
lentils*, carrots*, onion, celery, bay leaf, vinegar
2 chicken breasts*, 1 lemon, 3 cloves garlic, 200 g green beans*, 500 g potatoes
1 lb ground beef*, 1 can kidney beans*, 1 can tomatoes, 1 onion, chili powder
4 eggs*, 1 onion, 2 potatoes*, olive oil
300 g pork tenderloin*, 250 g mushrooms*, 200 ml cream, mustard, rice`;

const STUDENT = `
instant noodles*, eggs*, scallions
bread*, cheddar*, tomato
pasta*, butter, cheese
rice*, eggs*, frozen peas, soy sauce
potatoes*, baked beans, cheese
tortillas*, cheddar*, black beans
canned tuna*, mayonnaise, bread*, sweetcorn
oats*, milk*, banana
eggs*, bread*, butter
pasta*, canned tomatoes*, garlic
rice*, black beans*, salsa
hot dogs*, buns*, ketchup, mustard, onion
peanut butter*, bread*, banana
frozen vegetables*, rice*, eggs
chicken nuggets*, lettuce, tortillas*, ranch dressing
ramen noodles*, spinach, egg*, kimchi
macaroni*, milk, cheddar*, butter
potatoes*, onion, oil
lentils*, rice*, onion
chickpeas*, cucumber, tomato, lemon`;

const ITALIAN = `
penne*, Italian sausage*, fennel, canned tomatoes, parmesan
arborio rice*, asparagus*, parmesan, white wine, shallot
gnocchi*, spinach, gorgonzola*, cream, walnuts
spaghetti*, clams*, garlic, parsley, white wine, red pepper flakes
lasagna sheets*, ground beef*, canned tomatoes, ricotta, mozzarella, spinach
polenta*, mushrooms*, parmesan, rosemary, butter
cannellini beans*, kale*, carrots, celery, parmesan, bread
chicken thighs*, cherry tomatoes, olives, capers, white wine, oregano
pizza dough*, mozzarella*, tomato sauce, basil, prosciutto
orecchiette*, broccoli rabe*, anchovies, garlic, red pepper flakes
spaghetti*, eggs*, guanciale*, pecorino
eggplant*, ricotta*, tomato sauce, basil, parmesan
bucatini*, pancetta*, canned tomatoes, pecorino, onion
veal cutlets*, prosciutto, sage, white wine, butter
zucchini*, mint, ricotta, lemon, farfalle*`;

const INDIAN = `
chickpeas*, onion, tomatoes, ginger, garlic, garam masala, cilantro
red lentils*, spinach*, onion, cumin seeds, turmeric, basmati rice
paneer*, peas*, tomatoes, ginger, garam masala, cream
chicken thighs*, yogurt*, garam masala, ginger, garlic, naan
cauliflower*, potatoes*, turmeric, cumin, ginger, cilantro
lamb*, onion, yogurt, coriander, cumin, basmati rice
basmati rice*, peas, carrots, cashews, cardamom, cinnamon stick
okra*, onion, tomatoes, turmeric, chili
shrimp*, coconut milk*, curry leaves, mustard seeds, turmeric, tomatoes
kidney beans*, tomatoes, onion, ginger, garlic, cumin, rice
dried chickpeas*, onion, tomatoes, garam masala, ginger
toor dal*, tomatoes, mustard seeds, curry leaves, asafoetida
eggplant*, onion, tomatoes, cumin, cilantro, chapati
eggs*, onion, tomatoes, curry powder, coconut milk
potatoes*, peas*, cumin seeds, chapati, yogurt`;

const THAI_VIETNAMESE = `
chicken breast*, coconut milk*, green curry paste, Thai basil, bamboo shoots
rice noodles*, shrimp*, bean sprouts, eggs, tamarind paste, peanuts, fish sauce
ground pork*, Thai basil*, Thai chili, fish sauce, garlic, jasmine rice
beef*, rice noodles*, star anise, ginger, cilantro, lime, bean sprouts
tofu*, red curry paste, coconut milk*, eggplant, jasmine rice
shrimp*, lemongrass, lime, mushrooms, fish sauce, cilantro
pork belly*, fish sauce, sugar, eggs, coconut water
rice paper*, shrimp*, cucumber, mint, rice vermicelli, lettuce
chicken*, lemongrass, ginger, fish sauce, lime, rice
green papaya*, lime, fish sauce, peanuts, tomatoes, green beans
salmon*, red curry paste, coconut milk, bok choy, jasmine rice
squid*, lime, chili, cilantro, mint, fish sauce`;

const CHINESE_JAPANESE_KOREAN = `
pork*, bok choy*, oyster sauce, ginger, garlic, rice
tofu*, ground pork*, doubanjiang, scallions, Sichuan peppercorns, rice
eggs*, tomatoes*, scallions, sesame oil, rice
chicken thighs*, soy sauce, mirin, sake, sugar, rice
udon noodles*, mushrooms*, dashi, scallions, soy sauce
salmon*, miso*, rice, cucumber, sesame seeds
beef*, broccoli*, oyster sauce, ginger, cornstarch
kimchi*, rice*, eggs, spam, scallions, sesame oil
beef*, soy sauce, pear, garlic, sesame oil, lettuce, rice
soba noodles*, tofu, cucumber, scallions, soy sauce, sesame seeds
shrimp*, snow peas*, cashews, ginger, soy sauce, rice
Korean rice cakes*, gochujang*, fish cakes, cabbage, scallions
pork chops*, panko, egg, cabbage*, tonkatsu sauce, rice
napa cabbage*, ground pork*, gyoza wrappers, ginger, garlic
glass noodles*, spinach*, carrots, mushrooms, sesame oil, soy sauce
eggplant*, miso*, sesame seeds, sugar, rice
duck breast*, hoisin sauce, cucumber, scallions, flour tortillas`;

const MEXICAN = `
chicken breasts*, bell peppers*, onion, tortillas*, lime, cumin
black beans*, corn*, avocado, lime, cilantro, tortillas
ground beef*, taco shells*, lettuce, tomato, cheddar, sour cream
pork shoulder*, orange, oregano, garlic, corn tortillas*, onion
tortilla chips*, eggs*, salsa verde, queso fresco, cilantro
pinto beans*, rice*, tomatoes, jalapeño, onion
shrimp*, corn tortillas*, cabbage, lime, sour cream, chipotle chile
sweet potato*, black beans*, avocado, tortillas, lime
tomatillos*, chicken*, jalapeño, cilantro, onion
flour tortillas*, cheddar*, chicken*, enchilada sauce
tilapia*, corn tortillas*, cabbage, lime, mayonnaise
avocados*, tomato, onion, lime, cilantro, tortilla chips`;

const NORDIC_AND_EAST = `
salmon*, potatoes*, dill, sour cream, lemon
herring*, potatoes*, onion, cream
ground beef*, ground pork*, cream, potatoes, lingonberries, onion
rye bread*, smoked salmon*, cream cheese, dill, cucumber
beets*, cabbage*, potatoes, carrots, sour cream, dill
pork chops*, sauerkraut*, potatoes, caraway seeds
cod*, potatoes*, leek, cream, dill
kielbasa*, cabbage*, onion, potatoes
buckwheat*, mushrooms*, onion, butter
beef chuck*, onion, paprika*, potatoes, tomato paste, sour cream
egg noodles*, mushrooms*, sour cream, onion, dill
shrimp*, rye bread*, dill, mayonnaise, lemon`;

const MEDITERRANEAN = `
lamb*, eggplant*, tomatoes, onion, cinnamon, yogurt
ground lamb*, bulgur*, mint, onion, pine nuts
chickpeas*, tahini*, lemon, garlic, cumin
halloumi*, watermelon*, mint, cucumber
feta*, cucumber*, tomatoes*, red onion, olives, oregano
couscous*, chickpeas*, carrots, zucchini, ras el hanout, raisins
chicken thighs*, preserved lemon, olives*, onion, ginger, saffron
paella rice*, shrimp*, mussels*, saffron, bell pepper, peas
chorizo*, potatoes*, eggs, onion
eggs*, tomatoes*, bell pepper*, cumin, onion, feta
zucchini*, eggplant*, bell pepper*, tomatoes, thyme
phyllo dough*, spinach*, feta*, eggs, dill
pita bread*, ground lamb*, yogurt, cucumber, mint, tomato
mussels*, white wine*, shallots, parsley, butter
duck legs*, white beans*, sausages, thyme, garlic
beef chuck*, red wine*, carrots, mushrooms, pearl onions, bacon
octopus*, potatoes*, smoked paprika, olive oil, parsley
quinoa*, cucumber, tomatoes, parsley, lemon, mint
lentils*, bulgur, red pepper paste, mint, lemon`;

const BREAKFAST = `
eggs*, bacon*, bread, tomatoes
oats*, milk*, apple, cinnamon, walnuts
flour*, eggs*, milk*, blueberries
yogurt*, granola*, strawberries, honey
bread*, eggs*, milk, cinnamon, maple syrup
avocado*, bread*, eggs, lemon
bagels*, cream cheese*, smoked salmon, red onion, capers
bananas*, oats*, eggs
hash browns*, eggs*, cheddar, bell pepper
chia seeds*, coconut milk*, mango, honey
tortillas*, eggs*, black beans, salsa, avocado
banana*, spinach, milk*, peanut butter, oats
cottage cheese*, eggs*, flour, berries`;

const BAKING = `
flour*, sugar*, butter*, eggs, vanilla extract, chocolate chips
apples*, flour*, butter*, brown sugar, cinnamon, oats
bananas*, flour*, eggs, sugar, butter, baking soda, walnuts
dark chocolate*, butter*, eggs*, sugar, flour, cocoa powder
lemons*, flour*, sugar, butter, eggs
flour*, yeast*, salt, olive oil, rosemary
puff pastry*, apples*, sugar, cinnamon
pumpkin puree*, flour*, eggs, sugar, cinnamon, nutmeg
cream cheese*, sugar, eggs, graham crackers*, butter
almond flour*, eggs*, sugar, raspberries
carrots*, flour*, sugar, eggs, walnuts, cream cheese, cinnamon
oats*, raisins*, butter, brown sugar, flour, egg
strawberries*, cream*, sugar, flour, butter, baking powder
peaches*, flour*, sugar, butter, milk, baking powder
zucchini*, flour*, eggs, sugar, chocolate chips, vegetable oil
cornmeal*, flour, buttermilk*, eggs, butter, honey
milk*, rice*, sugar, cinnamon, vanilla extract
mascarpone*, ladyfingers*, coffee, eggs, sugar, cocoa powder
heavy cream*, sugar, vanilla bean, gelatin
pears*, dark chocolate*, almonds, butter, sugar, eggs, flour
blueberries*, lemon, flour, sugar, butter, eggs, milk`;

const SEAFOOD = `
mussels*, coconut milk*, lemongrass, cilantro
scallops*, peas*, mint, butter, bacon
halibut*, fennel*, orange, olives
trout*, almonds*, butter, lemon, green beans
crabmeat*, avocado, lime, mayonnaise, cucumber
squid*, tomatoes*, garlic, chickpeas, parsley
sardines*, lemon, fennel, breadcrumbs, raisins, pine nuts
smoked mackerel*, beets*, horseradish, potatoes
tuna steaks*, sesame seeds, soy sauce, cucumber, rice
lobster tails*, butter, garlic, lemon, corn on the cob
clams*, bacon, potatoes*, cream, celery, onion
smoked haddock*, rice*, eggs, curry powder, parsley, butter
sea bass*, ginger, scallions, soy sauce, bok choy`;

const VEGAN = `
tofu*, broccoli*, peanut butter, soy sauce, lime, rice noodles
black beans*, quinoa*, corn, avocado, lime, cilantro
sweet potatoes*, chickpeas*, tahini, kale, lemon
mushrooms*, lentils*, carrots, tomato paste, thyme, potatoes
coconut milk*, butternut squash*, red curry paste, lime
tempeh*, bok choy*, soy sauce, ginger, sesame oil, rice
cauliflower*, almonds, raisins, couscous*, turmeric
jackfruit*, barbecue sauce*, buns, red cabbage
zucchini*, cashews, basil, garlic, spaghetti*
kale*, white beans*, garlic, lemon, olive oil, bread
split peas*, carrots, onion, celery, potatoes
dried black beans*, onion, bell pepper, cumin, orange, rice`;

const LEFTOVERS = `
cooked rice*, leftover chicken*, peas, eggs, soy sauce
mashed potatoes*, cabbage*, butter
leftover turkey*, cranberry sauce, bread*, cheese, lettuce
cooked pasta*, eggs*, parmesan, spinach
stale bread*, tomatoes*, basil, olive oil, cucumber
leftover roast beef*, potatoes*, onion
cooked quinoa*, roasted red peppers, feta, parsley, lemon
rotisserie chicken*, tortillas*, cheese, salsa
cooked lentils*, carrots, onion, yogurt
leftover ham*, split peas*, carrots, onion
boiled potatoes*, chorizo*, onion, eggs
overripe bananas*, eggs, flour, sugar
stale bread*, milk*, eggs*, sugar, raisins
leftover salmon*, potatoes*, scallions, egg, breadcrumbs
chicken carcass*, carrots, celery, onion, noodles
wilted spinach*, cream, eggs*, nutmeg, pie crust*`;

const SPECIAL_RAW = `
dried kidney beans*, ground beef*, canned tomatoes, onion, cumin, chili powder
dried kidney beans*, onion, tomatoes, garlic, rice
whole chicken*, lemon, thyme, potatoes, carrots
duck breasts*, oranges*, honey, potatoes
chicken livers*, onion, balsamic vinegar, butter, sage
cassava*, onion, garlic, lime, cilantro
taro*, coconut milk, scallions
turkey sausage*, kale*, white beans, garlic
raw bratwurst*, onion, beer, mustard, potatoes
veal shanks*, carrots, celery, canned tomatoes, white wine, lemon
venison*, red wine, juniper berries, mushrooms, carrots
rabbit*, mustard*, cream, thyme, onion
goat meat*, curry powder, potatoes, thyme, Scotch bonnet
oysters*, lemon, butter, parsley, breadcrumbs
pork ribs*, barbecue sauce*, coleslaw mix, corn on the cob
rhubarb*, strawberries*, sugar, flour, butter
bean sprouts*, carrots, eggs, soy sauce, noodles
lobster*, pasta*, cream, tomatoes, shallot
ground chicken*, breadcrumbs, egg, zucchini, parmesan
beef brisket*, carrots, potatoes, onion, beef broth
dried cannellini beans*, rosemary, garlic, kale, parmesan
dried lima beans*, ham hock*, onion, carrots`;

const ODD = `
chicken breast*, rice*, bell pepper, onion, gummy bears!
salmon*, potatoes*, dill, dark chocolate!
ground beef*, onion, canned tomatoes, pasta*, strawberry jam!
shrimp*, garlic, linguine*, lemon, Nutella!
eggs*, spinach*, cheddar, marshmallows!
cod*, potatoes*, peas, chocolate chips!
pork chops*, apples*, onion, ice cream!
tofu*, broccoli*, soy sauce, rice, frosting!
beef*, carrots, potatoes*, onion, gummy candy!
tuna*, pasta*, capers, tomatoes, caramel sauce!
chicken thighs*, coconut milk*, curry paste, rice, Oreos!
flour*, butter*, sugar*, eggs, apples, sardines!
flour*, sugar*, cocoa powder*, eggs, butter, garlic!
oats*, milk*, banana*, honey, anchovies!
bananas*, flour*, sugar, eggs, fish sauce!
pancake mix*, milk*, eggs, blueberries, kimchi!
yogurt*, strawberries*, honey, granola, canned tuna!
lentils*, carrots*, onion, celery, vanilla ice cream!
spaghetti*, clams*, garlic, white wine, peanut butter!
mushrooms*, eggs*, cheese, cola!
mussels*, white wine*, shallots, cream, milk chocolate!
sausages*, potatoes*, cabbage, whipped cream!
eggs*, milk*, sugar*, vanilla extract, mackerel!
celery, mustard, eggs*
pickles, peanut butter, bread*
half a cabbage*, 2 carrots, an old lime
cottage cheese*, pineapple*, ham
olives, dates, feta*
grapefruit*, avocado*, shrimp*
corn flakes*, milk*, banana
beets*, oranges*, goat cheese*, walnuts
watermelon*, feta*, mint
ketchup, rice*, eggs*
canned corn*, tofu*, tortilla chips
kohlrabi*, apple*, sour cream
plantains*, black beans*, queso fresco
sauerkraut*, apples*, bacon*
persimmon*, prosciutto*, arugula
figs*, goat cheese*, honey, bread`;

const FEW_AND_MANY = `
eggs*
potatoes*
chicken breast*
pasta*
zucchini*
bananas*
apples*
rice*
tofu*
canned tomatoes*
lentils*
oats*
eggs*, milk
pasta*, tomatoes*
chicken*, rice*
potatoes*, cheese*
chicken thighs*, chickpeas, carrots, zucchini, onion, garlic, canned tomatoes, cumin, cinnamon, paprika, couscous, lemon, parsley, olive oil, raisins
ground beef*, eggs, milk, potatoes, carrots, peas, onion, garlic, butter, cheddar, tomato paste, Worcestershire sauce, thyme, flour, beef broth, bread
eggs, milk, butter, flour, sugar, chicken*, carrots, celery, onion, potatoes, cheddar, spinach, tomatoes, garlic, rice, lemon, yogurt, mustard, bacon, apples
tofu*, eggs, carrots, bell pepper, broccoli, mushrooms, scallions, ginger, garlic, soy sauce, sesame oil, rice, cornstarch, chili flakes, peanuts
salmon*, broccoli, rice, soy sauce, ginger, garlic, honey, sesame seeds, scallions, lime, cucumber, avocado
kale, apples, walnuts, feta, lemon, olive oil, quinoa*, chickpeas*, red onion, parsley
sausages*, lentils*, carrots, celery, onion, garlic, canned tomatoes, kale, red wine, thyme, bay leaf, parsley
flour, sugar, butter, eggs, milk, cocoa powder*, vanilla extract, baking powder, salt, walnuts, coffee, powdered sugar`;

const GROUPS: Readonly<Record<string, string>> = {
  weeknight: WEEKNIGHT, student: STUDENT, italian: ITALIAN, indian: INDIAN, 'thai and vietnamese': THAI_VIETNAMESE,
  'east asian': CHINESE_JAPANESE_KOREAN, mexican: MEXICAN, 'nordic and eastern': NORDIC_AND_EAST, mediterranean: MEDITERRANEAN,
  breakfast: BREAKFAST, baking: BAKING, seafood: SEAFOOD, vegan: VEGAN, leftovers: LEFTOVERS, 'raw and risky': SPECIAL_RAW,
  odd: ODD, 'few and many': FEW_AND_MANY,
};

const bare = (entry: string): string => entry.replace(/[*!]$/, '');

function readCase(group: string, line: string): PantryCase {
  const marked = line.split(',').map((entry) => entry.trim());
  return {
    group,
    entries: marked.map(bare),
    core: marked.filter((entry) => entry.endsWith('*')).map(bare),
    stray: marked.filter((entry) => entry.endsWith('!')).map(bare),
  };
}

export const PANTRIES: readonly PantryCase[] = Object.entries(GROUPS).flatMap(([group, text]) => text.trim().split('\n').map((line) => readCase(group, line)));
