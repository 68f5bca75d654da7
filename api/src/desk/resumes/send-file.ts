/** Sends files of the resume store, always as an inert download. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf, MAIL_FILE_TYPES, type MailFileKind } from 'content-types/resumes/mail-file';
import type { FastifyReply } from 'fastify';
import type { App } from '../../core/app.ts';
import { eq } from '../../core/database/drizzle.ts';
import { resumes } from '../../core/database/schema/applications.ts';
import { HttpError } from '../../core/http/errors.ts';
import { toContentDisposition } from '../../core/http/http.ts';

interface StoredFile {
  id: string;
  name: string;
  kind: MailFileKind;
  bytes: number;
}

/** The CV of an application, and its path. Throws 404. */
export async function requireResume(app: App, applicationId: string) {
  const resume = app.db.select().from(resumes).where(eq(resumes.applicationId, applicationId)).get();
  if (!resume) throw new HttpError(404, 'This CV doesn’t exist.');
  return { resume, path: await requireFile(app, applicationId, resume) };
}

/** The path of a file in the resume store. Throws 404 if it is missing or has the wrong size. */
export async function requireFile(app: App, submissionId: string, { id, bytes }: StoredFile): Promise<string> {
  const path = join(app.resumeFolder, id);
  const file = await stat(path).catch(() => null);
  if (file?.size === bytes) return path;
  app.log.error({ submission: submissionId }, 'a CV is missing from its folder or has the wrong size');
  throw new HttpError(404, 'This CV is missing. Please ask an administrator to restore it from a backup.');
}

export function sendFile(reply: FastifyReply, file: StoredFile, path: string) {
  reply
    .type(MAIL_FILE_TYPES[file.kind])
    .header('content-length', file.bytes)
    .header('content-disposition', toContentDisposition(fileNameOf(file)))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin');
  return reply.send(createReadStream(path));
}
