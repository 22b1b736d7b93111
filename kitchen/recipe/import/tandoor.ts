/** Tandoor: a recipe is a list of steps, each with its own ingredients. */
import { emptyDraft, fieldsOf, imported, type Imported, isRecord, linesIn, listIn, minutesIn, momentIn, ratingOf, sourceOf, textIn, told } from './imported.ts';
import { figureText, nameIn } from './mealie.ts';

/** Whether a value is a recipe of Tandoor's. */
export function isTandoor(value: unknown): boolean {
  const recipe = fieldsOf(value);
  return isRecord(value) && textIn(recipe('name')) !== '' && listIn(recipe('steps')).some((step) => isRecord(step) && ('instruction' in step || 'ingredients' in step));
}

/** "2 cups flour, sifted". */
function lineOf(value: unknown): string {
  const line = fieldsOf(value);
  const amount = line('noAmount') === true ? 0 : Number(line('amount')) || 0;
  const many = amount > 1 || line('alwaysUsePluralFood') === true;
  const name = (of: unknown): string => (many ? textIn(fieldsOf(of)('pluralName')) : '') || nameIn(of);
  const words = [amount > 0 ? figureText(amount) : '', name(line('unit')), name(line('food'))].filter(Boolean).join(' ');
  const note = textIn(line('note')).trim();
  return words === '' ? note || textIn(line('originalText')) : `${words}${note === '' ? '' : `, ${note}`}`;
}

export function readTandoor(value: unknown, where: string): Imported {
  const recipe = fieldsOf(value);
  const steps = listIn(recipe('steps')).map(fieldsOf);
  const several = steps.length > 1;
  let group: string | null = null;
  const ingredients = steps.flatMap((step) => {
    group = several ? textIn(step('name')).trim() || null : null;
    return listIn(step('ingredients')).flatMap((one) => {
      const line = fieldsOf(one);
      if (line('isHeader') !== true) return [{ text: lineOf(one), group }].filter(({ text }) => text !== '');
      group = textIn(line('note')).trim() || group;
      return [];
    });
  });
  const [work, wait] = [minutesIn(recipe('workingTime')), minutesIn(recipe('waitingTime'))];
  const servings = Number(recipe('servings')) || 0;
  const each = textIn(recipe('servingsText')).trim();
  const people = each === '' || /^(?:servings?|portions?|people|persons?)$/i.test(each);
  const nutrition = Object.entries(isRecord(recipe('nutrition')) ? recipe('nutrition') as object : {}).flatMap(([name, amount]) => (['id', 'source'].includes(name) || !(Number(amount) > 0) ? [] : [`${name} ${textIn(amount)}`]));
  const source = textIn(recipe('sourceUrl')) || textIn(recipe('source'));
  return imported({
    ...emptyDraft,
    title: textIn(recipe('name')),
    intro: linesIn(textIn(recipe('description'))),
    serves: people && servings >= 1 ? Math.round(servings) : null,
    makes: people || servings === 0 ? null : `${figureText(servings)} ${each}`,
    minutes: work === null && wait === null ? null : (work ?? 0) + (wait ?? 0),
    prepMinutes: wait === null ? null : work,
    cookMinutes: wait,
    ingredients,
    steps: steps.flatMap((step) => linesIn(textIn(step('instruction'))).map((text) => ({ text, group: several ? textIn(step('name')).trim() || null : null }))),
    notes: told('Nutrition', nutrition),
  }, {
    tags: listIn(recipe('keywords')).map((keyword) => nameIn(keyword) || textIn(fieldsOf(keyword)('label'))),
    notes: [...listIn(recipe('comments')).map((comment) => textIn(fieldsOf(comment)('text'))), ...told('Last made', [textIn(recipe('lastCooked')).slice(0, 10)])],
    rating: ratingOf(recipe('rating')), source: sourceOf(source), keptAt: momentIn(recipe('createdAt')),
    left: { photo: textIn(recipe('image')) === '' ? 0 : 1, 'attached file': steps.filter((step) => isRecord(step('file'))).length },
    from: 'Tandoor', where,
  });
}
