import { submissions as forms } from 'content-types';
import { formatJobName } from 'content-types/applications/job-name';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import type { Clocked } from '../../core/app.ts';
import { listStages } from '../../core/content/rules/stages.ts';
import { and, desc, eq, inArray, isNull, ne } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Application, applications, resumes } from '../../core/database/schema/applications.ts';
import { assignmentNotices, type Message, messages, submissionEvents } from '../../core/database/schema/inbox.ts';
import { applicationData, jobData } from '../../core/events/describe.ts';
import type { Feature } from '../../core/feature.ts';
import { toIso } from '../../core/lib/dates.ts';
import { addRoutes } from './applications/add.ts';
import { alikeRoutes } from './applications/alike.ts';
import { describeState, knownToCandidate, REDUCED_TEXT } from './applications/candidate-view.ts';
import { applicationValues } from './applications/emails.ts';
import { findPageAsking } from './applications/questions.ts';
import { requirementRoutes } from './applications/requirements.ts';
import { applicationOptions, applicationRoutes, postApplication } from './applications/routes.ts';
import { inboxEventRoutes } from './events.ts';
import { loadHistory } from './history.ts';
import { complaintRoutes } from './messages/complaints.ts';
import { messageOptions, messageRoutes, postMessage } from './messages/routes.ts';
import { submissionsInRecord } from './record.ts';
import { inboxRoutes } from './routes.ts';
import { answersToday, emailsToday, newToday } from './today.ts';

const id = z.string();
const eventData = z.strictObject({
  application: applicationData,
  job: jobData.nullable().describe('The job; null for a speculative application.'),
  stage: z.strictObject({ id, name: z.string() }),
  candidate: z
    .strictObject({ name: z.string(), email: z.string(), phone: z.string(), coverLetter: z.string() })
    .optional()
    .describe('The candidate’s details. Only for webhooks with personal data.'),
  links: z
    .strictObject({ application: z.url(), resume: z.url(), expiresAt: z.iso.datetime() })
    .optional()
    .describe('The links to the application, as JSON, and to the CV. Sent only with `candidate`.'),
});

/**
 * Applications and messages, their history, and both inboxes. The desk erases this feature last, because the others
 * refer to its rows.
 */
export const submissions: Feature = {
  name: 'submissions',
  plugins: [
    applicationRoutes,
    addRoutes,
    alikeRoutes,
    requirementRoutes,
    messageRoutes,
    inboxRoutes,
    inboxEventRoutes,
    complaintRoutes,
  ],
  tables: [applications, messages, submissionEvents, assignmentNotices],
  personalData: {
    intakes: { application: { table: applications }, message: { table: messages } },
    exportFor: (app, { kind, row }, reader) =>
      kind === 'application' ? applicationRecord(app, row, reader) : messageRecord(app, row),
    erase(db, { kind, row }, extent, at) {
      const { id } = row;
      const ofSubmission = eq(submissionEvents.submissionId, id);
      db.delete(assignmentNotices).where(eq(assignmentNotices.submissionId, id)).run();
      if (kind === 'application' && extent === 'some') {
        const isText = inArray(submissionEvents.kind, ['note', 'call', 'reply']);
        db.delete(submissionEvents).where(and(ofSubmission, isText)).run();
        db.update(applications).set(toReducedRecord(row, at)).where(eq(applications.id, id)).run();
        return {};
      }
      const { changes } = db.delete(submissionEvents).where(ofSubmission).run();
      const table = kind === 'application' ? applications : messages;
      db.delete(table).where(eq(table.id, id)).run();
      return { count: `history entries ${changes}` };
    },
  },
  record: submissionsInRecord,
  today: { answers: answersToday, emails: emailsToday, new: newToday },
  forms: {
    application: { route: applicationOptions, take: postApplication },
    message: { route: messageOptions, take: postMessage },
  },
  events: {
    'application.received': { label: 'Application received', data: eventData },
    'application.stage_changed': {
      label: 'Application moved to another stage',
      data: eventData.extend({ previousStage: z.strictObject({ id }) }),
    },
    'candidate.erased': {
      label: 'Candidate’s data erased',
      data: z.strictObject({
        application: applicationData.omit({ receivedAt: true }),
        extent: z.enum(['everything', 'some']).describe('`some` if the law requires keeping the rest.'),
      }),
    },
  },
  emailExample: newestApplication,
  previewPages: { question: findPageAsking },
  audit: {
    // Includes reply templates for log entries from before version 50 of the database, when templates became content.
    things: { application: 'Application', message: 'Message', template: 'Reply template' },
    actions: {
      add: 'added by staff',
      assign: 'assigned',
      call: 'note marked as a call or not',
      candidateStatus: 'text shown to the candidate changed',
      note: 'note added',
      replaceResume: 'CV replaced',
      reply: 'replied to',
      source: 'source corrected',
      status: 'status changed',
      unsend: 'email cancelled before it was sent',
    },
    names: [
      [applications.id, applications.reference],
      [messages.id, messages.reference],
    ],
  },
  tags: [
    ['Applications', 'admin', 'The inbox of applications.'],
    ['Messages', 'admin', 'The inbox of messages, complaints and vacancy briefs.'],
    ['Complaints', 'admin', 'Data protection complaints.'],
  ],
};

