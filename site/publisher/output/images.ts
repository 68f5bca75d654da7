/** The images that pages show, copied from the API so that the folder is complete without it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requestApi } from '../content/feed.ts';
import { writeFile } from './files.ts';

const REQUEST_TIMEOUT_MS = 10_000;

/** The address of every image on the page, once. */
export function findImages(html: Uint8Array): string[] {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const imagePaths = new Set<string>();
  for (
    let imageOffset = bytes.indexOf(START);
    imageOffset >= 0;
    imageOffset = bytes.indexOf(START, imageOffset + START.length)
  ) {
    const [image] = IMAGE.exec(bytes.toString('latin1', imageOffset, imageOffset + MAX_ADDRESS_LENGTH)) ?? [];
    if (image) imagePaths.add(image);
  }
  return [...imagePaths];
}

const START = '/media/';
const IMAGE = /^\/media\/[0-9a-f]{32}-\d+\.(?:avif|webp)/;
const MAX_ADDRESS_LENGTH = 64;

export interface ImageFetcher {
  /**
   * Copies missing images into the folder. Skips images that the library does not have, because a page without an image is
   * better than no page. Throws when the API cannot be reached or responds with an error.
   */
  bring(folder: string, paths: readonly string[]): Promise<void>;
  /** Forgets which files exist. Must be called when files are removed. */
  forget(): void;
}

export function createImageFetcher(api: string): ImageFetcher {
  const fetchedFiles = new Set<string>();

  async function ensureImage(folder: string, path: string): Promise<void> {
    const file = join(folder, path);
    if (fetchedFiles.has(file)) return;
    if (!existsSync(file)) {
      const response = await requestApi(new URL(path, api), REQUEST_TIMEOUT_MS);
      if (response.status === 404) return;
      if (!response.ok) throw new Error(`${path} responded with status ${response.status}.`);
      writeFile(folder, path, await response.bytes());
    }
    fetchedFiles.add(file);
  }

  return {
    async bring(folder, paths) {
      for (const path of paths) await ensureImage(folder, path);
    },
    forget: () => fetchedFiles.clear(),
  };
}

export interface ImageUses {
  /** Updates the counts. Must be called when the images on a page change. */
  replace(previousImages: readonly string[], now: readonly string[]): void;
  /** The images that pages have stopped showing since the last call. */
  takeUnused(): string[];
}

export function countImageUses(pages: Iterable<{ images: readonly string[] }>): ImageUses {
  const uses = new Map<string, number>();
  /** Images counted since the last call of `takeUnused`, and whether they were in use then. */
  const changedImages = new Map<string, boolean>();

  const isUsed = (image: string) => (uses.get(image) ?? 0) > 0;

  function count(image: string, change: 1 | -1): void {
    if (!changedImages.has(image)) changedImages.set(image, isUsed(image));
    uses.set(image, (uses.get(image) ?? 0) + change);
  }

  for (const { images } of pages) for (const image of images) count(image, 1);
  changedImages.clear();

  return {
    replace(previousImages, now) {
      for (const image of now) count(image, 1);
      for (const image of previousImages) count(image, -1);
    },
    takeUnused() {
      const unusedImages = [...changedImages].filter(([image, was]) => was && !isUsed(image)).map(([image]) => image);
      changedImages.clear();
      return unusedImages;
    },
  };
}
