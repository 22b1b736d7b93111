import { expect, test } from 'vitest';
import { writeRecipe } from '../../../kitchen/recipe/write-recipe.ts';
import { inShort, splitHead } from './split-head.ts';

const REST = '## Ingredients\n\n- 2 eggs\n\n## Steps\n\n1. Boil.';

test.each([
  ['title and facts', `# Soup\n\n**Serves 4 · 1 hour 20 minutes**\n\n${REST}`, '# Soup', ['Serves 4', '1 hour 20 minutes'], REST],
  ['every kind of fact', `# Buns\n\n**Makes 12 buns · Prep 10 minutes · Cook 25 minutes · Total 35 minutes**\n\n${REST}`, '# Buns', ['Makes 12 buns', 'Prep 10 minutes', 'Cook 25 minutes', 'Total 35 minutes'], REST],
  ['no facts', `# Soup\n\n${REST}`, '# Soup', [], REST],
  ['another bold line', `# Soup\n\n**A classic**\n\n${REST}`, '# Soup', [], `**A classic**\n\n${REST}`],
  ['facts in a sentence', `# Soup\n\n**Serves 4** and keeps well.\n\n${REST}`, '# Soup', [], `**Serves 4** and keeps well.\n\n${REST}`],
  ['facts with more under them', `# Soup\n\n**Serves 4**\nand keeps well.`, '# Soup', [], '**Serves 4**\nand keeps well.'],
  ['words before the title', `Here you are!\n\n# Soup\n\n${REST}`, '', [], `Here you are!\n\n# Soup\n\n${REST}`],
  ['nothing', '', '', [], ''],
])('%s', (_case, markdown, title, facts, rest) => {
  expect(splitHead(markdown)).toEqual({ title, facts, rest });
});

test('what we write ourselves has its facts in the head', () => {
  const markdown = writeRecipe({ title: 'Soup', intro: 'Good.', serves: 2, minutes: 75, ingredients: [], steps: ['Boil.'], notes: [] });
  expect(splitHead(markdown)).toMatchObject({ title: '# Soup', facts: ['Serves 2', '1 hour 15 minutes'] });
});

test('while it grows, half a line of facts is held back, and nothing else', () => {
  const whole = `# Soup\n\n**Serves 4 · 20 minutes**\n\n${REST}`;
  for (let end = 1; end <= whole.length; end++) {
    const { facts, rest } = splitHead(whole.slice(0, end), true);
    expect(rest).not.toMatch(/Serves|\*\*|minutes/);
    if (facts.length > 0) expect(facts).toEqual(['Serves 4', '20 minutes']);
  }
});

test('times in short', () => {
  expect(['1 hour 20 minutes', '2 hours', '1 minute', 'Prep 10 minutes'].map(inShort)).toEqual(['1 h 20 min', '2 h', '1 min', 'Prep 10 min']);
});
