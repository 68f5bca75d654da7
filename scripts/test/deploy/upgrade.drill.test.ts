/**
 * Upgrades three earlier commits with the sample agency, and rolls them back. Needs git's history, and the packages of
 * each commit.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationForm } from '../../../api/test/support/applications.ts';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { findFreePort } from '../../lib/ports.ts';
import { addAgency, createMachine, type Machine, readText } from './machine.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COMMITS = ['d85ff4f6b', 'bdf5513f9', 'b8f04f6fe'];
const isKnown = (commit: string) => spawnSync('git', ['merge-base', '--is-ancestor', commit, 'HEAD'], { cwd: ROOT });
const knownCommits = COMMITS.filter((commit) => isKnown(commit).status === 0);
const HEAD = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

let machine: Machine;
beforeAll(() => {
  machine = createMachine();
  const source = join(machine.root, 'opt/staffing-site/source');
  execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, source]);
  rmSync(join(machine.root, 'bin/git'));
  // Uses the real home folder, whose package store pnpm can reuse.
  const pnpm = `#!/bin/sh\nHOME=${homedir()} exec npx -y pnpm@12 --config.prefer-offline=true "$@"\n`;
  writeFileSync(join(machine.root, 'bin/pnpm'), pnpm, { mode: 0o755 });
});
afterAll(() => machine.remove());

test.skipIf(spawnSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: ROOT }).stdout?.includes('true'))(
  'finds the listed commits in the history',
  () => expect(knownCommits).toEqual(COMMITS),
);

describe.each(knownCommits)('from %s', (commit) => {
  const name = `from-${commit}`;
  let address: string;
  let initialData: Kept;

  test('runs with the sample agency', async () => {
    await writeSettings(name);
    address = await addAgency(machine, name, 'caddy', commit);
    const [jobId = ''] = readKeptData(name).jobs;
    for (const fullName of ['Ada Lovelace', 'Grace Hopper']) {
      const email = `${fullName.slice(0, 3)}@home.example`;
      const body = applicationForm({ fullName, email, jobId, resume: makePdf({ words: fullName }) });
      expect((await fetch(`${address}/api/applications`, { method: 'POST', body })).status).toBe(201);
    }
    await expect.poll(() => readKeptData(name).waiting, { timeout: 120_000 }).toBe(0);
    initialData = readKeptData(name);
    expect(initialData.documents.length).toBeGreaterThan(100);
    expect(initialData.resumes.length).toBeGreaterThan(1);
    await expect.poll(() => status(jobPage(initialData)), { timeout: 120_000 }).toBe(200);
  });

  test('compares the pages and switches to this version', async () => {
    const { ok, output } = await machine.agency('upgrade', name, '--to', HEAD, '--yes');
    console.log(`${commit}: ${output}`);
    expect(output).toMatch(/[\d,]+ pages? equal, [\d,]+ differ/);
    expect(output).toContain(`${name}: runs ${HEAD}`);
    expect(ok).toBe(true);
    await expectAll(HEAD);
    await expect.poll(() => readKeptData(name).waiting, { timeout: 120_000 }).toBe(0);
  });

  test('rolls back to the earlier version', async () => {
    const { output } = await machine.agency('rollback', name);
    console.log(`${commit}: ${output}`);
    expect(output).toMatch(new RegExp(`${name}: runs ${commit}\\w* again`));
    await expectAll(commit);
  });

  /** Expects this version to run, to respond, and to have every entry and application. */
  async function expectAll(version: string) {
    const listOutput = (await machine.agency('list', name)).output;
    expect(listOutput).toMatch(new RegExp(`^${name} .* ${version}\\w* +up`, 'm'));
    for (const path of ['/', '/about-us', jobPage(initialData)])
      await expect.poll(() => status(path), { timeout: 120_000 }).toBe(200);
    const now = readKeptData(name);
    expect(now.documents).toEqual(expect.arrayContaining(initialData.documents));
    expect(now.applications).toEqual(expect.arrayContaining(initialData.applications));
    expect(now.resumes).toEqual(initialData.resumes);
    expect(readText(machine, `${name}.log`)).not.toMatch(/"level":(50|60)/);
  }

  const status = (path: string) => fetch(address + path).then((response) => response.status);
});

/** Writes the settings of an agency that starts with the sample, so that its site is open. */
async function writeSettings(name: string) {
  const folder = join(machine.root, 'etc/staffing-site');
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const settings = readFileSync(join(ROOT, 'deploy/staffing-site.env'), 'utf8')
    .replaceAll('example.com', `${name}.example`)
    .replace(/^PORT=.*$/m, `PORT=${await findFreePort()}`)
    .replace(/^SAMPLE_CONTENT=.*$/m, 'SAMPLE_CONTENT=on');
  writeFileSync(join(folder, `${name}.env`), settings, { mode: 0o600 });
}

type Kept = ReturnType<typeof readKeptData>;

/** Ids of an agency's documents, and its open jobs. */
function readKeptData(name: string) {
  const db = new Sqlite(join(machine.root, 'var/lib/staffing-site', name, 'app.db'), { readonly: true });
  const list = (sql: string) => db.prepare<[], string>(sql).pluck().all();
  try {
    return {
      documents: list('SELECT id FROM documents WHERE "deletedAt" IS NULL ORDER BY id'),
      jobs: list("SELECT id FROM documents WHERE type = 'job' AND published IS NOT NULL ORDER BY id"),
      applications: list('SELECT id FROM applications ORDER BY id'),
      /** The number of applications and messages still waiting for a candidate's record. */
      waiting: list('SELECT 1 FROM candidate_pending').length,
      resumes: list('SELECT id || sha256 FROM resumes ORDER BY id'),
    };
  } finally {
    db.close();
  }
}

const jobPage = ({ jobs }: Kept) => `/job/${jobs[0]}`;
