/** Ten recipes as the house chef writes them: `node bench/sample-recipes.ts` prints docs/sample-recipes.md. */
import { orderFor } from '../kitchen/order-for.ts';
import type { Order } from '../kitchen/order.ts';
import { cook } from '../kitchen/chef/cook.ts';

const SAMPLES: readonly { group: string; order: Partial<Order> }[] = [
  { group: 'Raw meat', order: { pantry: ['chicken thighs', 'potatoes', 'carrots', 'onion', 'thyme', 'lemon'], servings: 4, seed: 1 } },
  { group: 'Raw meat', order: { pantry: ['ground beef', 'canned tomatoes', 'onion', 'garlic', 'spaghetti', 'parmesan', 'basil'], servings: 4, seed: 2 } },
  { group: 'Raw meat', order: { pantry: ['pork chops', 'apples', 'cabbage', 'mustard', 'butter'], servings: 2, seed: 3 } },
  { group: 'Raw meat', order: { pantry: ['beef chuck', 'carrots', 'mushrooms', 'red wine', 'bacon', 'thyme'], servings: 4, seed: 4 } },
  { group: 'Vegan', order: { pantry: ['chickpeas', 'coconut milk', 'spinach', 'onion', 'ginger', 'curry powder', 'rice'], diets: ['vegan'], servings: 3, seed: 5 } },
  { group: 'Vegan', order: { pantry: ['tofu', 'broccoli', 'carrots', 'soy sauce', 'garlic', 'rice', 'peanuts'], diets: ['vegan'], servings: 2, seed: 6 } },
  { group: 'Baking', order: { pantry: ['ripe bananas', 'flour', 'eggs', 'sugar', 'butter', 'baking powder', 'walnuts'], servings: 6, seed: 7 } },
  { group: 'Baking', order: { pantry: ['apples', 'oats', 'flour', 'butter', 'brown sugar', 'cinnamon'], servings: 4, seed: 8 } },
  { group: 'An odd fridge', order: { pantry: ['half a cabbage', '2 carrots', 'an old lime', 'peanut butter', 'eggs', 'noodles'], servings: 2, seed: 9 } },
  { group: 'An odd fridge', order: { pantry: ['leftover rice', 'kimchi', 'one onion', 'ham', 'frozen peas', 'marshmallows', '3 eggs'], servings: 2, seed: 10 } },
];

/** The whole page. */
export function sampleRecipes(): string {
  const pages = SAMPLES.map(({ group, order }, index) => {
    const answer = cook(orderFor(order));
    if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
    const asked = `*${group}. On hand: ${order.pantry?.join(', ') ?? ''}.${order.diets === undefined ? '' : ` Diet: ${order.diets.join(', ')}.`} Seed ${order.seed ?? 1}.*`;
    const told = answer.notices.map(({ sentence }) => `> ${sentence}\n`).join('');
    return `<!-- ${index + 1} -->\n\n${asked}\n\n${told}${told === '' ? '' : '\n'}${answer.markdown.replace(/^(#+) /gm, '#$1 ').trim()}\n`;
  });
  return `# Sample recipes\n\nTen orders and what the house chef writes for them, byte for byte. \`node bench/sample-recipes.ts > docs/sample-recipes.md\`\nwrites this page again; a test keeps it true.\n\n${pages.join('\n---\n\n')}`;
}

if (process.argv[1]?.endsWith('sample-recipes.ts') === true) process.stdout.write(sampleRecipes());
