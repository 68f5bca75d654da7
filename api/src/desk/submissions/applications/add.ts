/**
 * People whom staff add, with or without a CV, for one job or for any. Each becomes an application like any other: the
 * page, retention, erasure and subject access are the same. They get the notice that data protection law requires.
 */
import { submissions } from 'content-types';
import { ADDED_BECAUSES, PUT_FORWARD } from 'content-types/applications/added-because';
import { email, phone } from 'content-types/fields/addresses/email-phone-url';
import { createSchema } from 'content-types/fields/field';
import { withDefaults } from 'content-types/values/defaults';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../core/app.ts';
import { currentUser, getAuthor, RECRUITERS } from '../../../core/auth/access.ts';
import { and, desc, eq, isNull } from '../../../core/database/drizzle.ts';
import { type Application, applications, resumes } from '../../../core/database/schema/applications.ts';
import { candidateSubmissions } from '../../../core/database/schema/candidates.ts';
import { requireApplication } from '../../../core/database/submissions.ts';
import { inTransaction, untilWritable } from '../../../core/database/transaction.ts';
import { idempotencyKeys } from '../../../core/forms/idempotency.ts';
import type { SentForm } from '../../../core/forms/read-form.ts';
import { fieldError, HttpError, rejectIssues, toIssues } from '../../../core/http/errors.ts';
import { getNetwork } from '../../../core/http/http.ts';
import { idParams } from '../../../core/http/schemas.ts';
import { findPublishedJob } from '../../../core/jobs.ts';
import { checkSentResume } from '../../resumes/check-sent.ts';
import { readText } from '../../resumes/read-text.ts';
import { copyResume, keepResume, withResume } from '../../resumes/resume-store.ts';
import { requireRoomForResume } from '../../resumes/upload-notices.ts';
import { takeForwarded } from '../incoming.ts';
import { contactDetails, readContactDetails } from './contact-details.ts';
import { type NewApplication, SPECULATIVE_JOB, storeApplication } from './intake.ts';
import { replaceResume } from './replace-resume.ts';

const tags = ['Applications'];
const config = { roles: RECRUITERS };
const { fullName } = submissions.application.fields;
const personSchema = createSchema({ fullName, email: email('Email'), phone: phone('Phone') }, 'publish');

const reasonSchema = z.enum(ADDED_BECAUSES, 'Where did you get their details?').describe('The source of the details.');
const file = z.string().meta({ format: 'binary' });
const jobId = z.string().max(64);
const addedSchema = z.object({ id: z.string(), reference: z.string() });

export async function addRoutes(app: App) {
  const readSchema = {
    tags,
    operationId: 'readCv',
    summary: 'Read contact details from a CV',
    description: 'Returns the details for staff to check, and stores nothing.',
    consumes: ['multipart/form-data'],
    response: { 200: contactDetails },
  };
  app.post(
    '/api/applications/read-cv',
    { config: { ...config, form: z.object({ resume: file }) }, schema: readSchema },
    (request) =>
      withResume(app, request, async ({ file: sentFile }) => {
        const verdict = await checkSentResume(sentFile, request.ip);
        if ('problem' in verdict) throw fieldError('resume', verdict.problem);
        if (sentFile) await keepResume(app.resumeFolder, sentFile);
        const cvText =
          sentFile && (await readText(app, { id: sentFile.id, kind: verdict.kind }, getNetwork(request.ip)));
        return { isKept: false, result: readContactDetails(cvText ?? '') };
      }),
  );

  const form = z.object({
    fullName: z.string(),
    email: z.string().optional().describe('The email address; optional with a phone number.'),
    phone: z.string().optional(),
    jobId: jobId.optional().describe('The id of the job; empty for a speculative application.'),
    because: reasonSchema,
    resume: file.optional(),
    forwarded: z
      .string()
      .optional()
      .describe('The id of the forwarded email with the CV, which becomes part of the application.'),
  });
  const addSchema = {
    tags,
    operationId: 'addApplication',
    summary: 'Add an application for a person',
    description:
      'Stores the application and emails the person. Without an email address, you get a reminder instead. Accepts an ' +
      '`Idempotency-Key` header.',
    consumes: ['multipart/form-data'],
    response: { 201: addedSchema },
  };
  app.post('/api/applications/add', { config: { ...config, form }, schema: addSchema }, async (request, reply) => {
    await requireRoomForResume(app);
    const storedApplication = await withResume(app, request, (sentForm) => addPerson(app, request, sentForm));
    return reply.code(201).send(storedApplication);
  });

  const forwardSchema = {
    tags: ['Candidates'],
    operationId: 'putForward',
    summary: 'Put a candidate forward for a job',
    description: 'Copies the details and CV from the candidate’s newest application.',
    params: idParams,
    body: z.strictObject({ jobId: jobId.min(1) }),
    response: { 201: addedSchema },
  };
  app.post('/api/candidates/:id/applications', { config, schema: forwardSchema }, async (request, reply) => {
    const storedApplication = await putForward(app, request.params.id, request.body.jobId, request);
    return reply.code(201).send(storedApplication);
  });

  const replaceSchema = {
    tags,
    operationId: 'replaceCv',
    summary: 'Add or replace the CV of an application',
    params: idParams,
    consumes: ['multipart/form-data'],
    response: { 204: z.null() },
  };
  app.put(
    '/api/applications/:id/resume',
    { config: { ...config, form: z.object({ resume: file }) }, schema: replaceSchema },
    async (request, reply) => {
      const application = requireApplication(app.db, request.params.id);
      await replaceResume(app, application, request, getAuthor(app, request));
      await app.journal.settle(application.id);
      return reply.code(204).send(null);
    },
  );
}

