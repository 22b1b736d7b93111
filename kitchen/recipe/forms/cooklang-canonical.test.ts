/** What the specification of Cooklang says in its canonical tests (cooklang/spec, tests/canonical.yaml, version 8), case by case, in our own words. */
import { describe, expect, it } from 'vitest';
import { cooklangFields, fromCooklang } from './cooklang.ts';

type Case = readonly [name: string, source: string, ingredients: readonly string[], steps: readonly string[], fields?: Readonly<Record<string, string>>];
const THIN = '\u2009';
/** Amounts stand in the list, and a text's room is one space; an amount that is no number stays the words it is. */
const CASES: readonly Case[] = [
  ['a plain direction', 'Add a bit of chilli', [], ['Add a bit of chilli']],
  ['a comment', '-- testing comments', [], []],
  ['a comment after an ingredient', '@thyme{2%sprigs} -- testing comments\nand some text', ['2 sprigs thyme'], ['thyme and some text']],
  ['a comment before an ingredient', '-- testing comments\n@thyme{2%sprigs}', ['2 sprigs thyme'], ['thyme']],
  ['degrees', 'Heat oven up to 200°C', [], ['Heat oven up to 200°C']],
  ['figures', 'Heat 5L of water', [], ['Heat 5L of water']],
  ['several ingredients', 'Add @chilli{3%items}, @ginger{10%g} and @milk{1%l}.', ['3 items chilli', '10 g ginger', '1 l milk'], ['Add chilli, ginger and milk.']],
  ['a pot of two words', 'Fry in #frying pan{}', [], ['Fry in frying pan']],
  ['a pot that begins with a figure', 'Fry in #7-inch nonstick frying pan{ }', [], ['Fry in 7-inch nonstick frying pan']],
  ['a pot with room in its braces', 'Fry in #frying pan{ }', [], ['Fry in frying pan']],
  ['a pot of one word', 'Simmer in #pan for some time', [], ['Simmer in pan for some time']],
  ['two pots', '#frying pan{2}', [], ['frying pan (2)']],
  ['three pots, as a word', '#frying pan{three}', [], ['frying pan (three)']],
  ['two small pots', '#frying pan{two small}', [], ['frying pan (two small)']],
  ['a fraction', '@milk{1/2%cup}', ['1/2 cup milk'], ['milk']],
  ['a fraction in a direction', 'knife cut about every 1/2 inches', [], ['knife cut about every 1/2 inches']],
  ['what only looks like a fraction', '@milk{01/2%cup}', ['01/2 cup milk'], ['milk']],
  ['a fraction with spaces', '@milk{1 / 2 %cup}', ['1/2 cup milk'], ['milk']],
  ['an ingredient that begins with a figure', 'Top with @1000 island dressing{ }', ['1000 island dressing'], ['Top with 1000 island dressing']],
  ['an ingredient that is a picture', 'Add some @🧂', ['🧂'], ['Add some 🧂']],
  ['a unit', '@chilli{3%items}', ['3 items chilli'], ['chilli']],
  ['a unit with spaces', '@chilli{ 3 % items }', ['3 items chilli'], ['chilli']],
  ['no unit', '@chilli{3}', ['3 chilli'], ['chilli']],
  ['no amount', '@chilli', ['chilli'], ['chilli']],
  ['a name with a figure before it', '@5peppers', ['5peppers'], ['5peppers']],
  ['a name with figures in it', '@tipo 00 flour{250%g}', ['250 g tipo 00 flour'], ['tipo 00 flour']],
  ['a name of one word, without braces', '@chilli cut into pieces', ['chilli'], ['chilli cut into pieces']],
  ['front matter', '---\nsourced: babooshka\n---', [], [], { sourced: 'babooshka' }],
  ['no front matter', 'hello ---\nsourced: babooshka\n---', [], ['hello --- sourced: babooshka ---'], {}],
  ['a field of two words', '---\ncooking time: 30 mins\n---', [], [], { 'cooking time': '30 mins' }],
  ['a field with room behind it', '---\ncooking time    :30 mins\n---', [], [], { 'cooking time': '30 mins' }],
  ['two directions', 'Add a bit of chilli\n\nAdd a bit of hummus', [], ['Add a bit of chilli', 'Add a bit of hummus']],
  ['two fields', '---\nPrep Time: 15 minutes\nCook Time: 30 minutes\n---', [], [], { 'prep time': '15 minutes', 'cook time': '30 minutes' }],
  ['an ingredient of two words', '@hot chilli{3}', ['3 hot chilli'], ['hot chilli']],
  ['an ingredient of two words without an amount', '@hot chilli{}', ['hot chilli'], ['hot chilli']],
  ['two ingredients without braces', '@chilli cut into pieces and @garlic', ['chilli', 'garlic'], ['chilli cut into pieces and garlic']],
  ['an amount in words', '@thyme{few%sprigs}', ['few sprigs thyme'], ['thyme']],
  ['an amount that is a figure and a word', '@water{7 k }', ['7 k water'], ['water']],
  ['servings', '---\nservings: 1|2|3\n---', [], [], { servings: '1|2|3' }],
  ['a slash', 'Preheat the oven to 200℃/Fan 180°C.', [], ['Preheat the oven to 200℃/Fan 180°C.']],
  ['a timer with a point', 'Fry for ~{1.5%minutes}', [], ['Fry for 1.5 minutes']],
  ['a timer with a fraction', 'Fry for ~{1/2%hour}', [], ['Fry for 1/2 hour']],
  ['a timer', 'Fry for ~{10%minutes}', [], ['Fry for 10 minutes']],
  ['a timer with a name', 'Fry for ~potato{42%minutes}', [], ['Fry for 42 minutes']],
  ['a timer that is only a name', 'Let it ~rest after plating', [], ['Let it rest after plating']],
  ['the same before a comma', 'Let it ~rest, then serve', [], ['Let it rest, then serve']],
  ['the same before a sign of another script', 'Let it ~rest⸫ then serve', [], ['Let it rest⸫ then serve']],
  ['the same before a thin space', `Let it ~rest${THIN}then serve`, [], ['Let it rest then serve']],
  ['no timer: a space after the sign', 'It is ~ {5}', [], ['It is ~ {5}']],
  ['no timer: a figure', 'It is ~ 5', [], ['It is ~ 5']],
  ['an ingredient before a comma', 'Add some @chilli, then serve', ['chilli'], ['Add some chilli, then serve']],
  ['an ingredient before a sign of another script', 'Add @chilli⸫ then bake', ['chilli'], ['Add chilli⸫ then bake']],
  ['an ingredient before a thin space', `Add @chilli${THIN}then bake`, ['chilli'], ['Add chilli then bake']],
  ['no ingredient: a space after the sign, with braces', 'Message @ example{}', [], ['Message @ example{}']],
  ['no ingredient: a space after the sign', 'Message me @ example', [], ['Message me @ example']],
  ['a pot before a comma', 'Place in #pot, then boil', [], ['Place in pot, then boil']],
  ['a pot before a sign of another script', 'Place in #pot⸫ then boil', [], ['Place in pot⸫ then boil']],
  ['a pot before a thin space', `Add to #pot${THIN}then boil`, [], ['Add to pot then boil']],
  ['no pot: a space after the sign, with braces', 'Recipe # 10{}', [], ['Recipe # 10{}']],
  ['no pot: a space after the sign', 'Recipe # 5', [], ['Recipe # 5']],
  ['what is optional', 'Garnish with @?fresh thyme{2%sprigs}', ['2 sprigs fresh thyme, optional'], ['Garnish with fresh thyme']],
  ['what is optional, of one word', 'Top with @?chives', ['chives, optional'], ['Top with chives']],
  ['a pot that is optional', 'Use a #?splatter guard{} if you have one', [], ['Use a splatter guard if you have one']],
  ['what is needed, and more of it that is optional', 'Stir @parmesan{100%g} in, top with @?parmesan{50%g}', ['100 g parmesan', '50 g parmesan, optional'], ['Stir 100 g parmesan in, top with 50 g parmesan']],
  ['the sign for optional once only', 'Add @??thyme{}', ['?thyme, optional'], ['Add ?thyme']],
  ['the sign for optional before a space', 'Add @? thyme', [], ['Add @? thyme']],
  ['a question', 'Did you add the @salt{}?', ['salt'], ['Did you add the salt?']],
];

