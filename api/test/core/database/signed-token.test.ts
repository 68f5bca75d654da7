import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/core/database/open.ts';
import { secrets } from '../../../src/core/database/schema/system.ts';
import { signedTokens } from '../../../src/core/database/signed-token.ts';

const db = openDatabase(join(mkdtempSync(join(tmpdir(), 'signed-token-')), 'app.db'));
const purposes = ['alert', 'preview-link'] as const;
db.insert(secrets)
  .values(purposes.map((name) => ({ name, value: Buffer.alloc(32, 7) })))
  .run();

// The first version made these tokens with the same key. They must stay valid, because emails and shared links contain them.
test.each([
  ['alert', 'a1b2c3d4e5f6', 'a1b2c3d4e5f6.oVI8mWyFQ54q3CeedAiC8ARmE60fHiacqTFLuqiONYM'],
  ['preview-link', 'p9q8r7s6t5u4.mh8k2x1c', 'p9q8r7s6t5u4.mh8k2x1c.mSvloCuKCLISo1VHAmGx-X7WilxPuO1N7EPGXfsF5ao'],
] as const)('makes and accepts the same %s tokens as earlier versions', (purpose, text, token) => {
  const tokens = signedTokens(db, purpose);
  expect(tokens.read(token)).toBe(text);
  expect(tokens.sign(text)).toBe(token);
});

test('rejects a token with a changed or missing text or signature', () => {
  const tokens = signedTokens(db, 'alert');
  const token = tokens.sign('a1b2c3d4e5f6');
  const otherTokens = [
    token.replace('a1', 'a2'),
    token.slice(0, -1),
    `${token}A`,
    'a1b2c3d4e5f6',
    'a1b2c3d4e5f6.',
    '.',
    '',
    undefined,
    null,
    7,
    [token],
    `${'x'.repeat(500)}.${token}`,
  ];
  for (const other of otherTokens) expect(tokens.read(other), String(other)).toBeNull();
});

test('rejects a token that was signed for another purpose', () => {
  db.update(secrets)
    .set({ value: Buffer.alloc(32, 8) })
    .run();
  const token = signedTokens(db, 'preview-link').sign('a1b2c3d4e5f6');
  db.update(secrets)
    .set({ value: Buffer.alloc(32, 9) })
    .run();
  expect(signedTokens(db, 'alert').read(token)).toBeNull();
});
