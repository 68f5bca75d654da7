/** The workflows in a fork: scheduled ones wait until the fork is configured. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../.github/workflows', import.meta.url));
const scheduledWorkflows = readdirSync(FOLDER).filter((name) => readWorkflow(name).includes('\n  schedule:'));

test.each(scheduledWorkflows)('%s does nothing on its schedule until a repository variable is set', (name) => {
  const [, jobs = ''] = readWorkflow(name).split('\njobs:\n');
  const jobBlocks = jobs.split(/^ {2}(?=\w+:\n)/m).filter(Boolean);
  expect(jobBlocks.length).toBeGreaterThan(0);
  for (const job of jobBlocks) expect(job).toMatch(/^\w+:\n(?: {4}#.*\n)* {4}if: vars\.[A-Z_]+ (?:!= ''|== 'on')/);
});

test.each(readdirSync(FOLDER))('%s pins actions to commits, and pnpm if it uses secrets', (name) => {
  const text = readWorkflow(name);
  for (const [, action] of text.matchAll(/uses: (.*)/g)) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/);
  if (text.includes('secrets.')) expect(text).not.toMatch(/pnpm@\d+ /);
});

function readWorkflow(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}
