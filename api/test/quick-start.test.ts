import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const QUICK_START = fileURLToPath(new URL('../src/quick-start.ts', import.meta.url));

test('what is required is not what was imported before', () => {
  const code = `
    await import('drizzle-orm');
    const require = process.getBuiltinModule('node:module').createRequire(${JSON.stringify(import.meta.url)});
    require('drizzle-orm');
    console.log(Object.keys(require.cache).find((path) => path.includes('drizzle-orm')));`;
  const output = execFileSync(process.execPath, ['--import', QUICK_START, '--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(output).toMatch(/index\.cjs$/m);
});
