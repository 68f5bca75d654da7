/** Run by `svg.ts`: reads an SVG from standard input and writes it to standard output as a PNG. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Pixels of the longer side: enough for a logo on any screen. */
const SIZE = 1200;
/** Pixels per inch at which an SVG has its nominal size. */
const NATURAL_DENSITY = 72;

// Bytes instead of a path, because a drawing without a path cannot refer to other files.
const svg = readFileSync(0);
const { width, height } = await sharp(svg).metadata();
const density = Math.min(7_200, Math.max(1, (NATURAL_DENSITY * SIZE) / Math.max(width, height)));
const drawing = sharp(svg, { density, limitInputPixels: 4 * SIZE * SIZE });
process.stdout.write(await drawing.resize({ width: SIZE, height: SIZE, fit: 'inside' }).png().toBuffer());
