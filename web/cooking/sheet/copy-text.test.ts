// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('without a clipboard the old way is tried: the text is marked, copied and gone, and the focus is where it was', async () => {
  vi.stubGlobal('navigator', {});
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  let marked = '';
  document.execCommand = () => {
    const field = document.querySelector('textarea');
    marked = field?.value.slice(field.selectionStart, field.selectionEnd) ?? '';
    return true;
  };
  expect(await copyText('3 onions\nsalt')).toBe(true);
  expect([marked, document.querySelector('textarea'), document.activeElement]).toEqual(['3 onions\nsalt', null, button]);
});

test('where neither works it says so', async () => {
  vi.stubGlobal('navigator', {});
  document.execCommand = () => false;
  expect(await copyText('salt')).toBe(false);
});
