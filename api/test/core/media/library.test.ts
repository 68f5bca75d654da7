/** The media library: lists, descriptions, where an image is used, and deletion. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { documents, media } from '../../../src/core/database/schema/content.ts';
import { findMedia } from '../../../src/core/media/library.ts';
import { storeImage } from '../../../src/core/media/store.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { filesOf, form, halves } from '../../support/images.ts';

let server: TestServer;
let editor: Client;
let recruiter: Client;
beforeAll(async () => {
  server = await startApp();
  editor = await server.logIn('editor');
  recruiter = await server.logIn('recruiter');
});
afterAll(() => server.close());

let time = Date.UTC(2026, 0, 1);

/** Stores a new image, one second newer than the previous one. */
async function store(width: number, name: string, alt = '') {
  time += 1_000;
  const now = time;
  const clock = { ...server.app.clock, now: () => now };
  const bytes = await halves(width, 10).png().toBuffer();
  return storeImage({ db: server.db, dataDir: server.dataDir, clock }, bytes, { name, alt, userId: null });
}

function slide(title: string, id: string) {
  return { title, text: '', image: { id, alt: '', width: 1, height: 1 }, link: { label: '', href: '' } };
}

async function createSlide(title: string, id: string, publish = true) {
  const { status, body } = await editor.post('/api/content/slides', { data: slide(title, id), publish });
  expect(status).toBe(201);
  return body.entry;
}

