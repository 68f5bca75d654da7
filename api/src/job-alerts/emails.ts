import { contentTypes, type DataByType } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { payInWords } from 'content-types/lib/pay';
import { plural } from 'content-types/lib/plural';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { matchesSearch } from '../content/lists/search.ts';
import { agencyMailbox, readAgency, readJobTerms } from '../content/published.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import type { alerts } from '../database/schema/job-alerts.ts';
import { prepared } from '../database/statements.ts';
import type { App } from '../lib/app.ts';
import { signedTokens } from '../lib/signed-token.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { composeEmail } from '../mail/templates.ts';
import { describeCriteria, matches, toCriteria } from './fields.ts';

type Alert = typeof alerts.$inferSelect;
export interface NewJob {
  id: string;
  data: DataByType['job'];
}

export const ALERTS_PATH = '/api/alerts';

/** Authorizes the links in the emails: an alert's id, signed. Contains nothing about the reader. */
const tokens = prepared((db) => signedTokens(db, 'alert'));

/** With more, some email clients cut off the email. */
const MAX_LISTED = 30;

/** Asks the owner of an address to confirm. Repeats the location only if there is a job in it: anything can be typed. */
export function confirmationEmail(app: App, alert: Alert): QueuedMail {
  const { place, ...criteria } = toCriteria(alert);
  const content = composeEmail(app, 'alertConfirmationEmail', {
    wanted_jobs: describeCriteria(app.db, { ...criteria, place: hasJobIn(app.db, place) ? place : '' }),
    how_often: WHEN[alert.frequency],
    confirm_link: alertLink(app, 'confirm', alert.id),
  });
  const mail = { to: alert.email, replyTo: agencyMailbox(readAgency(app.db)), ...content };
  return { kind: 'alert.confirm', subjectId: alert.id, mail };
}

export function digestEmail(app: App, alert: Alert, jobs: readonly NewJob[]): QueuedMail {
  const address = (path: string) => new URL(path, app.env.publicSiteUrl).href;
  const first = jobs[0]?.data.title ?? '';
  const more = jobs.length - MAX_LISTED;
  const content = composeEmail(app, 'jobAlertEmail', {
    headline: jobs.length === 1 ? `New job: ${first}` : `${jobs.length} new jobs, including ${first}`,
    introduction: plural(jobs.length, {
      one: 'There’s a new job that matches your alert.',
      other: 'There are # new jobs that match your alert.',
    }),
    jobs: [
      ...jobs.slice(0, MAX_LISTED).map(({ id, data }) => ({
        label: data.title,
        address: address(`/job/${id}`),
        note: describeJob(app.db, data),
      })),
      ...(more > 0 ? [{ label: `See ${more} more on our site`, address: address('/career') }] : []),
    ],
    unsubscribe_link: alertLink(app, 'manage', alert.id),
    wanted_jobs: describeCriteria(app.db, toCriteria(alert)),
    how_often: WHEN_IN_SENTENCE[alert.frequency],
  });
  const mail = {
    to: alert.email,
    replyTo: agencyMailbox(readAgency(app.db)),
    ...content,
    unsubscribe: alertLink(app, 'unsubscribe', alert.id),
  };
  return { kind: 'alert.digest', subjectId: alert.id, mail };
}

/** A link to a page with a button: mail scanners follow links too. */
function alertLink(app: App, page: 'confirm' | 'manage' | 'unsubscribe', id: string): string {
  return new URL(`${ALERTS_PATH}/${page}?token=${alertToken(app, id)}`, app.env.publicSiteUrl).href;
}

export function alertToken({ db }: App, id: string): string {
  return tokens(db).sign(id);
}

/** The id that a token was made for; null if we did not make it. */
export function readAlertToken({ db }: App, token: unknown): string | null {
  return tokens(db).read(token);
}

const WHEN = { daily: 'Every morning', weekly: 'Every Monday' } as const;
export const WHEN_IN_SENTENCE = { daily: 'every morning', weekly: 'every Monday' } as const;

/** Searches first, then compares the few jobs found as a digest would. */
function hasJobIn(db: Database, place: string): boolean {
  const isPublic = and(eq(documents.type, 'job'), isNotNull(documents.published), isNull(documents.deletedAt));
  const found = db
    .select({ published: documents.published })
    .from(documents)
    .where(and(isPublic, matchesSearch(db, place, [contentTypes.job])))
    .limit(50)
    .all();
  return found.some(({ published }) =>
    matches({ category: '', type: '', place }, withDefaults(contentTypes.job.fields, published ?? {})),
  );
}

/** What the law requires of an advert, in an email too: the location, the kind of work, and whether it is temporary or permanent. */
function describeJob(db: Database, job: DataByType['job']): string {
  const where = [job.location.place, job.location.region].filter(Boolean).join(', ');
  const { type, basis } = readJobTerms(db, job);
  return [where, type?.name, basis?.name, payInWords(job.salary)].filter(Boolean).join(' · ');
}
