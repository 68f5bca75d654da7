/** The server process: reads the environment, opens the database, listens, and finishes requests in progress before it ends. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { resumeFolder } from './applications/resumes/resume-store.ts';
import { ensureAdministrator } from './auth/users.ts';
import { openDatabase } from './database/open.ts';
import { readEnv } from './env.ts';
import { FolderInUse, lockFolder } from './lib/data-folder-lock.ts';
import { loggerOptions } from './lib/logger.ts';

/** How long requests in progress may take once the server is to stop. */
const GRACE_MS = 10_000;

/** EX_CONFIG of sysexits.h: a supervisor need not restart the server, because somebody has to fix something first. */
const EX_CONFIG = 78;

const env = readEnv();
const unlock = lock(env.dataDir);
const db = open(join(env.dataDir, 'app.db'));
const app = await buildApp({ env, db, logger: loggerOptions(env.logLevel, process.stdout.isTTY) });

const created = await ensureAdministrator(db, env);
if (created) console.log(`\nFirst login: ${created.email}   password: ${created.password}   (shown once)\n`);

closeWithGrace({ delay: GRACE_MS, logger: app.log }, async ({ signal, err }) => {
  if (err) app.log.fatal({ err }, 'unexpected error');
  app.log.info({ reason: err ? 'error' : signal }, 'stopping');
  // A client keeps its connection open after the response, and closing waits for that.
  setInterval(() => app.server.closeIdleConnections(), 50).unref();
  await app.close();
  db.$client.close();
  unlock();
});

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
    process.exit(error instanceof FolderInUse ? 1 : EX_CONFIG);
  }
}

function open(path: string) {
  try {
    assertNoLoss(path);
    const db = openDatabase(path);
    const verdict = db.$client.pragma('quick_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Error(`The database ${path} is damaged: ${verdict}`);
    return db;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.error(`${reason}.\nTo put a backup in its place: pnpm restore FILE.`);
    process.exit(EX_CONFIG);
  }
}

/** A folder with resumes had a database. A new, empty one would hide its loss. */
function assertNoLoss(path: string) {
  const isThere = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (!isThere && readdirSync(resumeFolder(env.dataDir)).length > 0) {
    throw new Error(`The database ${path} is missing or empty, and there are resumes that it should know of`);
  }
}
