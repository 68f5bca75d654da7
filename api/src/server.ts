/** Reads the environment, opens what there is to open, listens, and closes with grace. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { openDatabase } from './database/open.ts';
import { readEnv } from './env.ts';
import { ensureAdministrator } from './session/first-administrator.ts';
import { loggerOptions } from './web/logger.ts';

/** How long answers in progress may take once the server is told to stop. */
const GRACE_MS = 10_000;

/** sysexits.h EX_CONFIG: whoever supervises the server need not try again, a person has to do something first. */
const NEEDS_A_PERSON = 78;

const env = readEnv();
const db = open(join(env.dataDir, 'app.db'));
const app = await buildApp({ env, db, logger: loggerOptions(process.stdout.isTTY) });

const made = await ensureAdministrator(db, env);
if (made) console.log(`\nFirst login: ${made.email}   password: ${made.password}   (shown once)\n`);

async function stop(reason: string, code: number) {
  app.log.info({ reason }, 'stopping');
  // Whoever was answered meanwhile keeps the connection open for more, and would hold up the end.
  setInterval(() => app.server.closeIdleConnections(), 50);
  await Promise.race([app.close(), sleep(GRACE_MS)]);
  db.$client.close();
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

function open(path: string) {
  try {
    return openDatabase(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.error(
      `The database ${path} cannot be opened: ${reason}.\nTo put a backup in its place: pnpm restore FILE.`,
    );
    process.exit(NEEDS_A_PERSON);
  }
}
