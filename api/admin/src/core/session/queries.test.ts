import { expect, it } from 'vitest';
import { secretFromHash } from './queries.ts';

const SECRET = 'q0Zt-_8b'.repeat(5);

it.each([
  [`#reset=${SECRET}`, SECRET],
  [`#invitation=${SECRET}`, SECRET],
  [`#other=${SECRET}`, null],
  ['#reset=', null],
  [`#reset=${SECRET}<script>`, null],
  ['#aboutUs/vision', null],
  ['', null],
])('extracts the secret from the hash %s', (hash, secret) => expect(secretFromHash(hash)).toBe(secret));
