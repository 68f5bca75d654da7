import { join } from 'node:path';
import { buildApp } from './app.ts';
import { openDatabase } from './database/open.ts';
import { readEnv } from './env.ts';

const env = readEnv();
const db = openDatabase(join(env.dataDir, 'app.db'));
const app = await buildApp({
  env,
  db,
  logger: process.stdout.isTTY ? { transport: { target: 'pino-pretty' } } : true,
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await app.close();
    db.$client.close();
    process.exit(0);
  });
}

await app.listen({ host: env.host, port: env.port });
