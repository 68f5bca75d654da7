import { isEmail } from 'content-types/fields/addresses/email-phone-url';
import { cleanLine } from 'content-types/fields/text';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { currentUser, getAuthor, RECRUITERS, seesInbox } from '../../core/auth/access.ts';
import { emailSchema } from '../../core/auth/users.ts';
import { listStages } from '../../core/content/rules/stages.ts';
import { and, asc, desc, isNull, ne, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import { HttpError, toIssues } from '../../core/http/errors.ts';
import { readBaseVersion } from '../../core/http/http.ts';
import { setPrivateHeaders } from '../../core/http/page-headers.ts';
import { EXPORTS } from '../../core/http/rate-limit.ts';
import { idParams, pageQuery, requiredLine, requiredText } from '../../core/http/schemas.ts';
import { sendCsv } from '../../core/lib/csv.ts';
import { findMailFile } from '../../core/mail/outbox.ts';
import { resendMail } from '../../core/mail/resend.ts';
import { PREVIEW_POLICY, previewPage } from '../resumes/preview.ts';
import { requireFile, requireResume, sendFile } from '../resumes/send-file.ts';
import { applicationInbox } from './applications/inbox.ts';
import { startAssignmentDigests } from './assignments.ts';
import { changeIfUnchanged, correctSource, sendReply } from './change.ts';
import { conflictSchema, requireVersions } from './conflicts.ts';
import type { InboxKind, Opened } from './inbox-kind.ts';
import { findIncomingFile } from './incoming.ts';
import { messageInbox } from './messages/inbox.ts';
import { composeMoveEmail, findRecipients, findUndoable, moveAndEmail, UNDO_MS, undoMoves } from './move-emails.ts';
import { addNote, changeNote } from './notes.ts';
import { withReplyFiles } from './reply-files.ts';
import { fillTemplates, rejectUnknownPlaceholders, updateStockReplies } from './reply-templates.ts';
import { versionedEntries as entries, filters, listQuery, personSchema, version } from './schemas.ts';
import { countSubmissions, findSubmissions, readSubmissions, requireSubmission } from './submissions.ts';
import { undoEvents } from './undo.ts';

const config = { roles: RECRUITERS };
const conflicts = z.array(conflictSchema).describe('The entries left unchanged because of a later change.');
const MAX_JOBS = 500;
const MAX_COPIES = 5;
/** Submissions read at a time, so that a long export does not hold up other requests. */
const EXPORT_CHUNK_SIZE = 200;

export async function inboxRoutes(app: App) {
  for (const kind of [applicationInbox, messageInbox]) {
    readRoutes(app, kind);
    exportRoute(app, kind);
    writeRoutes(app, kind);
    emailRoutes(app, kind);
  }
  startAssignmentDigests(app);
  boardRoute(app);
  moveEmailRoutes(app);
  filterRoutes(app);
  sourceRoute(app);
  resumeRoutes(app);
  updateStockReplies(app);
  movedRoutes(app);
}

/** Redirects the addresses that reply templates had before they became content. */
function movedRoutes(app: App) {
  for (const url of ['/api/reply-templates', '/api/reply-templates/:id']) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url,
      config,
      schema: { hide: true },
      handler: async (request, reply) => reply.redirect(request.url.replace('/api/', '/api/content/'), 308),
    });
  }
}

function readRoutes(app: App, kind: InboxKind) {
  const { db } = app;
  const { path, label, listed, opened } = kind;
  const tags = [label.many];

  const pageSchema = z.object({
    items: z.array(listed),
    total: z.int(),
    counts: z
      .record(z.string(), z.int())
      .describe('The number of entries in each status that match the other filters, without the bin.'),
    new: z.int().describe('The number of these entries that are in a New stage or status.'),
    binned: z.int().describe('The number of entries in the bin that match the other filters.'),
  });
  const listSchema = { tags, querystring: listQuery, response: { 200: pageSchema } };
  app.get(`/api/${path}`, { config, schema: listSchema }, async (request) => {
    const { limit, offset, ...filter } = request.query;
    const counts = countSubmissions(app, kind, filter);
    const rowids = counts.total > offset ? findSubmissions(app, kind, filter, { limit, offset }) : [];
    return { items: readSubmissions(db, kind, rowids), ...counts };
  });

  const getSchema = { tags, params: idParams, response: { 200: opened } };
  app.get(`/api/${path}/:id`, { config, schema: getSchema }, async (request) =>
    readOpened(app, kind, request.params.id),
  );

  const filledTemplateSchema = z.object({ id: z.string(), name: z.string(), subject: z.string(), text: z.string() });
  const templatesSchema = { tags, params: idParams, response: { 200: z.array(filledTemplateSchema) } };
  app.get(`/api/${path}/:id/templates`, { config, schema: templatesSchema }, async (request) =>
    fillTemplates(app, kind, requireSubmission(db, kind, request.params.id), currentUser(request)),
  );
}

