/** Twenty recipes as the house chef writes them: `node bench/sample-recipes.ts` prints docs/sample-recipes.md. */
import { orderFor } from '../kitchen/order-for.ts';
import type { Order } from '../kitchen/order.ts';
import { cook } from '../kitchen/chef/cook.ts';

const SAMPLES: readonly { group: string; order: Partial<Order> }[] = [
  { group: 'As the card has it', order: { pantry: ['chicken thighs', 'eggs', 'lemons', 'rice', 'carrots', 'celery', 'dill'] } },
  { group: 'As the card has it', order: { pantry: ['spaghetti', 'guanciale', 'eggs', 'pecorino', 'black pepper'] } },
  { group: 'As the card has it', order: { pantry: ['red lentils', 'ghee', 'cumin seeds', 'garlic', 'tomatoes', 'cilantro'] } },
  { group: 'As the card has it', order: { pantry: ['cabbage', 'eggs', 'flour', 'pork belly', 'scallions', 'dashi', 'okonomiyaki sauce', 'bonito flakes'] } },
  { group: 'As the card has it', order: { pantry: ['flour', 'buttermilk', 'baking soda'] } },
  { group: 'A weeknight', order: { pantry: ['chicken thighs', 'soy sauce', 'honey', 'garlic', 'rice'] } },
  { group: 'A weeknight', order: { pantry: ['ground beef', 'canned tomatoes', 'onion', 'garlic', 'spaghetti', 'parmesan'] } },
  { group: 'A weeknight', order: { pantry: ['ground beef', 'kidney beans', 'canned tomatoes', 'onion', 'chili powder', 'cumin'] } },
  { group: 'A weeknight', order: { pantry: ['salmon', 'potatoes', 'lemon', 'dill', 'yogurt'] } },
  { group: 'A weeknight', order: { pantry: ['beef mince', 'potatoes', 'carrots', 'onion', 'frozen peas', 'butter', 'worcestershire sauce'] } },
  { group: 'Vegan', order: { pantry: ['chickpeas', 'coconut milk', 'spinach', 'onion', 'ginger', 'curry powder', 'rice'], diets: ['vegan'] } },
  { group: 'Vegan', order: { pantry: ['tofu', 'broccoli', 'carrots', 'soy sauce', 'garlic', 'rice', 'peanuts'], diets: ['vegan'] } },
  { group: 'Sweet', order: { pantry: ['ripe bananas', 'flour', 'eggs', 'sugar', 'butter', 'baking soda', 'walnuts'] } },
  { group: 'Sweet', order: { pantry: ['apples', 'oats', 'flour', 'butter', 'brown sugar', 'cinnamon'] } },
  { group: 'An odd fridge', order: { pantry: ['half a cabbage', '2 carrots', 'an old lime', 'peanut butter', 'eggs', 'noodles'] } },
  { group: 'An odd fridge', order: { pantry: ['leftover rice', 'kimchi', 'one onion', 'ham', 'frozen peas', 'marshmallows', '3 eggs'] } },
  { group: 'Bent far', order: { pantry: ['leftover turkey', 'chicken stock', 'orzo', 'eggs', 'lemon', 'onion'] } },
  { group: 'Bent far', order: { pantry: ['coleslaw mix', 'eggs', 'flour', 'bacon', 'ketchup', 'Worcestershire sauce', 'mayonnaise', 'nori', 'kimchi', 'grapes'] } },
  { group: 'Bent far', order: { pantry: ['yellow split peas', 'butter', 'ground cumin', 'garlic', 'canned tomatoes', 'spinach', 'lime'] } },
  { group: 'Bent far', order: { pantry: ['bell peppers', 'canned black beans', 'leftover rice', 'salsa', 'feta', 'corn', 'mayonnaise'], servings: 2 } },
];

/** The whole page. */
export function sampleRecipes(): string {
  const pages = SAMPLES.map(({ group, order }, index) => {
    const answer = cook(orderFor(order));
    if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
    const asked = `*${group}. On hand: ${order.pantry?.join(', ') ?? ''}.${order.diets === undefined ? '' : ` Diet: ${order.diets.join(', ')}.`}*`;
    const told = answer.notices.map(({ sentence }) => `> ${sentence}\n`).join('');
    return `<!-- ${index + 1} -->\n\n${asked}\n\n${told}${told === '' ? '' : '\n'}${answer.markdown.replace(/^(#+) /gm, '#$1 ').trim()}\n`;
  });
  return `# Sample recipes\n\nTwenty orders and what the house chef writes for them, byte for byte, four of them bent far from their card. \`node bench/sample-recipes.ts > docs/sample-recipes.md\`\nwrites this page again; a test keeps it true.\n\n${pages.join('\n---\n\n')}`;
}

if (process.argv[1]?.endsWith('sample-recipes.ts') === true) process.stdout.write(sampleRecipes());
