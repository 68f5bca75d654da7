/**
 * Invitations to apply for a job: one per person and job, only for people in the talent pool. Each waits in the outbox
 * for a minute, during which it can be undone.
 */
import { submissions } from 'content-types';
import { formatPlaceAndPay } from 'content-types/job-search/facts';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import { agencyMailbox, readAgency } from '../../core/agency.ts';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import type { User } from '../../core/auth/authenticate.ts';
import { findPublishedEntry } from '../../core/content/published.ts';
import { stagesOfKinds } from '../../core/content/rules/stages.ts';
import { and, desc, eq, inArray, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { candidateSubmissions, candidates } from '../../core/database/schema/candidates.ts';
import { submissionEvents } from '../../core/database/schema/inbox.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { findApplication } from '../../core/database/submissions.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { findPublishedJob } from '../../core/jobs.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { greetingFor } from '../../core/mail/render-email.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { CANDIDATE_PATH, newCandidateLink } from '../submissions/applications/candidate-link.ts';
import { addToHistory } from '../submissions/history.ts';
import { UNDO_MS } from '../submissions/move-emails.ts';
import { findTalentPool } from './list.ts';

const INVITATION_KIND = 'candidate.invitation';
const REASONS = ['noConsent', 'wasRejected', 'hasApplied', 'wasInvited'] as const;

export const invitationPlan = z.object({
  invited: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rejectedFor: z
        .string()
        .nullable()
        .describe('A job with the same title that the candidate was rejected for; otherwise null.'),
    }),
  ),
  skipped: z.array(z.object({ id: z.string(), name: z.string(), because: z.enum(REASONS) })),
  subject: z.string().describe('The subject of an example: the email to one of the candidates.'),
  text: z.string(),
});

interface Invitation {
  ids: readonly string[];
  jobId: string;
  /** The recruiter's own words; may be empty. */
  note: string;
}

/** Returns what `sendInvitations` would do. Throws 409 for a job that is closed or not on the site. */
export function planInvitations(
  app: App,
  { ids, jobId, note }: Invitation,
  user: User,
): z.infer<typeof invitationPlan> {
  const { plan, job } = prepareInvitations(app, ids, jobId);
  const exampleInvitee = plan.invited.find(({ rejectedFor }) => rejectedFor === null) ?? plan.invited[0];
  const example =
    exampleInvitee &&
    composeInvitation(app, exampleInvitee.name, note, job, new URL(CANDIDATE_PATH, app.env.publicSiteUrl).href, user);
  return { ...plan, subject: example?.subject ?? '', text: example?.text ?? '' };
}

/**
 * Queues all of the emails or none. Returns who was invited, who was not, and the emails, which can be undone for a
 * minute. The history of the application records each email.
 */
export function sendInvitations(app: App, { ids, jobId, note }: Invitation, user: User, author: Author) {
  const { db } = app;
  const result = inTransaction(db, () => {
    const { plan, job } = prepareInvitations(app, ids, jobId);
    const pool = findTalentPool(db, ids, author.at);
    const emails: string[] = [];
    for (const { id, name } of plan.invited) {
      const application = findApplication(db, pool.get(id)?.applicationId ?? '');
      if (!application) continue;
      const link = newCandidateLink(app, application.id);
      const content = composeInvitation(app, name, note, job, link, user);
      const { email } = withDefaults(submissions.application.fields, application.data);
      const unsubscribe = `${link}/consents/talentPool`;
      const mail = { to: email, replyTo: agencyMailbox(readAgency(db)), ...content, unsubscribe };
      emails.push(queueMail(app, { kind: INVITATION_KIND, subjectId: application.id, mail, at: author.at + UNDO_MS }));
      addToHistory(db, application.id, 'reply', `${content.subject}${historyEnd(job.link)}`, author);
      audit(db, author, INVITATION_KIND, id, jobId);
    }
    return { ...plan, emails };
  });
  app.mail.wake();
  return result;
}

/** Cancels the invitations that have not been sent, and removes them from the history. Returns the number cancelled. */
export function undoInvitations({ db }: App, ids: readonly string[], author: Author): number {
  return inTransaction(db, () => {
    const { id, kind, state, attempts, subjectId } = outbox;
    const isWaiting = and(inArray(id, [...ids]), eq(kind, INVITATION_KIND), eq(state, 'queued'), eq(attempts, 0));
    const cancelledEmails = db
      .delete(outbox)
      .where(isWaiting)
      .returning({ applicationId: subjectId, mail: outbox.mail })
      .all();
    for (const { applicationId, mail } of cancelledEmails) {
      const { submissionId, text, kind } = submissionEvents;
      const start = `${mail.subject}\n\n`;
      const isInvitation = and(
        eq(submissionId, applicationId ?? ''),
        eq(kind, 'reply'),
        eq(sql`substr(${text}, 1, ${start.length})`, start),
      );
      const event = db.select().from(submissionEvents).where(isInvitation).orderBy(desc(submissionEvents.id)).get();
      if (event) db.delete(submissionEvents).where(eq(submissionEvents.id, event.id)).run();
      audit(db, author, 'application.unsend', applicationId ?? '');
    }
    return cancelledEmails.length;
  });
}

