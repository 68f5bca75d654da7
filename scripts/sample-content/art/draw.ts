/** Turns a scene into pixels: its flat colours, the colours its grain is made of, and a map of how dense the grain is. */
import sharp from 'sharp';
import { palette } from './palette.ts';
import type { Scene, Shape } from './shapes.ts';

type Layer = 'flat' | 'deep' | 'density';

const KEPT = 0.8;

/** A PNG of the scene. The same scene gives the same bytes. */
export async function drawScene(scene: Scene): Promise<Buffer> {
  const { width, height } = scene;
  const [flat, deep, density] = await Promise.all([
    pixels(scene, 'flat'),
    pixels(scene, 'deep'),
    pixels(scene, 'density'),
  ]);
  const speckle = width > 800 ? 1 : 0;
  for (let i = 0, p = 0; i < flat.length; i += 3, p += 1) {
    const wanted = density[i] as number;
    if (wanted === 0) continue;
    const mix = grain(p % width, Math.floor(p / width), wanted / 255, speckle);
    for (let c = i; c < i + 3; c += 1) {
      flat[c] = (flat[c] as number) + ((deep[c] as number) - (flat[c] as number)) * mix;
    }
  }
  // Drawn larger than it is kept: the grain turns soft, and soft grain takes half the bytes.
  const kept = width > 800 ? Math.round(width * KEPT) : width;
  return sharp(flat, { raw: { width, height, channels: 3 } })
    .resize(kept)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function svgOf({ width, height, ground, shapes }: Scene, layer: Layer): string {
  const base = layer === 'density' ? '#000' : palette[ground];
  const parts = shapes.map((shape, index) => element(shape, index, layer)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${base}"/>${parts}</svg>`;
}

function element({ path, fill, shade, within }: Shape, index: number, layer: Layer): string {
  const clip = within ? `<clipPath id="c${index}"><path d="${within}"/></clipPath>` : '';
  const gradient = layer === 'density' && shade ? gradientOf(`g${index}`, shade.angle, shade.depth) : '';
  const paint =
    layer === 'flat'
      ? palette[fill]
      : layer === 'deep'
        ? palette[shade?.to ?? fill]
        : shade
          ? `url(#g${index})`
          : '#000';
  const defs = clip || gradient ? `<defs>${clip}${gradient}</defs>` : '';
  return `${defs}<path d="${path}" fill="${paint}" fill-rule="evenodd"${within ? ` clip-path="url(#c${index})"` : ''}/>`;
}

/** Black to grey along the angle, across the shape's own box. */
function gradientOf(id: string, angle: number, depth: number): string {
  const a = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(a) / 2, Math.sin(a) / 2];
  const grey = Math.round(depth * 255);
  return `<linearGradient id="${id}" x1="${0.5 - dx}" y1="${0.5 - dy}" x2="${0.5 + dx}" y2="${0.5 + dy}"><stop offset="0.15" stop-color="#000"/><stop offset="1" stop-color="rgb(${grey},${grey},${grey})"/></linearGradient>`;
}

/** How much of the grain's colour a pixel gets: speckles of 2 to the power of `size` pixels, with soft edges. */
function grain(x: number, y: number, wanted: number, size: number): number {
  const threshold = noise(x >> size, y >> size) * 0.8 + noise(x, y) * 0.2;
  return Math.min(1, Math.max(0, (wanted - threshold) * 2.2 + 0.5 * wanted));
}

/** A number from 0 to 1 that depends on the place alone. */
function noise(x: number, y: number): number {
  let h = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

async function pixels(scene: Scene, layer: Layer): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(scene, layer)))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer();
}