/** Returns a submission as it is opened, with its time-dependent details. Throws 404. */
function readOpened(app: App, kind: InboxKind, id: string): Opened {
  return { ...requireSubmission(app.db, kind, id), ...kind.readNow?.(app, id) };
}

/** The applications by stage: how many are in each, and the newest of them. The list with `status` has the rest of a stage. */
function boardRoute(app: App) {
  const { db } = app;
  const { listed, label } = applicationInbox;
  const columnSchema = z.object({ status: z.string(), total: z.int(), items: z.array(listed) });
  const querystring = filters.omit({ status: true, bin: true }).extend({ limit: pageQuery.shape.limit });
  const schema = { tags: [label.many], querystring, response: { 200: z.object({ columns: z.array(columnSchema) }) } };
  app.get('/api/applications/board', { config, schema }, async (request) => {
    const { limit, ...filter } = request.query;
    const { counts } = countSubmissions(app, applicationInbox, filter);
    const stages = listStages(db).map(({ id }) => id);
    const rowids = stages.flatMap((status) =>
      counts[status] ? findSubmissions(app, applicationInbox, { ...filter, status }, { limit, offset: 0 }) : [],
    );
    // Reads all stages together, because each list's lookups take longer than its rows.
    const items = Map.groupBy(readSubmissions(db, applicationInbox, rowids), ({ status }) => status);
    return {
      columns: stages.map((status) => ({ status, total: counts[status] ?? 0, items: items.get(status) ?? [] })),
    };
  });
}

/** Moving applications to a stage with an email to each candidate, and undoing it while the emails wait. */
function moveEmailRoutes(app: App) {
  const tags = [applicationInbox.label.many];
  const template = { subject: requiredLine('Subject', 200), text: requiredText('Message', 10_000) };

  const recipientSchema = z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    skipped: z.string().nullable().describe('The reason for skipping the person; null if not skipped.'),
  });
  const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });
  const previewSchema = z.object({ recipients: z.array(recipientSchema), mail: mailSchema.nullable() });
  const show = z
    .string()
    .max(64)
    .optional()
    .describe('The id of the application whose email is returned. Default: the first that is not skipped.');
  const status = z.string().max(64).describe('The id of a stage.');
  const planSchema = z.strictObject({ entries, status: status.optional(), show, ...template });
  const previewRouteSchema = { tags, body: planSchema, response: { 200: previewSchema } };
  app.post('/api/applications/emails/preview', { config, schema: previewRouteSchema }, async (request) => {
    const { entries, status, show, ...template } = request.body;
    rejectUnknownPlaceholders(template, 'application');
    const recipients = findRecipients(app.db, requireVersions(entries), status);
    const previewRecipient = recipients.find(
      ({ id, skipped }) => skipped === null && (show === undefined || id === show),
    );
    return {
      recipients,
      mail: previewRecipient ? composeMoveEmail(app, template, previewRecipient, currentUser(request)) : null,
    };
  });

  const sentEmails = z.object({
    emailed: z.int(),
    skipped: z.array(recipientSchema).describe('The applications left unchanged.'),
    undoMs: z.int().describe('The time limit for undoing the change, in milliseconds.'),
  });
  const sendSchema = { tags, body: z.strictObject({ entries, status, ...template }), response: { 202: sentEmails } };
  app.post('/api/applications/emails', { config, schema: sendSchema }, async (request, reply) => {
    rejectUnknownPlaceholders(request.body, 'application');
    const entries = requireVersions(request.body.entries);
    const result = moveAndEmail(app, { ...request.body, entries }, currentUser(request), getAuthor(app, request));
    app.mail.wake();
    return reply.code(202).send({ ...result, undoMs: UNDO_MS });
  });

  const waitingSchema = z.object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    status: z.string(),
    waitMs: z.number().describe('The time until the email is sent, in milliseconds.'),
  });
  const listSchema = { tags, response: { 200: z.object({ items: z.array(waitingSchema) }) } };
  app.get('/api/applications/emails', { config, schema: listSchema }, async (request) => ({
    items: findUndoable(app, currentUser(request)),
  }));

  const undoneSchema = z.object({
    undone: z
      .int()
      .describe('The number of cancelled emails. Others that are not in `conflicts` have already been sent.'),
    conflicts,
  });
  const undoSchema = { tags, body: z.strictObject({ entries }), response: { 200: undoneSchema } };
  app.post('/api/applications/emails/undo', { config, schema: undoSchema }, async (request) =>
    undoMoves(app, requireVersions(request.body.entries), getAuthor(app, request)),
  );
}