async function addPerson(app: App, request: FastifyRequest, { values, file }: SentForm) {
  const now = app.clock.now();
  const text = (name: string) => String(values[name] ?? '');
  const person = personSchema.safeParse({ fullName: text('fullName'), email: text('email'), phone: text('phone') });
  const reason = reasonSchema.safeParse(values.because);
  const verdict = file && (await checkSentResume(file, request.ip));
  rejectIssues([
    ...(person.error ? toIssues(person.error) : []),
    ...(person.data && !person.data.email && !person.data.phone
      ? [{ path: 'email', message: 'Enter an email address or a phone number.' }]
      : []),
    ...(reason.error ? [{ path: 'because', message: reason.error.issues[0]?.message ?? '' }] : []),
    ...(verdict && 'problem' in verdict ? [{ path: 'resume', message: verdict.problem }] : []),
  ]);
  const job = requireOpenJob(app, text('jobId'));
  if (!person.data || !reason.data) throw new HttpError(422, 'The form isn’t complete.');
  const content = [...Object.values(person.data), text('jobId'), file?.sha256 ?? ''];
  if (file) await keepResume(app.resumeFolder, file);
  const keptFile =
    file && verdict && !('problem' in verdict)
      ? { id: file.id, name: file.name, bytes: file.bytes, sha256: file.sha256, ...verdict }
      : null;
  const storedApplication = await storeAddedApplication(app, request, {
    data: { ...person.data, coverLetter: '', jobId: text('jobId') },
    jobTitle: job.title,
    resume: keptFile,
    source: { source: reason.data, medium: '', campaign: '' },
    keys: idempotencyKeys(request.headers['idempotency-key'], content, now),
    because: reason.data,
    forwarded: text('forwarded'),
  });
  return { isKept: storedApplication.resumeId === file?.id, result: storedApplication };
}

async function putForward(app: App, candidateId: string, jobId: string, request: FastifyRequest) {
  const latestApplication = findNewestApplication(app, candidateId);
  if (!latestApplication) throw new HttpError(404, 'This candidate doesn’t exist.');
  const job = requireOpenJob(app, jobId);
  const cv = app.db.select().from(resumes).where(eq(resumes.applicationId, latestApplication.id)).get();
  const resume = cv ? { ...cv, id: await copyResume(app.resumeFolder, cv.id) } : null;
  const { fullName, email, phone } = withDefaults(submissions.application.fields, latestApplication.data);
  return storeAddedApplication(app, request, {
    data: { fullName, email, phone, coverLetter: '', jobId },
    jobTitle: job.title,
    resume,
    source: {
      source: latestApplication.source,
      medium: latestApplication.medium,
      campaign: latestApplication.campaign,
    },
    keys: idempotencyKeys(undefined, [candidateId, jobId], app.clock.now()),
    because: PUT_FORWARD,
  });
}

type AddedApplication = Pick<NewApplication, 'data' | 'jobTitle' | 'resume' | 'source' | 'keys'> &
  Pick<NonNullable<NewApplication['added']>, 'because'> & { forwarded?: string };

async function storeAddedApplication(
  app: App,
  request: FastifyRequest,
  { because, forwarded, ...given }: AddedApplication,
) {
  await untilWritable(app.db);
  const storedApplication = inTransaction(app.db, () => {
    const storedApplication = storeApplication(app, {
      ...given,
      added: { because, author: getAuthor(app, request) },
      assignedTo: currentUser(request).id,
      answers: [],
      flags: [],
      spamReasons: [],
      consents: [],
      equalityAnswers: [],
    });
    if (forwarded) takeForwarded(app.db, forwarded, storedApplication.id);
    return storedApplication;
  });
  app.mail.wake();
  app.candidates.wake();
  await app.journal.settle(storedApplication.id);
  return storedApplication;
}

function requireOpenJob({ db, clock }: App, jobId: string) {
  const job = jobId ? findPublishedJob(db, jobId, clock.now()) : SPECULATIVE_JOB;
  if (!job?.isOpen) throw fieldError('jobId', 'This job is closed or not on the site.', 409);
  return job;
}

/** The candidate's newest application that is neither partly erased nor in the bin. */
function findNewestApplication({ db }: App, candidateId: string): Application | undefined {
  const isOfCandidate = eq(candidateSubmissions.candidateId, candidateId);
  const isAvailable = and(isNull(applications.erasedAt), isNull(applications.deletedAt));
  return db
    .select()
    .from(applications)
    .innerJoin(candidateSubmissions, eq(candidateSubmissions.submissionId, applications.id))
    .where(and(isOfCandidate, isAvailable))
    .orderBy(desc(applications.createdAt))
    .get()?.applications;
}
