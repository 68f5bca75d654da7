/** Requests from scripts with an access token: minimal data over HTTP. */
import { readFileSync } from 'node:fs';
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeClock } from '../../support/fake-clock.ts';
import { makePdf } from '../../support/resume-files.ts';
import { startForTokens } from '../../support/token-client.ts';

const clock = fakeClock('2026-06-01T09:00:00.000Z');
let server: Awaited<ReturnType<typeof startForTokens>>;
let call: Awaited<ReturnType<typeof server.withToken>>['call'];
beforeAll(async () => {
  server = await startForTokens({ clock });
  ({ call } = await server.withToken('administrator'));
});
afterAll(() => server.close());

const jobs = '/api/content/jobs';
const TERMS = { category: 'Engineer', type: 'Full Time', basis: 'permanent' };
const MINIMAL_JOB = { title: 'Welder', ...TERMS, description: '<p>Weld.</p>' };

async function newJob(data: object = {}, extraFields: object = {}) {
  const { status, body } = await call('POST', jobs, { data: { ...MINIMAL_JOB, ...data }, ...extraFields });
  expect(status, JSON.stringify(body)).toBe(201);
  return { url: `${jobs}/${body.entry.id}`, entry: body.entry };
}

describe('create', () => {
  test('fills omitted fields with initial values, even in groups and lists', async () => {
    const { entry } = await newJob({ hours: { perWeek: 30 }, consultant: null, closing: null });
    const { job } = contentTypes;
    expect(entry.data).toMatchObject({
      office: null,
      start: '',
      closing: '',
      responsibilities: [],
      location: job.fields.location.initial(),
      hours: { ...job.fields.hours.initial(), perWeek: 30 },
      consultant: job.fields.consultant.initial(),
    });
    const page = await call('PUT', '/api/content/home-page', { version: 0, data: {} });
    expect(page.status).toBe(422);
    const tabs = await call('POST', '/api/content/tab-sections', {
      data: { title: 'Why us', tabs: [{ title: 'Speed' }] },
      publish: false,
    });
    expect(tabs.body.entry?.data.tabs[0], JSON.stringify(tabs.body)).toMatchObject({ title: 'Speed', image: null });
  });

  test('accepts weekly hours only in whole or half numbers', async () => {
    const { entry } = await newJob({ hours: { perWeek: 37.5 } });
    expect(entry.data.hours.perWeek).toBe(37.5);
    const { body } = await call('POST', jobs, { data: { ...MINIMAL_JOB, hours: { perWeek: 37.3 } } });
    expect(body.issues).toEqual([
      { path: 'hours.perWeek', message: 'Hours per week must be a whole or half number, like 37.5.' },
    ]);
  });

  test('names the path of each missing or unknown field', async () => {
    const emptyResponse = await call('POST', jobs, { data: {} });
    expect(emptyResponse.body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'title',
      'category',
      'type',
      'basis',
      'description',
    ]);
    const unknownResponse = await call('POST', jobs, {
      data: { ...MINIMAL_JOB, colour: 'red', location: { planet: 'Mars' } },
    });
    expect([unknownResponse.status, unknownResponse.body.issues]).toEqual([
      422,
      [
        { path: 'location.planet', message: 'There is no field “planet”.' },
        { path: 'colour', message: 'There is no field “colour”.' },
      ],
    ]);
  });

  test('responds 201 with the address of the new entry', async () => {
    const { status, headers, body } = await call('POST', jobs, { data: MINIMAL_JOB });
    expect([status, headers.get('location')]).toEqual([201, `${jobs}/${body.entry.id}`]);
    expect((await call('GET', String(headers.get('location')))).body.data.title).toBe('Welder');
  });
});

