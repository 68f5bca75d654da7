/** Uploads become clean images in every width and format. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { variantWidths } from 'content-types/media/image-widths';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../src/core/database/schema/content.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { animation, CORAL, filesOf, form, GREEN, gifThatIsAScript, halves } from '../../support/images.ts';

let server: TestServer;
let editor: Client;
beforeAll(async () => {
  server = await startApp();
  editor = await server.logIn('editor');
});
afterAll(() => server.close());

async function upload(file: Buffer, name?: string, parts?: Record<string, string>) {
  const { payload, headers } = await form(file, name, parts);
  return editor.post('/api/media', payload, headers);
}

/** The stored file, decoded. */
function variant(id: string, width: number, format = 'webp') {
  return sharp(join(server.dataDir, 'media', `${id}-${width}.${format}`));
}

async function pixel(picture: Sharp, left: number, top: number) {
  const [r, g, b] = await picture.extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return { r, g, b };
}

function expectColour(colour: { r?: number; g?: number; b?: number }, expectedColour: typeof CORAL, tolerance = 14) {
  for (const channel of ['r', 'g', 'b'] as const) {
    expect(
      Math.abs((colour[channel] ?? -1000) - expectedColour[channel]),
      `${channel} of ${JSON.stringify(colour)}`,
    ).toBeLessThan(tolerance);
  }
}

test.each([
  ['JPEG', () => halves(1000, 500).jpeg()],
  ['progressive JPEG', () => halves(1000, 500).jpeg({ progressive: true })],
  ['PNG', () => halves(1000, 500).png()],
  ['PNG with a palette', () => halves(1000, 500).png({ palette: true })],
  ['PNG of 16 bits', () => halves(1000, 500).toColourspace('rgb16').png()],
  ['JPEG of a phone with wider colours', () => halves(1000, 500).withIccProfile('p3').jpeg()],
  ['GIF', () => halves(1000, 500).gif()],
  ['WebP', () => halves(1000, 500).webp()],
  ['WebP without loss', () => halves(1000, 500).webp({ lossless: true })],
  ['AVIF', () => halves(1000, 500).avif({ effort: 0 })],
])('stores %s in three widths and two formats, whatever its name', async (name, make) => {
  const bytes = await make().toBuffer();
  const { status, body } = await upload(bytes, `${name}.html`);
  expect(status).toBe(201);
  expect(body).toMatchObject({ width: 1000, height: 500, name: `${name}.html`, alt: '' });
  expect(body.url).toBe(`/media/${body.id}-1000.webp`);
  for (const width of variantWidths(1000)) {
    for (const format of ['avif', 'webp']) {
      const { width: w, height: h, mediaType, space } = await variant(body.id, width, format).metadata();
      expect({ w, h, mediaType, space }).toEqual({
        w: width,
        h: width / 2,
        mediaType: `image/${format}`,
        space: 'srgb',
      });
      expectColour(await pixel(variant(body.id, width, format), width / 4, width / 4), CORAL);
      expectColour(await pixel(variant(body.id, width, format), (width * 3) / 4, width / 4), GREEN);
    }
  }
});

test('rotates a sideways photo upright and removes its metadata', async () => {
  const bytes = await halves(600, 300)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Canary of the camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect(bytes.toString('latin1')).toContain('Canary of the camera');
  const { body } = await upload(bytes, 'IMG_0001.JPG');
  expect(body).toMatchObject({ width: 300, height: 600 });
  for (const format of ['avif', 'webp']) {
    const file = variant(body.id, 300, format);
    const { orientation, exif, icc, xmp } = await file.metadata();
    expect({ orientation, exif, icc, xmp }).toEqual({});
    expect((await file.toBuffer()).toString('latin1')).not.toContain('Canary');
    // The image was rotated: its left half is now at the top.
    expectColour(await pixel(variant(body.id, 300, format), 150, 100), CORAL);
    expectColour(await pixel(variant(body.id, 300, format), 150, 500), GREEN);
  }
});

test('converts CMYK to the same colours in RGB', async () => {
  const bytes = await halves(400, 200).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ space: 'cmyk' });
  const { body } = await upload(bytes);
  const file = variant(body.id, 400);
  expect(await file.metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  expectColour(await pixel(variant(body.id, 400), 100, 100), CORAL, 40);
});

