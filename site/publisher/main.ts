/** The publisher as a process of its own. */
import { availableParallelism } from 'node:os';
import { readCompiled } from './compiled.ts';
import { createPublisher } from './publisher.ts';
import { createHttpServer } from './server.ts';
import { readServerSettings } from './settings.ts';

const settings = readServerSettings(process.env);
const compiled = readCompiled();
if (!compiled) throw new Error('The site is not compiled yet: run "pnpm build:site" or "pnpm start".');

const workers = Math.min(availableParallelism(), 4);
const publisher = createPublisher({ ...settings, compiled, workers });
const server = createHttpServer(publisher, settings.secret);
server.listen(settings.port, '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
await publisher.start();

async function stop(): Promise<void> {
  server.close();
  await publisher.close();
  process.exit(0);
}
