import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../src/clock.ts';
import { openDatabase } from '../src/database/open.ts';
import { applications, outbox, resumes } from '../src/database/schema.ts';
import { sweep } from '../src/submissions/vault/sweep.ts';
import { startApp } from './helper.ts';
import { makePdf } from './resume-files.ts';
import { addJob, applicationForm } from './submissions-kit.ts';

const CYCLES = Number(process.env.KILLS ?? 8);
const CLIENTS = 6;
const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'kill-test-'));
const vault = join(dataDir, 'resumes');
afterAll(() => rmSync(dataDir, { recursive: true }));

interface Acknowledged {
  reference: string;
  email: string;
  sha256: string;
}

test(
  `C43 of ${CYCLES} kills under load none loses an application that was acknowledged: row, file and both mails are there`,
  async () => {
    const port = await freePort();
    const { jobId } = await preparedDatabase();
    const acknowledged: Acknowledged[] = [];
    const log: string[] = [];

    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const server = startServer(port, log);
      await isUp(port);
      const work = Array.from({ length: CLIENTS }, () => applyUntilCut(port, jobId, acknowledged));
      await answered(acknowledged, acknowledged.length + randomInt(1, 12));
      await sleep(randomInt(0, 25));
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
      await Promise.all(work);
      expectAllKept(acknowledged);
    }

    expect(acknowledged.length).toBeGreaterThanOrEqual(CYCLES);
    // An hour later nothing that was broken off is left, and nothing else has gone.
    const db = openDatabase(join(dataDir, 'app.db'));
    expect(await sweep(db, vault, Date.now() + 3_600_000)).toMatchObject({ missing: 0 });
    const rows = db.select({ id: resumes.id }).from(resumes).all();
    expect(readdirSync(vault).sort()).toEqual(rows.map(({ id }) => id).sort());
    db.$client.close();
    expectAllKept(acknowledged);
    expect(log.join('')).not.toMatch(/@example\.com|198\.51\.|Lovelace/);
  },
  CYCLES * 30_000,
);

/** However slow the machine: by work done, not by time, so that each kill meets a server that has acknowledged something. */
async function answered(acknowledged: Acknowledged[], count: number) {
  while (acknowledged.length < count) await sleep(1);
}

function expectAllKept(acknowledged: Acknowledged[]) {
  const db = openDatabase(join(dataDir, 'app.db'));
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
  for (const { reference, email, sha256 } of acknowledged) {
    const row = db.select().from(applications).where(eq(applications.reference, reference)).get();
    expect(row?.email, reference).toBe(email);
    const resume = db
      .select()
      .from(resumes)
      .where(eq(resumes.applicationId, row?.id ?? ''))
      .get();
    expect(resume?.sha256, reference).toBe(sha256);
    const content = readFileSync(join(vault, resume?.id ?? ''));
    expect(createHash('sha256').update(content).digest('hex'), reference).toBe(sha256);
    const mails = db
      .select()
      .from(outbox)
      .where(eq(outbox.subjectId, row?.id ?? ''))
      .all();
    expect(mails.map(({ mail }) => mail.to).sort(), reference).toEqual([email, null]);
  }
  // A row without its file would be a loss too, acknowledged or not.
  const files = new Set(readdirSync(vault));
  expect(
    db
      .select()
      .from(resumes)
      .all()
      .filter(({ id }) => !files.has(id)),
  ).toEqual([]);
  db.$client.close();
}

async function applyUntilCut(port: number, jobId: string, acknowledged: Acknowledged[]) {
  for (;;) {
    const resume = makePdf({ ballast: randomBytes(randomInt(1_000, 300_000)) });
    const email = `${randomBytes(6).toString('hex')}@example.com`;
    const sha256 = createHash('sha256').update(resume).digest('hex');
    const from = `198.51.${randomInt(256)}.${randomInt(256)}`;
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/applications`, {
        method: 'POST',
        body: applicationForm({ jobId, email, resume }),
        headers: { accept: 'application/json', 'x-forwarded-for': from },
      });
      const { reference } = (await answer.json()) as { reference: string };
      expect(answer.status).toBe(201);
      acknowledged.push({ reference, email, sha256 });
    } catch (error) {
      // The line broke, and this application was never acknowledged.
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

async function preparedDatabase() {
  const server = await startApp({ dataDir, clock: systemClock });
  const jobId = addJob(server.db, Date.now());
  await server.close();
  return { jobId };
}

function startServer(port: number, log: string[]): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: 'loopback',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout?.on('data', (data) => log.push(String(data)));
  child.stderr?.on('data', (data) => log.push(String(data)));
  return child;
}

async function isUp(port: number) {
  for (let n = 0; n < 400; n += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The server did not start.');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
