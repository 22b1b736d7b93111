/** Words that prove a diet or allergy broken, written from food.md 3.4 and 3.5 and not from the lexicon. */
import type { Diet } from '../../kitchen/order.ts';
import type { Allergen } from '../../kitchen/pantry/food.ts';

const words = (text: string): string => text.trim().split(/\s*,\s*/).join('|');
const found = (yes: string, no = ''): { yes: RegExp; no: RegExp | null } => ({ yes: new RegExp(`\\b(?:${words(yes)})(?:e?s)?\\b`, 'gi'), no: no === '' ? null : new RegExp(`\\b(?:${words(no)})(?:e?s)?\\b`, 'gi') });

const LAND_MEAT = 'chicken, turkey, duck, goose, quail, beef, steak, veal, lamb, mutton, goat meat, pork, ham, bacon, pancetta, guanciale, prosciutto, lardon, salami, pepperoni, sausage, chorizo, kielbasa, bratwurst, hot dog, spam, liver, rabbit, venison, lard, suet, tallow, gelatin, marshmallow, marshmallows, carcass, ham hock';
const SEA = 'salmon, cod, tuna, trout, haddock, halibut, tilapia, sardine, mackerel, herring, anchovy, anchovies, fish sauce, fish, dashi, bonito, shrimp, prawn, crab, crabmeat, lobster, mussel, clam, oyster, scallop, squid, octopus, oyster sauce, worcestershire sauce, caesar dressing, shrimp paste';
const MOCK = 'vegan \\w+, plant-based \\w+, vegetarian \\w+, oyster mushroom, beefsteak tomato, beefsteak tomatoes, vegan \\w+ sauce, vegan \\w+ \\w+, goose ?berry, goose ?berries, duck sauce, chicken-style, fish mint, crab ?apple';
const HARD_RENNET = 'parmesan, parmigiano, grana padano, pecorino, pecorino romano, gorgonzola';
const DAIRY = 'milk, butter, cream, cheese, yogurt, ghee, parmesan, cheddar, mozzarella, feta, ricotta, mascarpone, paneer, halloumi, gorgonzola, gruyère, buttermilk, sour cream, crème fraîche, condensed milk, whey, ice cream, ranch dressing, pesto, custard';
const NOT_DAIRY = 'coconut milk, coconut cream, creamed coconut, almond milk, oat milk, soy milk, rice milk, cashew milk, plant milk, peanut butter, almond butter, cashew butter, nut butter, cocoa butter, butter bean, butternut, butter lettuce, cream of tartar, vegan \\w+, vegan \\w+ cheese, vegan sour cream, vegan cream cheese, sunflower seed butter, dairy-free \\w+, plant-based \\w+, cookie butter';
const WHEAT = 'flour, all-purpose flour, bread, pasta, spaghetti, penne, linguine, macaroni, noodle, noodles, couscous, bulgur, barley, seitan, semolina, panko, breadcrumb, breadcrumbs, tortilla, flour tortilla, pita, naan, baguette, cracker, beer, stout, soy sauce, hoisin sauce, teriyaki sauce, malt vinegar, farro, freekeh, wheat, rye, orzo, phyllo dough, puff pastry, pie crust, crouton, bun, udon, ramen';
const NOT_WHEAT = 'corn tortilla, rice flour, brown rice flour, almond flour, chickpea flour, buckwheat flour, buckwheat, coconut flour, tapioca flour, cassava flour, gluten-free \\w+, gluten-free all-purpose flour, gluten-free \\w+ \\w+, rice noodle, rice noodles, glass noodle, glass noodles, shirataki noodles, flour for dusting gluten-free, corn flour, potato flour, masa harina';
const NUTS = 'almond, hazelnut, walnut, cashew, pecan, pistachio, macadamia, brazil nut, pine nut, almond milk, almond flour, nutella, marzipan, praline, pesto, almond butter, cashew butter, amaretti, dukkah, frangipane, nougat, mixed nuts';
const PEANUT = 'peanut, peanut butter, peanut sauce, peanut oil, satay';
const FODMAP = 'onion, garlic, shallot, leek, mushroom, cauliflower, honey, apple, pear, mango, peach, cashew, chickpea, lentil, black bean, kidney bean, wheat, pasta, bread, flour, garlic powder, onion powder';
const NOT_FODMAP = 'apple cider vinegar, green onion, scallion, garlic oil, garlic-infused oil, oyster mushroom, gluten-free \\w+, rice flour, corn tortilla, green bean, pineapple';

export const BROKEN_BY: Readonly<Record<Diet | Allergen, { yes: RegExp; no: RegExp | null }>> = {
  vegetarian: found(`${LAND_MEAT}, ${SEA}, ${HARD_RENNET}, beef broth, chicken broth`, MOCK),
  vegan: found(`${LAND_MEAT}, ${SEA}, ${DAIRY}, egg, egg noodles, mayonnaise, honey, meringue`, `${MOCK}, ${NOT_DAIRY}, eggplant`),
  pescatarian: found(`${LAND_MEAT}, beef broth, chicken broth`, MOCK),
  halal: found('pork, ham, bacon, pancetta, guanciale, prosciutto, lardon, chorizo, salami, lard, gelatin, wine, beer, mirin, sake, rum, brandy, vodka, whiskey, sherry, marsala', 'red wine vinegar, white wine vinegar, wine vinegar, sherry vinegar, turkey bacon, beef bacon, rice wine vinegar'),
  kosher: found('pork, ham, bacon, pancetta, prosciutto, lard, gelatin, shrimp, crab, crabmeat, lobster, mussel, clam, oyster, scallop, squid, octopus, catfish, eel, monkfish, shark, rabbit', 'oyster mushroom, turkey bacon, beef bacon'),
  'gluten-free': found(WHEAT, NOT_WHEAT),
  'dairy-free': found(DAIRY, NOT_DAIRY),
  'nut-free': found(`${NUTS}, ${PEANUT}`),
  'low-fodmap': found(FODMAP, NOT_FODMAP),
  gluten: found(WHEAT, NOT_WHEAT),
  crustacean: found('shrimp, prawn, crab, crabmeat, lobster, crayfish, langoustine, shrimp paste, bisque, surimi'),
  egg: found('egg, mayonnaise, aioli, meringue, egg noodles, brioche, hollandaise, custard', 'eggplant, egg-free \\w+, vegan \\w+, egg-free'),
  fish: found('salmon, cod, tuna, trout, haddock, halibut, sardine, mackerel, anchovy, anchovies, fish sauce, fish, dashi, bonito, worcestershire sauce, caesar dressing, tapenade', 'vegan \\w+ sauce, fish mint, kombu dashi'),
  peanut: found(PEANUT),
  soy: found('soy sauce, tofu, tempeh, miso, edamame, soy milk, tamari, soybean, hoisin sauce, teriyaki sauce, oyster sauce, textured vegetable protein'),
  milk: found(DAIRY, NOT_DAIRY),
  nuts: found(NUTS),
  celery: found('celery, celeriac, celery salt, celery seed'),
  mustard: found('mustard, mustard seeds, honey mustard, piccalilli', 'mustard greens'),
  sesame: found('sesame, tahini, hummus, za[’\']atar, halva, furikake, gomasio, dukkah'),
  sulphites: found('wine, dried apricot, cider'),
  lupin: found('lupin, lupini'),
  mollusc: found('clam, mussel, oyster, scallop, squid, calamari, octopus, oyster sauce, clam juice, squid ink, snail', 'oyster mushroom, vegetarian oyster sauce, oyster cracker'),
};
