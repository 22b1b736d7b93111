import { CHEF_CHOICES } from '../../../kitchen/order.ts';
import type { ChefChoice } from '../../../kitchen/order.ts';

interface Props {
  chef: ChefChoice;
  /** The configured model's name. */
  model: string;
  set(chef: ChefChoice): void;
}

/** Only asked where there is a choice. */
export function ChefChoiceField({ chef, model, set }: Props) {
  const names: Record<ChefChoice, string> = {
    auto: 'Whoever is there',
    house: 'The house chef',
    model,
  };
  return (
    <div className="field">
      <label htmlFor="chef">Who should cook</label>
      <select id="chef" value={chef} onChange={(event) => set(CHEF_CHOICES.find((choice) => choice === event.target.value) ?? 'auto')}>
        {CHEF_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {names[choice]}
          </option>
        ))}
      </select>
    </div>
  );
}
