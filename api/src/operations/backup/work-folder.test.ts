import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWorkFolder, withWorkFolder } from './work-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'work-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('keeps the folder private until removing it, even after an error', async () => {
  const mode = await withWorkFolder(parent, async (folder) => {
    writeFileSync(join(folder, 'resume'), '');
    expect(readdirSync(parent).every(isWorkFolder)).toBe(true);
    return statSync(folder).mode & 0o777;
  });
  expect(mode).toBe(0o700);
  const failingRun = withWorkFolder(parent, async () => {
    throw new Error('no');
  });
  await expect(failingRun).rejects.toThrow('no');
  expect(readdirSync(parent)).toEqual([]);
});

test('removes only folders left by killed processes', async () => {
  const deadPid = spawnSync(process.execPath, ['-e', '']).pid;
  mkdirSync(join(parent, `.unfinished-${deadPid}-abcdef`));
  mkdirSync(join(parent, `.unfinished-${process.ppid}-abcdef`));
  mkdirSync(join(parent, '.unfinished-business'));
  await withWorkFolder(parent, async () => {});
  expect(readdirSync(parent).sort()).toEqual([`.unfinished-${process.ppid}-abcdef`, '.unfinished-business'].sort());
});

test('removes the folder when a signal stops the process', async () => {
  const module = new URL('./work-folder.ts', import.meta.url).href;
  const code = `const { withWorkFolder } = await import(${JSON.stringify(module)});
    await withWorkFolder(${JSON.stringify(parent)}, async (folder) => { console.log(folder); await new Promise(() => setInterval(() => {}, 1000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  const folder = String((await once(child.stdout, 'data'))[0]).trim();
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGTERM');
  const [exitCode] = await once(child, 'exit');
  expect(exitCode).not.toBe(0);
  expect(readdirSync(parent)).toEqual([]);
});
