// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { gzipSync, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { leave, realServer, visit } from '../../../tests/kit/visit.tsx';
import { withDialogs } from '../../../tests/kit/with-dialogs.ts';
import { withIndexedDb } from '../../../tests/kit/with-indexed-db.ts';
import type { Send } from '../../api.ts';
import { leave as forgetCook, register } from '../../keeping/account.ts';
import { addCooked, changeKept, keepAll, removeKept } from '../../keeping/cookbook.ts';
import { allOnDevice } from '../../keeping/device-cookbook.ts';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import { ask } from '../../keeping/keeping-api.ts';
import { newId } from '../../keeping/new-id.ts';

beforeAll(withIndexedDb);
beforeEach(withDialogs);
afterEach(async () => {
  leave();
  await forgetCook();
  vi.restoreAllMocks();
});

const text = (title: string, ingredients: readonly string[], step = 'Cook it all for 20 minutes.') =>
  `# ${title}\n\n**Serves 2 · 30 minutes**\n\n## Ingredients\n\n${ingredients.map((each) => `- ${each}`).join('\n')}\n\n## Steps\n\n1. ${step}`;
const SOUP = text('Tomato Soup', ['4 tomatoes', '1 onion']);
const PIE = text('Chicken Pie', ['500 g chicken thighs', '200 g flour', '100 g butter']);
const RICE = text('Egg Fried Rice', ['200 g rice', '2 eggs', '1 onion']);

const keep = () => keepAll([[SOUP, ['soup']], [PIE, []], [RICE, ['weeknight']]].map(([markdown, tags]) => ({
  id: newId(), title: /^# (.*)/.exec(markdown as string)?.[1] ?? '', markdown: markdown as string, tags: tags as string[], origin: { by: 'house', name: '' },
})));
const cards = () => screen.queryAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
const ANNA = { firstName: 'Anna', email: 'anna@example.org', password: 'three green apples' };

async function openRecipe(title: string, send?: Send) {
  const there = await visit('/cookbook', send);
  await there.visitor.click(await screen.findByRole('link', { name: title }));
  await screen.findByRole('button', { name: 'Edit' });
  return there;
}