interface Job {
  title: string;
  facts: string;
  link: string;
}

function prepareInvitations({ db, env, clock }: App, ids: readonly string[], jobId: string) {
  const now = clock.now();
  const advert = findPublishedEntry(db, 'job', jobId)?.data;
  if (!advert || !findPublishedJob(db, jobId, now)?.isOpen)
    throw new HttpError(409, 'This job is closed or not on the site.');
  const link = new URL(`/job/${jobId}`, env.publicSiteUrl).href;
  const { id, name } = candidates;
  const rows = db
    .select({ id, name })
    .from(candidates)
    .where(inArray(id, [...ids]))
    .all();
  const pool = findTalentPool(db, ids, now);
  const earlierRows = findEarlierApplications(db, ids);
  const rejectedStages = stagesOfKinds(db, 'rejected');
  const invitedBefore = findInvited(db, ids, link);
  const skippedPeople = rows.flatMap((row) => {
    if (!pool.has(row.id)) return { ...row, because: 'noConsent' as const };
    const invitationsToJob = earlierRows.filter(
      (application) => application.candidateId === row.id && application.jobId === jobId,
    );
    if (invitationsToJob.some(({ status }) => rejectedStages.has(status)))
      return { ...row, because: 'wasRejected' as const };
    if (invitationsToJob.length > 0) return { ...row, because: 'hasApplied' as const };
    return invitedBefore.has(row.id) ? { ...row, because: 'wasInvited' as const } : [];
  });
  const skippedIds = new Set(skippedPeople.map((row) => row.id));
  const isAlike = ({ jobTitle, status }: EarlierApplication) =>
    rejectedStages.has(status) && jobTitle.toLowerCase() === advert.title.toLowerCase();
  const invitedPeople = rows.flatMap((row) => {
    if (skippedIds.has(row.id)) return [];
    const similarApplication = earlierRows.find(
      (application) => application.candidateId === row.id && isAlike(application),
    );
    return { ...row, rejectedFor: similarApplication ? describe(db, similarApplication) : null };
  });
  return {
    plan: { invited: invitedPeople, skipped: skippedPeople },
    job: { title: advert.title, facts: formatPlaceAndPay(advert), link },
  };
}

/** Describes the job of an earlier application: `Night nurse, Leeds`. */
function describe(db: Database, { jobId, jobTitle }: EarlierApplication): string {
  return [jobTitle, findPublishedEntry(db, 'job', jobId)?.data.location.place].filter(Boolean).join(', ');
}

function composeInvitation(app: App, name: string, note: string, job: Job, link: string, user: User) {
  return composeEmail(app, 'jobInvitationEmail', {
    greeting: greetingFor(name),
    invitation_note: note,
    job_title: job.title,
    job_facts: job.facts,
    job_link: job.link,
    application_link: link,
    colleague: user.name,
  });
}

type EarlierApplication = ReturnType<typeof findEarlierApplications>[number];

function findEarlierApplications(db: Database, ids: readonly string[]) {
  const { candidateId, submissionId } = candidateSubmissions;
  const { jobId, jobTitle, status } = applications;
  return db
    .select({ candidateId, jobId, jobTitle, status })
    .from(candidateSubmissions)
    .innerJoin(applications, eq(applications.id, submissionId))
    .where(inArray(candidateId, [...ids]))
    .all();
}

/** The end of an invitation's text in the history. The link identifies the job. */
function historyEnd(link: string): string {
  return `\n\n${link}`;
}

function findInvited(db: Database, ids: readonly string[], link: string): Set<string> {
  const { candidateId, submissionId } = candidateSubmissions;
  const end = historyEnd(link);
  const isForJob = sql`substr(${submissionEvents.text}, ${-end.length}) = ${end}`;
  const rows = db
    .select({ id: candidateId })
    .from(candidateSubmissions)
    .innerJoin(submissionEvents, eq(submissionEvents.submissionId, submissionId))
    .where(and(inArray(candidateId, [...ids]), eq(submissionEvents.kind, 'reply'), isForJob))
    .all();
  return new Set(rows.map(({ id }) => id));
}
