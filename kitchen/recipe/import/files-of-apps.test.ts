/** Forty files as apps, sites and people write them, bad ones among them: what each holds comes in, and what does not is told. */
import { gzipSync, strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readRecipe } from '../reading/read-recipe.ts';
import { ImportFault, readImport } from './read-import.ts';

const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value));
const page = (head: string, body: string): Uint8Array => strToU8(`<!DOCTYPE html><html lang="en"><head><title>Page</title>${head}</head><body><nav><a href="/">Home</a></nav>${body}<footer>© A site</footer></body></html>`);
const ld = (value: unknown): string => `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
const paprika = (value: object): [Uint8Array, { level: 0 }] => [gzipSync(json(value)), { level: 0 }];

interface Expected {
  title: string;
  ingredients: readonly string[];
  steps: readonly string[];
  tags?: readonly string[];
  rating?: number;
  source?: string;
  serves?: number;
  makes?: string;
  minutes?: number;
  favourite?: boolean;
  /** Each stands somewhere among the cook's notes or those of the recipe. */
  notes?: readonly string[];
  groups?: readonly (string | null)[];
}
interface FileCase { name: string; bytes: Uint8Array; recipes: readonly Expected[]; refused?: readonly RegExp[]; left?: Readonly<Record<string, number>> }

const LD = { '@context': 'https://schema.org', '@type': 'Recipe', name: 'Lemon Bars', recipeYield: '16 bars', prepTime: 'PT15M', cookTime: 'PT30M', totalTime: 'PT45M', recipeIngredient: ['200 g flour', '4 eggs', '2 lemons'], recipeInstructions: [{ '@type': 'HowToStep', text: 'Bake the base.' }, { '@type': 'HowToStep', text: 'Enjoy cold, cut into a 9*13 grid.' }] };
const BARS: Expected = { title: 'Lemon Bars', ingredients: ['200 g flour', '4 eggs', '2 lemons'], steps: ['Bake the base.', 'Enjoy cold, cut into a 9*13 grid.'], makes: '16 bars', minutes: 45 };

const SITES: readonly FileCase[] = [
  {
    name: 'lemon-bars.html', bytes: page(ld({ ...LD, keywords: 'lemon, bars', recipeCategory: 'Dessert', recipeCuisine: ['American'], author: { '@type': 'Person', name: 'Ada' }, url: 'https://bakes.example/lemon-bars', image: ['a.jpg', 'b.jpg'], video: { '@type': 'VideoObject', name: 'How', url: 'v' }, aggregateRating: { ratingValue: '4.8', ratingCount: '312' } }), '<p>My story.</p>'.repeat(3000)),
    recipes: [{ ...BARS, tags: ['lemon', 'bars', 'Dessert', 'American'], source: 'Ada, https://bakes.example/lemon-bars', notes: ['Others gave it 4.8 of 5 (312 ratings).'] }], left: { photo: 2, video: 1 },
  },
  { name: 'graph.html', bytes: page(ld({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'x' }, { '@type': 'WebPage', mainEntity: { ...LD, '@type': ['Recipe', 'NewsArticle'] } }] }), ''), recipes: [BARS] },
  { name: 'breaks.html', bytes: page(ld('{"@context": "https://schema.org", "@type": "Recipe", "name": "Dal",\n "description": "First line\nsecond line\twith a tab",\n "recipeYield": "Makes 4 serving(s)", "recipeIngredient": ["(2) 15 oz cans lentils", "1 onion",], "recipeInstructions": "Boil it.\nServe."}'), ''), recipes: [{ title: 'Dal', ingredients: ['(2) 15 oz cans lentils', '1 onion'], steps: ['Boil it.', 'Serve.'], serves: 4 }] },
  { name: 'entities.html', bytes: page(ld({ ...LD, name: 'P&amp;atilde;o de A&amp;ccedil;&amp;uacute;car', recipeYield: '4', recipeIngredient: ['1 cup a&ccedil;&uacute;car', '&frac12; tsp salt', '&amp;#188; cup milk'], recipeInstructions: ['Bake at 350&amp;deg;F for 10&ndash;12 minutes.', 'Don&amp;#39;t open the door.'] }), ''), recipes: [{ title: 'Pão de Açúcar', ingredients: ['1 cup açúcar', '½ tsp salt', '¼ cup milk'], steps: ['Bake at 350°F for 10–12 minutes.', 'Don\'t open the door.'], serves: 4, minutes: 45 }] },
  { name: 'cdata.html', bytes: page(ld(`\n//<![CDATA[\n${JSON.stringify(LD)};\n//]]>\n`), ''), recipes: [BARS] },
  {
    name: 'microdata.html',
    bytes: page('<meta property="og:title" content="Soup!">', '<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Leek Soup</h1><img itemprop="image" src="soup.jpg"><p>By <span itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Mia</span></span></p><meta itemprop="totalTime" content="PT40M"><span itemprop="recipeYield">4 servings</span><ul><li itemprop="recipeIngredient">3 leeks, <b>sliced</b><li itemprop="recipeIngredient">1 l stock &amp; more</ul><ol itemprop="recipeInstructions"><li>Soften the leeks.</li><li>Add the stock and simmer.</li></ol><span itemprop="keywords">soup, winter</span></div><div itemscope itemtype="http://schema.org/Recipe"><a itemprop="url" href="/other"><span itemprop="name">Another soup</span></a></div>'),
    recipes: [{ title: 'Leek Soup', ingredients: ['3 leeks, sliced', '1 l stock & more'], steps: ['Soften the leeks.', 'Add the stock and simmer.'], serves: 4, minutes: 40, tags: ['soup', 'winter'], source: 'Mia' }], left: { photo: 1 },
  },
  { name: 'old-microdata.htm', bytes: page('', '<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Toast</h2><p itemprop="ingredients">2 slices bread</p><p itemprop="ingredients">1 tomato</p><div itemprop="recipeInstructions"><p>Toast the bread.</p><p>Top with tomato.</p></div><time itemprop="cookTime" datetime="PT5M">five minutes</time></div>'), recipes: [{ title: 'Toast', ingredients: ['2 slices bread', '1 tomato'], steps: ['Toast the bread.', 'Top with tomato.'], minutes: 5 }] },
  { name: 'rdfa.html', bytes: page('', '<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Tea</h1><span property="recipeIngredient">1 tea bag</span><div property="recipeInstructions">Steep it for 4 minutes.</div></div>'), recipes: [{ title: 'Tea', ingredients: ['1 tea bag'], steps: ['Steep it for 4 minutes.'] }] },
  { name: 'list-of-recipes.html', bytes: page(ld({ '@type': 'ItemList', itemListElement: [1, 2, 3].map((position) => ({ '@type': 'ListItem', position, item: { '@type': 'Recipe', name: `Soup ${position}`, url: `/${position}` } })) }), '<p>Our best soups.</p>'.repeat(2000)), recipes: [], refused: [/no recipe in “list-of-recipes\.html”/] },
  { name: 'shop.html', bytes: page(ld({ '@type': 'Product', name: 'Pan' }), '<p>Buy a pan.</p>'), recipes: [], refused: [/“shop\.html” has no ingredients and no steps/] },
];

