/** Clients, and the client data of jobs, are for recruiters: editors cannot read them. */
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobViews } from '../../../src/core/database/schema/content.ts';
import { toDay } from '../../../src/core/lib/dates.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { sampleOf } from '../../support/samples.ts';

const CLIENT = 'Quexalot Foods';
const ZEB = { name: 'Zebedee Quexington', email: 'zebedee@quexalot.example', phone: '' };
const AUTHORITY = { by: ZEB.name, on: '2026-11-20', how: 'email' };
const SECRET = /quexalot|quexington|"authority"|"client"|2026-11-20/i;

let server: TestServer;
let admin: Client;
let editor: Client;
let recruiter: Client;
let client: string;
let job: string;
const jobs = '/api/content/jobs';
beforeAll(async () => {
  server = await startApp();
  admin = await server.logIn();
  editor = await server.logIn('editor');
  recruiter = await server.logIn('recruiter');
  const clientResponse = await recruiter.post('/api/content/clients', { data: { name: CLIENT, contacts: [ZEB] } });
  client = clientResponse.body.entry.id;
  await recruiter.post('/api/content/clients', { data: { name: `${CLIENT} draft`, contacts: [] }, publish: false });
  const data = { ...sampleOf(contentTypes.job), title: 'Night baker', client, authority: AUTHORITY };
  job = (await recruiter.post(jobs, { data })).body.entry.id;
  server.db
    .insert(jobViews)
    .values({ jobId: job, day: toDay(Date.now()), views: 1 })
    .run();
});
afterAll(() => server.close());

const readJob = async (user: Client) => (await user.get(`${jobs}/${job}?drafts=true`)).body;

describe('clients', () => {
  test.each(['', '?drafts=true', '?bin=true', '/ID', '/ID?drafts=true', '/ID/revisions'])(
    'hides /clients%s from editors',
    async (end) => {
      const path = `/api/content/clients${end.replace('ID', client)}`;
      expect((await editor.get(path)).status).toBe(403);
      expect((await recruiter.get(path)).status).toBe(200);
      expect((await server.anonymous.get(path)).status).toBe(401);
    },
  );

  test('search, recent changes and dashboard omit clients for editors', async () => {
    for (const path of [
      '/api/entries',
      `/api/entries?search=${ZEB.name}`,
      '/api/entries?search=quexalot',
      '/api/dashboard',
    ]) {
      expect(JSON.stringify((await editor.get(path)).body)).not.toMatch(SECRET);
      expect(JSON.stringify((await admin.get(path)).body)).toMatch(SECRET);
    }
  });
});

