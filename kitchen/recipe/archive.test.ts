import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PANTRIES } from '../../bench/sets/pantries.ts';
import { cook } from '../chef/cook.ts';
import { orderFor } from '../order-for.ts';
import { type KeptLike, writeArchive } from './archive.ts';
import { toCooklang } from './forms/cooklang.ts';
import { toJsonLd } from './forms/json-ld.ts';
import { joinMarkdown, markdownFile } from './forms/write-front-matter.ts';
import { readImport } from './import/read-import.ts';
import { readRecipe } from './reading/read-recipe.ts';

const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const COUNT = 500;
const texts = PANTRIES.slice(0, 260).flatMap(({ entries }) => [1, 2].flatMap((seed) => {
  const answer = cook(orderFor({ pantry: entries, seed }));
  return answer.outcome === 'recipe' ? [{ title: answer.recipe.title, markdown: answer.markdown }] : [];
})).slice(0, COUNT);
const kept: KeptLike[] = texts.map(({ title, markdown }, at) => ({
  id: idOf(at), title, markdown, origin: at % 3 === 0 ? { by: 'model', name: 'some/model' } : { by: 'house', name: '' }, tags: at % 2 === 0 ? ['supper', 'crème brûlée & 🥚'] : [], favourite: at % 5 === 0, notes: at % 4 === 0 ? 'Less salt.\nMore "lemon".' : '',
  rating: at % 6 === 0 ? null : at % 6, source: at % 3 === 0 ? 'https://soups.example/crème' : '',
  cooked: at % 7 === 0 ? [{ id: idOf(9000 + at), on: '2026-05-01T18:00:00Z', how: 'great', note: 'Grandpa had seconds.' }] : [], keptAt: '2026-04-30T08:15:00.000Z',
}));

describe('500 recipes, out and in again', () => {
  const archive = writeArchive(kept);
  const files = unzipSync(archive);
  it('there are 500', () => expect(kept.length).toBe(COUNT));

  it('nothing is lost', () => {
    const { recipes } = readImport('cookbook.zip', archive);
    expect(recipes.map((recipe) => recipe.kept)).toEqual(kept);
    expect(recipes.map(({ markdown, title, tags, notes }) => ({ markdown, title, tags, notes }))).toEqual(kept.map(({ markdown, title, tags, notes }) => ({ markdown, title, tags, notes })));
  });

  it('each is there in the forms of other apps, under a name of its own', () => {
    const names = Object.keys(files);
    expect(names.filter((name) => name.endsWith('.md')).length).toBe(COUNT);
    expect(names.filter((name) => name.endsWith('.cook')).length).toBe(COUNT);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.every((name) => /^recipes(?:\.json(?:ld)?|\/[\p{L}\p{N}-]+\.(?:md|cook))$/u.test(name))).toBe(true);
    expect((JSON.parse(strFromU8(files['recipes.jsonld'] ?? new Uint8Array())) as unknown[]).length).toBe(COUNT);
  });

  it.each(['recipes.jsonld', '.md', '.cook'])('%s alone brings back titles, ingredients and steps', (form) => {
    const some = form.startsWith('recipes') ? [form] : Object.keys(files).filter((name) => name.endsWith(form)).toSorted((a, b) => Number(/(\d+)\.\w+$/.exec(a)?.[1]) - Number(/(\d+)\.\w+$/.exec(b)?.[1])).slice(0, 60);
    const recipes = some.flatMap((name) => readImport(name, files[name] ?? new Uint8Array()).recipes);
    const shape = (markdown: string) => {
      const { title, serves, minutes, ingredients, steps, notes } = readRecipe(markdown);
      return { title, serves, minutes, ingredients: ingredients.map(({ text }) => text), steps, notes };
    };
    expect(recipes.slice(0, 60).map(({ markdown }) => shape(markdown))).toEqual(kept.slice(0, 60).map(({ markdown }) => shape(markdown)));
  });

  it('the same recipes make the same bytes', () => expect(writeArchive(kept.slice(0, 3))).toEqual(writeArchive(kept.slice(0, 3))));
});

