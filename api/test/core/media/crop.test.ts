/** Cropping images, and setting focal points. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeImage } from '../../../src/core/media/store.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { form, GREEN, halves } from '../../support/images.ts';

let server: TestServer;
let editor: Client;
beforeAll(async () => {
  server = await startApp();
  editor = await server.logIn('editor');
});
afterAll(() => server.close());

async function store(width: number, height: number, name: string, alt = '') {
  const parts = { db: server.db, dataDir: server.dataDir, clock: server.app.clock };
  return storeImage(parts, await halves(width, height).png().toBuffer(), { name, alt, userId: null });
}

const slide = (image: object) => ({ title: 'S', text: '', image, link: { label: '', href: '' } });

test('a crop is a new image with its own size', async () => {
  const originalImage = await store(800, 400, 'two halves.png', 'Two halves');
  const area = { x: 0.5, y: 0.25, width: 0.5, height: 0.5 };
  const { status, body } = await editor.post(`/api/media/${originalImage.id}/crop`, area);
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'two halves (cropped).png', alt: 'Two halves', width: 400, height: 200 });
  expect(body.id).not.toBe(originalImage.id);
  const file = readFileSync(join(server.dataDir, body.url));
  const { dominant } = await sharp(file).stats();
  for (const [name, value] of Object.entries(GREEN)) {
    expect(Math.abs(dominant[name as keyof typeof GREEN] - value)).toBeLessThan(16);
  }
  expect((await server.anonymous.get(body.url)).status).toBe(200);
  expect((await editor.get(`/api/media?search=halves`)).body.total).toBe(2);

  const repeatedCrop = await editor.post(`/api/media/${originalImage.id}/crop`, area);
  expect(repeatedCrop.body.id).toBe(body.id);
  const deeper = await editor.post(`/api/media/${body.id}/crop`, { x: 0, y: 0, width: 0.1, height: 1 });
  expect(deeper.body).toMatchObject({ name: 'two halves (cropped).png', width: 40, height: 200 });
});

test('crops from the largest stored size of a larger image', async () => {
  const { body: large } = await editor.post(
    '/api/media',
    ...(await form(await halves(3200, 1600).png().toBuffer()).then((f) => [f.payload, f.headers] as const)),
  );
  const { body } = await editor.post(`/api/media/${large.id}/crop`, { x: 0, y: 0, width: 0.5, height: 1 });
  expect(body).toMatchObject({ width: 800, height: 800 });
});

test('crops at least one pixel within the image', async () => {
  const { id } = await store(60, 30, 'small.png');
  const crop = (area: object) => editor.post(`/api/media/${id}/crop`, area);
  expect((await crop({ x: 1, y: 1, width: 0.0001, height: 0.0001 })).body).toMatchObject({ width: 1, height: 1 });
  const wholeArea = { x: 0, y: 0, width: 1, height: 1 };
  for (const invalidArea of [
    { x: 0.5 },
    { y: -0.1 },
    { width: 0 },
    { height: 2 },
    { x: '0' },
    { x: null },
    { more: 1 },
  ]) {
    expect((await crop({ ...wholeArea, ...invalidArea })).status).toBe(422);
  }
  expect((await editor.post(`/api/media/${'f'.repeat(32)}/crop`, wholeArea)).status).toBe(404);
  const recruiter = await server.logIn('recruiter');
  expect((await recruiter.post(`/api/media/${id}/crop`, wholeArea)).status).toBe(403);
  expect((await server.anonymous.post(`/api/media/${id}/crop`, wholeArea)).status).toBe(401);
});

test('a focal point is stored, validated and deleted with its image', async () => {
  const image = { ...(await store(70, 30, 'focus.png')), alt: 'A' };
  const focus = { x: 0.25, y: 1 };
  const { body } = await editor.post('/api/content/slides', { data: slide({ ...image, focus }) });
  const { id } = body.entry;
  const readImage = async () => (await server.anonymous.get(`/api/content/slides/${id}`)).body.data.image;
  expect(await readImage()).toEqual({ ...image, focus });
  const [legacy] = (await server.anonymous.get('/api/heroSlider/getAllslides')).body;
  expect(legacy.image).toBe(`/media/${image.id}-70.webp`);

  for (const invalidFocus of [{ x: 2, y: 0 }, { x: 0 }, { x: 0, y: 0, z: 0 }, { x: '0', y: 0 }, null, 'middle']) {
    const response = await editor.post('/api/content/slides', { data: slide({ ...image, focus: invalidFocus }) });
    expect(response.status).toBe(422);
    expect(response.body.issues[0].path).toMatch(/^image\.focus/);
  }

  const other = await store(71, 30, 'other.png');
  await editor.post(`/api/media/${image.id}/replace`, { with: other.id });
  expect(await readImage()).toEqual({ ...other, alt: 'A' });
});