const MEALIE = {
  id: '1', slug: 'stew', name: 'Lentil Stew', description: 'Warm.', recipeServings: 4, recipeYield: '', totalTime: '45 minutes', rating: 4.5, orgURL: 'https://stews.example/lentil', image: 'abc', lastMade: '2026-02-03T18:00:00Z', createdAt: '2025-01-02T03:04:05.000Z',
  tags: [{ name: 'winter' }], recipeCategory: [{ name: 'Supper' }], tools: [{ name: 'Pot' }], recipeIngredient: [{ quantity: 1.5, unit: { name: 'cup', pluralName: 'cups' }, food: { name: 'lentils' }, note: '' }], recipeInstructions: [{ text: 'Simmer.' }],
  notes: [{ title: 'Storage', text: 'Keeps 3 days.' }], comments: [{ text: 'More salt!', user: { fullName: 'Ben' } }], extras: { freezer: 'yes' }, assets: [{ name: 'card.pdf' }],
};
const STEW: Expected = { title: 'Lentil Stew', ingredients: ['1½ cups lentils'], steps: ['Simmer.'], serves: 4, minutes: 45, tags: ['winter', 'Supper'], rating: 5, source: 'https://stews.example/lentil', notes: ['Storage: Keeps 3 days.', 'Ben: More salt!', 'Last made: 2026-02-03', 'Equipment: Pot', 'freezer: yes'] };
const TANDOOR = {
  name: 'Paella', description: 'For Sunday.', keywords: [{ name: 'rice', description: '' }, { name: 'spanish' }], servings: 4, servings_text: 'portions', working_time: 20, waiting_time: 40, source_url: 'https://paella.example', internal: true, nutrition: null, rating: 3.0,
  steps: [{ name: 'Sofrito', instruction: 'Fry the onion.\n\nAdd the tomato.', ingredients: [{ food: { name: 'onion', plural_name: 'onions' }, unit: null, amount: 2, note: 'diced' }, { is_header: true, note: 'Spices' }, { food: { name: 'saffron' }, unit: { name: 'pinch' }, amount: 1, note: '' }] }, { name: 'Rice', instruction: 'Add the rice.', ingredients: [{ food: { name: 'rice' }, unit: { name: 'g' }, amount: 400, note: '' }, { food: { name: 'salt' }, no_amount: true, amount: 0 }] }],
};
const PAELLA: Expected = { title: 'Paella', ingredients: ['2 onions, diced', '1 pinch saffron', '400 g rice', 'salt'], steps: ['Fry the onion.', 'Add the tomato.', 'Add the rice.'], serves: 4, minutes: 60, tags: ['rice', 'spanish'], rating: 3, source: 'https://paella.example', groups: ['Sofrito', 'Spices', 'Rice', 'Rice'] };
const PASTA = { uid: 'A', name: 'Lemon Pasta', ingredients: '200 g spaghetti\n1 lemon\n\nFOR THE TOP\n30 g parmesan', directions: 'Boil.\n\nToss.', servings: '2', prep_time: '5 mins', cook_time: '10 mins', notes: 'Best lemons.', source: 'Grandpa', source_url: 'https://pasta.example/lemon', categories: ['Pasta', 'Quick'], rating: 4, difficulty: 'Easy', photo_data: 'AAAA', photos: [{ data: 'BBBB' }], on_favorites: true, created: '2024-05-06 07:08:09' };
const LEMON: Expected = { title: 'Lemon Pasta', ingredients: ['200 g spaghetti', '1 lemon', '30 g parmesan'], steps: ['Boil.', 'Toss.'], serves: 2, minutes: 15, tags: ['Pasta', 'Quick'], rating: 4, source: 'Grandpa, https://pasta.example/lemon', favourite: true, notes: ['Best lemons.', 'Difficulty: Easy'], groups: [null, null, 'FOR THE TOP'] };
const NEXTCLOUD = { '@context': 'http://schema.org', '@type': 'Recipe', id: 12, name: 'Kaiserschmarrn', description: '', url: 'https://kaiser.example', image: 'x.jpg', prepTime: 'PT0H10M', cookTime: 'PT0H20M', totalTime: null, recipeCategory: 'Dessert', keywords: 'sweet,austrian', recipeYield: 3, tool: ['Pan'], recipeIngredient: ['3 eggs', '150 g flour'], recipeInstructions: ['Whisk.', 'Fry and tear apart.'], nutrition: { '@type': 'NutritionInformation' }, dateCreated: '2023-01-01T10:00:00+0000', printImage: true };
const KAISER: Expected = { title: 'Kaiserschmarrn', ingredients: ['3 eggs', '150 g flour'], steps: ['Whisk.', 'Fry and tear apart.'], serves: 3, minutes: 30, tags: ['sweet', 'austrian', 'Dessert'], source: 'https://kaiser.example', notes: ['Equipment: Pan'] };
const keeper = (title: string, extra = ''): string => `<div class="recipe-details"><meta content="1" itemprop="recipeId"><meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating"><div class="recipe-photos-div"><img src="images/1_0.jpg" class="recipe-photo"></div><h2 itemprop="name">${title}</h2><div>Courses: <span>Dinner</span><meta content="Dinner" itemprop="recipeCourse"></div><div>Categories: <meta content="Beef" itemprop="recipeCategory"><meta content="Stew" itemprop="recipeCategory"></div><div>Source: <a href="https://keep.example/goulash" itemprop="recipeSource">keep.example</a></div><div>Serving size: <span itemprop="recipeYield">6 servings</span></div><div><meta content="PT20M" itemprop="prepTime"></div><div><meta content="PT2H" itemprop="cookTime"></div><div class="recipe-ingredients" itemprop="recipeIngredients"><p>1 kg beef</p><p>For the sauce:</p><p>3 onions</p></div><div itemprop="recipeDirections">${extra}</div><div class="recipe-notes" itemprop="recipeNotes"><p>Even better the next day.</p></div><meta content="450" itemprop="recipeNutCalories"></div>`;
const GOULASH: Expected = { title: 'Goulash', ingredients: ['1 kg beef', '3 onions'], steps: ['Brown the beef.', 'Simmer for 2 hours.'], serves: 6, minutes: 140, tags: ['Dinner', 'Beef', 'Stew'], rating: 4, favourite: true, source: 'https://keep.example/goulash', notes: ['Even better the next day.', 'Nutrition: calories 450'], groups: [null, 'For the sauce'] };
const copied = '<div class="recipe"><div id="name">Banana Bread</div><a id="original_link" href="https://bread.example/banana">bread.example</a><div id="categories"><span class="recipeCategory">baking</span>, <span class="recipeCategory">kids</span></div><div>Rated <span id="ratingValue">5</span></div><div id="servings">Servings: <a id="recipeYield">8 slices</a></div><ul id="recipeIngredients"><li class="recipeIngredient_subheader">Batter</li><li class="recipeIngredient">3 bananas</li><li class="recipeIngredient">200 g flour</li></ul><ol id="recipeInstructions"><li class="instruction">Mash.</li><li class="instruction">Bake for 50 minutes.</li></ol><ul id="recipeNotes"><li class="recipeNote">Freeze it.</li></ul><img src="images/b.jpg"></div>';
const BANANA: Expected = { title: 'Banana Bread', ingredients: ['3 bananas', '200 g flour'], steps: ['Mash.', 'Bake for 50 minutes.'], makes: '8 slices', tags: ['baking', 'kids'], rating: 5, source: 'https://bread.example/banana', notes: ['Freeze it.'], groups: ['Batter', 'Batter'] };
const zip = (files: Zippable): Uint8Array => zipSync(files);

