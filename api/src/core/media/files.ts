/**
 * Image files: `DATA_DIR/media/{id}-{width}.{format}`, and `DATA_DIR/media/tmp/` for unfinished ones. A file gets its
 * final name only once it is completely on disk.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { MEDIA_ID } from 'content-types/fields/image';
import { VARIANT_FORMATS, type VariantFormat, variantWidths } from 'content-types/media/image-widths';
import { syncPath } from '../lib/files.ts';
import type { Variant } from './encode.ts';

interface VariantName {
  id: string;
  width: number;
  format: VariantFormat;
}

const NAME_PATTERN = /^(?<id>[0-9a-f]{32})-(?<width>[1-9]\d{0,4})\.(?<format>avif|webp)$/;

/** Parses a file name from an address. Null unless it is in canonical form, so that the result is safe as a path. */
export function readVariantName(name: string): VariantName | null {
  const { id, width, format } = NAME_PATTERN.exec(name)?.groups ?? {};
  return id && width && format ? { id, width: Number(width), format: format as VariantFormat } : null;
}

export function variantName({ id, width, format }: VariantName): string {
  return `${id}-${width}.${format}`;
}

export function variantPath(dataDir: string, name: VariantName): string {
  return join(dataDir, 'media', variantName(name));
}

/** Returns a path for a temporary file. The next start of the server removes the file if it still exists. */
export async function temporaryPath(dataDir: string): Promise<string> {
  return join(await temporaryFolder(dataDir), `${randomBytes(16).toString('hex')}.part`);
}

/** Writes the variants so that they survive a power cut once the function has returned. Replaces existing files. */
export async function writeVariants(dataDir: string, id: string, variants: readonly Variant[]) {
  for (const { width, format, bytes } of variants) {
    await writeWhole(dataDir, variantPath(dataDir, { id, width, format }), bytes);
  }
  await syncPath(join(dataDir, 'media'));
}

/** The variants of an image from a folder; null if one is missing. */
export async function readVariants(folder: string, image: ImageSize): Promise<Variant[] | null> {
  const variants = variantsOf(image).map(async (name) => ({
    ...name,
    bytes: await readFile(join(folder, variantName(name))),
  }));
  return Promise.all(variants).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

type ImageSize = Pick<VariantName, 'id' | 'width'>;

/** The number of these images that lack a file. */
export async function countLost(dataDir: string, images: readonly ImageSize[]): Promise<number> {
  const files = new Set(await readdir(join(dataDir, 'media')).catch(() => []));
  return images.filter((image) => !variantsOf(image).every((name) => files.has(variantName(name)))).length;
}

export function variantsOf({ id, width }: ImageSize): VariantName[] {
  return variantWidths(width).flatMap((width) => VARIANT_FORMATS.map((format) => ({ id, width, format })));
}

type IsKnown = (id: string) => boolean;

/**
 * Runs `task`, which changes the files and the row of an image. Then removes files without a row, even after a failure.
 * If the process crashes, the next process cleans up using a note on disk.
 */
export async function withNote<Result>(
  dataDir: string,
  id: string,
  isKnown: IsKnown,
  task: () => Promise<Result>,
): Promise<Result> {
  const notePath = join(await temporaryFolder(dataDir), id);
  await writeFile(notePath, '');
  try {
    return await task();
  } finally {
    await resolveNote(dataDir, notePath, isKnown);
  }
}

/**
 * Removes leftovers of a crashed process: temporary files, and the files of an image that a note names and that has no
 * row. All other images stay, even with the wrong database.
 */
export async function sweep(dataDir: string, isKnown: IsKnown) {
  const folder = await temporaryFolder(dataDir);
  for (const name of await readdir(folder)) {
    if (MEDIA_ID.test(name)) await resolveNote(dataDir, join(folder, name), isKnown);
    else await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Removes an image's files if it has no row, then the note. The name of a note is the id of its image. */
async function resolveNote(dataDir: string, notePath: string, isKnown: IsKnown) {
  const id = basename(notePath);
  if (!isKnown(id)) await removeVariants(dataDir, id);
  await rm(notePath, { force: true });
}

/** Removes all files of the image, including widths of earlier versions. */
async function removeVariants(dataDir: string, id: string) {
  const folder = join(dataDir, 'media');
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${id}-`));
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

async function temporaryFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'media', 'tmp');
  if (await mkdir(folder, { recursive: true })) await syncPath(dataDir);
  return folder;
}

async function writeWhole(dataDir: string, path: string, bytes: Buffer) {
  const temporary = await temporaryPath(dataDir);
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
