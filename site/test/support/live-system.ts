/** The real API with the real publisher, either of which can be stopped and started again. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, startApp, type TestServer } from '../../../api/test/support/app.ts';
import { jumpingClock } from '../../../api/test/support/jumping-clock.ts';
import { addImage } from '../../../api/test/support/samples.ts';
import { findFreePort } from '../../../scripts/lib/ports.ts';
import { publishOnce } from '../../publisher/export/build-folder.ts';
import { createHttpServer } from '../../publisher/http-server.ts';
import { compareFolders } from '../../publisher/output/files.ts';
import { createPublisher, type Publisher } from '../../publisher/publisher.ts';
import { SITE } from '../../publisher/test/published.ts';
import { ensureCompiled } from '../../publishing/compiled.ts';

const SECRET = 'a secret for the test';

export type LiveSystem = Awaited<ReturnType<typeof startLiveSystem>>;

export async function startLiveSystem() {
  const compiled = await ensureCompiled();
  const dataDir = mkdtempSync(join(tmpdir(), 'live-'));
  const folder = join(dataDir, 'site');
  const clock = jumpingClock();
  const [apiPort, publisherPort] = [await findFreePort(), await findFreePort()];
  const env = { PUBLISHER_PORT: String(publisherPort), PUBLISHER_SECRET: SECRET };
  const options = { api: `http://127.0.0.1:${apiPort}`, site: SITE, compiled };
  let server: TestServer;
  let editor: Client;
  let publisher: { door: Server; itself: Publisher } | null = null;

  async function startApi() {
    server = await startApp({ dataDir, env, clock });
    addImage(server.db);
    await server.app.listen({ port: apiPort });
    editor = await server.logIn();
  }

  async function startPublisher() {
    if (publisher) return;
    const manifestFile = join(dataDir, 'publisher', 'manifest.jsonl');
    const livePublisher = createPublisher({ ...options, folder, manifestFile, workers: 1 });
    await livePublisher.start();
    const httpServer = createHttpServer(livePublisher, SECRET).listen(publisherPort, '127.0.0.1');
    await once(httpServer, 'listening');
    publisher = { door: httpServer, itself: livePublisher };
  }

  async function stopPublisher() {
    if (!publisher) return;
    const { door, itself } = publisher;
    publisher = null;
    door.close();
    door.closeAllConnections();
    await itself.close();
  }

  await startApi();
  await startPublisher();

  return {
    clock,
    folder,
    /** The environment variables for commands that check the system from outside. */
    env: { CONTENT_API_URL: options.api, PUBLIC_SITE_URL: SITE.href, DATA_DIR: dataDir },
    editor: () => editor,
    startPublisher,
    stopPublisher,
    async restartApi() {
      await server.close();
      await startApi();
    },
    /** Logs in again, because no session survives a jump of the clock. */
    async relogIn() {
      editor = await server.logIn();
    },
    file: (path: string) => readFileSync(join(folder, path), 'utf8'),
    page: (path: string) => readFileSync(join(folder, path, 'index.html'), 'utf8'),
    has: (path: string) => existsSync(join(folder, path)),
    /** Waits for the receipt of a change. */
    async receipt(change: number) {
      for (;;) {
        const { body } = await editor.get(`/api/publish/receipts/${change}`);
        if (body.state === 'live' || body.state === 'failed') return body;
        await sleep(10);
      }
    },
    /** Waits until every save is published. */
    async settled() {
      await startPublisher();
      const { body } = await editor.get('/api/publish');
      for (;;) {
        const status = publisher?.itself.status();
        if (status && status.applied >= body.last && !status.publishing) return;
        await sleep(10);
      }
    },
    /** The differences between the site and a full build. */
    async differences() {
      await this.settled();
      const expected = join(dataDir, 'expected');
      await publishOnce({ ...options, folder: expected });
      return compareFolders(folder, expected);
    },
    async close() {
      await stopPublisher();
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
