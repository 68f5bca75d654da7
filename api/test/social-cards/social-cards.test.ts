import { contentTypes } from 'content-types';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardSvg, drawCard } from '../../src/social-cards/draw.ts';
import { breakLines, drawable, textWidth } from '../../src/social-cards/text-outlines.ts';
import { type Client, startApp, type TestServer } from '../support/app.ts';
import { addPicture, sampleOf } from '../support/samples.ts';

let server: TestServer;
let admin: Client;
beforeEach(async () => {
  server = await startApp();
  addPicture(server.db);
  admin = await server.logIn();
});
afterEach(() => server.close());

async function addJob(title: string, more = {}): Promise<string> {
  const { body } = await admin.post('/api/content/jobs', { data: { ...sampleOf(contentTypes.job), title }, ...more });
  return body.entry.id;
}
const picture = (path: string, headers = {}) => server.app.inject({ url: `/api/social/${path}.png`, headers });

describe('the image of a shared link', () => {
  test('is a PNG of the size that social networks expect, with another ETag for another title', async () => {
    const [welder, painter] = [await addJob('Welder'), await addJob('Painter')];
    const answer = await picture(`jobs/${welder}`);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(answer.rawPayload.length).toBeLessThan(60_000);
    expect((await picture(`jobs/${painter}`)).rawPayload.equals(answer.rawPayload)).toBe(false);
    const again = await picture(`jobs/${welder}`, { 'if-none-match': answer.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is found without its ending too, as pages built earlier name it', async () => {
    const id = await addJob('Welder');
    const old = await server.app.inject(`/api/social/jobs/${id}?v=1`);
    expect([old.statusCode, old.headers['content-type']]).toEqual([200, 'image/png']);
    expect(old.rawPayload.equals((await picture(`jobs/${id}`)).rawPayload)).toBe(true);
    expect((await server.app.inject('/api/social/jobs/zzzzzzzzzzzz')).statusCode).toBe(404);
  });

  test('exists for an article too', async () => {
    const { body } = await admin.post('/api/content/blog', { data: sampleOf(contentTypes.blog) });
    expect((await picture(`blog/${body.entry.id}`)).statusCode).toBe(200);
    expect((await picture(`jobs/${body.entry.id}`)).statusCode).toBe(404);
  });

  test('does not exist for a draft or an unknown entry', async () => {
    const draft = await addJob('Secret', { publish: false });
    for (const id of [draft, 'zzzzzzzzzzzz', '..%2f..']) expect((await picture(`jobs/${id}`)).statusCode).toBe(404);
  });

  test('shows what is published, not what is being written', async () => {
    const id = await addJob('Welder');
    const before = await picture(`jobs/${id}`);
    await admin.put(`/api/content/jobs/${id}`, {
      data: { ...sampleOf(contentTypes.job), title: 'Painter' },
      version: 1,
      publish: false,
    });
    expect((await picture(`jobs/${id}`)).headers.etag).toBe(before.headers.etag);
  });
});

describe('text as outlines', () => {
  const card = { title: 'Welder', lines: ['Leeds'], company: 'Orrin & Vale' };

  test('uses no font of the machine, and none of it can become markup', async () => {
    const svg = cardSvg({ ...card, title: '</svg><image href="file:///etc/passwd"/>&<' });
    expect(svg).not.toMatch(/<text|<image|href/);
    await sharp(Buffer.from(svg)).metadata();
  });

  test('the same card gives the same bytes', async () => {
    expect((await drawCard(card)).equals(await drawCard(card))).toBe(true);
  });

  test.each([
    ['Łódź Café  “Zoë”', 'Łódź Café “Zoë”'],
    ['Nurse 👩‍💻 now', 'Nurse now'],
    ['وظيفة', ''],
  ])('%j is shown as %j', (text, shown) => expect(drawable(text)).toBe(shown));

  test('truncates long words and many words', () => {
    const options = { size: 62, width: 800, most: 3 };
    for (const text of ['Head of '.repeat(60).trim(), 'Donaudampfschifffahrt'.repeat(9)]) {
      const lines = breakLines(text, options);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.at(-1)).toMatch(/…$/);
      for (const line of lines) expect(textWidth(line, 62)).toBeLessThanOrEqual(800);
    }
    expect(breakLines('', options)).toEqual(['']);
  });

  test('a card without text is still a card', async () => {
    expect((await sharp(await drawCard({ title: '👩‍💻', lines: [], company: '' })).metadata()).width).toBe(1200);
  });
});