describe('photos', () => {
  const [first, second, third] = kept as [KeptLike, KeptLike, KeptLike];
  const photo = Uint8Array.from({ length: 3000 }, (_, at) => (at * 31) & 0xff);
  const archive = writeArchive([{ ...first, photo: idOf(1) }, second, { ...third, photo: idOf(2) }], { photos: new Map([[idOf(1), photo]]) });
  const files = unzipSync(archive);
  const photosOf = (bytes: Uint8Array) => readImport('a.zip', bytes).recipes.map((recipe) => recipe.photo);

  it('go out as files that the recipes name, and come back to the byte', () => {
    const name = Object.keys(files).find((path) => path.startsWith('photos/')) ?? '';
    expect(name).toMatch(/^photos\/[\p{L}\p{N}-]+-1\.jpg$/u);
    expect((JSON.parse(strFromU8(files['recipes.jsonld'] ?? new Uint8Array())) as { image?: string }[]).map(({ image }) => image)).toEqual([name, undefined, undefined]);
    expect(photosOf(archive)).toEqual([photo, null, null]);
  });
  it('come back from an archive that somebody packed anew', () => expect(photosOf(zipSync(files, { level: 9 }))).toEqual([photo, null, null]));
  it('one that is named and not there is told', () => {
    const path = Object.keys(files).find((name) => name.startsWith('photos/')) ?? '';
    const { [path]: _gone, ...others } = files;
    const { recipes, left } = readImport('a.zip', zipSync(others));
    expect([recipes.length, [...left]]).toEqual([3, [['photo', 1]]]);
  });
});

describe('what is kept beside a recipe goes out and comes back', () => {
  const text = (title: string): string => `# ${title}\n\n**Serves 2 · Makes 12 rolls · Prep 5 minutes · Cook 20 minutes · Total 25 minutes**\n\nNice: “quoted”.\n\n## Ingredients\n\n- 2 eggs\n- (2) 15 oz cans tomatoes\n\n## Steps\n\n1. Fry the eggs in a 9*13 pan.\n2. Enjoy hot.\n\n## Notes\n\n- Keep it.\n`;
  const beside = [
    { title: 'Eggs: “best”, ever', tags: ['a, b', 'crème #1'], rating: 4, source: 'Grandma: her "book", https://x.example/a?b=1&copy=2#c', notes: 'Line one\nLine "two": x' },
    { title: 'Plain', tags: [], rating: null, source: '', notes: '' },
    { title: 'Third', tags: ['x'], rating: 1, source: '', notes: '' },
  ].map((one) => ({ ...one, markdown: text(one.title), favourite: false, origin: { by: 'own' as const, name: '' } }));
  it.each([
    ['md', joinMarkdown(beside.map(markdownFile))], ['cook', beside.map((one) => toCooklang(readRecipe(one.markdown), one).trim()).join('\n\n')], ['json', JSON.stringify(beside.map((one) => toJsonLd(readRecipe(one.markdown), one)))],
  ])('%s', (form, written) => {
    const { recipes, refused } = readImport(`all.${form}`, strToU8(written));
    expect(recipes.map(({ title, markdown, tags, rating, source, notes }) => ({ title, markdown, tags, rating, source, notes }))).toEqual(beside.map(({ title, markdown, tags, rating, source, notes }) => ({ title, markdown, tags, rating, source, notes })));
    expect(refused).toEqual([]);
  });
});

describe('an archive that was changed by hand', () => {
  const [first] = kept as [KeptLike];
  const read = (recipe: object, version = 1) => () => readImport('a.zip', zipSync({ 'recipes.json': strToU8(JSON.stringify({ format: 'recipe-chef', version, recipes: [first, { ...first, ...recipe }] })) }));
  it.each<[string, object]>([['no id', { id: 'x' }], ['no title', { title: ' ' }], ['a title without end', { title: 'x'.repeat(900) }], ['NUL', { markdown: 'a\u0000b' }], ['half a letter', { notes: '\ud83e' }], ['a writer we do not know', { origin: { by: 'robot', name: '' } }], ['a tag that is none', { tags: [3] }], ['six stars', { rating: 6 }], ['a source without end', { source: 'x'.repeat(501) }], ['how it went', { cooked: [{ id: idOf(1), on: '2026-05-01T18:00:00Z', how: 'meh', note: '' }] }], ['a day that never was', { keptAt: 'yesterday' }]])('%s: left, by its place, and the good one taken', (_, change) => {
    const { recipes, refused } = read(change)();
    expect([recipes.map((recipe) => recipe.kept), refused]).toEqual([[first], ['Recipe 2 in “recipes.json” cannot be read as a recipe.']]);
  });
  it('fields we do not know are left out', () => expect(read({ id: idOf(77), secret: 1 })().recipes[1]?.kept).toEqual({ ...first, id: idOf(77) }));
  it('one from before there were stars and sources has neither', () => {
    expect(read({ id: idOf(78), rating: undefined, source: undefined })().recipes[1]?.kept).toMatchObject({ rating: null, source: '' });
  });
  it('a later form is named as such', () => expect(read({}, 2)).toThrow('newer Recipe Chef'));
});
