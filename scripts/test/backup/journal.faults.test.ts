/**
 * Lost machines: under load the server is killed and its data folder deleted. A backup and the journal must restore
 * all acknowledged data, and no erased candidate. `DRILLS` is the number of lost machines.
 */
import { createHash, randomInt } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FEATURES } from 'api/app';
import { readJournalSettings } from 'api/core/settings/journal';
import { generateKey } from 'api/operations/backup/archive/encryption';
import { restoreBackup } from 'api/operations/backup/restore';
import { storeBackup } from 'api/operations/backup/stored';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  acknowledged,
  apply,
  emptyLedger,
  type Installation,
  type Ledger,
  prepare,
  type Server,
  save,
  startServer,
  write,
} from '../../../api/test/faults/installation.ts';
import { ORIGIN } from '../../../api/test/support/app.ts';
import { startIntake } from '../../../api/test/support/applications.ts';
import { type MemoryS3, startMemoryS3 } from '../../../api/test/support/memory-s3.ts';
import { startSystem } from '../../e2e/support/system.ts';
import { run } from '../../lib/run.ts';
import { temporaryFolder } from './installation.ts';

const SCRIPTS = fileURLToPath(new URL('../..', import.meta.url));
const VERIFY = fileURLToPath(new URL('../../../site/publishing/verify.ts', import.meta.url));
const DRILLS = Number(process.env.DRILLS ?? 1);
const AT_A_TIME = 3;
/** Compares the published site with a full build after the first drill, and then once per this number of drills. */
const VERIFY_EVERY = 30;

/** A machine before its first request, and its backup. Each test works on a copy. */
let original: Installation & { backup: string };
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-drill-'));
  original = { ...(await prepare(join(folder, 'data'))), backup: join(folder, 'backup.tar.zst') };
  await backup(original);
  return () => rmSync(folder, { recursive: true });
});

let storage: MemoryS3;
let folder: string;
let identity: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = temporaryFolder();
  const key = await generateKey();
  identity = key.identity;
  writeFileSync(join(folder, 'key'), identity);
  storage = await startMemoryS3();
  env = {
    JOURNAL_S3_URL: `${storage.url}/site`,
    JOURNAL_S3_ACCESS_KEY: 'key',
    JOURNAL_S3_SECRET_KEY: 'secret',
    BACKUP_RECIPIENT: key.recipient,
  };
  return () => storage.stop();
});

test(`${DRILLS} lost machines lose nothing acknowledged and restore no erased person`, {
  timeout: 600_000 + DRILLS * 60_000,
}, async () => {
  let [accepted, erasures] = [0, 0];
  const lanes = Array.from({ length: AT_A_TIME }, async (_, lane) => {
    for (let drill = lane; drill < DRILLS; drill += AT_A_TIME) {
      const { ledger, erased } = await runDrill(drill);
      accepted += acknowledged(ledger);
      erasures += erased.size;
    }
  });
  await Promise.all(lanes);
  expect(accepted).toBeGreaterThan(10 * DRILLS);
  expect(erasures).toBeGreaterThan(DRILLS / 2);
});

test('without a journal, a lost machine loses everything since the backup', async () => {
  const { ledger, erased } = await loseMachine({});
  const dataDir = join(folder, 'restored');
  const { ok, output } = await restore(dataDir, [], {});
  expect(ok, output).toBe(true);
  expect(lossesIn(dataDir, ledger, erased).length).toBeGreaterThan(5);
});