test('lists media newest first, in pages, for every logged-in user', async () => {
  const ids: string[] = [];
  for (const width of [20, 21, 22]) ids.unshift((await store(width, `row-${width}.png`)).id);
  const list = async (query: string) => (await recruiter.get(`/api/media?search=row-&${query}`)).body;
  expect((await list('')).items.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(await list('limit=1&offset=1')).toMatchObject({ items: [{ id: ids[1] }], total: 3 });
  expect((await list('limit=1&offset=3')).items).toEqual([]);
  for (const query of ['limit=0', 'limit=201', 'offset=-1', 'limit=x']) {
    expect((await recruiter.get(`/api/media?${query}`)).status).toBe(400);
  }
  expect((await server.anonymous.get('/api/media')).status).toBe(401);
});

test('an item contains the data that forms and lists need', async () => {
  const { id } = await store(23, 'desk.png', 'A desk');
  const { body } = await recruiter.get('/api/media?search=desk');
  expect(body.items).toEqual([
    {
      id,
      name: 'desk.png',
      alt: 'A desk',
      width: 23,
      height: 10,
      bytes: expect.any(Number),
      url: `/media/${id}-23.webp`,
      createdAt: new Date(time).toISOString(),
    },
  ]);
});

test('a search covers names and descriptions, treating special characters as text', async () => {
  await store(24, '100%_done.png', 'Confetti');
  const total = async (search: string) =>
    (await recruiter.get(`/api/media?search=${encodeURIComponent(search)}`)).body.total;
  expect(await total('100%_DONE')).toBe(1);
  expect(await total('confetti')).toBe(1);
  expect(await total('1%done')).toBe(0);
  expect(await total("' OR 1=1 --")).toBe(0);
});

test('editors can change the name and description, within limits', async () => {
  const { id } = await store(25, 'IMG_1.JPG');
  const change = (body: object, client = editor) => client.patch(`/api/media/${id}`, body);
  expect((await change({ alt: ' Our office ' })).body).toMatchObject({ alt: 'Our office', name: 'IMG_1.JPG' });
  expect((await change({ name: 'Office' })).body).toMatchObject({ alt: 'Our office', name: 'Office' });
  expect(findMedia(server.db, id)).toMatchObject({ alt: 'Our office', name: 'Office', width: 25 });
  expect((await change({ name: ' ' })).body.issues).toEqual([{ path: 'name', message: 'The name is required.' }]);
  expect((await change({ alt: 'x'.repeat(301) })).status).toBe(422);
  expect((await change({ width: 9 })).status).toBe(422);
  expect((await change({ alt: 'x' }, recruiter)).status).toBe(403);
  expect((await change({ alt: 'x' }, server.anonymous)).status).toBe(401);
  expect((await editor.patch('/api/media/nothing', { alt: 'x' })).status).toBe(404);
});

test('rejects deleting an image used by a live, draft or binned entry', async () => {
  const { id } = await store(26, 'used.png');
  const other = await store(27, 'other.png');
  const usage = async () => (await recruiter.get(`/api/media/${id}/usage`)).body.items;
  expect(await usage()).toEqual([]);
  const liveSlide = await createSlide('On the site', id);
  const draft = await createSlide('Not yet', id, false);
  await editor.put(`/api/content/slides/${liveSlide.id}`, {
    data: slide('Changing', other.id),
    version: liveSlide.version,
    publish: false,
  });
  const usages = [
    { type: 'slide', id: liveSlide.id, title: 'Changing', deleted: false },
    { type: 'slide', id: draft.id, title: 'Not yet', deleted: false },
  ];
  expect(await usage()).toEqual(usages);
  const rejection = await editor.delete(`/api/media/${id}`);
  expect(rejection.status).toBe(409);
  expect(rejection.body).toEqual({
    message: 'This image is used in 2 places. Remove it from those first.',
    usage: usages,
  });
  expect(filesOf(server.dataDir)).toContain(`${id}-26.avif`);

  await editor.put(`/api/content/slides/${liveSlide.id}`, {
    data: slide('Changed', other.id),
    version: liveSlide.version + 1,
  });
  await editor.delete(`/api/content/slides/${draft.id}?version=${draft.version}`);
  expect(await usage()).toEqual([{ ...usages[1], deleted: true }]);
  server.db.delete(documents).run();
  expect((await recruiter.delete(`/api/media/${id}`)).status).toBe(403);
  expect((await editor.delete(`/api/media/${id}`)).status).toBe(204);
  expect(filesOf(server.dataDir).filter((name) => name.includes(id))).toEqual([]);
  expect((await server.anonymous.get(`/media/${id}-26.webp`)).status).toBe(404);
  expect((await editor.delete(`/api/media/${id}`)).status).toBe(404);
  expect((await editor.get(`/api/media/${id}/usage`)).status).toBe(404);
  expect(server.db.select().from(auditLog).all()).toContainEqual(
    expect.objectContaining({ action: 'media.delete', subject: id }),
  );
});

test('counts an image nested in a list as in use', async () => {
  const { id } = await store(32, 'tab.png');
  const tab = { title: 'Support', description: 'All day', image: { id, alt: '', width: 32, height: 10 } };
  const { body } = await editor.post('/api/content/tab-sections', { data: { title: 'What we do', tabs: [tab] } });
  expect((await editor.get(`/api/media/${id}/usage`)).body.items).toEqual([
    { type: 'tabSection', id: body.entry.id, title: 'What we do', deleted: false },
  ]);
});

test('supports images inside rich text: size, usage and replacement', async () => {
  const { id } = await store(33, 'in-text.png');
  const replacement = await store(34, 'next.png', 'Another desk');
  const textWith = (image: object) => ({ type: 'doc', content: [{ type: 'blockquote', content: [image] }] });
  const post = (content: unknown) => ({
    title: 'With a picture',
    header: { title: 'News', subtitle: '' },
    content,
    author: 'A. Writer',
    category: 'News',
    publishedDate: '2026-03-01',
  });
  const attrs = { id, alt: 'A desk', caption: 'Where we work' };
  const image = { type: 'image', attrs };
  const unknownImage = textWith({ type: 'image', attrs: { ...attrs, id: 'f'.repeat(32) } });
  expect((await editor.post('/api/content/blog', { data: post(unknownImage) })).body.issues).toEqual([
    { path: 'content', message: 'This image isn’t in the media library.' },
  ]);
  const { status, body } = await editor.post('/api/content/blog', { data: post(textWith(image)) });
  expect(status).toBe(201);
  const readImage = async () =>
    (await server.anonymous.get(`/api/content/blog/${body.entry.id}`)).body.data.content.content[0].content[0].attrs;
  expect(await readImage()).toEqual({ ...attrs, width: 33, height: 10 });
  const rejection = await editor.delete(`/api/media/${id}`);
  expect([rejection.status, rejection.body.usage]).toEqual([
    409,
    [{ type: 'blog', id: body.entry.id, title: 'With a picture', deleted: false }],
  ]);
  expect((await editor.post(`/api/media/${id}/replace`, { with: replacement.id })).body).toMatchObject({
    documents: 1,
  });
  expect(await readImage()).toEqual({
    id: replacement.id,
    alt: 'Another desk',
    caption: 'Where we work',
    width: 34,
    height: 10,
  });
  expect((await editor.delete(`/api/media/${replacement.id}`)).status).toBe(409);
  // An API client may send HTML instead of a rich text document.
  const html = `<p>Hello</p><figure><img src="/media/${replacement.id}-34.webp" alt="Desk"><figcaption>Here</figcaption></figure>`;
  const htmlResponse = await editor.post('/api/content/blog', { data: post(html) });
  expect(htmlResponse.body.entry.data.content.content[1].attrs).toMatchObject({
    id: replacement.id,
    caption: 'Here',
    width: 34,
  });
});

test('names the singleton that uses an image by its label', async () => {
  const { id } = await store(28, 'card.png');
  const { body } = await editor.get('/api/content/site-settings?drafts=true');
  const data = { ...body.data, socialImage: { id, alt: '', width: 28, height: 10 } };
  const savedResponse = await editor.put('/api/content/site-settings', { data, version: 0, publish: false });
  expect(savedResponse.status).toBe(200);
  expect((await editor.get(`/api/media/${id}/usage`)).body.items).toEqual([
    { type: 'siteSettings', id: 'siteSettings', title: 'Site settings', deleted: false },
  ]);
});

test('concurrent deletion and upload of an image never lose its files', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { id } = await store(29, 'again.png');
    await Promise.all([editor.delete(`/api/media/${id}`), store(29, 'again.png'), editor.delete(`/api/media/${id}`)]);
    const files = filesOf(server.dataDir).filter((name) => name.includes(id));
    expect(files).toHaveLength(findMedia(server.db, id) ? 2 : 0);
  }
});

