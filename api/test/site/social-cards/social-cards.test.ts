import { contentTypes } from 'content-types';
import { drawingColours, STANDARD_THEME } from 'content-types/brand/theme';
import { initialData } from 'content-types/fields/field';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { writeVariants } from '../../../src/core/media/files.ts';
import { drawCard, renderCardSvg } from '../../../src/site/social-cards/draw.ts';
import { breakLines, measureTextWidth, toDrawableText } from '../../../src/site/social-cards/text-outlines.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { addImage, IMAGE, sampleOf } from '../../support/samples.ts';
import { share } from '../../support/share.ts';

let server: TestServer;
let admin: Client;
const restart = share(
  async () => {
    server = await startApp();
    addImage(server.db);
    admin = await server.logIn();
  },
  () => server.close(),
);

async function addJob(title: string, options = {}): Promise<string> {
  const { body } = await admin.post('/api/content/jobs', {
    data: { ...sampleOf(contentTypes.job), title },
    ...options,
  });
  return body.entry.id;
}
const picture = (path: string, headers = {}) => server.app.inject({ url: `/api/social/${path}.png`, headers });

describe('the image of a shared link', () => {
  test('is a 1200 × 630 PNG', async () => {
    const [welder, painter] = [await addJob('Welder'), await addJob('Painter')];
    const response = await picture(`jobs/${welder}`);
    expect(response.headers['content-type']).toBe('image/png');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(response.rawPayload.length).toBeLessThan(60_000);
    expect((await picture(`jobs/${painter}`)).rawPayload.equals(response.rawPayload)).toBe(false);
    const cachedImage = await picture(`jobs/${welder}`, { 'if-none-match': response.headers.etag });
    expect([cachedImage.statusCode, cachedImage.body]).toEqual([304, '']);
  });

  test('is generated for articles', async () => {
    const { body } = await admin.post('/api/content/blog', { data: sampleOf(contentTypes.blog) });
    expect((await picture(`blog/${body.entry.id}`)).statusCode).toBe(200);
    expect((await picture(`jobs/${body.entry.id}`)).statusCode).toBe(404);
  });

  test('is a JPEG of at most 1,200 pixels for a photo', async () => {
    const { id } = IMAGE;
    const webp = await sharp({ create: { width: 1200, height: 800, channels: 4, background: '#ff000000' } })
      .webp()
      .toBuffer();
    await writeVariants(server.app.env.dataDir, id, [{ width: 1200, format: 'webp', bytes: webp }]);
    const response = await server.app.inject(`/api/social/photos/${id}.jpg`);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
    for (const unknownId of ['f'.repeat(32), '..%2f..'])
      expect((await server.app.inject(`/api/social/photos/${unknownId}.jpg`)).statusCode).toBe(404);
  });

  test('returns 404 for drafts and unknown entries', async () => {
    const draft = await addJob('Secret', { publish: false });
    for (const id of [draft, 'zzzzzzzzzzzz', '..%2f..']) expect((await picture(`jobs/${id}`)).statusCode).toBe(404);
  });

  test('shows published data, not drafts', async () => {
    const id = await addJob('Welder');
    const originalCard = await picture(`jobs/${id}`);
    await admin.put(`/api/content/jobs/${id}`, {
      data: { ...sampleOf(contentTypes.job), title: 'Painter' },
      version: 1,
      publish: false,
    });
    expect((await picture(`jobs/${id}`)).headers.etag).toBe(originalCard.headers.etag);
  });
});

describe('the brand', () => {
  const navy = { ...initialData(contentTypes.theme.fields), accent: '#0b7285', deep: '#143059', paper: '#ffffff' };
  const publish = (data: object) => admin.put('/api/content/theme', { data, version: 0 });
  async function pixel(png: Buffer, x: number, y: number) {
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const offset = (y * info.width + x) * info.channels;
    return `#${data.subarray(offset, offset + 3).toString('hex')}`;
  }

  test('colours social cards and the touch icon', async () => {
    const id = await addJob('Welder');
    const initialImage = await picture(`jobs/${id}`);
    expect([await pixel(initialImage.rawPayload, 5, 5), (await publish(navy)).status]).toEqual(['#f6f1e7', 200]);
    const newImage = await picture(`jobs/${id}`);
    expect([await pixel(newImage.rawPayload, 5, 5), await pixel(newImage.rawPayload, 1150, 100)]).toEqual([
      '#ffffff',
      '#0b7285',
    ]);
    const icon = (await picture('icon')).rawPayload;
    expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
    expect([await pixel(icon, 2, 2), await pixel(icon, 40, 90), await pixel(icon, 140, 90)]).toEqual([
      '#ffffff',
      '#143059',
      '#0b7285',
    ]);
  });

  test('names the nearest readable colour when rejecting a pale colour', async () => {
    await restart();
    const pale = { ...navy, accent: '#9be8e0' };
    const response = await publish(pale);
    const [issue] = response.body.issues;
    expect([response.status, issue.path]).toEqual([422, 'accent']);
    const [, nearest] = /The nearest colour that works is (#[0-9a-f]{6})\.$/.exec(issue.message) ?? [];
    const draft = { data: pale, publish: false, version: 0 };
    expect((await admin.put('/api/content/theme', draft)).status).toBe(200);
    const correctedTheme = { data: { ...pale, accent: nearest }, version: 1 };
    expect((await admin.put('/api/content/theme', correctedTheme)).status).toBe(200);
  });

  test.each(['red', '#12345', '#1234567', 'url(//x)', '#12345g;}', ''])('rejects the colour %j', async (accent) => {
    const { version } = (await admin.get('/api/content/theme?drafts=true')).body;
    const response = await admin.put('/api/content/theme', { data: { ...navy, accent }, publish: false, version });
    expect([response.status, response.body.issues[0].path]).toEqual([422, 'accent']);
  });
});

describe('text as outlines', () => {
  const colours = drawingColours(STANDARD_THEME);
  const { motif } = STANDARD_THEME;
  const card = { title: 'Welder', lines: ['Leeds'], company: 'Orrin & Vale', colours, motif };

  test('cannot become markup or use the machine’s fonts', async () => {
    const svg = renderCardSvg({ ...card, title: '</svg><image href="file:///etc/passwd"/>&<' });
    expect(svg).not.toMatch(/<text|<image|href/);
    await sharp(Buffer.from(svg)).metadata();
  });

  test('the same card is byte-identical', async () => {
    expect((await drawCard(card)).equals(await drawCard(card))).toBe(true);
  });

  test.each([
    ['Łódź Café  “Zoë”', 'Łódź Café “Zoë”'],
    ['Nurse 👩‍💻 now', 'Nurse now'],
    ['وظيفة', ''],
  ])('%j is shown as %j', (text, expectedText) => expect(toDrawableText(text)).toBe(expectedText));

  test('truncates long words and long titles', () => {
    const options = { size: 62, width: 800, maxLines: 3 };
    for (const text of ['Head of '.repeat(60).trim(), 'Donaudampfschifffahrt'.repeat(9)]) {
      const lines = breakLines(text, options);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.at(-1)).toMatch(/…$/);
      for (const line of lines) expect(measureTextWidth(line, 62)).toBeLessThanOrEqual(800);
    }
    expect(breakLines('', options)).toEqual(['']);
  });

  test('draws a card without text', async () => {
    expect((await sharp(await drawCard({ ...card, title: '👩‍💻', lines: [], company: '' })).metadata()).width).toBe(
      1200,
    );
  });
});