test('a replaced machine acknowledges nothing', async () => {
  const installation = copyMachine();
  const ledger = emptyLedger();
  const log: string[] = [];
  const first = await startServer(installation, { more: env, log });
  try {
    await waitUntil(async () => (await apply(first, installation, ledger)) === 201);
    const dataDir = join(folder, 'standby');
    // A restore without --take-over leaves the first machine working and makes a standby.
    expect((await restore(dataDir, [], env)).output).toContain('restore with --take-over');
    const standby = await startServer({ dataDir }, { more: env });
    expect(await apply(standby, installation, ledger)).toBe(503);
    await standby.stop();
    expect(await apply(first, installation, ledger)).toBe(201);

    const clients = [1, 2, 3].map(async () => {
      for (;;) if ((await apply(first, installation, ledger)) === 503) return;
    });
    const { ok, output } = await restore(dataDir, ['--take-over', '--replace'], env);
    expect(ok, output).toBe(true);
    await Promise.all(clients);
    expect(log.join('')).toContain('another machine is accepting applications with this journal');
    const second = await startServer({ dataDir }, { more: env });
    await waitUntil(async () => (await apply(second, installation, ledger)) === 201);
    expect(await apply(first, installation, ledger)).toBe(503);
    await second.stop();
    expect(lossesIn(dataDir, ledger, new Set())).toEqual([]);
  } finally {
    await first.stop();
  }
});

test('a damaged journal stops a take-over before it changes anything', async () => {
  const { installation, ledger } = await loseMachine(env);
  expect(acknowledged(ledger)).toBeGreaterThan(0);
  const [name = ''] = [...storage.objects.keys()].filter((key) => key.includes('/journal/'));
  const object = storage.objects.get(name);
  object?.body.writeUInt8((object.body.at(-1) ?? 0) ^ 1, object.body.length - 1);
  const initialTurn = storage.objects.get('site/journal-turn.json')?.body.toString();
  const { ok, output } = await restore(join(folder, 'restored'), ['--take-over'], env);
  expect([ok, output]).toEqual([false, expect.stringContaining('in storage is damaged')]);
  expect(output).not.toContain(' at ');
  expect(existsSync(join(folder, 'restored', 'app.db'))).toBe(false);
  expect(storage.objects.get('site/journal-turn.json')?.body.toString()).toBe(initialTurn);
  expect(installation.dataDir).not.toBe('');
});

test('a backup to storage sends only changes and tests a restore', async () => {
  const installation = copyMachine();
  const ledger = emptyLedger();
  const server = await startServer(installation, { more: env });
  try {
    for (let n = 0; n < 3; n += 1) expect(await apply(server, installation, ledger)).toBe(201);
    const first = await backUpToStorage(installation.dataDir);
    expect([first.ok, first.output]).toEqual([true, expect.stringContaining('3 new files')]);
    expect(first.output).toContain('Test restore: 4 files, all verified.');
    expect(await apply(server, installation, ledger)).toBe(201);
    const second = await backUpToStorage(installation.dataDir);
    expect(second.output).toContain('1 new file ');
    expect(second.output).not.toContain('Restored it');
    for (const [name, { body }] of storage.objects) {
      expect(name).toMatch(
        /^site\/(journal-turn|journal\/1\/\d+-\w+$|backups\/1\/staffing-site-|files\/resumes\/\w+$)/,
      );
      expect(body.toString('latin1')).not.toMatch(/%PDF|example\.com/);
    }

    const [file = ''] = [...storage.objects.keys()].filter((name) => name.includes('/files/'));
    storage.objects.delete(file);
    expect((await backUpToStorage(installation.dataDir)).output).toContain('1 new file ');
    const object = storage.objects.get(file);
    object?.body.writeUInt8((object.body.at(-1) ?? 0) ^ 1, object.body.length - 1);
    const restoreResult = await restoreFrom(['--from', `${storage.url}/site`], join(folder, 'restored'));
    expect([restoreResult.ok, restoreResult.output]).toEqual([false, expect.stringContaining('is damaged')]);
  } finally {
    await server.stop();
  }
});

test('a machine that was replaced stores no backup', async () => {
  const installation = copyMachine();
  const server = await startServer(installation, { more: env });
  await waitUntil(async () => (await apply(server, installation, emptyLedger())) === 201);
  expect((await backUpToStorage(installation.dataDir)).ok).toBe(true);
  const { ok, output } = await restoreFrom(['--from', `${storage.url}/site`], join(folder, 'next'));
  expect([ok, output]).toEqual([true, expect.stringMatching(/Start the server to publish the site\. \(\d+\.\d s\)/)]);
  const initialKeys = [...storage.objects.keys()];
  const lateBackup = await backUpToStorage(installation.dataDir);
  await server.stop();
  expect([lateBackup.ok, lateBackup.output]).toEqual([false, expect.stringContaining('belongs to another machine')]);
  expect([...storage.objects.keys()].filter((name) => name.includes('/backups/'))).toEqual(
    initialKeys.filter((name) => name.includes('/backups/')),
  );
});