test('reports an image with lost files until it is uploaded again', async () => {
  const admin = await server.logIn();
  const health = async () =>
    (await admin.get('/api/health')).body.find(({ name }: { name: string }) => name === 'images');
  const { id } = await store(31, 'lost.png');
  await createSlide('Lost', id);
  expect(await health()).toMatchObject({ ok: true });
  for (const name of filesOf(server.dataDir)) if (name.startsWith(id)) rmSync(join(server.dataDir, 'media', name));

  expect(await health()).toMatchObject({ ok: false, text: expect.stringMatching(/^1 image has lost files\./) });
  expect((await server.anonymous.get(`/media/${id}-31.webp`)).status).toBe(404);
  expect((await server.anonymous.get('/api/content/slides')).status).toBe(200);
  expect((await recruiter.get('/api/media?search=lost.png')).body.items).toMatchObject([{ id }]);
  const crop = await editor.post(`/api/media/${id}/crop`, { x: 0, y: 0, width: 0.5, height: 1 });
  expect([crop.status, crop.body.message]).toEqual([409, expect.stringContaining('upload it again')]);
  await createSlide('Lost too', id);

  await store(31, 'lost.png');
  expect(await health()).toMatchObject({ ok: true });
});

test('removes only partial uploads of dead processes at start', async () => {
  const first = await startApp();
  const { id } = await storeImage(
    { db: first.db, dataDir: first.dataDir, clock: first.app.clock },
    await halves(30, 10).png().toBuffer(),
    { name: 'kept.png', alt: '', userId: null },
  );
  const folder = join(first.dataDir, 'media');
  const unfinishedId = 'a'.repeat(32);
  const foreignId = 'b'.repeat(32);
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  for (const name of [`tmp/${'c'.repeat(32)}.part`, `tmp/${unfinishedId}`, `tmp/${id}`, `${unfinishedId}-480.avif`]) {
    writeFileSync(join(folder, name), 'x');
  }
  // A file without a row stays, because it may belong to another database.
  writeFileSync(join(folder, `${foreignId}-480.avif`), 'x');
  await first.app.close();
  first.db.$client.close();

  const second = await startApp({ dataDir: first.dataDir });
  expect(filesOf(first.dataDir)).toEqual([`${id}-30.avif`, `${id}-30.webp`, `${foreignId}-480.avif`].sort());
  expect(await second.db.$count(media)).toBe(1);
  await second.close();
  await first.close().catch(() => {});
});

test('finds unused images and deletes all selected images or none', async () => {
  const usedImage = await store(50, 'heap-used.png', 'Used');
  const past = await store(51, 'heap-past.png', 'Past');
  const unusedImage = await store(52, 'heap-lone.png');
  const entry = await createSlide('Then', past.id);
  await editor.put(`/api/content/slides/${entry.id}`, { data: slide('Now', usedImage.id), version: 1 });
  const list = async (show: string) =>
    (await recruiter.get(`/api/media?search=heap-&show=${show}`)).body.items.map(
      ({ name, inHistory }: { name: string; inHistory?: boolean }) => `${name} ${inHistory ?? ''}`,
    );
  expect(await list('unused')).toEqual(['heap-lone.png false', 'heap-past.png true']);
  expect(await list('undescribed')).toEqual(['heap-lone.png ']);
  expect(await list('all')).toHaveLength(3);

  const remove = (ids: string[], history = 'keep') => editor.post('/api/media/delete', { ids, history });
  expect(await remove([unusedImage.id, usedImage.id], 'lose')).toMatchObject({
    status: 409,
    body: { usage: [{ id: entry.id }] },
  });
  expect(await remove([unusedImage.id, past.id])).toMatchObject({ status: 409, body: { inHistory: true } });
  expect((await editor.delete(`/api/media/${past.id}`)).status).toBe(409);
  expect(await list('unused')).toHaveLength(2);
  expect((await recruiter.post('/api/media/delete', { ids: [unusedImage.id] })).status).toBe(403);
  expect((await remove([unusedImage.id, past.id], 'lose')).body).toEqual({ deleted: 2 });
  expect(await list('all')).toEqual(['heap-used.png ']);
  expect(filesOf(server.dataDir).filter((name) => name.includes(past.id) || name.includes(unusedImage.id))).toEqual([]);
});