describe('rich text', () => {
  test('accepts HTML and keeps only supported formatting', async () => {
    const html =
      '<h2 onclick="x()">Weld</h2><script>x()</script><p>In <b>Leeds</b>, <a href="javascript:x()">now</a></p>';
    const { url, entry } = await newJob({ description: html });
    const expected = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Weld' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'In ' },
            { type: 'text', text: 'Leeds', marks: [{ type: 'bold' }] },
            { type: 'text', text: ', ' },
            { type: 'text', text: 'now' },
          ],
        },
      ],
    };
    expect(entry.data.description).toEqual(expected);
    const putResponse = await call('PUT', url, { version: 1, data: { ...entry.data, description: '<p>Two</p>' } });
    expect(putResponse.body.entry.data.description.content[0].content).toEqual([{ type: 'text', text: 'Two' }]);
  });

  test('treats HTML without text as missing', async () => {
    const { status, body } = await call('POST', jobs, {
      data: { ...MINIMAL_JOB, description: '<p><br></p><script>x</script>' },
    });
    expect([status, body.issues]).toEqual([422, [{ path: 'description', message: 'Description is required.' }]]);
  });
});

test('PUT fills fields that older clients omit with initial values', async () => {
  const { url, entry } = await newJob({ location: { place: 'Leeds', otherPlaces: ['York'], point: '53.8, -1.5' } });
  const { otherPlaces: _, point: __, ...location } = entry.data.location;
  const { status, body } = await call('PUT', url, { version: 1, data: { ...entry.data, location } });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.entry.data.location).toEqual({ ...location, otherPlaces: [], point: '' });
});

describe('PATCH', () => {
  test('changes only the named fields, also inside groups', async () => {
    const { url, entry } = await newJob({ location: { place: 'Leeds', postcode: 'LS1' }, start: 'Monday' });
    const data = { location: { place: 'York' }, start: null };
    const { status, body } = await call('PATCH', url, { version: 1, data });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.entry).toMatchObject({ version: 2, status: 'live' });
    expect(body.entry.data).toEqual({ ...entry.data, start: '', location: { ...entry.data.location, place: 'York' } });
    expect((await call('GET', url)).body.data.location.place).toBe('York');
  });

  test('keeps a draft a draft unless asked to publish', async () => {
    const { url } = await newJob({}, { publish: false });
    const patchResponse = await call('PATCH', url, { version: 1, data: { title: 'Fitter' } });
    expect(patchResponse.body.entry).toMatchObject({ status: 'draft', data: { title: 'Fitter' } });
    expect((await call('GET', url)).status).toBe(404);
    const published = await call('PATCH', url, { version: 2, publish: true });
    expect(published.body.entry).toMatchObject({ status: 'live', data: { title: 'Fitter' } });
    const scheduledJob = await newJob({}, { publishAt: '2026-07-01T09:00:00Z' });
    const renameResponse = await call('PATCH', scheduledJob.url, { version: 1, data: { title: 'Later' } });
    expect(renameResponse.body.entry).toMatchObject({ status: 'scheduled', publishAt: '2026-07-01T09:00:00.000Z' });
  });

  test('needs a version in the body or as If-Match', async () => {
    const { url, entry } = await newJob();
    expect((await call('PATCH', url, { data: { start: 'Now' } })).status).toBe(428);
    for (const tag of ['nonsense', '*', '""', '"1", "2"', '1.5']) {
      expect(await call('PATCH', url, { data: { start: 'Now' } }, { 'if-match': tag }), tag).toMatchObject({
        status: 428,
        body: {
          message: 'If-Match must be the version this change is based on, like "3". “*” and lists are not accepted.',
        },
      });
    }
    const { headers } = await call('GET', `${url}?drafts=true`);
    expect(headers.get('etag')).toBe('"1"');
    const savedResponse = await call('PATCH', url, { data: { start: 'Now' } }, { 'if-match': '"1"' });
    expect([savedResponse.status, savedResponse.headers.get('etag')]).toEqual([200, '"2"']);
    expect((await call('PATCH', url, { data: { start: 'Later' } }, { 'if-match': '1' })).status).toBe(409);
    const staleResponse = await call('PATCH', url, { data: { start: 'Then' } }, { 'if-match': '"1"' });
    expect([staleResponse.status, staleResponse.body.issues[0].path, staleResponse.body.current.version]).toEqual([
      409,
      'start',
      2,
    ]);
    expect((await call('PUT', url, { data: entry.data }, { 'if-match': '"1"' })).status).toBe(409);
    expect((await call('PUT', url, { data: entry.data }, { 'if-match': '2' })).status).toBe(200);
    expect((await call('DELETE', url, undefined, { 'if-match': '"3"' })).status).toBe(200);
    expect((await call('PATCH', url, { version: 4, data: {} })).status).toBe(404);
  });

  test('patches singletons, starting from their initial values', async () => {
    const first = await call('PATCH', '/api/content/header', {
      version: 0,
      publish: true,
      data: { tollFree: '0800 496 0123' },
    });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body.entry).toMatchObject({
      version: 1,
      status: 'live',
      data: { menu: contentTypes.header.fields.menu.initial() },
    });
    const second = await call('PATCH', '/api/content/header', { version: 1, data: { socialLinks: { facebook: '' } } });
    expect(second.body.entry).toMatchObject({ version: 2, status: 'live', data: { tollFree: '0800 496 0123' } });
  });
});

