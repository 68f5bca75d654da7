/** The real API with the real publisher beside it, as a person at the admin uses them. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Client, startApp } from '../../api/test/helper.ts';
import { freePort } from '../../scripts/lib/machine.ts';
import { compareFolders } from '../publisher/compare.ts';
import { ensureCompiled } from '../publisher/compile.ts';
import { publishOnce } from '../publisher/publish-once.ts';
import { createPublisher } from '../publisher/publisher.ts';
import { createHttpServer } from '../publisher/server.ts';
import { dataOf, jobData, postData } from './support/content.ts';
import { SITE } from './support/published.ts';

const SECRET = 'a secret for the test';

async function startSystem() {
  const compiled = await ensureCompiled();
  const dataDir = mkdtempSync(join(tmpdir(), 'live-'));
  const folder = join(dataDir, 'site');
  const publisherPort = await freePort();
  const env = { PUBLISHER_PORT: String(publisherPort), PUBLISHER_SECRET: SECRET };
  const server = await startApp({ dataDir, env });
  await server.app.listen({ port: 0 });
  const api = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  const options = { api, site: SITE, compiled };
  const manifestFile = join(dataDir, 'publisher', 'manifest.jsonl');
  const publisher = createPublisher({ ...options, folder, manifestFile, workers: 2 });
  const door = createHttpServer(publisher, SECRET).listen(publisherPort, '127.0.0.1');
  await once(door, 'listening');
  await publisher.start();
  const editor = await server.logIn();

  return {
    editor,
    page: (path: string) => readFileSync(join(folder, path, 'index.html'), 'utf8'),
    /** The receipt of a change, once there is one. */
    async receipt(change: number) {
      for (;;) {
        const { body } = await editor.get(`/api/publish/receipts/${change}`);
        if (body.state === 'live' || body.state === 'failed') return body;
        await sleep(10);
      }
    },
    async differences() {
      const { body } = await editor.get('/api/publish');
      while (publisher.status().applied < body.last || publisher.status().publishing) await sleep(10);
      const expected = join(dataDir, 'expected');
      await publishOnce({ ...options, folder: expected });
      return compareFolders(folder, expected);
    },
    async close() {
      door.close();
      door.closeAllConnections();
      await publisher.close();
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** What an editor can do to the entries there are. */
type Act = (editor: Client, entries: Entry[], pick: number) => Promise<void>;

interface Entry {
  path: string;
  id: string;
  version: number;
}

const create =
  (path: string, data: (n: number) => object, options = {}): Act =>
  async (editor, entries, pick) => {
    const { status, body } = await editor.post(`/api/content/${path}`, { data: data(pick), ...options });
    expect(status).toBe(201);
    entries.push({ path, id: body.entry.id, version: body.entry.version });
  };

const change =
  (request: (editor: Client, entry: Entry, pick: number) => ReturnType<Client['get']>): Act =>
  async (editor, entries, pick) => {
    const entry = entries[pick % entries.length];
    if (!entry) return;
    await request(editor, entry, pick);
    const { body } = await editor.get(`/api/content/${entry.path}/${entry.id}?drafts=true`);
    entry.version = body.version ?? entry.version;
  };

/** The library of this API has no pictures. */
const wordsOnly = (n: number) => ({ ...postData(n), image: null });

const at = ({ path, id }: Entry) => `/api/content/${path}/${id}`;
const dataFor = ({ path }: Entry, n: number) => (path === 'jobs' ? jobData(n) : wordsOnly(n));
const save = (options = {}): Act =>
  change((editor, entry, n) => editor.put(at(entry), { data: dataFor(entry, n), version: entry.version, ...options }));

const ACTS: Readonly<Record<string, Act>> = {
  'create a job': create('jobs', jobData),
  'draft a job': create('jobs', jobData, { publish: false }),
  'write a post': create('blog', wordsOnly),
  save: save(),
  'save for later': save({ publish: false }),
  'let it end': save({ expiresAt: '2020-01-01T00:00:00.000Z' }),
  delete: change((editor, entry) => editor.delete(`${at(entry)}?version=${entry.version}`)),
  restore: change((editor, entry) => editor.post(`${at(entry)}/restore`, {})),
  unpublish: change((editor, entry) => editor.post(`${at(entry)}/unpublish`, { version: entry.version })),
  // Refused where a page is: then it is one that does nothing.
  redirect: async (editor, entries, n) => {
    const { path, id } = entries[n % Math.max(1, entries.length)] ?? { path: 'jobs', id: 'none' };
    const from = `/${path === 'jobs' ? 'job' : 'blog'}/${id}`;
    await editor.post('/api/content/redirects', { data: { from, to: `/old-${n}`, kind: 'permanent' } });
    await editor.post('/api/content/redirects', { data: { from: `/old-${n + 1}`, to: from, kind: 'temporary' } });
  },
  'change the header': async (editor, _, n) => {
    const { body } = await editor.get('/api/content/header?drafts=true');
    const data = dataOf('header', { tollFree: `020 7946 0${100 + n}` });
    await editor.put('/api/content/header', { data, version: body.version });
  },
};

test('whatever an editor does, the site is what a publish from nothing gives', async () => {
  const acts = fc.array(fc.tuple(fc.constantFrom(...Object.keys(ACTS)), fc.nat(20)), { minLength: 5, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const system = await startSystem();
      try {
        const entries: Entry[] = [];
        for (const [name, pick] of sequence) await ACTS[name]?.(system.editor, entries, pick);
        expect(await system.differences()).toEqual([]);
      } finally {
        await system.close();
      }
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 5), endOnFailure: true },
  );
}, 300_000);

test('D7 D8 a save is live as static HTML, and its receipt names the pages', async () => {
  const system = await startSystem();
  const { editor } = system;
  const { body: created } = await editor.post('/api/content/jobs', { data: jobData(1, 'Night porter') });
  const { id, version } = created.entry;
  expect(await system.receipt(created.change)).toMatchObject({ state: 'live', errors: [] });
  expect(system.page(`job/${id}`)).toContain('Night porter');
  const { body: saved } = await editor.put(`/api/content/jobs/${id}`, { data: jobData(1, 'Day porter'), version });
  const receipt = await system.receipt(saved.change);
  expect(receipt.pages).toContainEqual({ path: `/job/${id}`, action: 'written' });
  expect(system.page(`job/${id}`)).toContain('Day porter');
  await system.close();
});
