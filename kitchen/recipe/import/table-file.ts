/** A table of recipes as a text (CSV): one recipe in each row, named by the heads of the columns. */
import { emptyDraft, groupedLines, imported, type Imported, linesIn, minutesIn, momentIn, placeOf, ratingOf, sourceOf, told, yieldIn } from './imported.ts';

/** What apps call a column. */
const COLUMNS = {
  title: /^(?:title|name|recipe(?: ?(?:name|title))?|dish)$/i,
  intro: /^(?:description|summary|intro(?:duction)?|about)$/i,
  ingredients: /^(?:recipe ?)?ingredients?(?: ?list)?$/i,
  steps: /^(?:(?:recipe ?)?(?:instructions?|directions?|steps?|methods?|preparation|procedure))$/i,
  notes: /^(?:(?:my|recipe|private|personal) ?)?(?:notes?|comments?|tips?)$/i,
  yields: /^(?:(?:recipe ?)?yields?|servings?|serves|portions?|serving size|makes|number of servings)$/i,
  prep: /^prep(?:aration)?(?: ?time)?(?: ?\(?min(?:ute)?s?\)?)?$/i,
  cook: /^cook(?:ing)?(?: ?time)?(?: ?\(?min(?:ute)?s?\)?)?$/i,
  total: /^(?:total ?time|time|ready in|duration|total)(?: ?\(?min(?:ute)?s?\)?)?$/i,
  rating: /^(?:(?:my|your) ?)?(?:ratings?|stars|score)$/i,
  tags: /^(?:tags?|keywords?|categor(?:y|ies)|courses?|cuisines?|collections?|labels?|folders?|main ingredient|diets?|meal ?types?|subcategory)$/i,
  source: /^(?:source|(?:source|original|recipe)? ?(?:url|link)|website|author|from|cookbook|book|publisher)$/i,
  favourite: /^(?:is ?)?favou?rites?$/i,
  photo: /^(?:photos?|images?|pictures?|image ?url|photo ?url|video)$/i,
  kept: /^(?:created|date ?(?:added|created)|created ?(?:at|on)|added)$/i,
} as const;
type Column = keyof typeof COLUMNS;

/** Rows of a table; a cell in quotes may have lines and commas of its own. */
function rowsOf(text: string, divider: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    let cell = '';
    if (text.charAt(at) === '"' && at === from) {
      const pieces: string[] = [];
      for (let start = at + 1; ;) {
        const end = text.indexOf('"', start);
        pieces.push(text.slice(start, end < 0 ? text.length : end));
        at = end < 0 ? text.length : end + 1;
        if (end < 0 || text.charAt(at) !== '"') break;
        pieces.push('"');
        start = at + 1;
      }
      cell = pieces.join('');
      from = at;
    }
    const letter = text.charAt(at);
    if (at < text.length && letter !== divider && letter !== '\n') continue;
    row.push((cell + text.slice(from, at)).trim());
    from = at + 1;
    if (letter !== divider) {
      if (row.some((one) => one !== '')) rows.push(row);
      row = [];
    }
  }
  return rows;
}

const heading = (line: string): string | null => (/^[^.!?\d]{2,60}:$/.test(line) ? line.slice(0, -1) : /^#\s*(\S.*)$/.exec(line)?.[1] ?? null);
const spoken = (head: string): string => head.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll('_', ' ').trim();
/** "4/5", "4 stars" and "★★★★☆" as 4. */
const starsOf = (cell: string): string => (cell.startsWith('★') ? String(cell.split('★').length - 1) : /^[\d.,]{1,8}/.exec(cell)?.[0] ?? '');
/** Lines of a cell; where it is one line, apart at the signs that apps put between them. */
const cellLines = (cell: string): string[] => {
  const lines = linesIn(cell);
  return lines.length > 1 ? lines : cell.split(/[|;•]/).map((line) => line.trim()).filter(Boolean);
};

/** The recipes of a table, each to be read by itself; null where the text is none of recipes. */
export function tableRecipes(text: string, where: string): (() => Imported)[] | null {
  const first = text.slice(0, 2000).split('\n', 1)[0] ?? '';
  const divider = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  if (first.split(divider).length < 3) return null;
  const [heads = [], ...rows] = rowsOf(text.replaceAll('\r\n', '\n'), divider);
  const columns = heads.map((head) => Object.entries(COLUMNS).find(([, name]) => name.test(spoken(head)))?.[0] as Column | undefined);
  if (!(['title', 'ingredients', 'steps'] as const).every((needed) => columns.includes(needed))) return null;
  return rows.map((row, at) => () => {
    const all = (name: Column): string[] => row.filter((cell, column) => columns[column] === name && cell !== '');
    const one = (name: Column): string => all(name)[0] ?? '';
    const others = row.flatMap((cell, column) => (columns[column] === undefined && !/^(?:(?:recipe )?id|uuid|slug|public|private|url host)$/i.test(spoken(heads[column] ?? '')) ? told(spoken(heads[column] ?? '') || 'Also', [cell]) : []));
    return imported({
      ...emptyDraft, title: one('title'), intro: linesIn(one('intro')), ...yieldIn(...all('yields')),
      minutes: minutesIn(one('total')), prepMinutes: minutesIn(one('prep')), cookMinutes: minutesIn(one('cook')),
      ingredients: groupedLines(cellLines(one('ingredients')), heading), steps: groupedLines(cellLines(one('steps')), heading), notes: others,
    }, {
      tags: all('tags').flatMap((cell) => cell.split(/[,;|\n]/)), notes: all('notes'), rating: ratingOf(starsOf(one('rating'))),
      source: sourceOf(...all('source')), favourite: /^(?:true|yes|y|1|x)$/i.test(one('favourite')), keptAt: momentIn(one('kept')),
      left: { photo: all('photo').length }, from: '', where: placeOf(one('title'), at, where),
    });
  });
}