const APPS: readonly FileCase[] = [
  { name: 'stew.json', bytes: json(MEALIE), recipes: [STEW], left: { photo: 1, 'attached file': 1 } },
  { name: 'mealie.zip', bytes: zip({ 'recipes/stew/stew.json': json(MEALIE), 'recipes/stew/images/original.webp': new Uint8Array(9), 'recipes/stew/images/min-original.webp': new Uint8Array(4), 'recipes/bad/bad.json': strToU8('{"name": "Half') }), recipes: [STEW], refused: [/“bad\.json” is damaged/], left: { photo: 1, 'attached file': 1 } },
  {
    name: 'mealie-backup.zip',
    bytes: zip({ 'database.json': json({ recipes: [{ id: 'a-a', name: 'Stew', recipe_servings: 2, rating: null, org_url: 'https://s.example' }], recipes_ingredients: [{ recipe_id: 'a-a', note: '1 cup lentils' }], recipe_instructions: [{ recipe_id: 'a-a', text: 'Simmer.' }], users_to_recipes: [{ recipe_id: 'a-a', user_id: 'u', rating: 4 }], recipe_comments: [{ recipe_id: 'a-a', user_id: 'u', text: 'Good.' }], users: [{ id: 'u', full_name: 'Ben' }], tags: [{ id: 't', name: 'x' }], recipes_to_tags: [{ recipe_id: 'a-a', tag_id: 't' }], shopping_lists: [{}, {}] }) }),
    recipes: [{ title: 'Stew', ingredients: ['1 cup lentils'], steps: ['Simmer.'], serves: 2, tags: ['x'], rating: 4, source: 'https://s.example', notes: ['Ben: Good.'] }], left: { 'shopping list': 2 },
  },
  { name: 'tandoor.zip', bytes: zip({ 'recipe_1.zip': zip({ 'recipe.json': json(TANDOOR), 'image.jpeg': new Uint8Array(30) }), 'recipe_2.zip': zip({ 'recipe.json': json({ ...TANDOOR, name: 'Empty', steps: [{ instruction: '', ingredients: [] }] }) }), 'recipe_3.zip': strToU8('PK broken') }), recipes: [PAELLA], refused: [/“recipe\.json” has no ingredients and no steps/, /“recipe_3\.zip”/], left: { photo: 1 } },
  { name: 'tandoor.json', bytes: json([TANDOOR]), recipes: [PAELLA] },
  { name: 'All.paprikarecipes', bytes: zip({ 'Lemon Pasta.paprikarecipe': paprika(PASTA), 'Card.paprikarecipe': paprika({ ...PASTA, name: 'Card', ingredients: '', directions: '' }), 'Broken.paprikarecipe': [strToU8('no gzip'), { level: 0 }] }), recipes: [LEMON], refused: [/“Card\.paprikarecipe” has no ingredients and no steps/, /“Broken\.paprikarecipe”/], left: { photo: 2 } },
  { name: 'Lemon Pasta.paprikarecipe', bytes: gzipSync(json(PASTA)), recipes: [LEMON], left: { photo: 2 } },
  { name: 'photos.paprikarecipes', bytes: zip({ 'Big.paprikarecipe': paprika({ ...PASTA, photo_data: 'QUJD'.repeat(500_000), photos: [] }) }), recipes: [LEMON], left: { photo: 1 } },
  { name: 'nextcloud.zip', bytes: zip({ 'Recipes/Kaiser/recipe.json': json(NEXTCLOUD), 'Recipes/Kaiser/full.jpg': new Uint8Array(9), 'Recipes/Kaiser/thumb.jpg': new Uint8Array(3), 'Recipes/Kaiser/thumb16.jpg': new Uint8Array(1) }), recipes: [KAISER], left: { photo: 1 } },
  { name: 'RecipeKeeper.zip', bytes: zip({ 'recipes.html': page('', keeper('Goulash', '<p>Brown the beef.</p><p>Simmer for 2 hours.</p>') + keeper('Nothing yet')), 'images/1_0.jpg': new Uint8Array(20) }), recipes: [GOULASH], refused: [/“Nothing yet” in “recipes\.html” has no steps/], left: { photo: 1 } },
  { name: 'copymethat.zip', bytes: zip({ 'recipes.html': page('', copied), 'images/b.jpg': new Uint8Array(9) }), recipes: [BANANA], left: { photo: 1 } },
  {
    name: 'recipesage.json', bytes: json({ recipes: [{ title: 'Chili', yield: '6', totalTime: '1 hour', source: 'May', url: 'https://chili.example', rating: 5, notes: 'Hot.', ingredients: '[Beans]\n2 cans beans', instructions: 'Fry.\nSimmer.', labels: ['beans'], images: [{}] }] }),
    recipes: [{ title: 'Chili', ingredients: ['2 cans beans'], steps: ['Fry.', 'Simmer.'], serves: 6, minutes: 60, tags: ['beans'], rating: 5, source: 'May, https://chili.example', notes: ['Hot.'], groups: ['Beans'] }], left: { photo: 1 },
  },
  { name: 'keyed.json', bytes: json({ recipes: [NEXTCLOUD] }), recipes: [], refused: [/no recipe in “keyed\.json”/] },
  { name: 'contacts.json', bytes: json([{ name: 'Ada', phone: '1' }]), recipes: [], refused: [/no recipe in “contacts\.json”/] },
];

