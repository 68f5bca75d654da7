import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from '../../../src/core/database/drizzle.ts';
import { documents } from '../../../src/core/database/schema/content.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { TERMS } from '../../support/samples.ts';

let server: TestServer;
let editor: Client;
beforeAll(async () => {
  server = await startApp();
  editor = await server.logIn('editor');
});
afterAll(() => server.close());

const LEEDS = { place: 'Leeds', postcode: 'LS1 4AP' };

async function addJob(title: string, location: Record<string, string>, boards = {}) {
  const description = richTextFromPlain('You look after a printing press in a small team. '.repeat(4));
  const initialValues = initialData(contentTypes.job.fields);
  const data = {
    ...initialValues,
    ...TERMS,
    title,
    description,
    location: { ...initialValues.location, ...location },
    boards: { ...initialValues.boards, ...boards },
  };
  const { status, body } = await editor.post('/api/content/jobs', { data });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.entry.id;
}

test('lists each feed with its omitted jobs and the reasons', async () => {
  await addJob('Everywhere', LEEDS);
  const shortPostcodeId = await addJob('Half a postcode', { ...LEEDS, postcode: 'LS1' });
  const turnedOffId = await addJob('Not on Adzuna', LEEDS, { adzuna: false, readers: false });
  await editor.post('/api/content/jobs', { data: { title: 'A draft' }, publish: false });
  const { status, body } = await editor.get('/api/feeds');
  expect(status).toBe(200);
  const feedsByName = Object.fromEntries(
    body.items.map(
      ({ name, jobs, leftOut, items }: { name: string; jobs: number; leftOut: number; items: object[] }) => [
        name,
        [jobs, leftOut, ...items],
      ],
    ),
  );
  const exclusion = { id: turnedOffId, title: 'Not on Adzuna', reason: 'it’s turned off for this job.' };
  expect(feedsByName).toEqual({
    Indeed: [3, 0],
    Adzuna: [2, 1, exclusion],
    'Find a Job': [2, 1, { id: shortPostcodeId, title: 'Half a postcode', reason: 'add the full postcode.' }],
    RSS: [2, 1, exclusion],
    'JSON Feed': [2, 1, exclusion],
  });
  expect(body.items[0].address).toBe('http://localhost:3000/feeds/indeed.xml');
});

test('ignores the Indeed switch stored by earlier versions', async () => {
  const id = await addJob('Old switch', LEEDS);
  const withSwitch = sql`json_set(${documents.data}, '$.boards.indeed', json('false'))`;
  server.db.update(documents).set({ data: withSwitch, published: withSwitch }).where(eq(documents.id, id)).run();
  const { body } = await editor.get('/api/feeds');
  expect(body.items[0].items).toEqual([]);

  const readResponse = await editor.get(`/api/content/jobs/${id}?drafts=true`);
  expect(readResponse.body.data.boards).toEqual({ adzuna: true, findAJob: true, readers: true });
  const savedResponse = await editor.patch(`/api/content/jobs/${id}`, {
    version: readResponse.body.version,
    data: { start: 'Monday' },
  });
  expect([savedResponse.status, savedResponse.body.message]).toEqual([200, undefined]);
});

test('the legacy API hides a job’s board settings', async () => {
  const id = await addJob('Legacy', LEEDS, { adzuna: false });
  const { status, body } = await server.anonymous.get(`/api/job/${id}`);
  expect([status, body.title]).toEqual([200, 'Legacy']);
  expect(JSON.stringify(body)).not.toContain('boards');
});
