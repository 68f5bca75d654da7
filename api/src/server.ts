/** The server process: reads the environment, opens the database, listens, and finishes requests in progress before it ends. */
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { ensureAdministrator } from './core/auth/login/first-login.ts';
import { lockFolder } from './core/data-folder/lock.ts';
import { DATABASE_FILE, openDatabase } from './core/database/open.ts';
import { explainStorageError, FatalError, getExitCode, restoreAdvice } from './core/http/storage-error.ts';
import { loggerOptions } from './core/plugins/request-log.ts';
import { readEnv } from './core/settings/env.ts';
import { closeNewSite } from './site/publishing/opening.ts';

/** The time that requests in progress may take after a stop signal. */
const GRACE_MS = 10_000;

const env = readEnv();
const unlock = orExit(() => lockFolder(env.dataDir));
const db = orExit(() => openSound(join(env.dataDir, DATABASE_FILE)));
const app = await buildApp({ env, db, logger: loggerOptions(env.logLevel, process.stdout.isTTY) });

closeNewSite(db, env, Date.now());
const firstLogin = await ensureAdministrator(db, env, process.stdout.isTTY);
if (firstLogin) console.log(`\n${firstLogin}\n`);

closeWithGrace({ delay: GRACE_MS, logger: app.log }, async ({ signal, err }) => {
  if (err) app.log.fatal({ err }, 'unexpected error');
  app.log.info({ reason: err ? 'error' : signal }, 'stopping');
  // Closes idle connections, because clients keep a connection open after the response, and closing the server waits
  // for that.
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
// Node writes the cache only at a normal exit, but `pnpm dev` kills the server at each restart. The first write after an
// installation takes most of a second, later ones a few milliseconds.
flushCompileCache();

function orExit<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(getExitCode(error));
  }
}

function openSound(path: string) {
  const db = openDatabase(path);
  let verdict: unknown;
  try {
    verdict = db.$client.pragma('quick_check(1)', { simple: true });
  } catch (error) {
    throw explainStorageError(path, error);
  }
  if (verdict !== 'ok') throw new FatalError(`The database ${path} is damaged: ${verdict}.\n${restoreAdvice(path)}`);
  return db;
}
