/** A server that is killed during a migration: the next start completes it, and no row is lost. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { contentTypes } from 'content-types';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../faults/installation.ts';
import { hasStrace } from '../../faults/strace.ts';
import { ORIGIN } from '../../support/app.ts';
import { oldDatabase } from '../../support/old-database.ts';
import { sampleOf } from '../../support/samples.ts';

const SERVER = fileURLToPath(new URL('../../../src/server.ts', import.meta.url));
const isLong = process.env.FAULTS === 'long';
/**
 * The system calls with which SQLite writes, and the factor from one tested call to the next. A migration makes
 * hundreds of `pwrite64` calls.
 */
const CALLS = {
  pwrite64: isLong ? 1.3 : 6,
  fdatasync: isLong ? 1 : 2,
  unlink: isLong ? 1 : 2,
  ftruncate: isLong ? 1 : 2,
};
const JOBS = 300;

test.runIf(hasStrace)('completes a migration killed at any write without losing anything', async ({ signal }) => {
  const oldFolder = oldDatabase('0000_tables', (db) => {
    const data = JSON.stringify(sampleOf(contentTypes.job));
    const insertJob = db.prepare(
      `INSERT INTO documents (id, type, data, published, version, seq, position, closed, publishedAt, createdAt, updatedAt)
       VALUES (?, 'job', ?, ?, 1, ?, 1, 0, 1, 1, 1)`,
    );
    const insertApplication = db.prepare(
      `INSERT INTO applications (id, reference, jobId, jobTitle, data, email, status, createdAt)
       VALUES (?, ?, '', 'Engineer', '{}', ?, 'new', 1)`,
    );
    for (let n = 1; n <= JOBS; n += 1) {
      insertJob.run(`job${n}`, data, data, n);
      db.prepare("INSERT INTO changes (seq, type, documentId, at) VALUES (?, 'job', ?, 1)").run(n, `job${n}`);
      insertApplication.run(`application${n}`, `R${n}`, `a${n}@example.com`);
    }
  });
  const oldMigrations = migrations(oldFolder);
  let kills = 0;
  const versions = new Set<number>();
  for (const [call, factor] of Object.entries(CALLS)) {
    for (let nth = 1; ; nth = Math.ceil(nth * factor + 0.1)) {
      const dataDir = mkdtempSync(join(tmpdir(), 'killed-migration-'));
      onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
      cpSync(oldFolder, dataDir, { recursive: true });
      if (!(await isKilled(dataDir, call, nth))) break;
      kills += 1;
      // All migrations run in one transaction, so the version is either the old or the new one.
      versions.add(migrations(dataDir));
      const server = await startServer({ dataDir }, { signal });
      await server.stop();
      expect(rows(dataDir), `${call} ${nth}`).toEqual({ jobs: JOBS, applications: JOBS, integrity: 'ok' });
    }
  }
  console.log(`${kills} kills; migrations found after them: ${[...versions].join(', ')}`);
  expect(kills).toBeGreaterThan(5);
  expect(versions).toContain(oldMigrations);
  expect([...versions].filter((count) => count !== oldMigrations).length).toBeLessThanOrEqual(1);
});

/** Starts the server. Resolves to true if it was killed at this call, or to false once it accepts requests. */
async function isKilled(dataDir: string, call: string, nth: number): Promise<boolean> {
  const inject = ['-e', `trace=${call}`, '-e', `inject=${call}:signal=SIGKILL:when=${nth}`];
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, PUBLIC_SITE_URL: ORIGIN, NODE_ENV: 'production' };
  // Runs strace as a grandchild (`-D`), so that the child process is the server.
  const args = ['-D', '-f', '-o', '/dev/null', ...inject, process.execPath, SERVER];
  const child = spawn('strace', args, { env: { ...env, MIN_FREE_DISK_MB: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
    if (output.includes('accepting requests')) child.kill('SIGTERM');
  });
  await exited;
  return !output.includes('accepting requests');
}

function migrations(dataDir: string): number {
  return readNumber(dataDir, 'SELECT count(*) AS n FROM __drizzle_migrations');
}

function rows(dataDir: string) {
  return {
    jobs: readNumber(dataDir, "SELECT count(*) AS n FROM documents WHERE type = 'job'"),
    applications: readNumber(dataDir, 'SELECT count(*) AS n FROM applications'),
    integrity: readNumber(dataDir, 'SELECT integrity_check AS n FROM pragma_integrity_check'),
  };
}

function readNumber(dataDir: string, sql: string): number {
  const db = new DatabaseSync(join(dataDir, 'app.db'));
  try {
    return db.prepare(sql).get()?.n as number;
  } finally {
    db.close();
  }
}
