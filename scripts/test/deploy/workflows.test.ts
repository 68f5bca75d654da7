/** The workflows in a fork: scheduled ones wait until the fork is configured. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../.github/workflows', import.meta.url));
const scheduled = readdirSync(FOLDER).filter((name) => read(name).includes('\n  schedule:'));

test.each(scheduled)('%s does nothing on its schedule until a repository variable is set', (name) => {
  const [, jobs = ''] = read(name).split('\njobs:\n');
  const found = jobs.split(/^ {2}(?=\w+:\n)/m).filter(Boolean);
  expect(found.length).toBeGreaterThan(0);
  for (const job of found) expect(job).toMatch(/^\w+:\n(?: {4}#.*\n)* {4}if: vars\.[A-Z_]+ (?:!= ''|== 'on')/);
});

test.each(readdirSync(FOLDER))('%s pins actions to commits and, with secrets, pnpm to a version', (name) => {
  const text = read(name);
  for (const [, action] of text.matchAll(/uses: (.*)/g)) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/);
  if (text.includes('secrets.')) expect(text).not.toMatch(/pnpm@\d+ /);
});

function read(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}
