/** The file that an administrator has uploaded to import. Only the latest is kept, for up to an hour. */
import { open, rm, writeFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../core/app.ts';
import { HttpError } from '../../core/http/errors.ts';
import { HOUR_MS } from '../../core/lib/dates.ts';
import { newId } from '../../core/lib/ids.ts';
import { temporaryPath } from '../../core/media/files.ts';
import { MAX_FILE_BYTES, TOO_LARGE } from './open.ts';

interface Uploaded {
  id: string;
  path: string;
  name: string;
}

const PARTS = {
  limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  throwFileSizeLimit: false,
};

export type Uploads = ReturnType<typeof keepUploads>;

export function keepUploads(app: App) {
  let latest: Uploaded | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function remove(): Promise<void> {
    clearTimeout(timer);
    const old = latest;
    latest = null;
    if (old) await rm(old.path, { force: true });
  }
  app.addHook('onClose', remove);

  async function replace(path: string, name: string): Promise<Uploaded> {
    await remove();
    latest = { id: newId(), path, name };
    timer = setTimeout(() => void remove(), HOUR_MS).unref();
    return latest;
  }

  return {
    remove,

    /** Keeps a text as if it had been uploaded. */
    async keep(name: string, text: string): Promise<Uploaded> {
      const path = await temporaryPath(app.env.dataDir);
      await writeFile(path, text, { mode: 0o600 });
      return replace(path, name);
    },

    /** Receives the part `file`, which replaces an earlier upload. Throws 400, 413 and 415. */
    async receive(request: FastifyRequest): Promise<Uploaded> {
      if (!request.isMultipart()) throw new HttpError(415, 'Send the file as multipart/form-data.');
      const path = await temporaryPath(app.env.dataDir);
      try {
        return await replace(path, await save(request, path));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    /** Throws 404 if it has been removed. */
    require(id: string): Uploaded {
      if (latest?.id !== id) throw new HttpError(404, 'This file has been removed. Upload it again.');
      return latest;
    },
  };
}

async function save(request: FastifyRequest, path: string): Promise<string> {
  let name: string | null = null;
  let isCut = false;
  try {
    for await (const part of request.parts(PARTS)) {
      if (part.type !== 'file') continue;
      await using target = await open(path, 'wx', 0o600);
      for await (const chunk of part.file) await target.appendFile(chunk);
      name = part.filename || 'file';
      isCut = part.file.truncated;
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new HttpError(400, 'The upload was cut off. Please try again.');
  }
  if (name === null) throw new HttpError(400, 'Send the file in the “file” part.');
  if (isCut) throw new HttpError(413, TOO_LARGE);
  return name.slice(0, 200);
}