const TABLE = 'Title,Course,Keywords,Source,Url,Servings,Prep Time,Cook Time,Rating,Ingredients,Directions,Notes,Photo\n"Pea Soup",Dinner,"green, quick",Grandma,https://pea.example,4,10,20,5,"500 g peas\n1 onion, ""diced""","1. Boil.\n2. Blend, then serve.",Add mint,pea.jpg\n"Only a name",Lunch,,,,,,,,,,,\nToast,Breakfast,,,,1,5,,3,2 slices bread;1 egg,Toast it.;Eat it.,,\n';
const PEA: Expected = { title: 'Pea Soup', ingredients: ['500 g peas', '1 onion, "diced"'], steps: ['Boil.', 'Blend, then serve.'], serves: 4, minutes: 30, tags: ['Dinner', 'green', 'quick'], rating: 5, source: 'Grandma, https://pea.example', notes: ['Add mint'] };
const EGG: Expected = { title: 'Toast', ingredients: ['2 slices bread', '1 egg'], steps: ['Toast it.', 'Eat it.'], serves: 1, minutes: 5, tags: ['Breakfast'], rating: 3 };
const FRONT = '---\ntitle: "Tomato Toast"\ntags:\n  - quick\n  - "for two, or one"\ncategory: Breakfast\nrating: ★★★★☆\nauthor: Mia\nsource: https://toast.example/tomato\nservings: 2\nprep_time: 5\ncook_time: 5 min\nimage: toast.jpg\ndifficulty: easy\nlayout: recipe\n---\n\n![[toast.jpg]]\n\n## Ingredients\n\n- 2 slices bread\n- 1 tomato\n\n## Directions\n\n1. Toast the bread.\n2. Enjoy it while it is warm.\n';
const TOMATO: Expected = { title: 'Tomato Toast', ingredients: ['2 slices bread', '1 tomato'], steps: ['Toast the bread.', 'Enjoy it while it is warm.'], serves: 2, minutes: 10, tags: ['quick', 'for two, or one', 'Breakfast'], rating: 4, source: 'Mia, https://toast.example/tomato', notes: ['Difficulty: easy'] };
const COOK = '---\ntitle: Shakshuka\ntags: [eggs, brunch]\nsource: https://eggs.example\nservings: 2\ntime: 30 minutes\nrating: 5\n---\n\nFry @onion{1} in @oil{2%tbsp}.\n\nAdd @eggs{4} and cook for ~{8%minutes}. Drizzle with @oil{1%tbsp}.\n';
const SHAK: Expected = { title: 'Shakshuka', ingredients: ['1 onion', '3 tbsp oil', '4 eggs'], steps: ['Fry onion in 2 tbsp oil.', 'Add eggs and cook for 8 minutes. Drizzle with 1 tbsp oil.'], serves: 2, minutes: 30, tags: ['eggs', 'brunch'], rating: 5, source: 'https://eggs.example' };