test('keeps the greyscale and transparency of images', async () => {
  const grey = await upload(await halves(200, 100).greyscale().png().toBuffer());
  const { r = 0, b = 255 } = await pixel(variant(grey.body.id, 200), 50, 50);
  expect(Math.abs(r - b)).toBeLessThan(4);
  const clear = { create: { width: 200, height: 100, channels: 4 as const, background: { ...CORAL, alpha: 0.5 } } };
  const translucent = await upload(await sharp(clear).png().toBuffer());
  for (const format of ['avif', 'webp']) {
    const alpha = await variant(translucent.body.id, 200, format).extractChannel(3).raw().toBuffer();
    expect(Math.abs((alpha[0] ?? 0) - 128)).toBeLessThan(6);
  }
});

test.each([
  [1, 1],
  [1, 2000],
  [2000, 1],
  [16_000, 3],
])('stores an image of %i × %i pixels', async (width, height) => {
  const { status, body } = await upload(await halves(width, height).png().toBuffer());
  expect(status).toBe(201);
  expect(body).toMatchObject({ width, height });
  const widths = variantWidths(width);
  expect(filesOf(server.dataDir).filter((name) => name.includes(body.id))).toHaveLength(widths.length * 2);
  expect(await variant(body.id, widths.at(-1) ?? 0, 'avif').metadata()).toMatchObject({ width: widths.at(-1) });
});

test.each([
  ['GIF', async () => (await animation()).gif().toBuffer()],
  ['WebP', async () => (await animation()).webp({ lossless: true }).toBuffer()],
])('stores the first frame of an animated %s', async (_name, make) => {
  const bytes = await make();
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 2 });
  const { body } = await upload(bytes);
  expect(body).toMatchObject({ width: 30, height: 20 });
  for (const format of ['avif', 'webp']) {
    const { pages = 1, height } = await variant(body.id, 30, format).metadata();
    expect({ pages, height }).toEqual({ pages: 1, height: 20 });
    expectColour(await pixel(variant(body.id, 30, format), 15, 10), CORAL);
  }
});

test('stores a GIF that is also a script as a plain image', async () => {
  const { status, body } = await upload(gifThatIsAScript(), 'x.js');
  expect(status).toBe(201);
  for (const name of filesOf(server.dataDir).filter((file) => file.includes(body.id))) {
    const bytes = await sharp(join(server.dataDir, 'media', name)).toBuffer();
    expect(bytes.toString('latin1')).not.toMatch(/alert|GIF89a/);
  }
});

test('stores an identical image once, named by its SHA-256 prefix', async () => {
  const bytes = await halves(70, 40).png().toBuffer();
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const initialCount = await server.db.$count(media);
  const responses = await Promise.all([1, 2, 3].map(() => upload(bytes, 'twice.png')));
  expect(responses.map(({ status, body }) => [status, body.id])).toEqual([1, 2, 3].map(() => [201, id]));
  expect(await server.db.$count(media)).toBe(initialCount + 1);
  expect(filesOf(server.dataDir).filter((name) => name.includes(id))).toHaveLength(2);
});

test('a repeated upload only fills in a missing description', async () => {
  const bytes = await halves(71, 40).png().toBuffer();
  expect((await upload(bytes)).body.alt).toBe('');
  expect((await upload(bytes, 'a.png', { alt: '  Two  ' })).body.alt).toBe('Two');
  expect((await upload(bytes, 'a.png', { alt: 'Three' })).body.alt).toBe('Two');
  expect((await upload(bytes, 'a.png', { alt: 'x'.repeat(301) })).body.issues).toEqual([
    { path: 'alt', message: 'The description must be 300 characters or fewer.' },
  ]);
});

test.each([
  ['C:\\Users\\Jo\\team photo.jpg', 'team photo.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['équipe 🎉.png', 'équipe 🎉.png'],
  ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
  ['__proto__', '__proto__'],
  [`${'long'.repeat(100)}.png`, 'long'.repeat(50)],
])('stores the file name %s as plain text', async (givenName, name) => {
  const { status, body } = await upload(await halves(72, 40).png().toBuffer(), givenName);
  expect(status).toBe(201);
  await editor.delete(`/api/media/${body.id}`);
  expect(body.name).toBe(name);
});
