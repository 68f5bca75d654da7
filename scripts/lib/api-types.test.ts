import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_TYPES_FILE, generateApiTypes } from './api-types.ts';

test('the admin has the types of the API as it is now (else run `pnpm api-types`)', async () => {
  expect(readFileSync(API_TYPES_FILE, 'utf8')).toBe(await generateApiTypes());
});
