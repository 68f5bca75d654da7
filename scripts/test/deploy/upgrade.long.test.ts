/** An upgrade of an agency whose server runs for real, and the ways back. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgency, createMachine, firstPassword, type Machine, makeToken } from './machine.ts';

let machine: Machine;
let address: string;

beforeAll(async () => {
  machine = createMachine();
  machine.addRelease('first');
  address = await addAgency(machine, 'north', 'caddy');
});
afterAll(() => machine.remove());

test('an upgrade shows what changes; going back keeps what was saved', async () => {
  const password = firstPassword(machine, 'north');
  machine.addRelease('second', (folder) => {
    edit(join(folder, 'site/src/layouts/OpeningSoon.astro'), (page) =>
      page.replace('<p class="ways', '<p>Second version</p><p class="ways'),
    );
    const journal = join(folder, 'api/src/core/database/migrations/meta/_journal.json');
    edit(journal, (text) => {
      const made = JSON.parse(text);
      made.entries.push({
        ...made.entries.at(-1),
        idx: made.entries.length,
        when: 4_000_000_000_000,
        tag: '9999_more',
      });
      return JSON.stringify(made);
    });
    writeFileSync(join(journal, '../../9999_more.sql'), 'CREATE INDEX more ON facts (value);');
  });
  const asked = await machine.agency('upgrade', 'north', '--to', 'second');
  expect(asked.output).toMatch(/\d+ pages? equal, \d differ/);
  expect(asked.output).toContain('+ <p>Second version');
  expect(asked.output).toContain('nothing has changed');
  expect(await version('north')).toBe('first');

  const { output } = await machine.agency('upgrade', 'north', '--to', 'second', '--yes');
  expect(output).toContain('north: runs second');
  expect(await version('north')).toBe('second');

  await makeToken(address, 'north', password);
  const kept = await machine.agency('rollback', 'north');
  expect(kept).toMatchObject({ ok: false });
  expect(kept.output).toContain('1 row of tokens');
  expect(await version('north')).toBe('second');
  expect(await machine.agency('rollback', 'north', '--discard-changes')).toMatchObject({ ok: true });
  expect(await version('north')).toBe('first');

  expect((await machine.agency('upgrade', 'north', '--to', 'second', '--yes')).output).toContain('runs second');
  expect((await machine.agency('rollback', 'north')).output).toContain('north: runs first again');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('a version that does not start is taken back', async () => {
  machine.addRelease('broken', (folder) => {
    edit(join(folder, 'scripts/start.ts'), () => 'process.exit(78);');
  });
  const { ok, output } = await machine.agency('upgrade', 'north', '--to', 'broken', '--yes');
  expect(output).toContain('broken did not start, so first is running again');
  expect(ok).toBe(false);
  expect(await version('north')).toBe('first');
});

async function version(name: string): Promise<string | undefined> {
  return new RegExp(`^${name} +\\S+ +\\d+ +(\\S+) +up`, 'm').exec((await machine.agency('list')).output)?.[1];
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
