import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { currentUser, getAuthor, RECRUITERS } from '../auth/access.ts';
import { audit } from '../auth/audit.ts';
import type { Database } from '../database/open.ts';
import { applications, resumes } from '../database/schema/applications.ts';
import { users } from '../database/schema/auth.ts';
import { untilWritable } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { BYTE_ORDER_MARK, formatRow } from '../lib/csv.ts';
import { HttpError } from '../lib/errors.ts';
import { attachment } from '../lib/http.ts';
import { EXPORTS } from '../lib/limits.ts';
import { idParams } from '../lib/schemas.ts';
import type { ResumeKind } from '../resumes/verdict.ts';
import { addNote, changeEntries, sendReply } from './change.ts';
import { countEntries, findEntries, readEntries, requireEntry } from './entries.ts';
import { applicationInbox, type InboxKind, inboxKinds } from './kinds.ts';
import { fillTemplates, replyTemplateRoutes } from './reply-templates.ts';
import { filters, listQuery, person, requiredLine, requiredText } from './schemas.ts';

const config = { roles: RECRUITERS };
const RESUME_TYPES: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const MAX_AT_ONCE = 500;
const MAX_JOBS = 500;
/** Entries read at a time, so that a long export does not hold up other requests. */
const EXPORT_CHUNK = 200;

export async function inboxRoutes(app: App) {
  for (const kind of inboxKinds) {
    readRoutes(app, kind);
    exportRoute(app, kind);
    writeRoutes(app, kind);
  }
  filterRoutes(app);
  resumeRoute(app);
  replyTemplateRoutes(app);
}

function readRoutes(app: App, kind: InboxKind) {
  const { db } = app;
  const { path, label, listed, opened } = kind;
  const tags = [label.many];

  const page = z.object({
    items: z.array(listed),
    total: z.int(),
    /** How many in each status that are not in the bin, whatever the filters. */
    counts: z.record(z.string(), z.int()),
    new: z.int().describe('How many of those are new.'),
    binned: z.int(),
  });
  const list = { tags, querystring: listQuery, response: { 200: page } };
  app.get(`/api/${path}`, { config, schema: list }, async (request) => {
    const { limit, offset, ...filter } = request.query;
    const found = findEntries(db, kind, filter);
    const items = readEntries(db, kind, found.slice(offset, offset + limit));
    return { items, total: found.length, ...countEntries(db, kind) };
  });

  const one = { tags, params: idParams, response: { 200: opened } };
  app.get(`/api/${path}/:id`, { config, schema: one }, async (request) => requireEntry(db, kind, request.params.id));

  const template = z.object({ name: z.string(), subject: z.string(), text: z.string() });
  const templates = { tags, params: idParams, response: { 200: z.array(template) } };
  app.get(`/api/${path}/:id/templates`, { config, schema: templates }, async (request) =>
    fillTemplates(db, kind, requireEntry(db, kind, request.params.id), currentUser(request)),
  );
}

/** What a list shows, all pages of it, as a file for a spreadsheet. Each export is logged in the audit log. */
function exportRoute(app: App, kind: InboxKind) {
  const schema = { tags: [kind.label.many], querystring: filters };
  app.get(`/api/${kind.path}/export`, { config: { ...config, atOnce: EXPORTS }, schema }, async (request, reply) => {
    const found = findEntries(app.db, kind, request.query);
    await untilWritable(app.db);
    audit(app.db, getAuthor(app, request), `${kind.name}.export`, `${found.length} entries`);
    reply.type('text/csv; charset=utf-8').header('content-disposition', attachment(`${kind.path}.csv`));
    return reply.send(Readable.from(exportLines(app.db, kind, found)));
  });
}

async function* exportLines(db: Database, kind: InboxKind, rowids: readonly number[]) {
  yield BYTE_ORDER_MARK + formatRow(kind.headings);
  for (let at = 0; at < rowids.length; at += EXPORT_CHUNK) {
    const entries = readEntries(db, kind, rowids.slice(at, at + EXPORT_CHUNK));
    yield entries.map((entry) => formatRow(kind.toCells(entry))).join('');
    await nextTurn();
  }
}

