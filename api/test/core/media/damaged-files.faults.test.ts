/** Images with lost or damaged files: each is reported, and restored by another upload. */
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { filesOf, form, halves } from '../../support/images.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startApp();
  admin = await server.logIn();
});
afterAll(() => server.close());

const DAMAGES: Record<string, (path: string) => void> = {
  'are missing': (path) => rmSync(path),
  'are empty': (path) => truncateSync(path),
  'are cut off': (path) => truncateSync(path, readFileSync(path).length >> 1),
  'are nonsense': (path) => writeFileSync(path, Buffer.alloc(readFileSync(path).length, 'nonsense ')),
};

test.each(Object.keys(DAMAGES))('accepts a new upload of an image whose files %s', async (damage) => {
  const width = 700 + Object.keys(DAMAGES).indexOf(damage);
  const image = await halves(width, 100).png().toBuffer();
  const upload = async () => {
    const { payload, headers } = await form(image);
    return admin.post('/api/media', payload, headers);
  };
  const { body } = await upload();
  const files = filesOf(server.dataDir)
    .filter((name) => name.startsWith(body.id))
    .map((name) => join(server.dataDir, 'media', name));
  expect(files.length).toBeGreaterThan(2);
  for (const path of files) DAMAGES[damage]?.(path);

  expect([200, 404]).toContain((await server.anonymous.get(body.url)).status);
  const area = { x: 0, y: 0, width: 0.5, height: 1 };
  const crop = await admin.post(`/api/media/${body.id}/crop`, area);
  expect(crop).toMatchObject({ status: 409, body: { message: expect.stringContaining('upload it again') } });
  expect((await admin.get('/api/media')).status).toBe(200);

  expect(await upload()).toMatchObject({ status: 201, body: { id: body.id } });
  for (const path of files) expect((await sharp(readFileSync(path)).metadata()).width).toBeLessThanOrEqual(width);
  expect((await admin.post(`/api/media/${body.id}/crop`, area)).status).toBe(201);
});