const TEXTS: readonly FileCase[] = [
  { name: 'recipes.csv', bytes: strToU8(TABLE), recipes: [PEA, EGG], refused: [/“Only a name” in “recipes\.csv” has no ingredients and no steps/], left: { photo: 1 } },
  { name: 'semicolons.csv', bytes: strToU8('name;ingredients;instructions;tags\nToast;2 slices bread|1 egg;Toast it.|Eat it.;fast\n'), recipes: [{ title: 'Toast', ingredients: ['2 slices bread', '1 egg'], steps: ['Toast it.', 'Eat it.'], tags: ['fast'] }] },
  { name: 'windows.csv', bytes: Uint8Array.from([...'Recipe Name,Ingredients,Method\nCr'].map((letter) => letter.charCodeAt(0)).concat([0xe8], [...'me br'].map((letter) => letter.charCodeAt(0)), [0xfb], [...'l'].map((letter) => letter.charCodeAt(0)), [0xe9], [...'e,"4 egg yolks\n500 ml cream",Bake it.\n'].map((letter) => letter.charCodeAt(0)))), recipes: [{ title: 'Crème brûlée', ingredients: ['4 egg yolks', '500 ml cream'], steps: ['Bake it.'] }] },
  { name: 'money.csv', bytes: strToU8('Date,Amount,Shop\n2026-01-01,12.50,Market\n2026-01-02,3.20,Bakery\n'), recipes: [], refused: [/columns called title, ingredients and steps/] },
  { name: 'toast.md', bytes: strToU8(FRONT), recipes: [TOMATO], left: { photo: 2 } },
  { name: 'vault.zip', bytes: zip({ 'recipes/toast.md': strToU8(FRONT), 'recipes/_index.md': strToU8('---\ntitle: All recipes\n---\n'), 'README.md': strToU8('# My vault\n\nRecipes of the family.\n'), 'diary.txt': strToU8('Dear diary,\n\ntoday it rained.\n'), 'menu.docx': new Uint8Array(9) }), recipes: [TOMATO], refused: [/“_index\.md”/, /“README\.md”/, /“diary\.txt”/, /“menu\.docx” is of a kind/], left: { photo: 2 } },
  { name: 'toml.md', bytes: strToU8('+++\ntitle = "Rice"\ntags = ["a", "b"]\nservings = 2\n+++\n\n# Ingredients\n- 200 g rice\n\n# Method\n1. Boil the rice.\n'), recipes: [{ title: 'Rice', ingredients: ['200 g rice'], steps: ['Boil the rice.'], serves: 2, tags: ['a', 'b'] }] },
  { name: 'Shakshuka.cook', bytes: strToU8(COOK), recipes: [SHAK] },
  { name: 'old.cook', bytes: strToU8('>> source: Grandma\n>> tags: soup, old\n>> servings: 2\n\nBoil @eggs{2} in @water{1%l}.\n'), recipes: [{ title: 'old', ingredients: ['2 eggs', '1 l water'], steps: ['Boil eggs in water.'], serves: 2, tags: ['soup', 'old'], source: 'Grandma' }] },
  { name: 'several.md', bytes: strToU8('# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Steps\n\n1. Boil the rice.\n\n# Tea\n\n## Ingredients\n\n- 1 tea bag\n\n## Steps\n\n1. Steep the tea.\n'), recipes: [{ title: 'Rice', ingredients: ['200 g rice'], steps: ['Boil the rice.'] }, { title: 'Tea', ingredients: ['1 tea bag'], steps: ['Steep the tea.'] }] },
  { name: 'blog.txt', bytes: strToU8('Best Cookies\n\n• Crisp at the edge\n• Soft inside\n\nMakes 24 cookies\n\nIngredients\n• 200 g flour\n• 1 egg\n\nMethod\n1. Mix.\n2. Bake for 10 minutes.\n3. Enjoy with milk.\n'), recipes: [{ title: 'Best Cookies', ingredients: ['200 g flour', '1 egg'], steps: ['Mix.', 'Bake for 10 minutes.', 'Enjoy with milk.'], makes: '24 cookies', notes: ['Crisp at the edge', 'Soft inside'] }] },
  { name: 'letter.txt', bytes: strToU8('Dear Ada,\n\nhow are you?\n'), recipes: [], refused: [/“letter\.txt” has no ingredients and no steps/] },
  { name: 'list.txt', bytes: strToU8('Shopping\n\n- 2 eggs\n- milk\n'), recipes: [], refused: [/“list\.txt” has no steps/] },
  { name: 'card.pdf', bytes: strToU8('%PDF-1.7'), recipes: [], refused: [/“card\.pdf” is a PDF/] },
  { name: 'photo.jpg', bytes: Uint8Array.from({ length: 500 }, (_, at) => (at * 37) % 256), recipes: [], refused: [/“photo\.jpg” is no text/] },
  { name: 'empty.txt', bytes: strToU8(' \n'), recipes: [], refused: [/nothing in “empty\.txt”/] },
];