describe('the list', () => {
  test('with nothing kept says how to begin', async () => {
    await visit('/cookbook');
    await screen.findByText(/^Nothing kept yet\./);
    expect(screen.getByRole('link', { name: 'Cook something' }).getAttribute('href')).toBe('/recipe');
    expect(screen.queryByText('Export recipes'), 'there is nothing to take out').toBeNull();
    expect(screen.getByText(/^Kept on this device only\./)).toBeDefined();
  });

  test('is searched with a typo, by tag and by favourite', async () => {
    await keep();
    const { visitor } = await visit('/cookbook');
    await screen.findByRole('link', { name: 'Tomato Soup' });
    expect(cards().toSorted()).toEqual(['Chicken Pie', 'Egg Fried Rice', 'Tomato Soup']);
    await visitor.type(screen.getByLabelText('Search your cookbook'), 'chiken');
    await waitFor(() => expect(cards()).not.toContain('Tomato Soup'));
    expect(cards()[0]).toBe('Chicken Pie');
    await visitor.clear(screen.getByLabelText('Search your cookbook'));
    await visitor.selectOptions(screen.getByLabelText('Tag'), 'soup');
    await waitFor(() => expect(cards()).toEqual(['Tomato Soup']));
    await visitor.click(screen.getByLabelText('Favourites'));
    await screen.findByText('No recipe of yours fits that.');
  });

  test('is sorted by what can be cooked now, with what is missing named', async () => {
    await keep();
    localStorage.setItem('recipe-chef.last-list', '["2 eggs","rice","onions"]');
    const { visitor } = await visit('/cookbook');
    await visitor.click(await screen.findByLabelText('What I can cook now'));
    await waitFor(() => expect(cards()).toEqual(['Egg Fried Rice', 'Tomato Soup', 'Chicken Pie']));
    expect(screen.getByText('You have 3 of 3')).toBeDefined();
    expect(screen.getByText('You have 1 of 2').parentElement?.textContent).toBe('You have 1 of 2; missing: tomato');
    expect(screen.getByText('By your last list: 2 eggs, rice, onions.')).toBeDefined();
  });

  test('keeps what was searched while a recipe is open', async () => {
    await keep();
    const { visitor } = await visit('/cookbook');
    await visitor.type(await screen.findByLabelText('Search your cookbook'), 'soup');
    await visitor.click(await screen.findByRole('link', { name: 'Tomato Soup' }));
    expect(document.title).toBe('Tomato Soup - Recipe Chef');
    await visitor.click(await screen.findByRole('button', { name: 'All recipes' }));
    expect(screen.getByLabelText<HTMLInputElement>('Search your cookbook').value).toBe('soup');
    expect(document.activeElement?.textContent).toBe('Tomato Soup');
  });

  test('says so where the browser keeps nothing', async () => {
    vi.resetModules();
    vi.stubGlobal('indexedDB', { open: () => { throw new DOMException('denied', 'SecurityError'); } });
    const { visit: visitAnew } = await import('../../../tests/kit/visit.tsx');
    await visitAnew('/cookbook');
    await screen.findByText(/^This browser keeps nothing for us/);
    expect(screen.queryByText('Opening your cookbook…')).toBeNull();
    vi.unstubAllGlobals();
  });

  test('a recipe that is not there any more', async () => {
    await visit(`/cookbook?recipe=${newId()}`);
    await screen.findByText('That recipe is no longer in your cookbook.');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

describe('a kept recipe', () => {
  test('is marked, tagged and noted', async () => {
    await keep();
    const { visitor } = await openRecipe('Tomato Soup');
    await visitor.click(screen.getByRole('button', { name: 'Favourite' }));
    await screen.findByText('Marked as a favourite.');
    await visitor.clear(screen.getByLabelText('Tags'));
    await visitor.type(screen.getByLabelText('Tags'), ' quick , soup,quick,');
    await visitor.type(screen.getByLabelText('Notes'), 'More basil.');
    await visitor.click(screen.getByRole('button', { name: 'Keep these' }));
    await screen.findByText('Your notes are kept.');
    expect((await allOnDevice()).find(({ title }) => title === 'Tomato Soup')).toMatchObject({ favourite: true, tags: ['quick', 'soup'], notes: 'More basil.', markdown: SOUP });
  });

  test('is edited part by part; what was not touched stays to the letter', async () => {
    await keep();
    const { visitor } = await openRecipe('Tomato Soup');
    await visitor.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Ingredients').value).toBe('4 tomatoes\n1 onion');
    await visitor.click(screen.getByRole('button', { name: 'Save' }));
    expect((await allOnDevice()).find(({ title }) => title === 'Tomato Soup')?.markdown).toBe(SOUP);
    await visitor.click(await screen.findByRole('button', { name: 'Edit' }));
    await visitor.type(screen.getByLabelText('Ingredients'), '\n1 bunch basil');
    await visitor.clear(screen.getByLabelText('Title'));
    await visitor.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe('A recipe needs a title.');
    await visitor.type(screen.getByLabelText('Title'), 'Basil Soup');
    await visitor.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are kept.');
    const edited = (await allOnDevice()).find(({ title }) => title === 'Basil Soup');
    expect(edited?.markdown).toContain('- 4 tomatoes\n- 1 onion\n- 1 bunch basil');
  });

  test('is edited as text, and what the form has no field for opens as text', async () => {
    const table = `${SOUP}\n\n## Nutrition\n\n| kcal | fat |\n|---|---|\n| 301 | 12 g |`;
    await keepAll([{ id: newId(), title: 'Tomato Soup', markdown: table, origin: { by: 'own', name: '' } }]);
    const { visitor } = await openRecipe('Tomato Soup');
    await visitor.click(screen.getByRole('button', { name: 'Edit' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('The recipe’s text');
    expect(field.value).toBe(table);
    await visitor.click(screen.getByRole('button', { name: 'Edit in the form' }));
    expect(screen.getByRole('alert').textContent).toBe('The form has no field for some of this text, so it stays text.');
    await visitor.clear(field);
    await visitor.click(field);
    await visitor.paste(table.replace('4 tomatoes', '5 tomatoes'));
    await visitor.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are kept.');
    expect((await allOnDevice())[0]?.markdown).toBe(table.replace('4 tomatoes', '5 tomatoes'));
  });

  test('is rated with stars, by keyboard too, and the rating is taken back', async () => {
    await keep();
    const { visitor } = await openRecipe('Tomato Soup');
    const stars = screen.getByRole('group', { name: 'Your rating' });
    await visitor.click(within(stars).getByRole('radio', { name: '4 stars' }));
    await screen.findByText('Rated 4 of 5.');
    await visitor.keyboard('{ArrowRight}');
    await screen.findByText('Rated 5 of 5.');
    expect((await allOnDevice()).find(({ title }) => title === 'Tomato Soup')?.rating).toBe(5);
    await visitor.click(screen.getByRole('button', { name: 'All recipes' }));
    expect(await screen.findByRole('img', { name: '5 of 5 stars' })).toBeDefined();
    await visitor.selectOptions(screen.getByLabelText('Stars'), '4');
    expect(cards()).toEqual(['Tomato Soup']);
    await visitor.selectOptions(screen.getByLabelText('Stars'), '0');
    await visitor.selectOptions(screen.getByLabelText('Sort by'), 'stars');
    expect(cards()[0]).toBe('Tomato Soup');
    await visitor.click(screen.getByRole('link', { name: 'Tomato Soup' }));
    await visitor.click(await screen.findByRole('button', { name: 'Take it back' }));
    await screen.findByText('Your rating is taken back.');
    expect((await allOnDevice()).find(({ title }) => title === 'Tomato Soup')?.rating).toBeNull();
  });

  test('takes no file that the browser cannot read as a picture, and says why', async () => {
    await keep();
    const { visitor } = await openRecipe('Tomato Soup');
    const chooser = document.querySelector<HTMLInputElement>('input[type=file][accept="image/*"]');
    if (chooser === null) throw new Error('There is no file field.');
    // jsdom reads no pictures at all.
    await visitor.upload(chooser, new File(['not a photo'], 'IMG_0001.HEIC', { type: 'image/heic' }));
    await screen.findByText(/^This browser cannot read that as a picture\./);
    expect((await allOnDevice()).map(({ photo }) => photo)).toEqual([null, null, null]);
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    expect(screen.getByText(/^Only you see it; a shared link shows the drawing\./)).toBeDefined();
  });

  test('shows its allergens, what breaks the cook’s rules, and where it is from', async () => {
    await keepAll([{ id: newId(), title: 'Chicken Pie', markdown: PIE, origin: { by: 'own', name: '' }, source: 'Aunt May, https://pies.example/chicken' }]);
    localStorage.setItem('recipe-chef.last-list', '["chicken thighs","flour"]');
    localStorage.setItem('recipe-chef.options', '{"allergies":["milk"]}');
    await openRecipe('Chicken Pie');
    const checked = within(await screen.findByRole('complementary', { name: 'Checked' }));
    expect(checked.getByText(/^Contains gluten .* and milk \(butter\)\. Read the labels; they decide\.$/)).toBeDefined();
    expect(checked.getByText('Not for a milk allergy: it has butter in it.')).toBeDefined();
    expect(checked.getByText('butter')).toBeDefined();
    const link = screen.getByRole('link', { name: 'pies.example/chicken' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://pies.example/chicken', 'noopener noreferrer nofollow ugc']);
  });

  describe('that was changed somewhere else', () => {
    const elsewhere = (markdown: string, id: string) => changeKept(id, { markdown });
    const soupOf = async () => (await allOnDevice()).find(({ title }) => title === 'Tomato Soup');

    test('while it is looked at: that is said', async () => {
      const [soup] = await keep();
      await openRecipe('Tomato Soup');
      await act(() => elsewhere(SOUP.replace('4 tomatoes', '6 tomatoes'), soup?.id ?? ''));
      await screen.findByText('This recipe was changed somewhere else just now. You see the newer text.');
      expect(document.querySelector('.recipe-text')?.textContent).toContain('6 tomatoes');
    });

    test('while its form is open: both texts are shown, and either can be kept, and taken back', async () => {
      const [soup] = await keep();
      const { visitor } = await openRecipe('Tomato Soup');
      await visitor.click(screen.getByRole('button', { name: 'Edit' }));
      await visitor.type(screen.getByLabelText('Ingredients'), '\n1 bunch basil');
      await act(() => elsewhere(SOUP.replace('4 tomatoes', '6 tomatoes'), soup?.id ?? ''));
      await visitor.click(screen.getByRole('button', { name: 'Save' }));
      const choice = within(await screen.findByRole('region', { name: 'Changed in two places' }));
      const texts = choice.getAllByRole('region').map((each) => [...each.querySelectorAll('mark')].map((mark) => mark.textContent));
      expect(texts).toEqual([['4 tomatoes', '1 bunch basil'], ['6 tomatoes']]);
      await visitor.click(choice.getByRole('button', { name: 'Keep the other' }));
      await screen.findByText('The other text stays.');
      expect((await soupOf())?.markdown).toContain('6 tomatoes');
      await visitor.click(screen.getByRole('button', { name: 'Take the one you passed over' }));
      await screen.findByText('It is the other way round now.');
      expect((await soupOf())?.markdown).toContain('1 bunch basil');
      expect(screen.queryByRole('region', { name: 'Changed in two places' })).toBeNull();
    });

    test('by being removed, while its form is open: what is saved is kept anew', async () => {
      const [soup] = await keep();
      const { visitor } = await openRecipe('Tomato Soup');
      await visitor.click(screen.getByRole('button', { name: 'Edit' }));
      await visitor.type(screen.getByLabelText('Ingredients'), '\n1 bunch basil');
      await act(() => removeKept(soup?.id ?? ''));
      await visitor.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Your changes are kept.');
      expect(await soupOf()).toMatchObject({ markdown: expect.stringContaining('1 bunch basil'), gone: false });
    });

    test('while notes are typed: tags from there stay, and the notes are kept', async () => {
      const [soup] = await keep();
      const { visitor } = await openRecipe('Tomato Soup');
      await visitor.type(screen.getByLabelText('Notes'), 'More basil.');
      await act(() => changeKept(soup?.id ?? '', { tags: ['soup', 'quick'] }));
      await visitor.click(screen.getByRole('button', { name: 'Keep these' }));
      await screen.findByText('Your notes are kept.');
      expect(await soupOf()).toMatchObject({ tags: ['soup', 'quick'], notes: 'More basil.', other: null });
    });
  });

  test('is written by hand, with groups, times, source and tags', async () => {
    const { visitor, path } = await visit('/cookbook');
    await visitor.click(await screen.findByRole('link', { name: 'New recipe' }));
    await visitor.click(await screen.findByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe('A recipe needs a title.');
    const fill = async (fields: Record<string, string>) => {
      for (const [name, words] of Object.entries(fields)) await visitor.type(screen.getByLabelText(name), words);
    };
    await fill({
      'Title': 'Plum Cake', 'A few words about it': 'For Sundays.', 'Serves': '8', 'Makes': '1 tray', 'Preparing': '20 min', 'Cooking': '1 h',
      'Ingredients': '1 pinch salt', 'Steps': 'Knead.\nBake.', 'Source': 'Grandma', 'Tags': 'cake, sunday',
    });
    await visitor.click(screen.getByRole('button', { name: 'Add a group of ingredients' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Heading of group 2 of ingredients'));
    await visitor.keyboard('For the dough');
    await visitor.type(screen.getByLabelText('Ingredients: For the dough'), '300 g flour');
    await visitor.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit' });
    expect(path()).toBe('/cookbook');
    const [cake] = await allOnDevice();
    expect(cake).toMatchObject({ title: 'Plum Cake', source: 'Grandma', tags: ['cake', 'sunday'], origin: { by: 'own', name: '' } });
    expect(readRecipe(cake?.markdown ?? '')).toMatchObject({
      intro: 'For Sundays.', serves: 8, makes: '1 tray', prepMinutes: 20, cookMinutes: 60, minutes: 80, steps: ['Knead.', 'Bake.'],
      ingredients: [{ text: '1 pinch salt', group: null }, { text: '300 g flour', group: 'For the dough' }],
    });
  });

  test('that is being written is still there after a look at another page', async () => {
    const { visitor } = await visit('/cookbook?write');
    await visitor.type(await screen.findByLabelText('Title'), 'Plum Cake');
    await visitor.type(screen.getByLabelText('Ingredients'), '1 kg plums');
    cleanup();
    const { visitor: again } = await visit('/cookbook?write');
    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Plum Cake');
    expect(screen.getByText('What you had typed is still here. It is not kept yet.')).toBeDefined();
    await again.click(screen.getByRole('button', { name: 'Never mind' }));
    await again.click(await screen.findByRole('link', { name: 'New recipe' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('');
  });

  test('that was cooked shows when, and how it went', async () => {
    const [soup] = await keep();
    await addCooked([{ recipe: soup?.id ?? '', cooked: { id: newId(), on: '2026-10-03T18:00:00.000Z', how: 'great', note: 'Twice the garlic.' } }]);
    await openRecipe('Tomato Soup');
    expect(screen.getByText('3 October 2026: went great. Twice the garlic.')).toBeDefined();
  });

  test('that was cooked from the stove gets the log of the device', async () => {
    const [soup] = await keep();
    localStorage.setItem('recipe-chef.cooked', JSON.stringify([{ id: newId(), recipe: soup?.id, on: '2026-10-03T18:00:00.000Z', how: 'good', note: '' }]));
    await openRecipe('Tomato Soup');
    await screen.findByText('3 October 2026: went well');
    await waitFor(() => expect(localStorage.getItem('recipe-chef.cooked')).toBe('[]'));
  });

  test('is removed, and brought back', async () => {
    await keep();
    const { visitor } = await openRecipe('Tomato Soup');
    await visitor.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Tomato Soup is removed.');
    await waitFor(() => expect(cards().toSorted()).toEqual(['Chicken Pie', 'Egg Fried Rice']));
    await visitor.click(screen.getByRole('button', { name: 'Bring it back' }));
    await screen.findByText('Tomato Soup is back.');
    await waitFor(() => expect(cards()).toContain('Tomato Soup'));
  });

  test('of a cook has its earlier versions, and each can come back', async () => {
    await keep();
    const send = realServer();
    await register(send, ANNA);
    const { visitor } = await openRecipe('Tomato Soup', send);
    await visitor.click(screen.getByRole('button', { name: 'Edit' }));
    await visitor.clear(screen.getByLabelText('Steps'));
    await visitor.type(screen.getByLabelText('Steps'), 'Blend it.');
    await visitor.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await allOnDevice()).some(({ waiting }) => waiting)).toBe(false));
    expect((await allOnDevice()).map(({ title, base }) => `${title} ${base}`).toSorted()).toEqual(['Chicken Pie 1', 'Egg Fried Rice 1', 'Tomato Soup 2']);
    await visitor.click(screen.getByText('Earlier versions'));
    await visitor.click(await screen.findByText(/: Tomato Soup$/));
    await visitor.click(screen.getByRole('button', { name: 'Bring this version back' }));
    await screen.findByText(/^The earlier version is back/);
    expect((await allOnDevice()).find(({ title }) => title === 'Tomato Soup')?.markdown).toBe(SOUP);
  });
});

describe('the account', () => {
  test('has what is kept here, and says so only once it does', async () => {
    await keep();
    const server = realServer();
    await register(server, ANNA);
    let away = true;
    const send: Send = (path, init) => (away ? Promise.reject(new TypeError('Failed to fetch')) : server(path, init));
    const { visitor } = await openRecipe('Tomato Soup', send);
    await visitor.click(screen.getByRole('button', { name: 'Favourite' }));
    await visitor.click(screen.getByRole('button', { name: 'All recipes' }));
    await screen.findByText('No connection: 1 change waits here for your account.');
    away = false;
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Saved to your account (anna@example.org).');
    expect((await ask(server, 'changes', { since: 0 })).recipes.filter(({ favourite }) => favourite).map(({ title }) => title)).toEqual(['Tomato Soup']);
  });

  test('that was signed out elsewhere says so and leads to signing in', async () => {
    await keep();
    await register(realServer(), ANNA);
    await visit('/cookbook', realServer());
    await screen.findByText('You are signed out here. This is your copy on this device.');
    expect(screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'))).toEqual(['/account']);
  });
});

describe('taking in and out', () => {
  test('a pasted recipe comes in once', async () => {
    const { visitor } = await visit('/cookbook');
    await visitor.click(await screen.findByText('Import recipes'));
    const field = screen.getByLabelText('Or paste a recipe');
    for (const sentence of ['1 recipe is in your cookbook now.', '0 recipes are in your cookbook now; 1 was there already.']) {
      await visitor.click(field);
      await visitor.paste('Grandma’s Pancakes\n\nIngredients\n200 g flour\n2 eggs\n300 ml milk\n\nMethod\n1. Whisk everything.\n2. Fry for 2 minutes on each side.');
      await visitor.click(screen.getByRole('button', { name: 'Take it in' }));
      await screen.findByText(sentence);
    }
    expect((await allOnDevice()).map(({ title, origin }) => [title, origin])).toEqual([['Grandma’s Pancakes', { by: 'imported', name: '' }]]);
  });

  test('what is no recipe changes nothing and says why', async () => {
    const { visitor } = await visit('/cookbook');
    await visitor.click(await screen.findByText('Import recipes'));
    await visitor.upload(screen.getByLabelText('Files'), new File(['%PDF-1.7'], 'soup.txt'));
    await screen.findByText(/is a PDF, which we cannot read\..*Nothing was taken in\.$/);
    expect(await allOnDevice()).toEqual([]);
  });

  test('what was left behind is told, and what could not be read stops nothing', async () => {
    const paprika = (recipe: object) => [gzipSync(strToU8(JSON.stringify(recipe))), { level: 0 }] as [Uint8Array, { level: 0 }];
    const pasta = { name: 'Pasta', ingredients: '200 g pasta', directions: 'Boil.', rating: 4, categories: ['quick'], source: 'Grandpa', photo_data: 'AAAA', created: '2024-01-02 03:04:05' };
    const file = zipSync({ 'a.paprikarecipe': paprika(pasta), 'b.paprikarecipe': paprika({ ...pasta, name: 'A card', ingredients: '' }), 'c.paprikarecipe': paprika({ ...pasta, name: 'Rice' }) });
    const { visitor } = await visit('/cookbook');
    await visitor.click(await screen.findByText('Import recipes'));
    await visitor.upload(screen.getByLabelText('Files'), [new File([new Uint8Array(file)], 'All.paprikarecipes'), new File(['%PDF-1.7'], 'book.pdf.txt')]);
    await screen.findByText('2 recipes are in your cookbook now. 2 photos were not taken in.');
    await visitor.click(screen.getByText('2 files or recipes could not be read'));
    screen.getByText('“b.paprikarecipe” has no ingredients that we can read.');
    screen.getByText(/“book\.pdf\.txt” is a PDF/);
    expect((await allOnDevice()).find(({ title }) => title === 'Pasta')).toMatchObject({ rating: 4, tags: ['quick'], source: 'Grandpa', keptAt: '2024-01-02T03:04:05.000Z', origin: { by: 'imported', name: 'Paprika' } });
  });

  test('our own archive brings everything back: origin, favourite, tags, notes, stars, source, what was cooked and when it was kept', async () => {
    const cooked = { id: newId(), on: '2026-10-03T18:00:00.000Z', how: 'poor' as const, note: 'Too long in the oven.' };
    await keepAll([{ id: newId(), title: 'Tomato Soup', markdown: SOUP, origin: { by: 'model', name: 'cook-7b' }, tags: ['soup'], notes: 'Basil!', favourite: true, rating: 4, source: 'https://soups.example/tomato', cooked: [cooked], keptAt: '2025-01-02T03:04:05.678Z' }]);
    await keep();
    const before = await allOnDevice();
    const made: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { visitor } = await visit('/cookbook');
    await visitor.click(await screen.findByText('Export recipes'));
    await visitor.click(screen.getByRole('button', { name: 'Everything, as one archive' }));
    await screen.findByText('Your file is ready.');
    const bytes = new Uint8Array((await made[0]?.arrayBuffer()) ?? []);
    expect(Object.keys(unzipSync(bytes))).toContain('recipes.json');
    await forgetCook();
    await screen.findByText(/^Nothing kept yet\./);
    await visitor.upload(screen.getByLabelText('Files'), new File([bytes], 'recipe-chef-cookbook.zip'));
    await screen.findByText('3 recipes are in your cookbook now.');
    const plain = (all: typeof before) => all.map(({ base: _b, waiting: _w, edits: _e, ...rest }) => rest);
    expect(plain(await allOnDevice())).toEqual(plain(before));
  });

  test.each([['Recipes as JSON-LD', '.json'], ['Recipes as Markdown', '.md'], ['Recipes as Cooklang', '.cook']])('%s can be taken in again', async (name, ending) => {
    await keep();
    const made: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
    const { visitor } = await visit('/cookbook');
    let file = '';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      file = this.download;
    });
    await visitor.click(await screen.findByText('Export recipes'));
    await visitor.click(screen.getByRole('button', { name }));
    await screen.findByText('Your file is ready.');
    expect(file.endsWith(ending)).toBe(true);
    const bytes = new Uint8Array((await made[0]?.arrayBuffer()) ?? []);
    await forgetCook();
    await screen.findByText(/^Nothing kept yet\./);
    await visitor.upload(screen.getByLabelText('Files'), new File([bytes], file));
    await screen.findByText('3 recipes are in your cookbook now.');
    expect((await allOnDevice()).map(({ title }) => title).toSorted()).toEqual(['Chicken Pie', 'Egg Fried Rice', 'Tomato Soup']);
  });
});
