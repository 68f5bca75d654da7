/** A log of who decided what about a job's applicants. It shows the ICO or a candidate that people made the decisions. */

import { plural } from 'content-types/text/plural';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { findUserName } from '../../core/content/entries.ts';
import { listStages, type Stage } from '../../core/content/rules/stages.ts';
import { and, asc, eq, inArray, isNotNull } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Application, applications } from '../../core/database/schema/applications.ts';
import { auditLog } from '../../core/database/schema/auth.ts';
import { documents } from '../../core/database/schema/content.ts';
import { submissionEvents } from '../../core/database/schema/inbox.ts';
import { countRows } from '../../core/database/statements.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { EXPORTS } from '../../core/http/rate-limit.ts';
import { idParams } from '../../core/http/schemas.ts';
import { sendCsv } from '../../core/lib/csv.ts';
import { formatLongDateTime } from '../../core/lib/dates.ts';

type Row = Pick<Application, 'id' | 'reference' | 'status' | 'createdAt' | 'deletedAt' | 'spamReasons'>;

const HEADINGS = ['Reference', 'Received', 'Stage now', 'CV first opened', 'Decisions'];
/** Applications read at a time, so that a long export does not hold up other requests. */
const CHUNK_SIZE = 200;

const labels = {
  spam: 'Spam',
  held: 'Held as suspected spam for staff to check',
  bin: 'Moved to the bin',
  restore: 'Restored from the bin',
  inBin: (stage: string) => `${stage}, in the bin`,
  candidate: 'the candidate',
  booked: 'the candidate, by booking an interview',
  former: 'a former user',
  unknown: 'not recorded',
  token: (user: string, token: string) => `${user}, through the access token “${token}”`,
  line: (action: string, actor: string, at: number) => `${action}: ${actor}, ${formatLongDateTime(at)}`,
  statement: 'This system made none of these decisions. It doesn’t score, rank or reject applicants.',
  bulk: 'Applicants who were moved together were moved by the person named.',
  programs: (total: number) =>
    plural(total, {
      one: 'Another program sent # decision through an access token. This file can’t show how it was made.',
      other: 'Another program sent # decisions through access tokens. This file can’t show how they were made.',
    }),
};

/** Exports the decisions about a job's applications, including those in the bin and in spam, without candidates' names. */
export async function decisionRoutes(app: App) {
  const { db } = app;
  const schema = {
    tags: ['Job owners'],
    operationId: 'exportJobDecisions',
    summary: 'Export the decisions on a job’s applications',
    description: 'Returns a CSV file with one row per application. The audit log records the export.',
    params: idParams,
  };
  const config = { roles: RECRUITERS, atOnce: EXPORTS };
  app.get('/api/jobs/:id/decisions', { config, schema }, async (request, reply) => {
    const { id } = request.params;
    const isOfJob = eq(applications.jobId, id);
    const total = countRows(db, applications, isOfJob);
    if (total === 0 && countRows(db, documents, and(eq(documents.id, id), eq(documents.type, 'job'))) === 0)
      throw new HttpError(404, 'This job doesn’t exist.');
    await untilWritable(db);
    const rows = plural(total, { one: '# application', other: '# applications' });
    audit(db, getAuthor(app, request), 'job.exportDecisions', id, rows);
    const { reference, status, createdAt, deletedAt, spamReasons } = applications;
    const columns = { id: applications.id, reference, status, createdAt, deletedAt, spamReasons };
    const applicationRows = db.select(columns).from(applications).where(isOfJob).orderBy(asc(createdAt)).all();
    return sendCsv(reply, 'decisions', HEADINGS, exportRows(db, applicationRows));
  });
}

function* exportRows(db: Database, rows: readonly Row[]) {
  let programs = 0;
  for (let offset = 0; offset < rows.length; offset += CHUNK_SIZE) {
    const chunk = rows.slice(offset, offset + CHUNK_SIZE);
    const result = describe(db, chunk);
    programs += result.programs;
    yield result.cells;
  }
  yield [[[labels.statement, labels.bulk, ...(programs > 0 ? [labels.programs(programs)] : [])].join(' ')]];
}

/** The cells of each application, and how many of the decisions came through access tokens. */
function describe(db: Database, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const stages = new Map(listStages(db).map((stage) => [stage.id, stage]));
  const nameOf = (userId: string | null) => findUserName(db, userId) ?? labels.former;
  const { submissionId, kind, id: eventId } = submissionEvents;
  const isDecision = and(inArray(submissionId, ids), inArray(kind, ['status', 'bin', 'restore']));
  const events = db.select().from(submissionEvents).where(isDecision).orderBy(asc(eventId)).all();
  const bySubmission = Map.groupBy(events, (event) => event.submissionId);
  const openedResumes = Map.groupBy(readAudit(db, ids, ['application.resume']), ({ subject }) => subject);
  const keyOf = (subject: string, userId: string | null, at: number) => [subject, userId, at].join();
  const statusChanges = readAudit(db, ids, ['application.status', 'application.bin', 'application.restore'], true);
  const tokens = new Map(statusChanges.map(({ subject, userId, at, token }) => [keyOf(subject, userId, at), token]));
  let programs = 0;

  const describeEvent = (event: (typeof events)[number]) => {
    const { userId, at, text, stage } = event;
    const token = tokens.get(keyOf(event.submissionId, userId, at));
    const actionText = event.kind === 'status' ? text : labels[event.kind as 'bin' | 'restore'];
    if (token) programs += 1;
    const userName = userId === null ? describeOther(stages.get(stage ?? '')) : nameOf(userId);
    return labels.line(actionText, token ? labels.token(userName, token) : userName, at);
  };
  const cells = rows.map(({ id, reference, status, createdAt, deletedAt, spamReasons }) => {
    const stageName = stages.get(status)?.name ?? (status === 'spam' ? labels.spam : status);
    const readers = Map.groupBy(openedResumes.get(id) ?? [], ({ userId }) => nameOf(userId));
    const firsts = [...readers].map(([name, [first]]) => `${name}, ${formatLongDateTime(first?.at ?? createdAt)}`);
    const holdEntries = spamReasons ? [`${labels.held}, ${formatLongDateTime(createdAt)}`] : [];
    const decisions = [...holdEntries, ...(bySubmission.get(id) ?? []).map(describeEvent)];
    const stageText = deletedAt === null ? stageName : labels.inBin(stageName);
    return [reference, formatLongDateTime(createdAt), stageText, firsts.join('\n'), decisions.join('\n')];
  });
  return { cells, programs };
}

/** Describes the author of a move that no user made. */
function describeOther(stage?: Stage): string {
  if (stage?.kind === 'withdrawn') return labels.candidate;
  return stage?.interviews ? labels.booked : labels.unknown;
}

/** Audit log entries about these applications, oldest first. */
function readAudit(db: Database, ids: readonly string[], actions: string[], isByToken = false) {
  const { id, subject, action, token } = auditLog;
  const where = and(inArray(subject, [...ids]), inArray(action, actions), isByToken ? isNotNull(token) : undefined);
  return db.select().from(auditLog).where(where).orderBy(asc(id)).all();
}
