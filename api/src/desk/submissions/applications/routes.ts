import { submissions } from 'content-types';
import { optionalLetter } from 'content-types/applications/application-form';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../core/app.ts';
import { createFormOptions } from '../../../core/forms/public-form.ts';
import { readForm, type SentForm } from '../../../core/forms/read-form.ts';
import { sendConfirmation, sendFormError } from '../../../core/forms/respond.ts';
import { discardResume, resumePart } from '../../resumes/resume-store.ts';
import { requireRoomForResume } from '../../resumes/upload-notices.ts';
import { applicationForm } from './form.ts';
import { acceptApplication } from './intake.ts';

/** Options of the routes that take an application; its handler reads and validates the body. */
export const applicationOptions = createFormOptions(submissions.application.fields, {
  coverLetter: optionalLetter
    .schema('publish')
    .optional()
    .describe('The cover letter; required unless the agency has made it optional.'),
  asked: z
    .string()
    .optional()
    .describe('The ids of the questions asked, separated by spaces. Send each answer as `answer-{id}`.'),
  resumeLater: z
    .string()
    .optional()
    .describe('`yes` to submit the application without a CV. The candidate gets a link to send one later.'),
});

export async function applicationRoutes(app: App) {
  app.post('/api/applications', applicationOptions, (request, reply) => postApplication(app, request, reply));
}

/**
 * C43: accepts an application. Responds 201 `{ message, reference, next }` once the row, CV and emails are on disk and,
 * if available, in the journal. Otherwise 422, 409 for a closed job, 413, 429 or 503. Browsers get pages.
 */
export async function postApplication(app: App, request: FastifyRequest, reply: FastifyReply) {
  let form: SentForm | null = null;
  let keptId: string | null = null;
  try {
    await requireRoomForResume(app);
    form = await readForm(request, resumePart(app));
    const storedApplication = await acceptApplication(app, form, request);
    keptId = storedApplication.resumeId;
    await app.journal.settle(storedApplication.id);
    return sendConfirmation(app, applicationForm(app.db), request, reply, storedApplication);
  } catch (error) {
    return await sendFormError(app, applicationForm(app.db), request, reply, error, form?.values);
  } finally {
    if (form?.file && form.file.id !== keptId) await discardResume(app.resumeFolder, form.file);
  }
}
