import { describe, expect, it } from 'vitest';
import { orderFor } from '../order-for.ts';
import { cook, houseRepertoire } from './cook.ts';
import { batterSentence } from './take-along.ts';

/** The recipe for a list, as text, and what it leaves. */
function cooked(list: string): { markdown: string; left: readonly string[] } {
  const answer = cook(orderFor({ pantry: [list] }));
  if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
  return { markdown: answer.markdown, left: answer.verdict.leftOut.map(({ food }) => food) };
}

describe('what a list holds beyond its dish', () => {
  it.each([
    ['into a pot while it simmers', 'beef shin, onions, red wine, thyme, carrots, half a celeriac', /for the last \d+ minutes/],
    ['into a batter after its flour', 'overripe pears, butter, self raising flour, caster sugar, eggs, stem ginger', /(?:until no dry patches are left|until just smooth)[^#]+Fold in the stem ginger/],
    ['into a pan of its own', 'ground beef, burger buns, lettuce, tomato, zucchini', /Fry the zucchini[^.]+\.[^#]+with the zucchini/],
    ['into a salad', 'bulgur, parsley, tomatoes, mint, lemon, spring onions, cucumber, pomegranate', /[Pp]omegranate/],
  ])('goes %s', (_, list, told) => {
    const { markdown, left } = cooked(list);
    expect(markdown).toMatch(told);
    expect(left).toEqual([]);
  });
  it('never sweetens what is savory, nor a dough of yeast', () => {
    const batterOf = (id: string): unknown => batterSentence(houseRepertoire().byId.get(id) ?? expect.fail(id));
    expect(batterOf('cakes/banana-bread')).not.toBeNull();
    for (const id of ['breads/savory-muffins', 'australian/damper', 'breads/dinner-rolls', 'pies/apple-pie']) expect(batterOf(id), id).toBeNull();
  });
  it('stands beside a dish in an amount for as many as it serves', () => {
    const { markdown } = cooked('3 eggs, gruyère, butter, ham, frozen peas');
    expect(markdown).toMatch(/Serves 1[\s\S]+75 g frozen peas/);
  });
  it('puts a little oil on the list where a pan of its own needs it', () => {
    expect(cooked('arborio rice, white wine, parmesan, butter, stock cube, mushrooms, butternut squash').markdown).toMatch(/oil|butter/);
  });
});
