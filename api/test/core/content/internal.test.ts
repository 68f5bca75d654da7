/** Types that only staff may read. */
import { contentTypes } from 'content-types';
import { canRead } from 'content-types/define';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { sampleOf } from '../../support/samples.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const internal = Object.values(contentTypes).filter((type) => 'internal' in type && type.internal);

test('includes stages among the internal types', () => expect(internal.map(({ name }) => name)).toContain('stage'));

describe.each(internal)('$name', (type) => {
  const path = `/api/content/${type.path}`;
  const data = sampleOf(type);
  const isSingleton = type.shape === 'singleton';

  async function save(admin: Client, data: object) {
    if (!isSingleton) return admin.post(path, { data });
    const { body } = await admin.get(`${path}?drafts=true`);
    return admin.put(path, { data, version: body.version });
  }

  test('allows only staff to read the type, without caching', async () => {
    const admin = await server.logIn();
    const { body } = await save(admin, data);
    const entryUrls = isSingleton ? [] : [`${path}?limit=1`, `${path}/${body.entry.id}`];
    for (const url of [path, `${path}?drafts=true`, ...entryUrls]) {
      expect((await server.anonymous.get(url)).status, url).toBe(401);
      expect((await server.anonymous.get(url, undefined, { 'if-none-match': '*' })).status, url).toBe(401);
      for (const role of ['editor', 'recruiter'] as const) {
        const response = await (await server.logIn(role)).get(url);
        expect(response.status, url).toBe(canRead(type, role) ? 200 : 403);
        if (response.status === 200) expect(response.headers['cache-control'], url).toBe('no-store');
      }
    }
  });

  test('the change feed omits the type but still advances', async () => {
    const admin = await server.logIn();
    const { body } = await save(admin, isSingleton ? data : { ...data, name: 'Another' });
    if (!isSingleton) await admin.delete(`${path}/${body.entry.id}?version=1`);
    const { body: feed } = await server.anonymous.get('/api/content/changes');
    expect(feed.changes.filter((change: { type: string }) => change.type === type.name)).toEqual([]);
    const lastChange = isSingleton ? body.change : body.change + 1;
    expect(feed).toMatchObject({ last: lastChange, more: false });
    expect((await server.anonymous.get(`/api/content/changes?since=${body.change - 1}`)).body).toMatchObject({
      changes: [],
      last: lastChange,
    });
  });

  test('only the admin’s API description lists the type', async () => {
    for (const url of ['/api/openapi.json', '/api/openapi/first-site.json', '/api/docs']) {
      const text = JSON.stringify((await server.anonymous.get(url)).body);
      expect(text).not.toContain(path);
      expect(text).not.toContain(`${type.name}Entry`);
    }
    const { body } = await server.anonymous.get('/api/openapi/admin.json');
    expect(body.paths[path].get).not.toHaveProperty('security');
    expect(body.paths[path].get.responses).toHaveProperty('401');
  });
});
