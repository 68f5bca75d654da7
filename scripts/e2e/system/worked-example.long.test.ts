/** Follows "Add a content type" in docs/extending.md to the letter, in a copy of the project. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../test/backup/installation.ts';
import { copyProject } from '../../test/support/project-copy.ts';
import { openAdmin } from '../support/admin.ts';
import { launchBrowser } from '../support/browser.ts';
import { startSystem } from '../support/system.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const REGISTRY = 'content-types/src/index.ts';

test('a new content type takes one file and one line, and has an API, menu item, form, list and page', async () => {
  const copy = temporaryFolder();
  copyProject(copy);
  const example = documentedExample();
  writeFileSync(join(copy, 'content-types/src/types/award.ts'), example.type);
  writeFileSync(join(copy, 'site/src/pages/awards.astro'), example.page);
  const registry = readFileSync(join(copy, REGISTRY), 'utf8');
  const extended = registry
    .replace(/^import \{ product/m, "import { award } from './types/award.ts';\n$&")
    .replace(/^ {2}about,$/m, '$&\n  award,');
  writeFileSync(join(copy, REGISTRY), extended);

  const system = await startSystem({ SAMPLE_CONTENT: 'off' }, join(copy, 'scripts/start.ts'));
  onTestFinished(() => system.remove());
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const { page, complaints } = await openAdmin(browser, system.url);
  const menu = page.getByRole('navigation');
  await menu.getByRole('button', { name: 'About Us', exact: true }).click();
  await menu.getByRole('button', { name: 'Awards', exact: true }).click();
  await page.getByRole('button', { name: 'Create award' }).first().click();
  await page.getByLabel('Title').fill('Best small agency');
  await page.getByLabel('Year').fill('2025');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('link', { name: '/awards' }).first().waitFor();
  await page.getByRole('row', { name: /Best small agency.*2025/ }).waitFor();
  expect(complaints()).toEqual([]);

  const answer = await fetch(`${system.url}/api/content/awards`);
  expect(await answer.json()).toMatchObject({
    total: 1,
    items: [{ data: { title: 'Best small agency', photo: null } }],
  });
  expect(await fetch(`${system.url}/awards/`).then((r) => r.text())).toMatch(/Best small agency:\s+2025/);
});

function documentedExample() {
  const text = readFileSync(join(ROOT, 'docs/extending.md'), 'utf8');
  const block = (language: string) => {
    const [, indented = ''] = new RegExp(`^ {3}\`\`\`${language}\n(.*?)^ {3}\`\`\`$`, 'ms').exec(text) ?? [];
    return indented.replaceAll(/^ {3}/gm, '');
  };
  return { type: block('ts'), page: block('astro') };
}
