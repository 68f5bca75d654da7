/** The publisher as a process: reads the settings, starts the HTTP server, publishes, and ends on a signal. */
import closeWithGrace from 'close-with-grace';
import type { Compiled } from './compile/compiled.ts';
import { openCdn } from './export/cdn/cdn.ts';
import { createHttpServer } from './http-server.ts';
import { createPublisher } from './publisher.ts';
import { countWorkers } from './render/worker-pool.ts';
import { exit, readOrExit, readServerSettings } from './settings.ts';

const GRACE_MS = 2_000;

/** Publishes until a signal ends the process. `initialCompiled` is null if the site was never compiled. */
export async function runPublisher(initialCompiled: Compiled | null): Promise<void> {
  const settings = readOrExit(readServerSettings);
  const compiledSite = initialCompiled ?? exit('The site is not compiled yet: run "pnpm build".');
  const cdn = settings.cdn && openCdn(settings.cdn);
  const publisher = createPublisher({ ...settings, cdn, compiled: compiledSite, workers: countWorkers() });
  const server = createHttpServer(publisher, settings.secret);
  server.listen(settings.port, '127.0.0.1');
  // Waits for a publish in progress, but no longer than the grace period, because the next start catches up.
  closeWithGrace({ delay: GRACE_MS, onTimeout: () => process.exit() }, async ({ err }) => {
    if (err) {
      console.error(err);
      process.exitCode = 1;
    }
    server.close();
    await publisher.close();
  });
  await publisher.start();
}