describe('the client and authority of a job', () => {
  test.each([
    ['a list', () => editor.get(`${jobs}?drafts=true`)],
    ['one job', () => editor.get(`${jobs}/${job}?drafts=true`)],
    ['its history', () => editor.get(`${jobs}/${job}/revisions`)],
    ['the newest changes', () => editor.get('/api/entries?search=baker')],
    ['the most viewed', () => editor.get('/api/jobs/views')],
    ['a conflict', () => editor.put(`${jobs}/${job}`, { data: {}, version: 0 })],
    ['what is public', () => server.anonymous.get(`${jobs}/${job}`)],
  ])('%s omits the client and authority', async (_name, readData) => {
    const { body } = await readData();
    expect(JSON.stringify(body)).toContain('Night baker');
    expect(JSON.stringify(body)).not.toMatch(SECRET);
  });

  test('the bin omits the client and authority', async () => {
    const { body } = await recruiter.post(`${jobs}/bulk`, { action: 'duplicate', entries: [{ id: job, version: 1 }] });
    const [{ id, version }] = body.entries;
    await editor.delete(`${jobs}/${id}?version=${version}`);
    const inBin = await editor.get(`${jobs}?bin=true`);
    expect(inBin.body.total).toBe(1);
    expect(JSON.stringify(inBin.body)).not.toMatch(SECRET);
    expect(JSON.stringify((await recruiter.get(`${jobs}?bin=true`)).body)).toMatch(SECRET);
  });

  test('an editor cannot filter, sort or search jobs by client or authority', async () => {
    for (const query of [`client=${client}`, 'sort=client', 'sort=-authority.by']) {
      expect((await editor.get(`${jobs}?drafts=true&${query}`)).status).toBe(403);
      expect((await recruiter.get(`${jobs}?drafts=true&${query}`)).status).toBe(200);
    }
    for (const search of ['quexington', 'Zébedee', 'quexalot', 'baker zebedee']) {
      const path = `${jobs}?drafts=true&search=${encodeURIComponent(search)}`;
      expect([search, (await editor.get(path)).body.total, (await recruiter.get(path)).body.total]).toEqual([
        search,
        0,
        1,
      ]);
    }
    expect((await editor.get(`${jobs}?drafts=true&search=nïght`)).body.total).toBe(1);
  });

  test('discarding a draft keeps the client and authority', async () => {
    const data = { ...sampleOf(contentTypes.job), title: 'Pastry cook', authority: AUTHORITY };
    const { id } = (await recruiter.post(jobs, { data })).body.entry;
    const draft = { ...data, title: 'Pastry chef', client };
    await recruiter.put(`${jobs}/${id}`, { data: draft, version: 1, publish: false });
    const readData = async () => (await recruiter.get(`${jobs}/${id}?drafts=true`)).body.data;
    expect(await readData()).toMatchObject({ title: 'Pastry chef', client });
    expect((await editor.post(`${jobs}/${id}/discard`, { version: 2 })).status).toBe(200);
    expect(await readData()).toMatchObject({ title: 'Pastry cook', client, authority: AUTHORITY });
    await recruiter.put(`${jobs}/${id}`, { data: draft, version: 3, publish: false });
    expect((await recruiter.post(`${jobs}/${id}/discard`, { version: 4 })).status).toBe(200);
    expect((await readData()).client).not.toBe(client);
    await recruiter.delete(`${jobs}/${id}?version=5`);
  });

  test('an editor’s search with unusual Unicode matches no client or authority', async () => {
    const rareName = 'Zeſtmann Quo\u0489dlibet Wyz\u20ddopq Grünberg';
    const authority = { ...AUTHORITY, by: rareName };
    const data = { ...sampleOf(contentTypes.job), title: 'Day baker', client, authority };
    const jobResponse = await recruiter.post(jobs, { data, publish: false });
    expect(jobResponse.status).toBe(201);
    const clientTerms = [
      ...rareName.split(' '),
      'zestmann',
      'quodlibet',
      'dlibet',
      'wyzopq',
      'opq',
      'grunberg',
      'gru\u0308nberg',
    ];
    let matchCount = 0;
    for (const word of clientTerms)
      for (const search of [word, `${word}\0`, `\0${word}`, `${word.slice(0, 3)}\0${word.slice(3)}`, `baker ${word}`]) {
        const query = encodeURIComponent(search);
        expect((await editor.get(`${jobs}?drafts=true&search=${query}`)).body.total).toBe(0);
        expect((await editor.get(`/api/entries?search=${query}`)).body.total).toBe(0);
        matchCount += (await recruiter.get(`${jobs}?drafts=true&search=${query}`)).body.total;
      }
    expect(matchCount).toBeGreaterThan(clientTerms.length);
    const day = `${encodeURIComponent('da\0y')}`;
    expect((await editor.get(`${jobs}?drafts=true&search=${day}`)).body.total).toBe(1);
    const { id } = jobResponse.body.entry;
    await recruiter.delete(`${jobs}/${id}?version=1`);
  });

  test('omits the client and authority from an editor’s MCP responses', async () => {
    const { secret } = (await admin.post('/api/tokens', { name: 'Assistant', role: 'editor' })).body;
    const headers = {
      authorization: `Bearer ${secret}`,
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    };
    for (const [name, input] of [
      ['get_entry', { type: 'jobs', id: job }],
      ['list_entries', { type: 'jobs', search: 'baker' }],
    ] as const) {
      const toolCall = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
      const { body } = await server.anonymous.post('/api/mcp/staff', toolCall, headers);
      expect(String(body)).toContain('Night baker');
      expect(String(body)).not.toMatch(/quexalot|quexington|2026-11-20/i);
    }
  });

  test('an editor’s save keeps the client and authority', async () => {
    const { data, version } = await readJob(editor);
    const putResponse = await editor.put(`${jobs}/${job}`, { data: { ...data, title: 'Night baker, Hull' }, version });
    expect([putResponse.status, putResponse.body.message]).toEqual([200, undefined]);
    expect(JSON.stringify(putResponse.body)).not.toMatch(SECRET);
    await editor.patch(`${jobs}/${job}`, { data: { title: 'Night baker, York' }, version: version + 1 });
    expect((await readJob(recruiter)).data).toMatchObject({ title: 'Night baker, York', client, authority: AUTHORITY });
    for (const forbiddenData of [{ client: null }, { authority: { by: 'Me' } }]) {
      const patch = await editor.patch(`${jobs}/${job}`, { data: forbiddenData, version: version + 2 });
      expect([patch.status, patch.body.issues[0].path]).toEqual([403, Object.keys(forbiddenData)[0]]);
      const wholeUpdate = { data: { ...data, ...forbiddenData }, version: version + 2 };
      expect((await editor.put(`${jobs}/${job}`, wholeUpdate)).status).toBe(403);
      // An API client may send every field of a new job, as long as these are empty.
      expect((await editor.post(jobs, { data: { ...data, ...forbiddenData } })).status).toBe(
        forbiddenData.client === null ? 201 : 403,
      );
    }
  });

  test('an editor’s restore of a revision keeps the latest authority', async () => {
    const { data, version } = await readJob(recruiter);
    const laterAuthority = { ...AUTHORITY, by: 'Olive Oyl' };
    await recruiter.put(`${jobs}/${job}`, { data: { ...data, authority: laterAuthority }, version });
    const restoreResponse = await editor.post(`${jobs}/${job}/revisions/1/restore`, { version: version + 1 });
    expect([restoreResponse.status, restoreResponse.body.entry.data.title]).toEqual([200, 'Night baker']);
    expect((await readJob(recruiter)).data).toMatchObject({ title: 'Night baker', client, authority: laterAuthority });
  });
});
