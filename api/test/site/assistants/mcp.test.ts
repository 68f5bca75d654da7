import { contentTypes } from 'content-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, ORIGIN, startApp, type TestServer } from '../../support/app.ts';
import { sampleOf } from '../../support/samples.ts';

let server: TestServer;
let admin: Client;
let token: string;
beforeAll(async () => {
  server = await startApp();
  admin = await server.logIn();
  token = (await admin.post('/api/tokens', { name: 'Drafting assistant', role: 'editor' })).body.secret;
});
afterAll(() => server.close());

const HEADERS = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' };

async function ask(path: string, method: string, params: object = {}, headers: object = {}) {
  const message = { jsonrpc: '2.0', id: 1, method, params };
  const { status, body } = await server.anonymous.post(path, message, { ...HEADERS, ...headers });
  const [, data] = /^data: (\{.*\})$/m.exec(String(body)) ?? [];
  return { status, ...(data ? JSON.parse(data) : { error: body }) };
}

async function call(name: string, input: object, path = '/api/mcp', headers: object = {}) {
  const { result, error } = await ask(path, 'tools/call', { name, arguments: input }, headers);
  return { text: result?.content[0].text as string, isError: result?.isError as boolean, error };
}

const asStaff = (name: string, input: object) =>
  call(name, input, '/api/mcp/staff', { authorization: `Bearer ${token}` });

async function addJob(data: object = {}, publish = true): Promise<string> {
  const creation = { data: { ...sampleOf(contentTypes.job), ...data }, publish };
  return (await admin.post('/api/content/jobs', creation)).body.entry.id;
}