const FILES = [...SITES, ...APPS, ...TEXTS];

function read({ name, bytes }: FileCase): { recipes: Expected[]; refused: readonly string[]; left: Readonly<Record<string, number>> } {
  try {
    const { recipes, refused, left } = readImport(name, bytes);
    return {
      refused, left: Object.fromEntries(left),
      recipes: recipes.map(({ title, markdown, tags, rating, source, favourite, notes }) => {
        const recipe = readRecipe(markdown);
        return {
          title, ingredients: recipe.ingredients.map(({ text }) => text), steps: recipe.steps, groups: recipe.ingredients.map(({ group }) => group),
          notes: [...notes.split('\n').filter(Boolean), ...recipe.notes], tags, source, favourite, ...(rating !== null && { rating }),
          ...(recipe.serves !== null && { serves: recipe.serves }), ...(recipe.makes != null && { makes: recipe.makes }), ...(recipe.minutes !== null && { minutes: recipe.minutes }),
        };
      }),
    };
  } catch (fault) {
    if (!(fault instanceof ImportFault)) throw fault;
    return { recipes: [], refused: [fault.message], left: {} };
  }
}

describe('a whole Paprika with its photos', () => {
  it('120 recipes, 21 MB: taken in, the photos told', () => {
    const photo = 'QUJDREVG'.repeat(21_500);
    const whole = zip(Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`Soup ${at}.paprikarecipe`, [gzipSync(json({ ...PASTA, name: `Soup ${at}`, photo_data: photo, photos: [] }), { level: 0 }), { level: 0 }] as const])));
    expect(whole.length).toBeGreaterThan(20_500_000);
    const { recipes, refused, left } = readImport('All.paprikarecipes', whole);
    expect([recipes.length, new Set(recipes.map(({ title }) => title)).size, refused, [...left]]).toEqual([120, 120, [], [['photo', 120]]]);
  }, 180_000);
  it('a text of any length is cut, and what stands after it is read', () => {
    for (const text of ['é'.repeat(400_000), '\\n'.repeat(400_000), `${'x'.repeat(262_143)}\\"${'y'.repeat(90)}`, '"'.repeat(300_000)]) {
      const { recipes } = readImport('a.paprikarecipe', gzipSync(strToU8(JSON.stringify({ ...PASTA, photo_data: text }))));
      expect(recipes.map(({ title, tags, rating }) => [title, tags, rating])).toEqual([['Lemon Pasta', ['Pasta', 'Quick'], 4]]);
    }
  });
});

describe('forty files', () => {
  it('are forty', () => expect(FILES.length).toBe(40));
  it.each(FILES.map((file) => [file.name, file] as const))('%s', (_, file) => {
    const found = read(file);
    expect(found.recipes.map(({ title, ingredients, steps, serves, makes, minutes }) => ({ title, ingredients, steps, serves, makes, minutes })))
      .toEqual(file.recipes.map(({ title, ingredients, steps, serves, makes, minutes }) => ({ title, ingredients, steps, serves, makes, minutes })));
    for (const [at, { tags = [], rating, source = '', favourite = false, notes = [], groups }] of file.recipes.entries()) {
      const got = found.recipes[at] as Required<Expected>;
      expect({ tags: got.tags, rating: got.rating, source: got.source, favourite: got.favourite }).toEqual({ tags, rating, source, favourite });
      expect(got.notes).toEqual(expect.arrayContaining([...notes]));
      if (groups !== undefined) expect(got.groups).toEqual(groups);
    }
    expect(found.refused.length, found.refused.join('\n')).toBe(file.refused?.length ?? 0);
    for (const [at, sentence] of (file.refused ?? []).entries()) expect(found.refused[at]).toMatch(sentence);
    expect(found.left).toEqual(file.left ?? {});
  });
});
