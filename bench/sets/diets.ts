/** Diets and allergies: what must go, what must not go without need. "rules | entries", "-" before an entry that must be dropped. */
import type { Diet } from '../../kitchen/order.ts';
import { DIETS } from '../../kitchen/order.ts';
import { ALLERGENS, type Allergen } from '../../kitchen/pantry/food.ts';

export interface DietCase {
  diets: readonly Diet[];
  allergies: readonly Allergen[];
  entries: readonly string[];
  /** Entries that break a rule: never in the dish, and the cook is told. */
  drop: readonly string[];
  /** Entries that look as if they did and do not: never called unfit. */
  keep: readonly string[];
}

const CASES = `
vegetarian | pasta, tomatoes, -bacon, garlic
vegetarian | -chicken breast, rice, broccoli, soy sauce
vegetarian | spinach, eggs, -parmesan, onion
vegetarian | strawberries, cream, sugar, -gelatin
vegetarian | romaine lettuce, bread, eggs, -Worcestershire sauce
vegetarian | tofu, bok choy, ginger, -fish sauce, rice
vegetarian | mushrooms, barley, onion, -beef broth, thyme
vegetarian | tortillas, black beans, -lard, onion
vegetarian | sweet potato, -marshmallows, butter
vegetarian | penne, cream, -gorgonzola, walnuts
vegetarian | tofu, noodles, carrots, -oyster sauce
vegetarian | lentils, carrots, onion, -ham hock
vegetarian | miso, -dashi, tofu, scallions
vegetarian | eggplant, tomatoes, cheddar, honey
vegan | tofu, broccoli, -eggs, soy sauce, rice
vegan | oats, -milk, banana, -honey
vegan | chickpeas, spinach, -yogurt, curry powder, coconut milk
vegan | flour, sugar, -butter, cocoa powder, vegetable oil
vegan | pasta, tomatoes, -mozzarella, basil, olive oil
vegan | sweet potatoes, black beans, -sour cream, lime
vegan | lentils, potatoes, -ghee, cumin, ginger
vegan | -egg noodles, cabbage, carrots, soy sauce, tofu
vegan | bananas, flour, sugar, -eggs, walnuts, peanut butter
vegan | mushrooms, risotto rice, -parmesan, white wine, shallots
vegan | kale, white beans, -anchovies, garlic, bread
vegan | -mayonnaise, potatoes, celery, mustard
vegan | butternut squash, coconut milk, red lentils, butter beans
vegan | cocoa butter, almond milk, oats, peanut butter
vegan | avocado, tomatoes, -feta, lime, quinoa
vegan | rice noodles, -shrimp, peanuts, lime, bean sprouts
pescatarian | salmon, potatoes, dill, -bacon
pescatarian | shrimp, linguine, garlic, -pancetta
pescatarian | cod, chickpeas, tomatoes, -chorizo
pescatarian | rice, -chicken broth, mushrooms, parmesan
pescatarian | tuna, white beans, red onion, -prosciutto
pescatarian | mussels, white wine, shallots, -lardons
pescatarian | -chicken thighs, carrots, potatoes, eggs
pescatarian | squid, tomatoes, fish sauce, -lard
halal | chicken thighs, rice, carrots, -bacon
halal | beef, mushrooms, -red wine, carrots, onion
halal | -pork chops, potatoes, eggs, spinach
halal | salmon, soy sauce, -mirin, ginger, rice
halal | strawberries, cream, -gelatin, sugar
halal | pasta, tomatoes, -prosciutto, basil
halal | lamb, onion, yogurt, rice, red wine vinegar
halal | beef, -beer, onion, potatoes
halal | flour, butter, sugar, eggs, -rum
halal | eggs, potatoes, -ham, onion
halal | chickpeas, -lard, cumin, tomatoes
halal | shrimp, rice, garlic, -white wine
kosher | salmon, potatoes, dill, -shrimp
kosher | -pork tenderloin, apples, eggs, potatoes
kosher | cod, tomatoes, -mussels, garlic
kosher | eggs, spinach, -bacon, onion
kosher | rice, -clams, peas, carrots
kosher | -catfish, cornmeal, cabbage, eggs
kosher | tuna, pasta, capers, -crabmeat
kosher | -eel, rice, cucumber, eggs
gluten-free | chicken breast, -pasta, tomatoes, spinach
gluten-free | tofu, broccoli, -soy sauce, rice, ginger
gluten-free | beef, mushrooms, -flour, sour cream, potatoes
gluten-free | -couscous, chickpeas, zucchini, lemon
gluten-free | -barley, mushrooms, onion, carrots
gluten-free | eggs, -bread, tomatoes, bacon
gluten-free | black beans, corn tortillas, avocado, -flour tortillas
gluten-free | salmon, -panko, potatoes, lemon
gluten-free | -seitan, bell pepper, rice, onion
gluten-free | -bulgur, parsley, tomatoes, quinoa
gluten-free | buckwheat, mushrooms, onion, eggs
gluten-free | rice noodles, tofu, carrots, tamari
gluten-free | polenta, mushrooms, parmesan, butter
gluten-free | potatoes, cheddar, cornstarch, milk
gluten-free | beef, carrots, onion, -beer
gluten-free | chicken, -hoisin sauce, scallions, rice
gluten-free | glutinous rice, mango, coconut milk, sugar
gluten-free | apples, gluten-free oats, butter, sugar
dairy-free | chicken breast, -cream, mushrooms, potatoes
dairy-free | pasta, tomatoes, -parmesan, basil
dairy-free | coconut milk, chickpeas, spinach, curry powder
dairy-free | potatoes, -butter, leeks, olive oil
dairy-free | eggs, -cheddar, onion, potatoes
dairy-free | oats, almond milk, banana, peanut butter
dairy-free | -ghee, lentils, cumin, rice
dairy-free | -paneer, peas, tomatoes, chickpeas
dairy-free | spaghetti, -pesto, cherry tomatoes, chicken
dairy-free | butternut squash, butter beans, sage, onion
dairy-free | lettuce, -ranch dressing, chicken, tomatoes
dairy-free | flour, eggs, -buttermilk, sugar, vegetable oil
nut-free | chicken, -cashews, bell pepper, rice
nut-free | rice noodles, -peanuts, tofu, lime, eggs
nut-free | pasta, -pesto, tomatoes, chicken
nut-free | bananas, flour, -walnuts, sugar, eggs
nut-free | bread, -Nutella, bananas, milk
nut-free | oats, -almond milk, berries, honey
nut-free | butternut squash, nutmeg, cream, onion
nut-free | coconut milk, water chestnuts, chicken, rice
nut-free | -marzipan, apples, flour, butter, sugar
low-fodmap | chicken breast, rice, -onion, carrots
low-fodmap | -garlic, tomatoes, rice, basil, olive oil
low-fodmap | salmon, potatoes, dill, -mushrooms
low-fodmap | eggs, spinach, -cauliflower, potatoes
low-fodmap | rice, tofu, carrots, -honey, ginger
low-fodmap | -apples, oats, strawberries, maple syrup
gluten | chicken, rice, -flour tortillas, salsa
gluten | potatoes, onion, -malt vinegar, cod
gluten | beef, carrots, -stout, potatoes
crustacean | -shrimp, rice, garlic, peas, eggs
crustacean | cod, potatoes, oyster mushrooms, leek
crustacean | noodles, -shrimp paste, chicken, lime
crustacean | -crabmeat, avocado, lime, cucumber, rice
egg | potatoes, -mayonnaise, celery, chicken
egg | -eggs, spinach, potatoes, cheddar
egg | eggplant, tomatoes, mozzarella, basil
egg | -egg noodles, chicken, carrots, soy sauce
egg | -meringue, strawberries, cream, sugar
fish | lettuce, chicken, -Caesar dressing, bread
fish | tofu, rice, -fish sauce, lime, cilantro
fish | beef, potatoes, -Worcestershire sauce, onion
fish | tomatoes, pasta, -anchovies, garlic, shrimp
fish | -dashi, tofu, noodles, scallions
peanut | chicken, rice, -peanut sauce, cucumber
peanut | noodles, -peanut butter, tofu, carrots
peanut | oats, almonds, banana, milk
soy | -tofu, rice, broccoli, eggs
soy | chicken, rice, -soy sauce, ginger
soy | salmon, -miso, cucumber, rice
soy | -edamame, carrots, rice, coconut aminos
soy | -tempeh, cabbage, peanuts, rice
milk | potatoes, -cream, leeks, olive oil
milk | chickpeas, coconut milk, spinach, rice
milk | chicken, -ghee, rice, onion
milk | pumpkin, -sweetened condensed milk, eggs, sugar, flour
nuts | chicken, -almonds, rice, apricots
nuts | -hazelnuts, chocolate, eggs, flour, sugar
nuts | peanut butter, bananas, oats, milk
nuts | butternut squash, coconut milk, onion, rice
celery | potatoes, carrots, onion, -celery
celery | chicken, -celeriac, apples, cream
celery | tomatoes, -celery salt, eggs, bread
mustard | pork chops, potatoes, -mustard, cream
mustard | chicken, -mustard seeds, rice, yogurt
mustard | potatoes, -honey mustard, chicken, lettuce
sesame | chickpeas, -tahini, lemon, cucumber, bread
sesame | noodles, -sesame oil, carrots, eggs
sesame | -hummus, pita bread, tomatoes, cucumber
sesame | carrots, -za'atar, feta, lentils
sulphites | chicken, -white wine, mushrooms, cream
sulphites | lamb, -dried apricots, couscous, onion
lupin | -lupin flour, eggs, milk, bananas
lupin | chickpeas, rice, tomatoes, -lupini beans
mollusc | spaghetti, -clams, garlic, parsley, tomatoes
mollusc | beef, broccoli, -oyster sauce, rice
mollusc | oyster mushrooms, rice, peas, eggs
mollusc | -squid, tomatoes, potatoes, olives
vegan nut-free | lentils, carrots, -cashews, -yogurt, onion, cumin
vegan gluten-free | tofu, -soy sauce, rice, broccoli, -honey
vegetarian dairy-free | eggs, spinach, -feta, potatoes, -ham
halal dairy-free | chicken, -cream, rice, peas, -bacon
gluten-free dairy-free | -flour, eggs, -milk, salmon, potatoes, dill
pescatarian egg | cod, potatoes, -eggs, -sausage, peas`;

const isDiet = (word: string): word is Diet => (DIETS as readonly string[]).includes(word);
const isAllergen = (word: string): word is Allergen => (ALLERGENS as readonly string[]).includes(word);

function readCase(line: string): DietCase {
  const [rules = '', list = ''] = line.split(' | ');
  const words = rules.split(' ');
  const marked = list.split(', ');
  return {
    diets: words.filter(isDiet),
    allergies: words.filter(isAllergen),
    entries: marked.map((entry) => entry.replace(/^-/, '')),
    drop: marked.filter((entry) => entry.startsWith('-')).map((entry) => entry.slice(1)),
    keep: marked.filter((entry) => !entry.startsWith('-')),
  };
}

export const DIET_CASES: readonly DietCase[] = CASES.trim().split('\n').map(readCase);