/** Exports all pages of a list as a file for a spreadsheet. Each export is recorded in the audit log. */
function exportRoute(app: App, kind: InboxKind) {
  const schema = { tags: [kind.label.many], querystring: filters };
  app.get(`/api/${kind.path}/export`, { config: { ...config, atOnce: EXPORTS }, schema }, async (request, reply) => {
    const matchingRowids = findSubmissions(app, kind, request.query);
    await untilWritable(app.db);
    audit(app.db, getAuthor(app, request), `${kind.name}.export`, kind.name, `${matchingRowids.length} entries`);
    return sendCsv(reply, kind.path, kind.headings, exportRows(app.db, kind, matchingRowids));
  });
}

function* exportRows(db: Database, kind: InboxKind, rowids: readonly number[]) {
  for (let offset = 0; offset < rowids.length; offset += EXPORT_CHUNK_SIZE) {
    yield readSubmissions(db, kind, rowids.slice(offset, offset + EXPORT_CHUNK_SIZE)).map(kind.toCells);
  }
}

/**
 * Routes that change the status, assignment and bin of one or many submissions, and add notes and replies. A change to
 * one responds with its new state, a change to many with their new versions.
 */
function writeRoutes(app: App, kind: InboxKind) {
  const { path, label, opened } = kind;
  const tags = [label.many];
  const response = { 200: opened };

  const changes = {
    status: z.string().max(64).optional().describe('The status; for an application, the id of a stage or `spam`.'),
    assignedTo: z.string().min(1).max(64).nullable().optional(),
    bin: z.boolean().optional(),
    emailsRead: z.literal(true).optional().describe('Marks the emails about the entry as read. Needs no `version`.'),
  };
  const changeSchema = {
    tags,
    description:
      'Returns 409 with the conflicting change if the stage, assignee or bin status has changed since `version`. ' +
      'Notes and replies never conflict.',
    params: idParams,
    body: z.strictObject({ version, ...changes }),
    response,
  };
  app.patch(`/api/${path}/:id`, { config, schema: changeSchema }, async (request) => {
    const { version: bodyVersion, ...change } = request.body;
    const version = isVersioned(change) ? readBaseVersion(request, bodyVersion) : 0;
    changeIfUnchanged(app, kind, [{ id: request.params.id, version }], change, getAuthor(app, request));
    return readOpened(app, kind, request.params.id);
  });

  const bulkSchema = {
    tags,
    description:
      'Changes the entries whose version is current and lists the others in `conflicts`. Returns 409 if all conflict.',
    body: z.strictObject({ entries, ...changes }),
    response: {
      200: z.object({
        changed: z.array(z.object({ id: z.string(), version: z.int().describe('The new version.') })),
        events: z.array(z.int()).describe('The event ids to send to `…/undo`.'),
        conflicts,
      }),
    },
  };
  app.patch(`/api/${path}`, { config, schema: bulkSchema }, async (request) => {
    const { entries, ...change } = request.body;
    const seenEntries = isVersioned(change) ? requireVersions(entries) : entries.map(({ id }) => ({ id, version: 0 }));
    return changeIfUnchanged(app, kind, seenEntries, change, getAuthor(app, request));
  });

  const undoSchema = {
    tags,
    summary: `Undo changes to ${path}`,
    description:
      'Restores the stage, assignee or bin status from before these events. Skips entries changed since then, and ' +
      'lists them in `conflicts`. Returns 409 if all conflict.',
    body: z.strictObject({ events: z.array(z.int()).min(1).max(1500) }),
    response: { 200: z.object({ undone: z.int(), conflicts }) },
  };
  app.post(`/api/${path}/undo`, { config, schema: undoSchema }, async (request) =>
    undoEvents(app, kind, request.body.events, getAuthor(app, request)),
  );

  const noteSchema = z.strictObject({
    text: requiredText('Note', 5_000),
    isCall: z
      .boolean()
      .optional()
      .describe('Whether the note records a phone call, which counts as the promised reply.'),
  });
  const note = { tags, params: idParams, body: noteSchema, response };
  app.post(`/api/${path}/:id/notes`, { config, schema: note }, async (request) => {
    addNote(app, kind, request.params.id, request.body, getAuthor(app, request));
    return readOpened(app, kind, request.params.id);
  });

  const renoteSchema = {
    tags,
    summary: 'Mark or unmark a note as a call',
    description: 'A call counts as a reply and as contact. Setting `isCall` to false undoes both.',
    params: idParams.extend({ note: z.coerce.number().int().describe('The id of the note in the history.') }),
    body: z.strictObject({ isCall: z.boolean() }),
    response,
  };
  app.patch(`/api/${path}/:id/notes/:note`, { config, schema: renoteSchema }, async (request) => {
    const { id, note } = request.params;
    changeNote(app, kind, id, note, request.body.isCall, getAuthor(app, request));
    return readOpened(app, kind, id);
  });

  const copy = emailSchema.refine(isEmail, 'Enter email addresses separated by commas.');
  const replyBody = z.strictObject({
    subject: requiredLine('Subject', 200),
    text: requiredText('Text', 10_000),
    // A form with a single copy address sends a string instead of a list.
    cc: z
      .union([
        copy.transform((recipient) => [recipient]),
        z.array(copy).max(MAX_COPIES, `You can send copies to up to ${MAX_COPIES} people.`),
      ])
      .optional(),
  });
  const form = replyBody.extend({ files: z.array(z.string().meta({ format: 'binary' })).optional() });
  const replySchema = {
    tags,
    summary: 'Reply by email',
    description: 'Accepts JSON, or a form with PDF, Word, JPEG or PNG files.',
    consumes: ['multipart/form-data', 'application/json'],
    params: idParams,
    response,
  };
  app.post(`/api/${path}/:id/reply`, { config: { ...config, form }, schema: replySchema }, async (request) => {
    const { id } = request.params;
    requireSubmission(app.db, kind, id);
    await withReplyFiles(app, request, async ({ values, keepFiles }) => {
      const { data, error } = replyBody.safeParse({ ...values });
      const files = await keepFiles(error ? toIssues(error) : []);
      if (!data) return;
      await untilWritable(app.db);
      sendReply(app, kind, id, { ...data, files }, currentUser(request), getAuthor(app, request));
    });
    return readOpened(app, kind, id);
  });
}