describe('the public MCP server', () => {
  test('lists only tools that read', async () => {
    const { result } = await ask('/api/mcp', 'tools/list');
    expect(result.tools.map(({ name }: { name: string }) => name)).toEqual(['search_jobs', 'get_job', 'similar_jobs']);
    for (const { annotations, inputSchema } of result.tools) {
      expect([annotations.readOnlyHint, inputSchema.type]).toEqual([true, 'object']);
    }
  });

  test('search_jobs finds the same jobs as the site’s search', async () => {
    await addJob({ title: 'Underwater welder' });
    await addJob({ title: 'Secret welder' }, false);
    const toolResult = await call('search_jobs', { q: 'welder', limit: 5 });
    const searchResponse = await server.anonymous.get('/api/jobs/search?q=welder&limit=5');
    expect(JSON.parse(toolResult.text)).toEqual(searchResponse.body);
    expect(searchResponse.body.items.map(({ title }: { title: string }) => title)).toEqual(['Underwater welder']);
  });

  test('explains the error in an invalid search', async () => {
    const rejectedCall = await call('search_jobs', { limit: 5_000 });
    expect([rejectedCall.isError, rejectedCall.text]).toEqual([true, expect.stringContaining('limit')]);
    expect((await call('publish_job', {})).error.code).toBe(-32602);
    expect((await call('toString', {})).error.code).toBe(-32602);
  });

  test('reads a job only while it is published', async () => {
    const id = await addJob({ title: 'Crane operator', requirements: ['A *valid* licence'] });
    expect((await call('get_job', { id })).text).toMatch(/^# Crane operator\n[\s\S]*- A \\\*valid\\\* licence/);
    await admin.post(`/api/content/jobs/${id}/unpublish`);
    expect(await call('get_job', { id })).toMatchObject({ isError: true });
    const draft = await addJob({ title: 'Not yet' }, false);
    expect(await call('get_job', { id: draft })).toMatchObject({ isError: true });
    expect(await call('get_job', { id: '../users' })).toMatchObject({ isError: true });
  });

  test('finds jobs of the sector, those in the same place first', async () => {
    const place = { ...(sampleOf(contentTypes.job).location as object), place: 'Hull', region: '', otherPlaces: [] };
    const other = { ...place, place: 'Truro' };
    const id = await addJob({ title: 'Diver', category: 'admin', location: place });
    const near = await addJob({ title: 'Diver mate', category: 'admin', location: place });
    const farJob = await addJob({ title: 'Diver lead', category: 'admin', location: other });
    await addJob({ title: 'Developer', category: 'Developer', location: place });
    const { items } = JSON.parse((await call('similar_jobs', { id })).text);
    expect(items.map((job: { id: string }) => job.id)).toEqual([near, farJob]);
  });

  test('supports protocol version 2026-07-28 without subscriptions', async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const send = (method: string, params: object = {}) => {
      const headers = { ...HEADERS, 'mcp-protocol-version': '2026-07-28', 'mcp-method': method };
      return server.anonymous.post(
        '/api/mcp',
        { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } },
        headers,
      );
    };
    expect((await send('tools/list')).body.result.tools).toHaveLength(3);
    const { body } = await send('subscriptions/listen', { notifications: { toolsListChanged: true } });
    expect(body.error.message).toBe('Subscription limit reached');
  });

  test('rejects other origins, batches and large bodies', async () => {
    expect((await ask('/api/mcp', 'ping', {}, { origin: ORIGIN })).status).toBe(200);
    for (const origin of ['http://evil.example.com', 'null']) {
      expect((await ask('/api/mcp', 'ping', {}, { origin, host: 'evil.example.com' })).status).toBe(403);
    }
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    expect((await server.anonymous.post('/api/mcp', [ping, ping], HEADERS)).status).toBe(422);
    expect((await ask('/api/mcp', 'ping', { filler: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await server.anonymous.get('/api/mcp', undefined, HEADERS)).status).toBe(405);
  });
});

describe('the staff MCP server', () => {
  test('needs an access token', async () => {
    expect((await ask('/api/mcp/staff', 'tools/list')).status).toBe(401);
    const byCookie = await admin.post('/api/mcp/staff', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, HEADERS);
    expect([byCookie.status, byCookie.body.message]).toEqual([403, 'Send an access token.']);
  });

  test('creates only drafts, logged under the token’s name', async () => {
    const input = { type: 'jobs', data: { title: 'Rigger', description: '<p>Rig ships.</p>' } };
    const { entry } = JSON.parse((await asStaff('create_draft', input)).text);
    expect(entry).toMatchObject({ status: 'draft', version: 1 });
    const [line] = (await admin.get('/api/audit?limit=1')).body.items;
    expect(line).toMatchObject({ action: 'job.create', user: expect.stringContaining('Drafting assistant') });
    expect((await server.anonymous.get(`/api/content/jobs/${entry.id}`)).status).toBe(404);

    const { inputSchema } = (
      await ask('/api/mcp/staff', 'tools/list', {}, { authorization: `Bearer ${token}` })
    ).result.tools.find(({ name }: { name: string }) => name === 'create_draft');
    expect(Object.keys(inputSchema.properties)).toEqual(['type', 'data']);
    const published = await asStaff('create_draft', { ...input, publish: true });
    expect(JSON.parse(published.text).entry.status).toBe('draft');
  });

  test('a draft of a published entry does not change the site', async () => {
    const id = await addJob({ title: 'Fitter' });
    const change = { type: 'jobs', id, data: { title: 'Senior fitter' } };
    expect(await asStaff('update_draft', change)).toMatchObject({ isError: true });
    const { entry } = JSON.parse((await asStaff('update_draft', { ...change, version: 1 })).text);
    expect([entry.status, entry.data.title]).toEqual(['changed', 'Senior fitter']);
    expect((await server.anonymous.get(`/api/content/jobs/${id}`)).body.data.title).toBe('Fitter');
    const staleResult = await asStaff('update_draft', { ...change, version: 1 });
    expect([staleResult.isError, staleResult.text]).toEqual([true, expect.stringContaining('issues')]);
  });

  test('describes, lists and reads the content of every type', async () => {
    for (const { path, shape, internal } of Object.values(contentTypes)) {
      if (internal) continue;
      expect(JSON.parse((await asStaff('describe_type', { type: path })).text).type, path).toBe('object');
      const tool = shape === 'collection' ? 'list_entries' : 'get_entry';
      expect(await asStaff(tool, { type: path }), path).toMatchObject({ isError: false });
    }
    expect(await asStaff('get_entry', { type: 'stages', id: 'new' })).toMatchObject({ isError: true });
    expect(await asStaff('get_entry', { type: 'applications', id: 'x' })).toMatchObject({ isError: true });
  });
});
