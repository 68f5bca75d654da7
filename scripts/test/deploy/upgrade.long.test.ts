/** An upgrade of an agency whose server runs for real, and the ways back. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from 'api/core/database/open';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgency, createMachine, firstPassword, hasUsers, type Machine, makeToken } from './machine.ts';

let machine: Machine;
let address: string;
let password: string;

beforeAll(async () => {
  machine = createMachine();
  machine.addRelease('first');
  address = await addAgency(machine, 'north', 'caddy');
  password = firstPassword(machine, 'north');
});
afterAll(() => machine.remove());

test('an upgrade shows its changes and can be rolled back without losses', async () => {
  machine.addRelease('second', (folder) => {
    edit(join(folder, 'site/src/layouts/OpeningSoon.astro'), (page) =>
      page.replace('<p class="ways', '<p>Second version</p><p class="ways'),
    );
    addMigration(folder);
  });
  const upgradePreview = await machine.agency('upgrade', 'north', '--to', 'second');
  expect(upgradePreview.output).toMatch(/\d+ pages? equal, \d differ/);
  expect(upgradePreview.output).toContain('+ <p>Second version');
  expect(upgradePreview.output).toContain('nothing has changed');
  expect(await version('north')).toBe('first');

  const { output } = await machine.agency('upgrade', 'north', '--to', 'second', '--yes');
  expect(output).toContain('north: runs second');
  expect(await version('north')).toBe('second');

  await makeToken(address, 'north', password);
  const rejectedRollback = await machine.agency('rollback', 'north');
  expect(rejectedRollback).toMatchObject({ ok: false });
  expect(rejectedRollback.output).toContain('1 row of tokens');
  expect(await version('north')).toBe('second');
  expect(await machine.agency('rollback', 'north', '--discard-changes')).toMatchObject({ ok: true });
  expect(await version('north')).toBe('first');

  expect((await machine.agency('upgrade', 'north', '--to', 'second', '--yes')).output).toContain('runs second');
  const rollback = machine.agency('rollback', 'north');
  expect(await saveWhileComparing()).toBe(0);
  expect((await rollback).output).toContain('north: runs first again');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('rolls back a version that does not start', async () => {
  machine.addRelease('broken', (folder) => {
    edit(join(folder, 'scripts/start.ts'), () => 'process.exit(78);');
  });
  const { ok, output } = await machine.agency('upgrade', 'north', '--to', 'broken', '--yes');
  expect(output).toContain('broken did not start, so first is running again');
  expect(ok).toBe(false);
  expect(await version('north')).toBe('first');
});

test('does not roll back a failing version that has accepted data', async () => {
  const signal = join(machine.root, 'fail');
  machine.addRelease('failing', (folder) => {
    addMigration(folder);
    const wait = 'await new Promise((resolve) => setTimeout(resolve, 100));';
    const publisher = `while (!existsSync('${signal}')) ${wait}\nprocess.exit(78);\n`;
    edit(join(folder, 'site/publishing/main.ts'), () => `import { existsSync } from 'node:fs';\n${publisher}`);
  });
  const upgradePromise = machine.agency('upgrade', 'north', '--to', 'failing', '--yes');
  const current = join(machine.root, 'opt/staffing-site/agencies/north');
  await expect.poll(() => readlinkSync(current), { timeout: 120_000 }).toMatch(/failing$/);
  await expect.poll(save, { timeout: 60_000 }).toBe(true);
  writeFileSync(signal, '');
  const { ok, output } = await upgradePromise;
  expect(output).toContain('failing stays, because since the upgrade, 1 row of tokens');
  expect(ok).toBe(false);
  expect(readlinkSync(current)).toMatch(/failing$/);
  expect(await machine.agency('rollback', 'north', '--discard-changes')).toMatchObject({ ok: true });
  expect(await version('north')).toBe('first');
});

test('an interrupted rollback can be finished', async () => {
  spawnSync(join(machine.root, 'bin/systemctl'), ['stop', 'staffing-site@north']);
  expect((await machine.agency('list')).output).toContain('To start north: systemctl start staffing-site@north');
  expect((await machine.agency('rollback', 'north')).output).toContain('north: runs first again');
  expect(await version('north')).toBe('first');
  expect((await machine.agency('rollback', 'north')).output).toContain('no earlier version');
});

test('an interrupted upgrade can be finished', async () => {
  symlinkSync('nowhere', join(machine.root, 'opt/staffing-site/agencies/north.new'));
  expect((await machine.agency('upgrade', 'north', '--to', 'second', '--yes')).output).toContain('runs second');
  spawnSync(join(machine.root, 'bin/systemctl'), ['stop', 'staffing-site@north']);
  expect((await machine.agency('upgrade', 'north', '--to', 'second')).output).toContain('north: runs second');
  expect(await version('north')).toBe('second');
});

test('the database before an upgrade is private, for 14 days', async () => {
  const databaseCopy = join(machine.root, 'var/lib/staffing-site/north.before');
  expect(statSync(databaseCopy).mode & 0o777).toBe(0o700);
  expect(readdirSync(databaseCopy)).toEqual(['app.db']);
  expect(readdirSync(join(machine.root, 'var/backups/staffing-site/north')).filter((name) => /db$/.test(name))).toEqual(
    [],
  );
  const secondsAgo = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60;
  utimesSync(databaseCopy, secondsAgo(13), secondsAgo(13));
  await machine.agency('list');
  expect(existsSync(databaseCopy)).toBe(true);
  utimesSync(databaseCopy, secondsAgo(15), secondsAgo(15));
  await machine.agency('list');
  expect(existsSync(databaseCopy)).toBe(false);
  expect((await machine.agency('rollback', 'north')).output).toContain('was deleted after 14 days');
  expect(await version('north')).toBe('second');
});

test.runIf(hasUsers)('a link to another agency’s database is not followed', async () => {
  const other = join(machine.root, 'other.db');
  openDatabase(other).$client.close();
  const ownDatabase = join(machine.root, 'var/lib/staffing-site/north/app.db');
  await machine.as('north', 'sh', '-c', `mv ${ownDatabase} ${ownDatabase}.own && ln -s ${other} ${ownDatabase}`);
  const { ok, output } = await machine.agency('upgrade', 'north', '--to', 'first', '--yes');
  expect(output).toContain('cannot be opened');
  expect(ok).toBe(false);
});

/** Creates a token. Resolves to whether the server accepted it. */
function save(): Promise<boolean> {
  return makeToken(address, 'north', password).then(
    () => true,
    () => false,
  );
}

/** Saves while a command compares copies of the data. Resolves to the number of accepted saves. */
async function saveWhileComparing(): Promise<number> {
  const isComparing = () =>
    readdirSync(join(machine.root, 'var/lib/staffing-site')).some((name) => name.startsWith('.unfinished-'));
  await expect.poll(isComparing, { interval: 20, timeout: 60_000 }).toBe(true);
  let acceptedCount = 0;
  while (isComparing()) {
    if (await save()) acceptedCount++;
    await sleep(50);
  }
  return acceptedCount;
}

function addMigration(folder: string): void {
  const journal = join(folder, 'api/src/core/database/migrations/meta/_journal.json');
  edit(journal, (text) => {
    const journalData = JSON.parse(text);
    journalData.entries.push({
      ...journalData.entries.at(-1),
      idx: journalData.entries.length,
      when: 4_000_000_000_000,
      tag: '9999_more',
    });
    return JSON.stringify(journalData);
  });
  writeFileSync(join(journal, '../../9999_more.sql'), 'CREATE INDEX more ON facts (value);');
}

async function version(name: string): Promise<string | undefined> {
  return new RegExp(`^${name} +\\S+ +\\d+ +(\\S+) +up`, 'm').exec((await machine.agency('list')).output)?.[1];
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
