/** Real images, and hostile files that claim to be images. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const CORAL = { r: 239, g: 106, b: 76 };
export const GREEN = { r: 18, g: 64, b: 47 };

/** An image with a coral left half and a green right half. */
export function halves(width: number, height: number) {
  const pixel = ({ r, g, b }: typeof CORAL) => Buffer.from([r, g, b]);
  const leftHalf = Buffer.alloc(Math.ceil(width / 2) * 3, pixel(CORAL));
  const row = Buffer.concat([leftHalf, Buffer.alloc(width * 3 - leftHalf.length, pixel(GREEN))]);
  return sharp(Buffer.alloc(row.length * height, row), { raw: { width, height, channels: 3 } });
}

/** Grey noise, which no encoder can make small. */
export function noise(width: number, height: number, sigma = 30) {
  const create = { width, height, channels: 3 as const, background: '#000' };
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma } } });
}

/** An animation: a coral frame, then a green frame. */
export async function animation() {
  const frame = (background: typeof CORAL) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame(CORAL), await frame(GREEN)], { join: { animated: true } });
}

/** A PNG of a few kB that would need `width` × `height` bits to decode. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

/** Runs as JavaScript (`GIF89a/*…*\/=1;alert(1)`) and is displayed as a one-pixel image. */
export function gifThatIsAScript(): Buffer {
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  const screen = Buffer.from('0100800000ff0000000000', 'hex');
  return Buffer.concat([Buffer.from('GIF89a/*'), screen, frame, Buffer.from(";*/=1;alert('polyglot')")]);
}

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
export const HTML = '<!doctype html><script>alert(1)</script>';

/** Returns `file` and other parts as a multipart body with its content type. */
export async function form(file: Buffer | string | null, name = 'picture.png', parts: Record<string, string> = {}) {
  const data = new FormData();
  for (const [key, value] of Object.entries(parts)) data.append(key, value);
  if (file !== null) data.append('file', new Blob([new Uint8Array(Buffer.from(file))], { type: 'image/png' }), name);
  const body = new Response(data);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  return { payload: Buffer.from(await body.arrayBuffer()), headers };
}

/** Every file in the media folder, by its relative path. */
export function filesOf(dataDir: string): string[] {
  const entries = readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(dataDir, 'media'), join(entry.parentPath, entry.name)))
    .sort();
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
