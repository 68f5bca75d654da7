import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { recordRetentionRun } from '../../../src/compliance/retention/due.ts';
import { openResumeFolder } from '../../../src/core/data-folder/resume-folder.ts';
import { eq, like } from '../../../src/core/database/drizzle.ts';
import { writeFact } from '../../../src/core/database/facts.ts';
import { openDatabase } from '../../../src/core/database/open.ts';
import { applications, resumes } from '../../../src/core/database/schema/applications.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { legalHolds } from '../../../src/core/database/schema/data-protection.ts';
import { newId } from '../../../src/core/lib/ids.ts';
import { sweep } from '../../../src/desk/resumes/resume-store.ts';

const KILLS = Number(process.env.KILLS ?? 3);
const OLD = 150 * KILLS;
const SERVER = fileURLToPath(new URL('../../../src/server.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'erase-kill-'));
const database = join(dataDir, 'app.db');
const folder = openResumeFolder(dataDir);
afterAll(() => rmSync(dataDir, { recursive: true }));

test(
  `rows and resume files stay consistent through ${KILLS} kills during erasure`,
  async () => {
    const recentIds = fill();
    let remainingCount = OLD;
    for (let n = 0; n < KILLS; n += 1) {
      remainingCount = await killWhileErasing(remainingCount);
      const { rows, files } = readState();
      expect(rows.filter((id) => !files.has(id))).toEqual([]);
    }
    expect(remainingCount).toBeLessThan(OLD);
    await finish();
    const db = openDatabase(database);
    expect(await sweep(db, folder, Date.now())).toMatchObject({ missing: 0 });
    expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
    // Recent and held applications are untouched, and each erased one has left one certificate.
    expect(readState().rows.sort()).toEqual(recentIds.sort());
    expect(readdirSync(folder).sort()).toEqual(recentIds.sort());
    const certificates = db.select().from(auditLog).where(like(auditLog.action, 'application.erase')).all();
    expect(new Set(certificates.map(({ subject }) => subject)).size).toBe(OLD);
    expect(certificates).toHaveLength(OLD);
    db.$client.close();
  },
  KILLS * 30_000,
);

/** Applications from three years ago, and two that stay: a recent one and one on legal hold. Returns the files that stay. */
function fill(): string[] {
  const db = openDatabase(database);
  const year = 365 * 24 * 3_600_000;
  const add = (n: number, createdAt: number) => {
    const [id, file] = [newId(), newId(25)];
    const columns = { reference: `A-${n}`, jobId: '', jobTitle: 'x', email: 'a@example.com', status: 'new' } as const;
    db.insert(applications)
      .values({ id, ...columns, data: {}, createdAt })
      .run();
    writeFileSync(join(folder, file), `resume ${n}`);
    utimesSync(join(folder, file), 1, 1);
    const facts = { name: 'cv.pdf', kind: 'pdf', bytes: 8, sha256: String(n) } as const;
    db.insert(resumes)
      .values({ id: file, applicationId: id, ...facts, warnings: [] })
      .run();
    return { id, file };
  };
  const [young, held] = db.$client.transaction(() => {
    for (let n = 0; n < OLD; n += 1) add(n, Date.now() - 3 * year);
    return [add(OLD, Date.now()), add(OLD + 1, Date.now() - 3 * year)];
  })() as [Added, Added];
  // The first retention run was long ago, so erasure does not wait a week.
  recordRetentionRun(db, 0);
  writeFact(db, 'retention.lastRunAt', String(Date.now()));
  db.insert(legalHolds).values({ submissionId: held.id, reason: 'Dispute', userId: null, at: 1 }).run();
  db.$client.close();
  return [young.file, held.file];
}

type Added = { id: string; file: string };

/** Starts the server, kills it during the erasure, and returns the number of old applications left. */
async function killWhileErasing(remaining: number): Promise<number> {
  const server = launch();
  const exited = once(server, 'exit');
  const db = openDatabase(database);
  const countRemaining = () =>
    db.$client.prepare<[], { n: number }>('SELECT count(*) - 2 AS n FROM applications').get()?.n ?? 0;
  while (countRemaining() === remaining) await sleep(1);
  await sleep(Math.random() * 10);
  server.kill('SIGKILL');
  await exited;
  const now = countRemaining();
  db.$client.close();
  return now;
}

async function finish() {
  const server = launch();
  const exited = once(server, 'exit');
  while (readState().rows.length > 2) await sleep(20);
  server.kill('SIGTERM');
  await exited;
}

function launch() {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    PUBLIC_SITE_URL: 'http://localhost',
  };
  return spawn(process.execPath, [SERVER], { env, stdio: 'ignore' });
}

function readState() {
  const db = openDatabase(database);
  const rows = db
    .select({ id: resumes.id })
    .from(resumes)
    .innerJoin(applications, eq(applications.id, resumes.applicationId))
    .all();
  db.$client.close();
  return { rows: rows.map(({ id }) => id), files: new Set(readdirSync(folder)) };
}
