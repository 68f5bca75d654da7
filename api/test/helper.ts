import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';
import type { Clock } from '../src/clock.ts';
import { openDatabase } from '../src/database/open.ts';
import { readEnv } from '../src/env.ts';

/** The real app on a real database file in a folder of its own; `close` ends it and removes the folder unless it was given. */
export async function startApp(options: { env?: NodeJS.ProcessEnv; clock?: Clock; dataDir?: string } = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'api-test-'));
  const env = readEnv({ PUBLIC_SITE_URL: 'http://localhost:3000', DATA_DIR: dataDir, ...options.env });
  const db = openDatabase(join(dataDir, 'app.db'));
  const app = await buildApp({ env, db, clock: options.clock });
  await app.ready();
  return {
    app,
    db,
    dataDir,
    async close() {
      await app.close();
      db.$client.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true });
    },
  };
}