describe('the canonical tests', () => {
  it.each(CASES.map(([name, source, ingredients, steps, fields]) => ({ name, source, ingredients, steps, fields })))('$name', ({ source, ingredients, steps, fields }) => {
    const recipe = fromCooklang(`${source}\n`);
    expect([recipe.ingredients.map(({ text }) => text), recipe.steps]).toEqual([ingredients, steps]);
    if (fields !== undefined) expect(Object.fromEntries([...cooklangFields(source)].map(([name, values]) => [name, values.join(', ')]))).toEqual(fields);
  });
});

describe('amounts keep their step', () => {
  it.each([
    ['the same amount twice', 'Melt @butter{50%g}.\n\nAdd @butter{50%g}.', ['100 g butter'], ['Melt 50 g butter.', 'Add 50 g butter.']],
    ['two amounts', 'Fry in @oil{1%tbsp}.\n\nDrizzle with @oil{2%tbsp}.', ['3 tbsp oil'], ['Fry in 1 tbsp oil.', 'Drizzle with 2 tbsp oil.']],
    ['two units', 'Add @milk{200%ml}, then @milk{1%tbsp}.', ['200 ml milk', '1 tbsp milk'], ['Add 200 ml milk, then 1 tbsp milk.']],
    ['fractions', 'Add @sugar{1/2%cup} and @sugar{1/4%cup}.', ['0.75 cup sugar'], ['Add 1/2 cup sugar and 1/4 cup sugar.']],
    ['in two parts', '= Dough\n\nMix @flour{200%g}.\n\n= Filling\n\nDust with @flour{1%tbsp}.', ['200 g flour', '1 tbsp flour'], ['Mix 200 g flour.', 'Dust with 1 tbsp flour.']],
    ['named again', 'Add @salt{1%tsp}.\n\nMore @salt?', ['1 tsp salt'], ['Add salt.', 'More salt?']],
    ['taken from before', 'Mix @flour{300%g}.\n\nAdd @&flour{100%g} of it.', ['300 g flour'], ['Mix flour.', 'Add 100 g flour of it.']],
  ] as const)('%s', (_, source, ingredients, steps) => {
    const recipe = fromCooklang(source);
    expect([recipe.ingredients.map(({ text }) => text), recipe.steps]).toEqual([ingredients, steps]);
  });
});
