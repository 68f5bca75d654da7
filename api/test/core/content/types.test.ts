import { contentTypes } from 'content-types';
import type { AnyField } from 'content-types/fields/any-field';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { addImage, IMAGE, sampleOf } from '../../support/samples.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startApp();
  addImage(server.db);
  admin = await server.logIn();
});
afterAll(() => server.close());

/** A sample as it is stored, with the true size of its images. */
function withSizes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"width":1,"height":1', `"width":1200,"height":${IMAGE.height}`));
}

describe.each(Object.values(contentTypes))('$name', (type) => {
  const data = sampleOf(type);
  const url = `/api/content/${type.path}`;

  test('publishes the saved data unchanged, without internal fields', async () => {
    // Types that visitors cannot read are in internal.test.ts.
    const reader = 'internal' in type ? admin : server.anonymous;
    const initialResponse = await reader.get(url);
    const isSingleton = type.shape === 'singleton';
    expect(initialResponse.status).toBe(isSingleton ? 404 : 200);

    const savedResponse = isSingleton ? await admin.put(url, { data, version: 0 }) : await admin.post(url, { data });
    expect(savedResponse.status, JSON.stringify(savedResponse.body)).toBe(isSingleton ? 200 : 201);
    const { entry, change } = savedResponse.body;
    expect(entry).toMatchObject({ type: type.name, version: 1, status: 'live', updatedBy: 'The administrator' });
    expect(entry.data).toEqual(withSizes(data));

    const published = Object.entries<AnyField>(type.fields).flatMap(([name, { internal }]) =>
      internal ? [] : [[name, entry.data[name]]],
    );
    const publicResponse = await reader.get(isSingleton ? url : `${url}/${entry.id}`);
    expect(publicResponse.body).toEqual({
      id: entry.id,
      data: Object.fromEntries(published),
      seq: change,
      position: isSingleton ? 1 : initialResponse.body.total + 1,
      closed: false,
      publishedAt: entry.publishedAt,
      updatedAt: entry.updatedAt,
      expiresAt: entry.closesAt,
    });
    if (!isSingleton) {
      const list = await reader.get(url);
      expect(list.body.total).toBe(initialResponse.body.total + 1);
      expect(list.body.items).toContainEqual(publicResponse.body);
    }
  });

  test('rejects an unknown field by name', async () => {
    const body = { data: { ...data, surprise: 1 } };
    const response =
      type.shape === 'singleton' ? await admin.put(url, { ...body, version: 1 }) : await admin.post(url, body);
    expect(response.status).toBe(422);
    expect(JSON.stringify(response.body.issues)).toContain('surprise');
  });
});
