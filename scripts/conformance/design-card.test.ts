/** The owner's design card: packages, top-level folders and scheduled rebuilds. Other tests prove the behaviour on the card. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from 'publisher/output/files';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const readSource = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const sources = (folder: string) =>
  listFiles(join(ROOT, folder)).filter((file) => /\.(ts|tsx|astro)$/.test(file) && !file.includes('.test.'));

test.each([
  ['astro', 'site', 'site/src'],
  ['@astrojs/react', 'site', 'site/publishing/islands.ts'],
  ['react', 'site', 'site/src'],
  ['react-dom', 'api/admin', 'api/admin/src'],
  ['fastify', 'api', 'api/src'],
  ['@fastify/multipart', 'api', 'api/src'],
  ['better-sqlite3', 'api', 'api/src'],
  ['drizzle-orm', 'api', 'api/src'],
  ['vitest', '.', 'scripts/conformance'],
])('D1 %s is a dependency of %s and imported in %s', (name, folder, where) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readSource(`${folder}/package.json`));
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  const files = where.endsWith('.ts') ? [where] : listFiles(join(ROOT, where)).map((file) => join(where, file));
  const imports = new RegExp(`from '${name}(/[^']*)?'`);
  expect(files.some((file) => imports.test(readSource(file)))).toBe(true);
});

test('D2 the top-level folders match the design card', () => {
  for (const name of ['site', 'api', 'content-types', 'scripts', 'package.json', 'pnpm-workspace.yaml', 'README.md']) {
    expect(existsSync(join(ROOT, name)), name).toBe(true);
  }
});

test('D4 slider, tabs, job filters and forms are late-hydrating React islands', () => {
  const pages = sources('site/src')
    .filter((file) => file.endsWith('.astro'))
    .map((file) => readSource(`site/src/${file}`))
    .join('\n');
  for (const island of ['Slider', 'Tabs', 'JobFilters', 'SubmissionForm', 'ApplyForm']) {
    expect(existsSync(join(ROOT, `site/src/islands/${island}.tsx`)), island).toBe(true);
    expect(pages).toMatch(new RegExp(`<${island}\\b[^>]*client:(idle|visible|after-load)`));
  }
  expect(pages).not.toMatch(/client:(load|only)/);
});

test('D9 CI rebuilds the site from the API on a schedule', () => {
  const workflow = readSource('.github/workflows/rebuild.yml');
  expect(workflow).toMatch(/cron: "\d+ /);
  expect(workflow).toMatch(/pnpm@12[.\d]* build:site/);
  expect(workflow).toContain('CONTENT_API_URL');
});
