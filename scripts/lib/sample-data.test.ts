import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeUnused } from './sample-data.ts';

test('what nobody has used for an hour is removed, a draft too; what was used today is not, were it made yesterday', () => {
  const parent = mkdtempSync(join(tmpdir(), 'sample-data-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const minutesAgo = { 'draft-abc': 90, 'draft-def': 1, '2026-11-20-aaaa': 5, '2026-11-21-bbbb': 120 };
  for (const [name, minutes] of Object.entries(minutesAgo)) {
    mkdirSync(join(parent, name));
    writeFileSync(join(parent, name, 'app.db'), '');
    const at = new Date(Date.now() - minutes * 60_000);
    utimesSync(join(parent, name), at, at);
  }
  removeUnused(parent);
  expect(readdirSync(parent).sort()).toEqual(['2026-11-20-aaaa', 'draft-def']);
});