/** Whether a change needs a version, because it could overwrite another user's change. */
function isVersioned({ status, assignedTo, bin }: { status?: string; assignedTo?: string | null; bin?: boolean }) {
  return status !== undefined || assignedTo !== undefined || bin !== undefined;
}

/** The files of emails, always as an inert download, logged in the audit log; and sending a failed email again. */
function emailRoutes(app: App, kind: InboxKind) {
  const { db } = app;
  const { path, label, opened } = kind;
  const tags = [label.many];

  const fileSchema = { tags, params: idParams.extend({ file: z.string().max(64) }) };
  app.get(`/api/${path}/:id/files/:file`, { config, schema: fileSchema }, async (request, reply) => {
    const { id } = request.params;
    const { file } = request.params;
    const attachment = findIncomingFile(db, file) ?? findMailFile(db, id, file);
    requireSubmission(db, kind, id);
    if (attachment?.submissionId !== id) throw new HttpError(404, 'This file doesn’t exist.');
    const filePath = await requireFile(app, id, attachment.file);
    await untilWritable(db);
    audit(db, getAuthor(app, request), `${kind.name}.file`, id);
    return sendFile(reply, attachment.file, filePath);
  });

  const params = idParams.extend({ email: z.string().max(64) });
  const resendSchema = { tags, summary: 'Resend a failed email', params, response: { 200: opened } };
  app.post(`/api/${path}/:id/emails/:email/resend`, { config, schema: resendSchema }, async (request) => {
    const { id, email } = request.params;
    const mail = requireSubmission(db, kind, id).mails.find((item) => item.id === email);
    if (mail?.state !== 'failed') throw new HttpError(409, 'This email hasn’t failed.');
    resendMail(app, email, getAuthor(app, request));
    app.mail.wake();
    return readOpened(app, kind, id);
  });
}

