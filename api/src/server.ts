/** The server process: reads the environment, opens the database, listens, and finishes requests in progress before it ends. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { resumeFolder } from './applications/resumes/resume-store.ts';
import { ensureAdministrator } from './auth/users.ts';
import { openDatabase } from './database/open.ts';
import { readEnv } from './env.ts';
import { FolderInUse, lockFolder } from './lib/data-folder-lock.ts';
import { loggerOptions } from './lib/logger.ts';

/** How long answers in progress may take once the server is told to stop. */
const GRACE_MS = 10_000;

/** sysexits.h EX_CONFIG: whoever supervises the server need not try again, a person has to do something first. */
const NEEDS_A_PERSON = 78;

const env = readEnv();
const release = lock(env.dataDir);
const db = open(join(env.dataDir, 'app.db'));
const app = await buildApp({ env, db, logger: loggerOptions(env.logLevel, process.stdout.isTTY) });

const made = await ensureAdministrator(db, env);
if (made) console.log(`\nFirst login: ${made.email}   password: ${made.password}   (shown once)\n`);

async function stop(reason: string, code: number) {
  app.log.info({ reason }, 'stopping');
  // Whoever was answered meanwhile keeps the connection open for more, and would hold up the end.
  setInterval(() => app.server.closeIdleConnections(), 50);
  await Promise.race([app.close(), sleep(GRACE_MS)]);
  db.$client.close();
  release();
  process.exit(code);
}

process.once('SIGTERM', () => stop('SIGTERM', 0));
process.once('SIGINT', () => stop('SIGINT', 0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    app.log.fatal({ err: error }, event);
    stop(event, 1);
  });
}

await app.listen({
  host: env.host,
  port: env.port,
  listenTextResolver: (address) => `accepting requests at ${address}`,
});

function lock(dataDir: string) {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(error instanceof FolderInUse ? 1 : NEEDS_A_PERSON);
  }
}

function open(path: string) {
  try {
    refuseLoss(path);
    const db = openDatabase(path);
    const verdict = db.$client.pragma('quick_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Error(`The database ${path} is damaged: ${verdict}`);
    return db;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.error(`${reason}.\nTo put a backup in its place: pnpm restore FILE.`);
    process.exit(NEEDS_A_PERSON);
  }
}

/** A folder with resumes had a database: an empty one in its place would hide that all of it is lost. */
function refuseLoss(path: string) {
  const isThere = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (!isThere && readdirSync(resumeFolder(env.dataDir)).length > 0) {
    throw new Error(`The database ${path} is missing or empty, and there are resumes that it should know of`);
  }
}
