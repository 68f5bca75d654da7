import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { openBucket } from 'content-types/storage/bucket';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { ADMINISTRATORS, getAuthor } from '../../core/auth/access.ts';
import { writeFact } from '../../core/database/facts.ts';
import { HttpError } from '../../core/http/errors.ts';
import { noContent } from '../../core/http/schemas.ts';
import { toIso } from '../../core/lib/dates.ts';
import { isWithin } from '../../core/settings/backup.ts';
import type { Env } from '../../core/settings/env.ts';
import { describeStored, storedSchema, storedSettingsRoutes } from '../../core/settings/stored-routes.ts';
import { findNewestArchive } from './archive/archive-name.ts';
import { generateKey } from './archive/encryption.ts';
import { EXIT_WITH_PROBLEMS, runBackupCommand } from './command.ts';
import { type BackupResult, scheduleBackups, scheduleStorage } from './schedule.ts';
import { DRILL_FACT, readBackupReport, recordDailyBackup } from './state.ts';

const runSchema = z.object({ at: z.iso.datetime(), error: z.string().nullable() });
const stateSchema = z.object({
  stored: storedSchema,
  folder: z.string().nullable().describe('The folder of the daily backups; null if they are off.'),
  copyTo: z.string().nullable().describe('The host and bucket for copies; null if copies are off.'),
  newest: z.string().nullable().describe('The name of the newest backup in the folder; null if it has no backup.'),
  hasJournal: z.boolean().describe('Whether backups also go to the storage of the intake journal.'),
  at: z.iso.datetime().nullable(),
  verifiedAt: z.iso.datetime().nullable().describe('The time of the last test restore; null before the first.'),
  problem: z.enum(['failed', 'late', 'incomplete', 'unverified']).nullable(),
  running: z.enum(['backup', 'restore']).nullable(),
  lastBackup: runSchema.nullable().describe('The last backup since the server started.'),
  lastRestore: runSchema.nullable().describe('The last test restore requested since the server started.'),
});
const tags = ['Backups'];
const config = { roles: ADMINISTRATORS };