/** The choices of the list filters: the colleagues who share the inbox, and the jobs with applications. */
function filterRoutes(app: App) {
  const { db } = app;

  const colleaguesSchema = { tags: ['Applications'], response: { 200: z.array(personSchema) } };
  app.get('/api/inbox/colleagues', { config, schema: colleaguesSchema }, async () => {
    const { id, name } = users;
    return db.select({ id, name }).from(users).where(seesInbox).orderBy(asc(name)).all();
  });

  const jobCountSchema = z.object({ id: z.string(), title: z.string(), applications: z.int() });
  const jobsSchema = { tags: ['Applications'], response: { 200: z.array(jobCountSchema) } };
  app.get('/api/inbox/jobs', { config, schema: jobsSchema }, async () => {
    const { jobId, jobTitle, status, createdAt, deletedAt } = applications;
    const newestAt = sql<number>`max(${createdAt})`;
    return (
      db
        .select({ id: jobId, title: jobTitle, applications: sql<number>`count(*)`, newest: newestAt })
        .from(applications)
        // Counts like the list, which leaves out spam and the bin.
        .where(and(isNull(deletedAt), ne(status, 'spam'), ne(jobId, '')))
        .groupBy(jobId)
        .orderBy(desc(newestAt))
        .limit(MAX_JOBS)
        .all()
    );
  });
}

function sourceRoute(app: App) {
  const { label, opened } = applicationInbox;
  const body = z.strictObject({ source: cleanLine('Source', 80).describe('Blank if unknown.') });
  const schema = { tags: [label.many], summary: 'Correct the source of an application', params: idParams };
  const response = { 200: opened };
  app.put('/api/applications/:id/source', { config, schema: { ...schema, body, response } }, async (request) => {
    const { id } = request.params;
    correctSource(app.db, id, request.body.source.toLowerCase(), getAuthor(app, request));
    return readOpened(app, applicationInbox, id);
  });
}

/**
 * CVs: the file, always as an inert download, and a page that shows a Word document. Each is logged in the audit log
 * before it is sent.
 */
function resumeRoutes(app: App) {
  const schema = { tags: ['Applications'], params: idParams };
  app.get('/api/applications/:id/resume', { config, schema }, async (request, reply) => {
    const { resume, path } = await requireResume(app, request.params.id);
    await untilWritable(app.db);
    audit(app.db, getAuthor(app, request), 'application.resume', request.params.id);
    return sendFile(reply, resume, path);
  });

  const resumePreviewSchema = { ...schema, operationId: 'previewResume', produces: ['text/html'] };
  app.get('/api/applications/:id/resume/preview', { config, schema: resumePreviewSchema }, async (request, reply) => {
    const { resume, path } = await requireResume(app, request.params.id);
    if (resume.kind === 'pdf') throw new HttpError(409, 'Only Word CVs have a preview.');
    await untilWritable(app.db);
    audit(app.db, getAuthor(app, request), 'application.resume', request.params.id);
    setPrivateHeaders(reply, PREVIEW_POLICY).header('cross-origin-resource-policy', 'same-origin');
    return reply.send(await previewPage(path, resume.kind));
  });
}
