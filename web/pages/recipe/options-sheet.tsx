/** The sheets behind the pills: what is set holds at once, and "Done" only closes. */
import type { ReactNode } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { DIETS, EATERS, EQUIPMENT } from '../../../kitchen/order.ts';
import { ALLERGENS } from '../../../kitchen/pantry/food.ts';
import { ChefChoiceField } from './chef-choice-field.tsx';
import { CheckChips } from './check-chips.tsx';
import { ALLERGEN_NAMES } from '../../../contract/allergen-names.ts';
import { EATER_NAMES, TIMES } from '../../cooking/options.ts';
import type { OptionGroup, Options } from '../../cooking/options.ts';
import { SheetDialog } from '../../cooking/sheet/sheet-dialog.tsx';
import { ServingsField } from './servings-field.tsx';
import { useKitchen } from './use-kitchen.ts';

export interface OptionsProps {
  options: Options;
  set(options: Options): void;
  /** Foods to keep out that we do not know. */
  unknown: readonly string[];
}

const TITLES: Readonly<Record<OptionGroup, string>> = { table: 'Servings and time', diet: 'Diet and allergies', wishes: 'Your kitchen and your wishes' };

/** The sheet of one group, open as long as it is there. */
export function OptionsSheet({ group, close, ...props }: OptionsProps & { group: OptionGroup; close(): void }) {
  const Fields = FIELDS[group];
  return (
    <SheetDialog title={TITLES[group]} close={close}>
      <div className="options-body">
        <Fields {...props} change={(part) => props.set({ ...props.options, ...part })} />
      </div>
      <div className="options-done">
        <button className="button" type="button" onClick={close}>
          Done
        </button>
      </div>
    </SheetDialog>
  );
}

type FieldsProps = Pick<OptionsProps, 'options' | 'unknown'> & { change(part: Partial<Options>): void };

const FIELDS: Readonly<Record<OptionGroup, (props: FieldsProps) => ReactNode>> = { table: Table, diet: Diet, wishes: Wishes };

function Table({ options, change }: FieldsProps) {
  return (
    <>
      <ServingsField servings={options.servings} set={(servings) => change({ servings })} />
      <div className="field">
        <label htmlFor="minutes">Time to cook</label>
        <select
          id="minutes"
          value={options.minutes ?? ''}
          onChange={(event) => change({ minutes: event.target.value === '' ? null : Number(event.target.value) })}
        >
          <option value="">Any time</option>
          {TIMES.map((time) => (
            <option key={time} value={time}>
              At most {time} minutes
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

function Diet({ options, unknown, change }: FieldsProps) {
  return (
    <>
      <CheckChips legend="Diet" choices={DIETS} chosen={options.diets} set={(diets) => change({ diets })} nameOf={(diet) => diet} />
      <CheckChips
        legend="Allergies: keep out"
        choices={ALLERGENS}
        chosen={options.allergies}
        set={(allergies) => change({ allergies })}
        nameOf={(allergen) => ALLERGEN_NAMES[allergen]}
      />
      <div className="field">
        <label htmlFor="avoid">Other foods to keep out</label>
        <input
          id="avoid"
          value={options.avoid}
          maxLength={LIMITS.wishLength}
          placeholder="e.g. kiwi, mushrooms"
          aria-describedby="avoid-hint"
          onChange={(event) => change({ avoid: event.target.value })}
        />
        <p className={unknown.length > 0 ? 'hint hint-trouble' : 'hint'} id="avoid-hint" role="status">
          {unknown.length > 0 ? unknownSaid(unknown) : 'Several, with commas between them.'}
        </p>
      </div>
      <CheckChips
        legend="Is any of these at the table?"
        choices={EATERS}
        chosen={options.eaters}
        set={(eaters) => change({ eaters })}
        nameOf={(eater) => EATER_NAMES[eater]}
      />
    </>
  );
}

const unknownSaid = (unknown: readonly string[]): string =>
  `We do not know ${unknown.map((name) => `“${name}”`).join(', ')}, so we cannot look out for it. Try a plainer name.`;

function Wishes({ options, change }: FieldsProps) {
  const kitchen = useKitchen();
  const model = kitchen?.model.configured === true ? kitchen.model.name : null;
  return (
    <>
      <CheckChips legend="I do not have" choices={EQUIPMENT} chosen={options.without} set={(without) => change({ without })} nameOf={(one) => one} />
      <div className="field">
        <label htmlFor="wish">A wish</label>
        <input
          id="wish"
          value={options.wish}
          maxLength={LIMITS.wishLength}
          placeholder="e.g. something warm, Indian"
          onChange={(event) => change({ wish: event.target.value })}
        />
      </div>
      {model !== null && <ChefChoiceField chef={options.chef} model={model} set={(chef) => change({ chef })} />}
    </>
  );
}