test('restores a revision or discards a draft with only If-Match', async () => {
  const { url } = await newJob();
  await call('PATCH', url, { data: { start: 'Now' }, publish: false }, { 'if-match': '"1"' });
  expect((await call('POST', `${url}/discard`, undefined, { 'if-match': '"2"' })).status).toBe(200);
  expect((await call('POST', `${url}/revisions/1/restore`, undefined, { 'if-match': '"3"' })).status).toBe(200);
});

describe('publishedAt', () => {
  test('lets administrators set publishedAt to a past time', async () => {
    const { url, entry } = await newJob({}, { publishedAt: '2025-03-01T09:00:00Z' });
    expect(entry.publishedAt).toBe('2025-03-01T09:00:00.000Z');
    expect((await call('GET', url)).body.publishedAt).toBe('2025-03-01T09:00:00.000Z');
    const changedResponse = await call('PATCH', url, { version: 1, publishedAt: '2024-03-01T09:00:00Z' });
    expect(changedResponse.body.entry.publishedAt).toBe('2024-03-01T09:00:00.000Z');
    const { body } = await call('GET', jobs);
    expect(body.items.at(-1).id).toBe(entry.id);
  });

  test('accepts publishedAt only from administrators and not in the future', async () => {
    const future = await call('POST', jobs, { data: MINIMAL_JOB, publishedAt: '2026-07-01T09:00:00Z' });
    expect([future.status, future.body.issues[0].path]).toEqual([422, 'publishedAt']);
    const editor = await server.withToken('editor');
    const past = await editor.call('POST', jobs, { data: MINIMAL_JOB, publishedAt: '2025-03-01T09:00:00Z' });
    expect([past.status, past.body.issues[0].path]).toEqual([403, 'publishedAt']);
  });
});

describe('errors', () => {
  test('list the valid options of a choice', async () => {
    const { status, body } = await call('POST', jobs, { data: { ...MINIMAL_JOB, location: { remote: 'Remote' } } });
    const options = ['on-site', 'hybrid', 'remote'];
    const message = `Workplace must be one of: ${options.join(', ')}.`;
    expect([status, body]).toEqual([422, { message, issues: [{ path: 'location.remote', message, options }] }]);
    const listResponse = await call('GET', `${jobs}?drafts=true&location.remote=Remote`);
    expect([listResponse.status, listResponse.body.issues[0].options]).toEqual([400, options]);
  });

  test('list the valid entries of a reference', async () => {
    const { status, body } = await call('POST', jobs, { data: { ...MINIMAL_JOB, basis: 'Permanent' } });
    const options = ['permanent', 'fixed-term', 'contract', 'temporary', 'freelance', 'internship'];
    const message = 'This contract type is no longer available. Choose another.';
    expect([status, body]).toEqual([422, { message, issues: [{ path: 'basis', message, options }] }]);
  });

  test.each([
    ['GET', `${jobs}?visaSponsorship=true`, 'visaSponsorship'],
    ['GET', `${jobs}?drafts=true&foo=bar`, 'foo'],
    ['GET', `${jobs}/1?draft=true`, 'draft'],
    ['GET', '/api/content/header?draft=true', 'draft'],
    ['GET', '/api/content/changes?from=1', 'from'],
    ['GET', '/api/media?unused=true', 'unused'],
    ['GET', '/api/entries?drafts=true', 'drafts'],
    ['DELETE', `${jobs}/1?version=1&force=true`, 'force'],
    ['GET', '/api/messages?spam=true', 'spam'],
  ])('identify the unknown parameter of %s %s', async (method, url, path) => {
    const { status, body } = await call(method, url);
    expect([status, body]).toEqual([422, { message: expect.any(String), issues: [{ path, message: body.message }] }]);
    expect(body.message).toBe(`There is no parameter “${path}”.`);
  });
});

