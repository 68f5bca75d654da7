/** The publisher as a process: reads the settings, starts the HTTP server, publishes, and ends on a signal. */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { readCompiled } from './compile/compiled.ts';
import { createHttpServer } from './http-server.ts';
import { createPublisher } from './publisher.ts';
import { countWorkers } from './render/worker-pool.ts';
import { FATAL_EXIT, readServerSettings, type ServerSettings } from './settings.ts';

const GRACE_MS = 2_000;

// V8 lets the heap of each worker grow to twice what it holds before it collects garbage. With 10,000 jobs and 4 workers this
// takes 200 MB off the peak.
setFlagsFromString('--heap-growing-percent=50');

const settings = readSettingsOrExit();
const compiled = readCompiled() ?? exit('The site is not compiled yet: run "pnpm build".');

const publisher = createPublisher({ ...settings, compiled, workers: countWorkers() });
const server = createHttpServer(publisher, settings.secret);
server.listen(settings.port, '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
await publisher.start();

function readSettingsOrExit(): ServerSettings {
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
  // A save in progress is finished. A longer publish, or an API that no longer responds, delays nothing: the next start
  // finds what is missing.
  await Promise.race([publisher.close(), sleep(GRACE_MS)]);
  process.exit(0);
}
