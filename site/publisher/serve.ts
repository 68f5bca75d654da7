/** Reads the settings, opens the door, publishes, and ends when it is told to. */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { readCompiled } from './compile/compiled.ts';
import { createPublisher } from './publisher.ts';
import { createHttpServer } from './server/http-server.ts';
import { FATAL_EXIT, readServerSettings, type ServerSettings } from './settings.ts';

// V8 would learn from the content, which stays, to keep for long what pages are made of too.
setFlagsFromString('--no-allocation-site-pretenuring');
// Left to itself the heap of each thread grows to twice of what it holds.
setFlagsFromString('--heap-growing-percent=50');

const GRACE_MS = 2_000;

const settings = readOrExit();
const compiled = readCompiled() ?? exit('The site is not compiled yet: run "pnpm build".');

const workers = Math.min(availableParallelism(), 4);
const publisher = createPublisher({ ...settings, compiled, workers });
const server = createHttpServer(publisher, settings.secret);
server.listen(settings.port, '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
await publisher.start();

function readOrExit(): ServerSettings {
  try {
    return readServerSettings(process.env);
  } catch (error) {
    return exit(error instanceof Error ? error.message : String(error));
  }
}

function exit(message: string): never {
  console.error(message);
  process.exit(FATAL_EXIT);
}

async function stop(): Promise<void> {
  server.close();
  // A save in progress is finished. A longer publish, or an API that answers no more, holds nobody up: the next start finds
  // what is missing.
  await Promise.race([publisher.close(), sleep(GRACE_MS)]);
  process.exit(0);
}
