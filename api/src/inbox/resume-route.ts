import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { ResumeKind } from '../applications/resumes/verdict.ts';
import { authorOf, RECRUITERS } from '../auth/access.ts';
import { audit } from '../auth/audit.ts';
import { resumes } from '../database/schema/applications.ts';
import { untilWritable } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { attachment } from '../lib/http.ts';
import { idParams } from '../lib/schemas.ts';

const CONTENT_TYPES: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A resume, always as a download that may run nothing. Each download is written to the audit log before it is sent. */
export function resumeRoute(app: App) {
  const schema = { tags: ['Applications'], params: idParams };
  app.get('/api/applications/:id/resume', { config: { roles: RECRUITERS }, schema }, async (request, reply) => {
    const { id } = request.params;
    const resume = app.db.select().from(resumes).where(eq(resumes.applicationId, id)).get();
    if (!resume) throw new HttpError(404, 'This resume does not exist.');
    const path = join(app.resumeFolder, resume.id);
    const file = await stat(path).catch(() => null);
    if (file?.size !== resume.bytes) {
      app.log.error({ application: id }, 'a resume is missing from the resume store or has another size');
      throw new HttpError(404, 'This resume is missing. Please ask an administrator to restore it from a backup.');
    }
    await untilWritable(app.db);
    audit(app.db, authorOf(app, request), 'application.resume', id);
    reply
      .type(CONTENT_TYPES[resume.kind])
      .header('content-length', resume.bytes)
      .header('content-disposition', attachment(`${baseName(resume.name)}.${resume.kind}`))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'no-store');
    return reply.send(createReadStream(path));
  });
}

function baseName(name: string): string {
  return name.replace(/\.(pdf|docx?)$/i, '') || 'resume';
}
