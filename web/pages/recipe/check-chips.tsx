interface Props<T extends string> {
  legend: string;
  choices: readonly T[];
  chosen: readonly T[];
  set(chosen: readonly T[]): void;
  nameOf(choice: T): string;
}

/** Several of many: checkboxes that look like chips. */
export function CheckChips<T extends string>({ legend, choices, chosen, set, nameOf }: Props<T>) {
  return (
    <fieldset className="check-chips">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice} className="check-chip">
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={(event) => set(event.target.checked ? [...chosen, choice] : chosen.filter((other) => other !== choice))}
          />
          <span>{nameOf(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}
