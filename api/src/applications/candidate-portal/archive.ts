/** Zip files of data and resumes, written while they are sent, so that the resumes need not fit into memory. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { resumes } from '../../database/schema/applications.ts';
import type { App } from '../../lib/app.ts';
import { attachment } from '../../lib/content-disposition.ts';

export interface ArchiveFile {
  name: string;
  input: string | Readable;
}

export function sendArchive(reply: FastifyReply, fileName: string, files: readonly ArchiveFile[], now: number) {
  const lastModified = new Date(now);
  const zip = makeZip(files.map((file) => ({ ...file, lastModified })));
  reply.type('application/zip').header('content-disposition', attachment(fileName));
  return reply.send(Readable.fromWeb(zip as ReadableStream));
}

export function jsonFile(name: string, data: unknown): ArchiveFile {
  return { name, input: `${JSON.stringify(data, null, 2)}\n` };
}

/** The resume of an application under a name that is safe in any folder; none when there is none. */
export function resumeFiles(app: App, { id, reference }: { id: string; reference: string }): ArchiveFile[] {
  const rows = app.db.select().from(resumes).where(eq(resumes.applicationId, id)).all();
  return rows.map((resume) => ({
    name: `${reference}-resume.${resume.kind}`,
    input: createReadStream(join(app.resumeFolder, resume.id)),
  }));
}
