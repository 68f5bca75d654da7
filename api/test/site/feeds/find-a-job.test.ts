/** The daily upload to Find a Job, against an SFTP server that accepts, rejects and loses files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { TERMS } from '../../support/samples.ts';
import { type SftpServer, startSftpServer } from '../../support/sftp-server.ts';

const HOUR = 3_600_000;

let board: SftpServer;
let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
let editor: Client;
let jobs: string[];
beforeEach(async () => {
  board = await startSftpServer();
  clock = fakeClock('2026-11-28T09:00:00Z');
});
afterEach(async () => {
  await server.close();
  await board.stop();
});

async function start(env: NodeJS.ProcessEnv = {}) {
  server = await startApp({
    clock,
    env: { FIND_A_JOB_SFTP_URL: board.url, FIND_A_JOB_HOST_KEY: board.fingerprint, ...env },
  });
  editor = await server.logIn('editor');
  jobs = [await addJob('Printer'), await addJob('Binder')];
  publish(
    'dwp-find-a-job.xml',
    `<Vacancies>${jobs.map((id) => `<Vacancy vacancyRefCode="${id}"/>`).join('')}</Vacancies>`,
  );
  publish('dwp-find-a-job-expired.xml', '<ExpireVacancies></ExpireVacancies>');
  await server.app.listen({ port: 0 });
  await expect.poll(progress).toBeDefined();
}

const progress = () =>
  server.db.$client.prepare<[], { value: string }>("SELECT value FROM facts WHERE name = 'find-a-job'").get()?.value;
const health = async () => (await (await server.logIn()).get('/api/health')).body;

/** Advances the clock and waits for the upload, which runs in real time. */
async function advanceHours(hours: number) {
  const initialProgress = progress();
  await clock.advance(hours * HOUR);
  await expect.poll(progress).not.toBe(initialProgress);
  editor = await server.logIn('editor');
}

function publish(name: string, xml: string) {
  mkdirSync(join(server.dataDir, 'site/feeds'), { recursive: true });
  writeFileSync(join(server.dataDir, 'site/feeds', name), xml);
}

async function addJob(title: string) {
  const initialValues = initialData(contentTypes.job.fields);
  const description = richTextFromPlain('You look after a printing press in a small team. '.repeat(4));
  const location = { ...initialValues.location, place: 'Leeds', postcode: 'LS1 4AP' };
  const { body } = await editor.post('/api/content/jobs', {
    data: { ...initialValues, ...TERMS, title, description, location },
  });
  return body.entry.id as string;
}

async function findAJob(id = jobs[0]) {
  const { body } = await editor.get(`/api/reach/${id}`);
  return body.items.find(({ name }: { name: string }) => name === 'Find a Job').facts;
}
const states = async (id?: string) => (await findAJob(id)).map(({ state }: { state: string }) => state);

test('uploads the vacancies and expired files once a day', async () => {
  await start();
  expect([...board.files.keys()]).toEqual(['Inbound/vacancies-20261128.xml', 'Inbound/expired-20261128.xml']);
  expect(board.files.get('Inbound/vacancies-20261128.xml')?.toString()).toContain(`vacancyRefCode="${jobs[1]}"`);
  expect(await findAJob()).toEqual([
    {
      state: 'handedOver',
      at: '2026-11-28T09:00:00.000Z',
      evidence: `Uploaded as ${jobs[0]} in vacancies-20261128.xml.`,
    },
  ]);
  board.files.clear();
  await clock.advance(12 * HOUR);
  expect(board.state.visits).toBe(1);
  expect(board.files.size).toBe(0);
  await advanceHours(4);
  expect([...board.files.keys()]).toContain('Inbound/vacancies-20261129.xml');
});

test.each<[string, { key?: string; [fault: string]: unknown }, string | RegExp]>([
  ['another host key', { key: `SHA256:${'A'.repeat(43)}` }, 'The server’s key is not the one in FIND_A_JOB_HOST_KEY.'],
  ['a wrong password', { password: 'other' }, 'The server rejects the user name or password.'],
  ['a lost connection', { cutUploads: true }, 'The connection was lost.'],
  ['an upload cut short', { loseBytes: true }, /^Only 10 of \d+ bytes of vacancies-20261128.xml arrived.$/],
])('reports no job as uploaded after %s, and retries in an hour', async (_, { key, ...fault }, failure) => {
  const { password, ...rest } = board.state;
  Object.assign(board.state, fault);
  await start(key ? { FIND_A_JOB_HOST_KEY: key } : {});
  expect(JSON.parse(progress() ?? '')).toMatchObject({
    uploadedAt: null,
    failure: typeof failure === 'string' ? failure : expect.stringMatching(failure),
  });
  expect(await states()).toEqual([]);
  if (key) {
    // A server with the wrong key is never sent the password.
    expect([board.state.visits, board.files.size]).toEqual([0, 0]);
    return;
  }
  Object.assign(board.state, { ...rest, password, cutUploads: false, loseBytes: false });
  await advanceHours(1);
  expect(await states()).toEqual(['handedOver']);
});

test('the health report shows failing uploads', async () => {
  board.state.password = 'other';
  await start();
  const isOk = async () => (await health()).find(({ name }: { name: string }) => name === 'findAJob');
  expect(await isOk()).toMatchObject({ ok: false });
});
