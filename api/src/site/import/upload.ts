/** The file that an administrator has uploaded to import. Only the latest is kept, for up to an hour. */
import { rm, writeFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../core/app.ts';
import { HttpError } from '../../core/http/errors.ts';
import { saveFilePart } from '../../core/http/file-part.ts';
import { HOUR_MS } from '../../core/lib/dates.ts';
import { newId } from '../../core/lib/ids.ts';
import { temporaryPath } from '../../core/media/files.ts';
import { MAX_FILE_BYTES, TOO_LARGE } from './open.ts';

interface UploadedFile {
  id: string;
  path: string;
  name: string;
}

const UPLOAD_LIMITS = { what: 'file', maxBytes: MAX_FILE_BYTES, tooLarge: TOO_LARGE };

export function keepUploads(app: App) {
  let latestUpload: UploadedFile | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function remove(): Promise<void> {
    clearTimeout(timer);
    const previousUpload = latestUpload;
    latestUpload = null;
    if (previousUpload) await rm(previousUpload.path, { force: true });
  }
  app.addHook('onClose', remove);

  async function replace(path: string, name: string): Promise<UploadedFile> {
    await remove();
    latestUpload = { id: newId(), path, name };
    timer = setTimeout(() => void remove(), HOUR_MS).unref();
    return latestUpload;
  }

  return {
    remove,

    /** Stores a text like an uploaded file. */
    async keep(name: string, text: string): Promise<UploadedFile> {
      const path = await temporaryPath(app.env.dataDir);
      await writeFile(path, text, { mode: 0o600 });
      return replace(path, name);
    },

    /** Receives the part `file`, which replaces an earlier upload. Throws 400, 413 and 415. */
    async receive(request: FastifyRequest): Promise<UploadedFile> {
      const path = await temporaryPath(app.env.dataDir);
      try {
        const { name } = await saveFilePart(request, path, UPLOAD_LIMITS);
        return await replace(path, (name || 'file').slice(0, 200));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    /** Returns the upload. Throws 404 if it has been removed. */
    require(id: string): UploadedFile {
      if (latestUpload?.id !== id) throw new HttpError(404, 'This file has been removed. Upload it again.');
      return latestUpload;
    },
  };
}