/**
 * Loses one machine, with its own folder in the storage, and restores it: from a file, from a stored backup, or from
 * one stored while the next was in progress. Runs no command processes, for speed.
 */
async function runDrill(drill: number) {
  const kind = (['storing', 'stored', 'file'] as const)[drill % 3] ?? 'file';
  // Requires the journal, because on a busy machine the server would otherwise accept data without the slow storage.
  const ownEnv = { ...env, JOURNAL_S3_URL: `${storage.url}/${drill}`, JOURNAL_REQUIRED: 'on' };
  const { ledger, erased, installation, storing, log } = await loseMachine(ownEnv, kind, `lost-${drill}`);
  const dataDir = join(folder, `restored-${drill}`);
  const { s3 } = settingsOf(ownEnv);
  const identities = [identity];
  const source = kind === 'file' ? original.backup : s3;
  const journal = { s3, identities, takeOver: true };
  await restoreBackup({
    from: source,
    identities,
    dataDir,
    replace: false,
    journal,
    at: Date.now(),
    features: FEATURES,
  });
  await storing;
  const server = await startIntake({ dataDir, env: ownEnv });
  await waitUntil(async () => (await apply(server, installation, ledger)) === 201);
  await server.close();
  expect(lossesIn(dataDir, ledger, erased)).toEqual([]);
  // The server accepts erasures while the storage is unavailable, so this drill may have lost some.
  if (log.join('').includes('storage is unavailable')) erased.clear();
  expect(personsIn(dataDir).filter((email) => erased.has(email))).toEqual([]);
  if (drill % VERIFY_EVERY === 0) await verifySite(dataDir, ownEnv);
  rmSync(dataDir, { recursive: true });
  return { ledger, erased };
}

/** Starts the whole system on restored data and compares what it publishes with a full build. */
async function verifySite(dataDir: string, env: Record<string, string>) {
  const system = await startSystem({ ...env, DATA_DIR: dataDir, SAMPLE_CONTENT: 'off' });
  try {
    const { ok, output } = await run(process.execPath, [VERIFY], {
      env: { DATA_DIR: dataDir, CONTENT_API_URL: system.url, PUBLIC_SITE_URL: system.url },
    });
    expect(ok, output).toBe(true);
  } finally {
    await system.stop();
  }
}

function copyMachine(name = 'data'): Installation {
  const dataDir = join(folder, name);
  cpSync(original.dataDir, dataDir, { recursive: true });
  // An erasure needs a recent login, and many drills take longer than that.
  const db = new DatabaseSync(join(dataDir, 'app.db'));
  db.prepare('UPDATE sessions SET confirmedAt = ?').run(Date.now());
  db.close();
  return { ...original, dataDir };
}

/** Runs a machine under load for a while, then kills it and deletes its data. `kind` selects the backups it leaves. */
async function loseMachine(env: Record<string, string>, kind: 'file' | 'stored' | 'storing' = 'file', name = 'data') {
  const installation = copyMachine(name);
  const { dataDir } = installation;
  const ledger = emptyLedger();
  const erasedEmails = new Set<string>();
  const log: string[] = [];
  const server = await startServer(installation, { more: env, log });
  await waitUntil(async () => (await apply(server, installation, ledger)) === 201);
  const clients = [
    load(server, () => apply(server, installation, ledger)),
    load(server, () => apply(server, installation, ledger)),
    load(server, () => write(server, ledger)),
    load(server, () => save(server, installation, ledger)),
    load(server, () => erase(server, installation, ledger, erasedEmails)),
  ];
  await waitUntil(async () => ledger.applications.length + ledger.messages.length > 10 && erasedEmails.size > 0);
  const store = () => storeBackup(dataDir, settingsOf(env), Date.now());
  if (kind !== 'file') await store();
  // The backup may finish before the machine is lost, or fail with it.
  const storing = kind === 'storing' ? store().catch(() => null) : null;
  await sleep(randomInt(kind === 'storing' ? 0 : 300, kind === 'storing' ? 400 : 1_200));
  await server.kill();
  rmSync(dataDir, { recursive: true, maxRetries: 5 });
  await Promise.all(clients);
  return { installation, ledger, erased: erasedEmails, storing, log };
}