test('replaces an image everywhere and reverses the replacement', async () => {
  const replacedImage = await store(60, 'swap-old.png', 'Old');
  const replacement = await store(61, 'swap-new.png', 'New');
  const liveSlide = await createSlide('Live', replacedImage.id);
  const draft = await createSlide('Draft', replacedImage.id, false);
  const binnedSlide = await createSlide('Binned', replacedImage.id);
  await editor.delete(`/api/content/slides/${binnedSlide.id}?version=1`);
  const readSlide = async (id: string) => (await editor.get(`/api/content/slides/${id}?drafts=true`)).body;

  expect((await editor.post(`/api/media/${replacedImage.id}/replace`, { with: replacedImage.id })).status).toBe(422);
  expect((await editor.post(`/api/media/${replacedImage.id}/replace`, { with: 'f'.repeat(32) })).status).toBe(404);
  expect((await recruiter.post(`/api/media/${replacedImage.id}/replace`, { with: replacement.id })).status).toBe(403);
  const { body } = await editor.post(`/api/media/${replacedImage.id}/replace`, { with: replacement.id });
  expect(body.documents).toBe(3);
  const newImage = { id: replacement.id, alt: 'New', width: 61, height: 10 };
  expect((await server.anonymous.get(`/api/content/slides/${liveSlide.id}`)).body.data.image).toEqual(newImage);
  expect(await readSlide(liveSlide.id)).toMatchObject({ status: 'live', version: 2, data: { image: newImage } });
  expect(await readSlide(draft.id)).toMatchObject({ status: 'draft', data: { image: newImage } });
  const restoreResponse = await editor.post(`/api/content/slides/${binnedSlide.id}/restore`);
  expect(restoreResponse.body.entry.data.image).toEqual(newImage);
  expect((await editor.get(`/api/media/${replacedImage.id}/usage`)).body.items).toEqual([]);

  expect((await editor.post(`/api/media/${replacement.id}/replace`, { with: replacedImage.id })).body.documents).toBe(
    3,
  );
  const oldImage = { id: replacedImage.id, alt: 'Old', width: 60, height: 10 };
  expect((await server.anonymous.get(`/api/content/slides/${liveSlide.id}`)).body.data.image).toEqual(oldImage);
});

test('V5 applies a product’s upload rules to images from the library', async () => {
  const jpeg = sharp({
    create: {
      width: 2600,
      height: 2600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const upload = async (bytes: Buffer) => {
    const { payload, headers } = await form(bytes);
    const { status, body } = await editor.post('/api/media', payload, headers);
    expect(status).toBe(201);
    return body.id as string;
  };
  const large = await upload(await jpeg.jpeg({ quality: 95 }).toBuffer());
  const webp = await upload(await halves(61, 40).webp().toBuffer());
  const validId = await upload(await halves(62, 40).jpeg().toBuffer());
  const save = (id: string) => {
    const data = { title: 'Desk', subtitle: '', description: '', image: { id, alt: '' }, bannerBackgroundImage: null };
    return editor.post('/api/content/products', { data });
  };
  const wrongType = 'Only JPEG, JPG, PNG, and GIF images are allowed';
  expect(await save(large)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'image', message: 'Image size should be less than 5MB' }] },
  });
  expect(await save(webp)).toMatchObject({ status: 422, body: { issues: [{ path: 'image', message: wrongType }] } });

  // A crop has the format of the original, although the library stores both as WebP.
  const crop = { x: 0, y: 0, width: 0.5, height: 1 };
  const part = async (id: string) => (await editor.post(`/api/media/${id}/crop`, crop)).body.id as string;
  expect((await save(await part(webp))).status).toBe(422);
  expect((await save(await part(validId))).status).toBe(201);
  expect((await save(validId)).status).toBe(201);
  expect(await editor.post(`/api/media/${validId}/replace`, { with: webp })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'image', message: wrongType }] },
  });
});
