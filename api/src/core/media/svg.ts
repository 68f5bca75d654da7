/** SVG uploads, which are stored as raster images. The SVG itself is neither stored nor served. */
// biome-ignore lint/plugin: draws an SVG with fixed arguments.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { HttpError } from '../http/errors.ts';
import { readHead, type Source } from './decode.ts';

/** Bytes at a file's start in which its first element must begin. */
const HEAD_BYTES = 2_000;
const MAX_SVG_BYTES = 200_000;
const MAX_PNG_BYTES = 10_000_000;
const TIMEOUT_MS = 5_000;
const DRAW = fileURLToPath(new URL('draw-svg.ts', import.meta.url));

/** Matches markup that could run code or refer to a resource outside the file. References within the file begin with `#`. */
const FORBIDDEN =
  /<!ENTITY|<\?xml-stylesheet|\son\w+\s*=|@import|<(?:\w+:)?(?:script|foreignObject)\b|\b(?:href|src)\s*=\s*(?!["']#)|url\(\s*(?!["']?#|&quot;#)/i;

/** Matches XML declarations with an encoding that could hide such markup. */
const UNSAFE_ENCODING_PATTERN =
  /^\uFEFF?<\?xml[^>]{0,100}\bencoding(?!\s{0,9}=\s{0,9}["'](?:utf-8|us-ascii|iso-8859-1)["'])/i;

const run = promisify(execFile);
const oneAtATime = pLimit(1);

/**
 * Renders an SVG as a PNG; null if the file is not an SVG. Throws 413 if it is too large, and 422 if it contains
 * scripts or external references, or cannot be drawn.
 */
export async function rasteriseSvg(source: Source): Promise<Buffer | null> {
  if (!(await isSvgFile(source))) return null;
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const svgSource = bytes.toString('utf8');
  if (bytes.length > MAX_SVG_BYTES) throw new HttpError(413, 'SVG files must be under 200 kB.');
  if (FORBIDDEN.test(svgSource) || UNSAFE_ENCODING_PATTERN.test(svgSource)) {
    throw new HttpError(422, 'This SVG contains scripts, links or other files. Export it as a plain SVG or as a PNG.');
  }
  // Draws in a separate process without our environment variables, killed if the drawing takes too long.
  const options = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_PNG_BYTES, env: {} } as const;
  const drawPromise = oneAtATime(() => {
    const rendering = run(process.execPath, [DRAW], { ...options, encoding: 'buffer' });
    rendering.child.stdin?.on('error', () => undefined).end(bytes);
    return rendering;
  });
  const { stdout } = await drawPromise.catch(() => {
    throw new HttpError(422, 'This SVG couldn’t be converted. Export it as a PNG instead.');
  });
  return stdout;
}

export async function isSvgFile(source: Source): Promise<boolean> {
  return isSvg((await readHead(source, HEAD_BYTES)).toString('utf8'));
}

/** Whether the first element, after any declaration, comments and document type, is `svg`. */
function isSvg(start: string): boolean {
  const afterBom = start.replace(/^\uFEFF/, '').trimStart();
  if (/^<svg\b/i.test(afterBom)) return true;
  const end = afterBom.startsWith('<!--') ? '-->' : /^<[?!]/.test(afterBom) ? '>' : null;
  const endIndex = end === null ? -1 : afterBom.indexOf(end, 4);
  return end !== null && endIndex >= 0 && isSvg(afterBom.slice(endIndex + end.length));
}