/** Makes the backups, and lets administrators set them up, make one and restore one as a test. */
export async function backupRoutes(app: App) {
  const { env, db, clock } = app;
  const runningTasks = new Set<'backup' | 'restore'>();
  const lastRuns: Record<'backup' | 'restore', z.infer<typeof runSchema> | null> = { backup: null, restore: null };

  async function runTask(kind: 'backup' | 'restore', args: string[], signal: AbortSignal, input?: string) {
    runningTasks.add(kind);
    const { code, error } = await runBackupCommand(args, { dataDir: env.dataDir, input, signal });
    runningTasks.delete(kind);
    lastRuns[kind] = { at: toIso(clock.now()), error: code === 0 ? null : error || 'The command could not run.' };
    return code;
  }

  const makeBackup = async (args: string[], signal: AbortSignal): Promise<BackupResult> => {
    const code = await runTask('backup', args, signal);
    // An incomplete backup exists, and another attempt would probably have the same problems.
    return code === 0 ? 'made' : code === EXIT_WITH_PROBLEMS ? 'incomplete' : 'failed';
  };
  const record = (state: Parameters<typeof recordDailyBackup>[1]) => recordDailyBackup(env.dataDir, state);
  const dailySchedule = scheduleBackups({ read: () => env.backup, make: makeBackup, record, clock });
  const storageSchedule = env.journal && scheduleStorage({ read: () => env.backup, make: makeBackup, clock });
  const closing = new AbortController();
  app.addHook('onListen', async () => {
    dailySchedule.wake();
    storageSchedule?.wake();
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await Promise.all([dailySchedule.stop(), storageSchedule?.stop()]);
  });

  const getSchema = { tags, summary: 'Get the backup status', response: { 200: stateSchema } };
  app.get('/api/backups', { config, schema: getSchema }, async () => {
    const { backupDir, s3 } = env.backup;
    const { at = null, verifiedAt = null, problem = null } = readBackupReport(app) ?? {};
    return {
      stored: describeStored(app, 'backup', 'secretKey'),
      folder: backupDir,
      copyTo: s3 && `${s3.host}/${s3.bucket}`,
      newest: backupDir && findNewestArchive(backupDir),
      hasJournal: env.journal !== null,
      at: toIso(at),
      verifiedAt: toIso(verifiedAt),
      problem,
      running: runningTasks.has('restore') ? 'restore' : runningTasks.has('backup') ? 'backup' : null,
      lastBackup: lastRuns.backup,
      lastRestore: lastRuns.restore,
    } as const;
  });

  storedSettingsRoutes(app, {
    group: 'backup',
    path: '/api/backups/settings',
    tag: 'Backups',
    noun: 'the daily backup',
    secret: 'secretKey',
    with: ['copyTo', 'accessKey'],
    first: 'folder',
    async check(next) {
      const { BACKUP_DIR: folder } = next.given;
      const isOwn = env.given.BACKUP_DIR === undefined;
      if (isOwn && folder && !isAbsolute(folder)) throw new Error('Enter the whole path of the folder, from / on.');
      await checkBackup(next);
    },
    onChange: () => dailySchedule.wake(),
  });

  const nowSchema = {
    tags,
    summary: 'Back up now',
    description: 'Starts the backup and returns. `running` and `lastBackup` in the status show the result.',
    response: noContent,
  };
  app.post('/api/backups', { config, schema: nowSchema }, async (request, reply) => {
    if (!env.backup.backupDir) throw new HttpError(409, 'Backups aren’t set up.');
    audit(db, getAuthor(app, request), 'backup.make', 'backup');
    dailySchedule.run();
    return reply.code(204).send(null);
  });

  const drillSchema = {
    tags,
    summary: 'Restore the newest backup as a test',
    description:
      'Restores the backup into a temporary folder. An encrypted backup needs its private key, which is not stored.',
    body: z.strictObject({ privateKey: z.string().max(5000) }),
    response: noContent,
  };
  app.post(
    '/api/backups/drill',
    { config: { ...config, sessionOnly: true }, schema: drillSchema },
    async (request, reply) => {
      const { backupDir } = env.backup;
      if (!backupDir || !findNewestArchive(backupDir)) throw new HttpError(409, 'There is no backup yet.');
      if (runningTasks.has('restore')) throw new HttpError(409, 'A test restore is running.');
      audit(db, getAuthor(app, request), 'backup.drill', 'backup');
      void runTask('restore', ['--drill'], closing.signal, request.body.privateKey).then((code) => {
        if (code === 0) writeFact(db, DRILL_FACT, String(clock.now()));
      });
      return reply.code(204).send(null);
    },
  );

  const keySchema = {
    tags,
    summary: 'Create a key pair for backups',
    description: 'Returns both keys and stores neither.',
    response: { 200: z.object({ publicKey: z.string(), privateKey: z.string() }) },
  };
  app.post('/api/backups/key', { config: { ...config, sessionOnly: true }, schema: keySchema }, async () => {
    const { identity, recipient } = await generateKey();
    return { publicKey: recipient, privateKey: identity };
  });
}

/** Tests writing to the folder and to the storage. */
async function checkBackup({ backup: { backupDir, s3 }, dataDir }: Env): Promise<void> {
  const folder = backupDir ?? '';
  if (isWithin(folder, dataDir)) throw new Error('Choose a folder outside the data folder: you could lose both.');
  const probe = join(folder, '.write-test');
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new Error(`The server can’t write to ${folder} (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (!s3) return;
  const bucket = openBucket(s3, { timeoutMs: STORAGE_MS, maxAttempts: 1 });
  try {
    // Tests with a put, because the key needs no other permission.
    await bucket.put('write-test', Buffer.alloc(0));
  } finally {
    bucket.close();
  }
}

/** Creates a folder and its parents. Does not use `recursive`, which never returns below /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 });
}

const STORAGE_MS = 15_000;
