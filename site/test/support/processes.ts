/** A whole installation as separate processes, and editors that record acknowledged saves. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Installation, type Server, startServer } from '../../../api/test/faults/installation.ts';
import { ORIGIN } from '../../../api/test/support/app.ts';
import { killReaders } from '../../../api/test/support/kill-readers.ts';
import { dataOf, jobData } from './content.ts';

const PUBLISHER = fileURLToPath(new URL('../../publishing/main.ts', import.meta.url));

/** An acknowledged change; for a job, with its title. */
interface Save {
  change: number;
  id: string | null;
  title: string;
}

type Part = 'api' | 'publisher' | 'reader';

/** Starts the API and the publisher. `extraEnv` is added to their environment. */
export async function startProcesses(installation: Installation, extraEnv: Record<string, string> = {}) {
  // Ports below the ephemeral range, so that no outgoing connection takes one between two starts.
  const port = randomInt(20_000, 26_000);
  const env = {
    PORT: String(port),
    PUBLIC_SITE_URL: ORIGIN,
    CONTENT_API_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: installation.dataDir,
    PUBLISHER_PORT: String(port + 6_000),
    PUBLISHER_SECRET: 'the secret of this test',
    ...extraEnv,
  };
  const url = env.CONTENT_API_URL;
  const saves: Save[] = [];
  let isEditing = false;
  let server: Server | null = await startServer(installation, { more: env });
  let publisher = startPublisher();

  function startPublisher(flags: readonly string[] = []): ChildProcess {
    return spawn(process.execPath, [...flags, PUBLISHER], { env: { ...process.env, ...env }, stdio: 'ignore' });
  }

  /** Sends a request to the API. Returns null if the connection broke before the response was complete. */
  async function call(method: string, path: string, body?: object) {
    const headers = new Headers({ cookie: installation.cookie, origin: ORIGIN });
    if (!(body instanceof FormData)) headers.set('content-type', 'application/json');
    const requestBody = body instanceof FormData ? body : body && JSON.stringify(body);
    try {
      const response = await fetch(url + path, { method, headers, ...(requestBody && { body: requestBody }) });
      return { status: response.status, body: JSON.parse(await response.text()) };
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  async function addJob() {
    const title = `Saved ${randomUUID()}`;
    const response = await call('POST', '/api/content/jobs', { data: jobData(randomInt(100), title) });
    return response?.status === 201 ? { change: response.body.change, id: response.body.entry.id, title } : response;
  }

  async function changeHeader() {
    const header = await call('GET', '/api/content/header?drafts=true');
    if (!header) return null;
    const data = dataOf('header', { tollFree: `020 7946 0${randomInt(100, 999)}` });
    const response = await call('PUT', '/api/content/header', { data, version: header.body.version });
    return response?.status === 200 ? { change: response.body.change, id: null, title: '' } : response;
  }

  return {
    url,
    saves,
    call,
    /** Sends one save after another until the connection breaks, or until editing is stopped. */
    async edit(isHeader: boolean): Promise<void> {
      isEditing = true;
      while (isEditing) {
        const save = await (isHeader ? changeHeader() : addJob());
        if (!save) return;
        if (!('change' in save)) throw new Error(`A save returned ${save.status}.`);
        saves.push(save);
        // Limits the number of jobs: hundreds of kills would otherwise create tens of thousands.
        await sleep(randomInt(0, 80));
      }
    },
    stopEditing() {
      isEditing = false;
    },
    async kill(...parts: Part[]): Promise<void> {
      const killTasks = parts.map((part) => {
        if (part === 'api') return server?.kill();
        if (part === 'reader') return void killReaders(server?.pid ?? 0);
        return publisher.kill('SIGKILL') ? once(publisher, 'exit') : undefined;
      });
      if (parts.includes('api')) server = null;
      await Promise.all(killTasks);
    },
    /** Restarts killed processes, the publisher with these Node flags. */
    async startKilled(...flags: string[]): Promise<void> {
      if (publisher.signalCode !== null) publisher = startPublisher(flags);
      server ??= await startServer(installation, { more: env });
    },
    /** Waits until every save is on the site and the API has recorded that. */
    async untilPublished(): Promise<void> {
      for (;;) {
        const status = await call('GET', '/api/publish');
        if (status?.body.publisher === 'up' && status.body.applied >= status.body.last) return;
        await sleep(20);
      }
    },
    /** Reads like a visitor. */
    async read(path: string): Promise<{ status: number; text: string }> {
      const response = await fetch(url + path);
      return { status: response.status, text: await response.text() };
    },
    receipt: async (change: number) => (await call('GET', `/api/publish/receipts/${change}`))?.body,
  };
}
