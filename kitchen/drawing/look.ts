/** What a drawing needs to know of a dish, as values and as one short text that travels with a recipe. */
import type { Form } from './form-words.ts';
import { MOTIFS, type MotifName } from './motifs.ts';

export interface SeenFood {
  /** Name in the lexicon, and its kind there ("" where that is not known). */
  id: string;
  kind: string;
  /** What it is cut from; null for what nobody sees. */
  motif: MotifName | null;
  color: string;
  /** 0 to 9: how strongly it colors a sauce, a soup or a dough. */
  stain: number;
  /** True where it lies on top. */
  top: boolean;
}

/** How a dish looks. */
export interface Look {
  form: Form;
  vessel: string;
  kitchen: string;
  method: string;
  foods: readonly SeenFood[];
}

/** More foods than this nobody tells apart on a plate. */
const MOST_FOODS = 14;
/** As a recipe carries it; the contract lets nothing longer in. */
const LONGEST = 900;

/** "soup;bowl;italian;simmer|tomato~tomato~dice~d8432a~6~|basil~tender herb~leaf~4f8a2c~1~1". */
export function writeLook({ form, vessel, kitchen, method, foods }: Look): string {
  const parts = foods.slice(0, MOST_FOODS).map(({ id, kind, motif, color, stain, top }) => `|${id}~${kind}~${motif ?? ''}~${color.slice(1)}~${stain}~${top ? 1 : ''}`);
  let text = [form, vessel, kitchen, method].join(';');
  for (const part of parts) if (text.length + part.length <= LONGEST) text += part;
  return text;
}

/** Reads what `writeLook` wrote; of anything else it takes what it knows. */
export function readLook(text: string): Look {
  const [head = '', ...rest] = text.slice(0, LONGEST).split('|');
  const [form = '', vessel = '', kitchen = '', method = ''] = head.split(';');
  const foods = rest.slice(0, MOST_FOODS).map((part): SeenFood => {
    const [id = '', kind = '', motif = '', color = '', stain = '', top = ''] = part.split('~');
    return { id, kind, motif: Object.hasOwn(MOTIFS, motif) ? (motif as MotifName) : null, color: /^[\da-f]{6}$/.test(color) ? `#${color}` : '#c99a5c', stain: /^\d$/.test(stain) ? Number(stain) : 0, top: top !== '' };
  });
  return { form: form as Form, vessel, kitchen, method, foods };
}
