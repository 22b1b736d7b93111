import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { ADDRESSES, type Address } from './keeping-api.ts';

test.each(Object.entries(ADDRESSES))('%s is asked where the contract says', (name, path) => {
  expect(path).toBe(ENDPOINTS[name as Address].path);
});
