// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StepText } from './step-text.tsx';

afterEach(cleanup);

test.each<[string, string[]]>([
  ['Rub with the salt.', []],
  ['Heat the oven to 200 °C. Add 2 tbsp oil and fry for 3 to 4 minutes in a 26 cm pan.', ['200 °C', '2 tbsp', '3 to 4 minutes', '26 cm']],
])('%s', (text, set) => {
  const { container } = render(<StepText text={text} />);
  expect([...container.querySelectorAll('p')].map((line) => line.textContent).join(' '), 'every word, once').toBe(text);
  expect([...container.querySelectorAll('strong')].map((one) => one.textContent)).toEqual(set);
});