test('filters lists by booleans and choices, also inside groups', async () => {
  const { entry } = await newJob({ salary: { hidden: true }, location: { remote: 'hybrid' } });
  const ids = async (query: string) => {
    const { status, body } = await call('GET', `${jobs}?drafts=true&limit=200&${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.items.map(({ id }: { id: string }) => id);
  };
  expect(await ids('salary.hidden=true')).toEqual([entry.id]);
  expect(await ids('location.remote=hybrid&salary.hidden=true')).toEqual([entry.id]);
  const otherIds = await ids('salary.hidden=false');
  expect(otherIds.length).toBeGreaterThan(0);
  expect(otherIds).not.toContain(entry.id);
  expect((await call('GET', `${jobs}?drafts=true&salary.hidden=perhaps`)).status).toBe(400);
  const published = await call('GET', `${jobs}?salary.hidden=true`);
  expect(published.body.items.map(({ id }: { id: string }) => id)).toEqual([entry.id]);
});

test('the calls in docs/api.md work as they are written there', async () => {
  const document = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const commands = [...document.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) =>
    block.split(/^(?=curl )/m),
  );
  const responses: Awaited<ReturnType<typeof call>>[] = [];
  let id = '';
  for (const command of commands) {
    const [, path = ''] = /https:\/\/www\.example\.com([^\s']+)/.exec(command) ?? [];
    const [, json] = /-d '([^']*)'/.exec(command) ?? [];
    const [, method = json ? 'POST' : 'GET'] = /-X (\w+)/.exec(command) ?? [];
    const parts = Array.from(command.matchAll(/-F (?:'([^']*)'|(\S+))/g), ([, quoted, word = '']) =>
      (quoted ?? word).replace('ID', id).split('='),
    );
    const [, key = ''] = /Idempotency-Key: ([^']+)/.exec(command) ?? [];
    const isPublic = !command.includes('Authorization');
    const send = () =>
      parts.length > 0
        ? apply(path, parts, key)
        : call(method, path.replace('ID', id), json && JSON.parse(json), isPublic ? { authorization: '' } : {});
    responses.push(await send());
    id = responses.at(-1)?.body.entry?.id ?? id;
    if (key) expect((await send()).body.reference, 'sent again').toBe(responses.at(-1)?.body.reference);
  }
  expect(responses.map(({ status }) => status)).toEqual([200, 201, 200, 200, 201]);
  const [, , saved, found, applied] = responses.map(({ body }) => body);
  expect(saved.entry).toMatchObject({ status: 'live', data: { title: 'Welder', start: 'Monday' } });
  expect(found.near).toBe('Bradford, West Yorkshire');
  expect(found.items).toContainEqual(expect.objectContaining({ id, place: 'Leeds', miles: expect.any(Number) }));
  expect(Object.keys(applied)).toEqual(['message', 'reference', 'next']);
});

/** Sends a form as `curl -F` does, with a PDF for each part that begins with `@`. */
async function apply(path: string, parts: string[][], key: string) {
  const form = new FormData();
  for (const [name = '', value = ''] of parts) {
    if (value.startsWith('@')) form.append(name, new Blob([new Uint8Array(makePdf())]), value.slice(1));
    else form.append(name, value);
  }
  const headers = { 'idempotency-key': key, accept: '*/*' };
  const response = await fetch(server.address + path, { method: 'POST', body: form, headers });
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
}

// Comes last, because it moves the clock.
test('PATCH keeps an unpublished entry unpublished, even after it has expired', async () => {
  const { url } = await newJob({}, { expiresAt: '2026-06-01T10:00:00Z' });
  await call('POST', `${url}/unpublish`);
  await clock.advance(2 * 3_600_000);
  const { body } = await call('GET', `${url}?drafts=true`);
  expect(body.status).toBe('expired');
  const savedResponse = await call('PATCH', url, { version: body.version, data: { start: 'Now' } });
  expect(savedResponse.status, JSON.stringify(savedResponse.body)).toBe(200);
  expect((await call('GET', url)).status).toBe(404);
});
