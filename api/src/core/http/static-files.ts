/** Serves the files of a folder from memory. A replaced file is read again, so a publish takes effect immediately. */
import { lstatSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType, isCompressible } from 'content-types/pages/mime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type CachedResponse, cachedResponse, sendCached } from './http-cache.ts';

export interface StaticFile extends CachedResponse {
  contentType: string;
  stats: Stats;
}

export interface Folder {
  /** The file at a safe relative path (see `safePath`); null if the path does not exist or is not a file. */
  file(path: string): Promise<StaticFile | null>;
}

const MAX_CACHE_BYTES = 128 * 1024 * 1024;

export function openFolder(root: string): Folder {
  const files = new LRUCache<string, StaticFile>({
    maxSize: MAX_CACHE_BYTES,
    // Adds half for the compressed copies.
    sizeCalculation: ({ body }) => 500 + Math.ceil(body.length * 1.5),
  });

  // Concurrent requests for a file share one read.
  const pendingReads = new Map<string, Promise<StaticFile | null>>();

  return {
    async file(path) {
      const stats = statFile(join(root, path));
      if (!stats) {
        files.delete(path);
        return null;
      }
      const cachedFile = files.get(path);
      if (cachedFile && isSame(stats, cachedFile.stats)) return cachedFile;
      // Identifies the file rather than its name, so that old content is never sent after a publish.
      const key = `${path} ${stats.ino} ${stats.mtimeMs} ${stats.size}`;
      const pendingFile = pendingReads.get(key) ?? readStaticFile(root, path).finally(() => pendingReads.delete(key));
      pendingReads.set(key, pendingFile);
      const file = await pendingFile;
      if (file) files.set(path, file);
      return file;
    },
  };
}

/** Sends a file, or 304 if the client has it. Ignores range requests, because the site's files are small. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  return sendCached(request, reply.type(file.contentType), file, isCompressible(file.contentType));
}

/**
 * Returns a file's stats; null unless it is a regular file, so symbolic links are not followed. Synchronous, because a
 * call takes two microseconds, compared with fifty in a worker thread.
 */
function statFile(path: string): Stats | null {
  try {
    const stats = lstatSync(path);
    return stats.isFile() ? stats : null;
  } catch (error) {
    return nullIfAbsent(error);
  }
}

async function readStaticFile(root: string, path: string): Promise<StaticFile | null> {
  const handle = await open(join(root, path), 'r').catch(nullIfAbsent);
  if (!handle) return null;
  try {
    // Uses the stats of the open file, because its name may now belong to another file.
    const stats = await handle.stat();
    if (!stats.isFile()) return null;
    return { ...cachedResponse(await handle.readFile()), contentType: getMimeType(path), stats };
  } finally {
    await handle.close();
  }
}

function nullIfAbsent(error: unknown): null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return null;
  throw error;
}

function isSame(a: Stats, b: Stats): boolean {
  return a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs;
}
