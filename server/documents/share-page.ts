/** Writes a shared recipe into the built page: its head for link previews, its text for readers without JavaScript, its data for the app. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_DATA, type Markup, type SharedData, type Written } from '../../contract/share-document.ts';
import { originLine, pageTitle, SHARED_GONE, SHARED_HEADING } from '../../contract/share-words.ts';
import { toJsonLd } from '../../kitchen/recipe/forms/json-ld.ts';
import { sourceParts } from '../../kitchen/recipe/source.ts';
import type { Recipe } from '../../kitchen/recipe/recipe.ts';
import type { ReadShare } from '../reading/tasks.ts';
import type { SharedRecipe } from '../store/shares.ts';
import { dataJson, escapeHtml, meta, toHtml } from './markup.ts';
import { pictureFacts } from './recipe-picture.ts';

/** Stands in where the pages are not built: then there is only the recipe. */
export const BARE_PAGE = '<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title></title></head><body><main></main></body></html>';
const NO_INDEX = meta('name', 'robots', 'noindex, nofollow');
/** Characters of a description; longer ones are cut by those who show them. */
const DESCRIPTION = 200;

/** The built page that shared recipes are written into, from the folder of built pages. */
export function readShareTemplate(folder: string): string {
  const path = join(folder, 'share-link.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : BARE_PAGE;
}

/** The page of a shared recipe. `url` is its absolute address. */
export function sharePage(template: string, shared: SharedRecipe, { recipe, written: elements, nutrition }: ReadShare, { token, url }: { token: string; url: string }): string {
  const { origin } = shared;
  const written: Written = { ...shared, description: describe(recipe), written: elements };
  const head = [
    NO_INDEX,
    meta('name', 'generator', origin.by === 'model' && origin.name !== '' ? origin.name : 'Recipe Chef'),
    origin.by === 'model' ? meta('name', 'ai-generated', 'true') : '',
    ...previewOf(written, url),
    `<script type="application/ld+json">${dataJson(linkedData(recipe, shared, url, nutrition))}</script>`,
    dataBlock({ token, recipe: written }),
  ];
  return fill(template, { title: pageTitle(shared.title), description: written.description, head: head.join(''), main: article(written) });
}

/** The page of a link that leads nowhere any more. */
export function goneSharePage(template: string, token: string): string {
  const { title, description } = SHARED_GONE;
  const main = `<div class="page page-narrow section shared-gone"><h1>${title}</h1><p class="lead">${description}</p><p><a class="button" href="/recipe">Cook something</a></p></div>`;
  return fill(template, { title: pageTitle(title), description, head: NO_INDEX + dataBlock({ token, recipe: null }), main });
}

/** The elements that web/pages/share-link begins with, so that the app takes over without a flash. */
function article({ origin, source, sharedAt, written }: Written): string {
  return `<div class="page page-narrow section shared"><header class="shared-head"><h1>${SHARED_HEADING}</h1><p class="shared-origin">${escapeHtml(originLine(origin, sharedAt))}</p>${sourceLine(source)}</header>`
    + `<section class="shared-recipe" aria-labelledby="shared-heading"><h2 id="shared-heading" class="visually-hidden">The recipe</h2>`
    + `<div class="recipe-card"><div class="shared-wait"></div><article class="recipe-text">${toHtml(written)}</article></div></section></div>`;
}

/** As web/cooking/source-line.tsx writes it. */
function sourceLine(source: string): string {
  if (source === '') return '';
  const parts = sourceParts(`Source: ${source}`).map(({ text, href }): Markup => (href === null ? text : ['a', { href, rel: 'noopener noreferrer nofollow ugc' }, text]));
  return toHtml([['p', { class: 'source-line' }, ...parts]]);
}

function previewOf({ title, description }: Written, url: string): string[] {
  const picture = `${url}/card.png`;
  const graph = {
    'og:type': 'article', 'og:site_name': 'Recipe Chef', 'og:title': title, 'og:description': description, 'og:url': url,
    'og:image': picture, 'og:image:type': 'image/png', 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': `${title}, on a recipe card`,
  };
  const card = { 'twitter:card': 'summary_large_image', 'twitter:title': title, 'twitter:description': description, 'twitter:image': picture };
  return [...Object.entries(graph).map(([name, content]) => meta('property', name, content)), ...Object.entries(card).map(([name, content]) => meta('name', name, content))];
}

/** schema.org/Recipe, with the picture. */
const linkedData = (recipe: Recipe, { title, origin, source, sharedAt }: SharedRecipe, url: string, nutrition: object | null): object =>
  ({ ...toJsonLd({ ...recipe, title }, { origin, url, source, keptAt: sharedAt, nutrition }), image: [`${url}/card.png`] });

/** A sentence or two for a preview: what the recipe says of itself, or what is in it. */
export function describe(recipe: Recipe): string {
  const facts = pictureFacts(recipe);
  const text = recipe.intro !== '' ? recipe.intro : `With ${recipe.ingredients.slice(0, 5).map(({ text: line }) => line).join('; ')}.`;
  const whole = facts === '' ? text : `${facts}. ${text}`;
  return whole.length <= DESCRIPTION ? whole : `${whole.slice(0, DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
}

const dataBlock = (data: SharedData): string => `<script type="application/json" id="${SHARED_DATA}">${dataJson(data)}</script>`;

/** Replacements as functions: a "$" in a recipe must stay a "$". */
function fill(template: string, { title, description, head, main }: { title: string; description: string; head: string; main: string }): string {
  return template
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${meta('name', 'description', description)}`)
    .replace('</head>', () => `${head}</head>`)
    .replace(/(<main\b[^>]*>).*?<\/main>/s, (_whole, start: string) => `${start}${main}</main>`);
}
