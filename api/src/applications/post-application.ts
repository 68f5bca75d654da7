import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../lib/app.ts';
import { applicationForm as form, resumeField } from '../lib/forms/public-form.ts';
import { readForm, type SentForm } from '../lib/forms/read-form.ts';
import { answerProblem, answerReceipt } from '../lib/forms/respond.ts';
import { takeApplication } from './intake.ts';
import { discard } from './resumes/resume-store.ts';

/**
 * C43: takes an application. Answers 201 `{ message, reference }` once the row, the resume and the mails are on the
 * disk; 422 with issues; 409 for a closed job, 413 for a resume that is too large, 429. Browsers get pages.
 */
export async function postApplication(app: App, request: FastifyRequest, reply: FastifyReply) {
  const { vault } = app.intake;
  let sent: SentForm | null = null;
  let keptId: string | null = null;
  try {
    sent = await readForm(request, { part: 'resume', folder: vault, maxBytes: resumeField.maxBytes });
    const { reference, resumeId } = await takeApplication(app, sent, request);
    keptId = resumeId;
    return answerReceipt(app, form, request, reply, { message: form.sent, reference });
  } catch (error) {
    return await answerProblem(app, form, request, reply, error, sent?.values);
  } finally {
    if (sent?.file && sent.file.id !== keptId) await discard(vault, sent.file);
  }
}
