/**
 * The API, publisher and CV reader processes, killed at any moment while editors save, candidates apply, an import runs,
 * emails are sent and visitors read.
 */
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { apply, emptyLedger, type Installation, type Ledger, prepare } from '../../api/test/faults/installation.ts';
import { losses } from '../../api/test/faults/losses.ts';
import { jobListing, makeWxr } from '../../api/test/site/import/wxr.ts';
import { ORIGIN } from '../../api/test/support/app.ts';
import { startSmtp } from '../../api/test/support/mail.ts';
import { publishOnce } from '../publisher/export/build-folder.ts';
import { compareFolders, listFiles } from '../publisher/output/files.ts';
import { isWholePage } from '../publisher/test/published.ts';
import { ensureCompiled } from '../publishing/compiled.ts';
import { startProcesses } from './support/processes.ts';

type System = Awaited<ReturnType<typeof startProcesses>>;

const NO_RENAME = fileURLToPath(new URL('./support/no-rename.ts', import.meta.url));
const SLOW_REPLACE = fileURLToPath(new URL('./support/slow-replace.ts', import.meta.url));
const KILLS = Number(process.env.LIVE_KILLS ?? 6);
const EDITORS = 4;
const CANDIDATES = 4;
const IMPORTED = 150;
const VICTIMS = [['api'], ['publisher'], ['reader'], ['api', 'publisher']] as const;