function settingsOf(env: Record<string, string>) {
  const settings = readJournalSettings(env);
  if (!settings) throw new Error('There is no journal.');
  return settings;
}

/** Sends one request after another, until the server has ended. */
async function load(server: Server, send: () => Promise<number | null>) {
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded && (await send()) !== null);
}

/**
 * Erases one candidate, at most every tenth of a second. An erasure that was not acknowledged may or may not have
 * happened.
 */
async function erase(server: Server, { cookie }: Installation, ledger: Ledger, erasedEmails: Set<string>) {
  await sleep(100);
  const candidate = ledger.applications.find(({ email }) => !erasedEmails.has(email));
  if (!candidate) return 0;
  const { email } = candidate;
  ledger.applications = ledger.applications.filter((application) => application !== candidate);
  const headers = { 'content-type': 'application/json', cookie, origin: ORIGIN };
  const init = { method: 'POST', headers, body: JSON.stringify({ email }) };
  const response = await fetch(`${server.url}/api/erasures`, init).catch(() => null);
  if (response?.status === 200) erasedEmails.add(email);
  else if (response) throw new Error(`The erasure was answered with ${response.status}.`);
  return response?.status ?? null;
}

async function backup({ dataDir, backup: path }: typeof original) {
  const { ok, output } = await run(process.execPath, [join(SCRIPTS, 'backup.ts'), '--out', path], {
    env: { DATA_DIR: dataDir },
  });
  expect(ok, output).toBe(true);
}

function backUpToStorage(dataDir: string) {
  return run(process.execPath, [join(SCRIPTS, 'backup.ts'), '--storage'], { env: { ...env, DATA_DIR: dataDir } });
}

function restore(dataDir: string, extraArgs: string[], env: Record<string, string>) {
  const args = [original.backup, '--data-dir', dataDir, '--identity', join(folder, 'key'), ...extraArgs];
  return run(process.execPath, [join(SCRIPTS, 'restore.ts'), ...args], { env });
}

function restoreFrom(source: string[], dataDir: string) {
  const args = [...source, '--data-dir', dataDir, '--identity', join(folder, 'key'), '--take-over'];
  return run(process.execPath, [join(SCRIPTS, 'restore.ts'), ...args], { env });
}

/** The references that were acknowledged and are missing, or whose CV differs. */
function lossesIn(dataDir: string, { applications, messages }: Ledger, erasedEmails: ReadonlySet<string>): string[] {
  const db = new DatabaseSync(join(dataDir, 'app.db'));
  const selectResume = db.prepare(
    'SELECT r.id FROM applications a JOIN resumes r ON r.applicationId = a.id WHERE reference = ?',
  );
  const selectMessage = db.prepare('SELECT 1 FROM messages WHERE reference = ?');
  const lostWrites = [
    ...applications.filter(({ email, reference, sha256 }) => {
      if (erasedEmails.has(email)) return false;
      const path = join(dataDir, 'resumes', String(selectResume.get(reference)?.id));
      return !existsSync(path) || createHash('sha256').update(readFileSync(path)).digest('hex') !== sha256;
    }),
    ...messages.filter(({ reference }) => selectMessage.get(reference) === undefined),
  ];
  db.close();
  return lostWrites.map(({ reference }) => reference);
}

function personsIn(dataDir: string): string[] {
  const db = new DatabaseSync(join(dataDir, 'app.db'));
  const rows = db.prepare('SELECT email FROM applications WHERE erasedAt IS NULL').all();
  db.close();
  return rows.map(({ email }) => String(email));
}

async function waitUntil(isFulfilled: () => Promise<boolean>) {
  while (!(await isFulfilled())) await sleep(100);
}
