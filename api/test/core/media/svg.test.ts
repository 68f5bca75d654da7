/** SVG logos, which are stored and served as raster images. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { HANG_MS } from '../../support/hang.ts';
import { filesOf, form, SVG } from '../../support/images.ts';
import { addImage, sampleOf } from '../../support/samples.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const LOGO = `<?xml version="1.0"?><!-- drawn --><svg ${XMLNS} viewBox="0 0 200 50"><defs><linearGradient id="g"/></defs><rect width="100" height="50" fill="#143059"/><rect x="100" width="100" height="50" style="fill:url(#g)"/></svg>`;

let server: TestServer;
let editor: Client;
beforeAll(async () => {
  server = await startApp();
  editor = await server.logIn('editor');
});
afterAll(() => server.close());

async function upload(file: string) {
  const { payload, headers } = await form(file, 'logo.svg');
  return editor.post('/api/media', payload, headers);
}

test('stores a logo as a raster image, which the brand accepts', async () => {
  const { status, body } = await upload(LOGO);
  expect({ status, body }).toMatchObject({ status: 201, body: { width: 1200, height: 300 } });
  const files = filesOf(server.dataDir);
  expect(files.filter((file) => !/\.(avif|webp)$/.test(file))).toEqual([]);
  for (const file of files) {
    const bytes = readFileSync(join(server.dataDir, 'media', file));
    expect(bytes.includes('<svg')).toBe(false);
    expect((await sharp(bytes).metadata()).format).not.toBe('svg');
  }
  const data = { ...initialData(contentTypes.theme.fields), logo: { id: body.id, alt: '' } };
  expect((await editor.put('/api/content/theme', { data, version: 0 })).status).toBe(200);
});

test('V5 products accept no SVG', async () => {
  const { body } = await upload(LOGO);
  const data = { ...sampleOf(contentTypes.product), image: { id: body.id, alt: '' } };
  expect(await editor.post('/api/content/products', { data, publish: false })).toMatchObject({
    status: 422,
    body: { message: 'Only JPEG, JPG, PNG, and GIF images are allowed' },
  });
});

test('C2 the legacy API accepts a logo as an SVG data URL', async () => {
  addImage(server.db);
  const header = await editor.put('/api/content/header', { data: sampleOf(contentTypes.header), version: 0 });
  expect(header.status, JSON.stringify(header.body)).toBe(200);
  const logo = `data:image/svg+xml;base64,${Buffer.from(LOGO).toString('base64')}`;
  const { status, body } = await editor.put('/api/headers/update/header', { logo });
  expect({ status, logo: body.logo }).toEqual({ status: 200, logo: expect.stringMatching(/^\/media\/.+\.webp$/) });
});

test.each([
  ['a script', SVG],
  ['a link', `<svg ${XMLNS}><a xlink:href="https://example.com"><path d="M0 0h9v9z"/></a></svg>`],
  ['a file on the server', `<svg ${XMLNS}><image width="9" height="9" xlink:href="file:///etc/passwd"/></svg>`],
  ['an address without quotes', `<svg ${XMLNS}><image href=//example.com/x.png /></svg>`],
  ['an escaped address', `<svg ${XMLNS}><image href="&#104;ttp://example.com"/></svg>`],
  ['a style from elsewhere', `<svg ${XMLNS}><style>@import "https://example.com/a.css"</style></svg>`],
  ['a fill from elsewhere', `<svg ${XMLNS}><rect fill="url( 'https://example.com/a.svg#b')"/></svg>`],
  ['an event handler', LOGO.replace('<rect', '<rect onclick="alert(1)"')],
  ['an encoding that hides markup', LOGO.replace('?>', ' encoding="UTF-7"?>')],
  ['embedded HTML', `<svg ${XMLNS}><foreignObject><p>Hello</p></foreignObject></svg>`],
])('responds 422 to an SVG with %s', async (_, svg) => {
  expect((await upload(svg)).status).toBe(422);
});

test('responds 422 to an SVG that is invalid or slow', async () => {
  const stroke = '<path d="M0 0L100 90L3 99L90 2z" stroke-width="40" stroke="red" stroke-dasharray=".01"/>';
  const slowSvg = `<svg ${XMLNS} width="100" height="100">${stroke.repeat(1_800)}</svg>`;
  for (const svg of [`<svg ${XMLNS}><rect`, `<svg ${XMLNS} width="1000000" height="1000000"/>`, slowSvg]) {
    const startedAt = performance.now();
    expect((await upload(svg)).status).toBe(422);
    expect(performance.now() - startedAt).toBeLessThan(HANG_MS);
  }
});

test('responds 415 to an SVG that declares entities', async () => {
  const svg = `<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg ${XMLNS}><text>&a;</text></svg>`;
  expect((await upload(svg)).status).toBe(415);
});

test('responds 413 to an SVG that is too large', async () => {
  expect((await upload(LOGO + ' '.repeat(200_000))).status).toBe(413);
});
