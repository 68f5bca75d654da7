import { readFile, realpath } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { mediaPath, variantWidths } from 'content-types/media/image-widths';
import { HttpError } from '../../core/http/errors.ts';
import { fetchPublic, type PublicRequest } from '../../core/http/network.ts';
import { storeImage } from '../../core/media/store.ts';
import type { ImportContext, RemoteImage } from './record.ts';

export interface ImageStore {
  /** Puts an image into the media library. A string says why that was not possible. */
  store(image: RemoteImage): Promise<{ id: string; path: string } | string>;
}

const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
/** Total time for failed downloads, after which no more are tried, so that an import does not take days. */
const MAX_FAILED_MS = 5 * 60_000;

/** Images from a copy of `wp-content/uploads` or, without a folder, from the web. */
export function createImageStore(
  { db, env, clock }: ImportContext,
  folder: string | null,
  isAllowed?: PublicRequest['isAllowed'],
): ImageStore {
  const results = new Map<string, { id: string; path: string } | string>();

  let failedMs = 0;

  async function load(image: RemoteImage): Promise<{ id: string; path: string } | string> {
    try {
      const bytes = await readImage(image.url);
      const details = { name: nameOf(image.url), alt: image.alt, userId: null };
      const { id, width } = await storeImage({ db, dataDir: env.dataDir, clock }, bytes, details);
      return { id, path: mediaPath(id, variantWidths(width).at(-1) ?? width, 'webp') };
    } catch (error) {
      // An error with a code, such as a full disk, ends the import.
      if (error instanceof HttpError || (error instanceof Error && !('code' in error))) return error.message;
      throw error;
    }
  }

  async function readImage(url: string): Promise<Buffer> {
    if (url.startsWith('data:')) return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    if (folder !== null) return readFrom(folder, url).catch(rejectFile);
    if (failedMs > MAX_FAILED_MS) throw new Error('Too many downloads failed, so this one wasn’t tried.');
    const startedAt = performance.now();
    return fetchPublic(url, { maxBytes: MAX_IMAGE_BYTES, timeoutMs: TIMEOUT_MS, isAllowed }).catch((error) => {
      failedMs += performance.now() - startedAt;
      throw error;
    });
  }

  return {
    async store(image) {
      const result = results.get(image.url) ?? (await load(image));
      results.set(image.url, result);
      return result;
    },
  };
}

function nameOf(url: string): string {
  const path = url.startsWith('data:') ? '' : (URL.parse(url)?.pathname ?? '');
  return decodeURI(basename(path) || 'image').slice(0, 200);
}

/**
 * Reads the file of `https://old.example/wp-content/uploads/2024/05/team.jpg` from `2024/05/team.jpg` in the folder.
 * Throws an error for a file outside it.
 */
async function readFrom(folder: string, url: string): Promise<Buffer> {
  const [, ...path] = decodeURI(URL.parse(url)?.pathname ?? '').split('/uploads/');
  const root = await realpath(folder);
  const file = await realpath(join(root, ...path));
  if (!file.startsWith(root + sep)) rejectFile();
  return readFile(file);
}

function rejectFile(): never {
  throw new Error('The file isn’t in the folder.');
}