/** An application reduced to the data the law requires: who applied, for which job, and when. */
function toReducedRecord({ data }: Application, erasedAt: number) {
  const { fullName, email, jobId } = data;
  return {
    ...{ data: { fullName, email, jobId }, answers: [], flags: null, source: '', medium: '', campaign: '' },
    ...{ erasedAt, assignedTo: null, idempotencyKey: null },
  };
}

const { resume: _resume, jobId: _jobId, ...asked } = forms.application.fields;

/** Exports an application; for the candidate, without the agency's own status and notes. */
function applicationRecord(app: Clocked, row: Application, reader: 'candidate' | 'staff') {
  const { db } = app;
  const { known, until } = knownToCandidate(db, row);
  const visibleStatus = row.erasedAt === null ? describeState(app, known).words : REDUCED_TEXT;
  const history = loadHistory(db, row.id);
  const sharedFields = {
    reference: row.reference,
    job: formatJobName(row),
    receivedAt: toIso(row.createdAt),
    source: { source: row.source, medium: row.medium, campaign: row.campaign },
    answers: withDefaults(asked, row.data),
    questions: row.answers,
  };
  if (reader === 'staff') {
    const status = listStages(db).find(({ id }) => id === row.status)?.name ?? row.status;
    return { ...sharedFields, status, candidateSees: visibleStatus, flags: row.flags, history };
  }
  const isVisible = (event: HistoryEvent) =>
    isForCandidate(event) && (event.user === null || Date.parse(event.at) < until);
  return {
    ...sharedFields,
    status: visibleStatus,
    history: history.filter(isVisible).map(({ kind, text, at }) => ({ kind, text, at })),
  };
}

type HistoryEvent = ReturnType<typeof loadHistory>[number];

/**
 * Whether the candidate may see an event. Visible moves have no user: a withdrawal, or the move when the candidate
 * books an interview.
 */
function isForCandidate({ kind, user }: HistoryEvent): boolean {
  if (kind === 'status') return user === null;
  return ['candidateStatus', 'reply', 'unsent', 'candidate', 'interview'].includes(kind);
}

function messageRecord({ db }: Clocked, row: Message) {
  return {
    ...{ reference: row.reference, kind: row.kind, receivedAt: toIso(row.createdAt), status: row.status },
    ...withDefaults(forms.message.fields, row.data),
    history: loadHistory(db, row.id),
  };
}

/**
 * The placeholder values, except links, of the newest application that is not spam, in the bin or erased;
 * otherwise null.
 */
function newestApplication(db: Database) {
  const isShown = and(isNull(applications.deletedAt), isNull(applications.erasedAt), ne(applications.status, 'spam'));
  const newestFirst = desc(applications.createdAt);
  const row = db.select().from(applications).where(isShown).orderBy(newestFirst).get();
  if (!row) return null;
  const values = applicationValues(row, db.select().from(resumes).where(eq(resumes.applicationId, row.id)).get());
  return { ...values, recipient_name: values.candidate_name };
}