/** Status, assignment and the bin, of one or of many; notes; replies. Each responds with the entry in its new state. */
function writeRoutes(app: App, kind: InboxKind) {
  const { db } = app;
  const { path, label, opened } = kind;
  const tags = [label.many];
  const response = { 200: opened };

  const shape = {
    status: z.string().max(64).optional().describe('For an application, the id of a stage or `spam`.'),
    candidateSees: z
      .string()
      .max(200)
      .optional()
      .describe('What the candidate sees instead of the stage’s own words. Sent with `status` to undo a move.'),
    assignedTo: z.string().min(1).max(64).nullable().optional(),
    bin: z.boolean().optional(),
  };
  const { candidateSees: _, ...withoutCandidate } = shape;
  const changes = kind === applicationInbox ? shape : (withoutCandidate as typeof shape);
  const change = { tags, params: idParams, body: z.strictObject(changes), response };
  app.patch(`/api/${path}/:id`, { config, schema: change }, async (request) => {
    changeEntries(app, kind, [request.params.id], request.body, getAuthor(app, request));
    return requireEntry(db, kind, request.params.id);
  });

  const ids = z.array(z.string().max(64)).min(1).max(MAX_AT_ONCE);
  const bulk = { tags, body: z.strictObject({ ids, ...changes }), response: { 200: z.object({ changed: z.int() }) } };
  app.patch(`/api/${path}`, { config, schema: bulk }, async (request) => {
    const { ids, ...change } = request.body;
    const unique = [...new Set(ids)];
    changeEntries(app, kind, unique, change, getAuthor(app, request));
    return { changed: unique.length };
  });

  const note = { tags, params: idParams, body: z.strictObject({ text: requiredText('Note', 5_000) }), response };
  app.post(`/api/${path}/:id/notes`, { config, schema: note }, async (request) => {
    addNote(db, kind, request.params.id, request.body.text, getAuthor(app, request));
    return requireEntry(db, kind, request.params.id);
  });

  const sent = z.strictObject({ subject: requiredLine('Subject', 200), text: requiredText('Text', 10_000) });
  const reply = { tags, params: idParams, body: sent, response };
  app.post(`/api/${path}/:id/reply`, { config, schema: reply }, async (request) => {
    sendReply(app, kind, request.params.id, request.body, currentUser(request), getAuthor(app, request));
    return requireEntry(db, kind, request.params.id);
  });
}

/** What the lists can be filtered by: the colleagues who share the inbox, and the jobs with applications. */
function filterRoutes(app: App) {
  const { db } = app;

  const colleagues = { tags: ['Applications'], response: { 200: z.array(person) } };
  app.get('/api/inbox/colleagues', { config, schema: colleagues }, async () => {
    const { id, name, role, disabledAt } = users;
    const isColleague = and(inArray(role, [...RECRUITERS]), isNull(disabledAt));
    return db.select({ id, name }).from(users).where(isColleague).orderBy(asc(name)).all();
  });

  const job = z.object({ id: z.string(), title: z.string(), applications: z.int() });
  const jobs = { tags: ['Applications'], response: { 200: z.array(job) } };
  app.get('/api/inbox/jobs', { config, schema: jobs }, async () => {
    const { jobId, jobTitle, status, createdAt, deletedAt } = applications;
    const newest = sql<number>`max(${createdAt})`;
    return (
      db
        .select({ id: jobId, title: jobTitle, applications: sql<number>`count(*)`, newest })
        .from(applications)
        // As the list counts them, which leaves out spam and the bin.
        .where(and(isNull(deletedAt), ne(status, 'spam')))
        .groupBy(jobId)
        .orderBy(desc(newest))
        .limit(MAX_JOBS)
        .all()
    );
  });
}

/** A resume, always as an inert download. Each download is logged in the audit log before it is sent. */
function resumeRoute(app: App) {
  const schema = { tags: ['Applications'], params: idParams };
  app.get('/api/applications/:id/resume', { config, schema }, async (request, reply) => {
    const { id } = request.params;
    const resume = app.db.select().from(resumes).where(eq(resumes.applicationId, id)).get();
    if (!resume) throw new HttpError(404, 'This CV does not exist.');
    const path = join(app.resumeFolder, resume.id);
    const file = await stat(path).catch(() => null);
    if (file?.size !== resume.bytes) {
      app.log.error({ application: id }, 'a CV is missing from its folder or has the wrong size');
      throw new HttpError(404, 'This CV is missing. Please ask an administrator to restore it from a backup.');
    }
    await untilWritable(app.db);
    audit(app.db, getAuthor(app, request), 'application.resume', id);
    reply
      .type(RESUME_TYPES[resume.kind])
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
