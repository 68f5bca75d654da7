import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_TYPES_FILE, generateApiTypes } from './api-types.ts';

test('the admin’s API types are up to date (otherwise run `pnpm api-types`)', async () => {
  expect(readFileSync(API_TYPES_FILE, 'utf8')).toBe(await generateApiTypes());
});