test(
  `${KILLS} kills of API, publisher and reader lose nothing that was acknowledged`,
  async () => {
    const compiled = await ensureCompiled();
    const dataDir = mkdtempSync(join(tmpdir(), 'live-kills-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const smtp = await startSmtp();
    onTestFinished(() => smtp.stop());
    const installation = await prepare(dataDir);
    const mail = { SMTP_URL: smtp.url, MAIL_TO: 'team@example.com', MAIL_FROM: 'jobs@example.com' };
    const system = await startProcesses(installation, mail);
    onTestFinished(() => system.kill('api', 'publisher'));
    const ledger = emptyLedger();
    const folder = join(dataDir, 'site');
    await system.untilPublished();
    // Waits for the manifest, because without it the next start makes a full build into another folder.
    while (!existsSync(join(dataDir, 'publisher/manifest.jsonl'))) await sleep(20);
    const readers = readAllTheTime(folder);
    onTestFinished(() => void readers.stop());

    for (let kill = 0; kill < KILLS; kill++) {
      const countsBefore = [system.saves.length, ledger.applications.length] as const;
      const workAbort = new AbortController();
      const work = [
        importAgain(system),
        ...Array.from({ length: EDITORS }, (_, n) => system.edit(n === 0)),
        ...Array.from({ length: CANDIDATES }, () => applyUntil(workAbort.signal, system, installation, ledger)),
      ];
      while (system.saves.length - countsBefore[0] < randomInt(2, 12)) await sleep(1);
      while (ledger.applications.length - countsBefore[1] < randomInt(1, 8)) await sleep(1);
      await sleep(randomInt(0, 60));
      await system.kill(...(VICTIMS[kill % VICTIMS.length] ?? []));
      system.stopEditing();
      workAbort.abort();
      await Promise.all(work);
      await system.startKilled();
    }

    while ((await importAgain(system)) !== 'done') await sleep(100);
    const jobs = await system.call('GET', '/api/content/jobs?drafts=true&limit=1&search=Warehouse');
    expect(jobs?.body.total).toBe(IMPORTED);
    await system.untilPublished();
    for (const { change, id, title } of system.saves) {
      expect(await system.receipt(change)).toMatchObject({ change, state: 'live' });
      if (id) expect(readFileSync(join(folder, 'job', id, 'index.html'), 'utf8')).toContain(title);
    }
    expect(readers.stop()).toEqual([]);
    await publishOnce({ api: system.url, site: new URL(ORIGIN), folder: join(dataDir, 'expected'), compiled });
    expect(compareFolders(folder, join(dataDir, 'expected'))).toEqual([]);

    await system.kill('api');
    expect(losses(dataDir, ledger)).toEqual([]);
    const emails = await sendAll(system, dataDir);
    const receivedIds = new Set(smtp.received.map(({ messageId }) => messageId));
    expect(emails.filter((id) => !receivedIds.has(id))).toEqual([]);
    console.log(
      `${KILLS} kills, acknowledged: ${system.saves.length} saves, ${ledger.applications.length} applications; ${emails.length} emails, ${smtp.received.length - receivedIds.size} sent twice; ${readers.reads()} pages read`,
    );

    // Control: a publisher that writes pages in place, so that visitors see incomplete pages.
    await system.kill('publisher');
    await system.startKilled('--import', NO_RENAME);
    const pageReader = readAllTheTime(folder);
    onTestFinished(() => void pageReader.stop());
    const editor = system.edit(true);
    await expect.poll(pageReader.faults).toContainEqual(expect.stringContaining('half a page'));
    system.stopEditing();
    await editor;
  },
  120_000 + KILLS * 22_000,
);

test('every page stays complete during a killed full build', async () => {
  const compiled = await ensureCompiled();
  const dataDir = mkdtempSync(join(tmpdir(), 'live-fresh-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const system = await startProcesses(await prepare(dataDir));
  onTestFinished(() => system.kill('api', 'publisher'));
  const folder = join(dataDir, 'site');
  const manifest = join(dataDir, 'publisher/manifest.jsonl');
  await system.untilPublished();
  while (!existsSync(manifest)) await sleep(20);
  await system.kill('publisher');
  rmSync(manifest);
  // Includes the creation time, because a new file may reuse the file number of a removed one.
  const stamp = (path: string) => {
    const { ino, birthtimeMs } = statSync(path);
    return `${ino} ${birthtimeMs}`;
  };
  const stamps = () => listFiles(folder).map((file) => stamp(join(folder, file)));
  const initialStamps = new Set([...stamps(), stamp(folder)]);
  const countMoved = () => stamps().filter((stamp) => !initialStamps.has(stamp)).length;
  const pages = ['/', '/career', '/blog', '/sitemap.xml'];
  const wholePages = await Promise.all(pages.map((page) => system.read(page)));
  const readers = readAllTheTime(folder);
  onTestFinished(() => void readers.stop());

  await system.startKilled('--import', SLOW_REPLACE);
  while (countMoved() < 20) expect(await Promise.all(pages.map((page) => system.read(page)))).toEqual(wholePages);
  await system.kill('publisher');
  expect(existsSync(manifest)).toBe(false);
  expect(countMoved()).toBeLessThan(stamps().length);
  expect(await Promise.all(pages.map((page) => system.read(page)))).toEqual(wholePages);

  await system.startKilled('--import', SLOW_REPLACE);
  while (!existsSync(manifest)) expect(await Promise.all(pages.map((page) => system.read(page)))).toEqual(wholePages);
  expect(readers.stop()).toEqual([]);
  expect(readers.reads()).toBeGreaterThan(1_000);
  expect(countMoved()).toBe(stamps().length);
  expect(initialStamps).toContain(stamp(folder));
  await publishOnce({ api: system.url, site: new URL(ORIGIN), folder: join(dataDir, 'expected'), compiled });
  expect(compareFolders(folder, join(dataDir, 'expected'))).toEqual([]);
});

async function applyUntil(signal: AbortSignal, { url }: System, installation: Installation, ledger: Ledger) {
  while (!signal.aborted) {
    const status = await apply({ url }, installation, ledger);
    if (status === null) return;
    if (status !== 201 && status !== 503) throw new Error(`An application returned ${status}.`);
  }
}

/** Imports an export from another system. Resolves to the final state, or to null if the connection broke. */
async function importAgain({ call }: System): Promise<string | null> {
  const form = new FormData();
  const posts = Array.from({ length: IMPORTED }, (_, n) => jobListing(n + 1));
  form.append('file', new Blob([makeWxr(posts)]), 'export.xml');
  const uploadResponse = await call('POST', '/api/imports/file', form);
  const importResponse =
    uploadResponse?.status === 200 &&
    (await call('POST', '/api/imports', { file: uploadResponse.body.file, isDryRun: false }));
  if (!importResponse) return null;
  for (let state = 'running'; ; ) {
    if (state !== 'running') return state;
    const run = await call('GET', `/api/imports/${importResponse.body.id}`);
    if (!run) return null;
    state = run.body.state;
    await sleep(20);
  }
}

/** Starts the API, waits until it has sent every email, and returns their Message-IDs. */
async function sendAll(system: System, dataDir: string): Promise<string[]> {
  const db = new DatabaseSync(join(dataDir, 'app.db'));
  onTestFinished(() => db.close());
  // Makes all emails due now, because those being sent during a kill are due again only ten minutes later.
  db.exec("UPDATE outbox SET nextAt = 0 WHERE state = 'queued'");
  await system.startKilled();
  const countUnsent = db.prepare("SELECT count(*) AS n FROM outbox WHERE state != 'sent'");
  await expect.poll(() => countUnsent.get()?.n, { timeout: 60_000 + KILLS * 2_000 }).toBe(0);
  return db
    .prepare('SELECT messageId FROM outbox')
    .all()
    .map(({ messageId }) => String(messageId));
}

/**
 * Reads pages continually. No page is deleted here, so every later request for a page seen once must return the
 * complete page.
 */
function readAllTheTime(folder: string) {
  const faults = new Set<string>();
  const pages = new Set<string>();
  let readCount = 0;
  const timer = setInterval(() => {
    for (const file of listFiles(folder)) if (file.endsWith('.html')) pages.add(file);
    for (const page of pages) {
      const html = readIfThere(join(folder, page));
      if (!html || !isWholePage(html)) faults.add(`${page}: ${html === null ? 'gone' : 'half a page'}`);
    }
    readCount += pages.size;
  }, 5);
  return {
    reads: () => readCount,
    faults: () => [...faults],
    stop() {
      clearInterval(timer);
      return [...faults];
    },
  };
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
