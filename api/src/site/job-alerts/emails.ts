import { contentTypes, type DataByType } from 'content-types';
import { WORKPLACE_LABELS } from 'content-types/job-search/choices';
import { emptyCriteria, formatCriteria, isKnown, isRemoteApart } from 'content-types/job-search/criteria';
import { countFromHome, countNear, isCountedByArea } from 'content-types/job-search/in-words';
import { formatPay } from 'content-types/jobs/pay';
import { findArea } from 'content-types/places/job-places';
import { plural } from 'content-types/text/plural';
import { withDefaults } from 'content-types/values/defaults';
import { agencyMailbox, readAgency } from '../../core/agency.ts';
import type { App } from '../../core/app.ts';
import { onSite } from '../../core/content/document-statements.ts';
import { matchesSearch } from '../../core/content/lists/search.ts';
import { and } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { documents } from '../../core/database/schema/content.ts';
import type { Alert } from '../../core/database/schema/job-alerts.ts';
import { signedTokens } from '../../core/database/signed-token.ts';
import { prepared } from '../../core/database/statements.ts';
import { readJobTerms } from '../../core/jobs.ts';
import { toIso } from '../../core/lib/dates.ts';
import type { QueuedMail } from '../../core/mail/outbox.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { scoreJobsByWords } from '../job-search/job-search.ts';
import { describeCriteria, meetsAlert, toAlertFacts, toCriteria } from './fields.ts';

export interface NewJob {
  id: string;
  data: DataByType['job'];
}

export const ALERTS_PATH = '/api/alerts';
/** Page where the owner of an alert confirms and changes it. */
export const OWN_ALERTS_PATH = '/my-alerts';

/** Signs the alert ids in the links of emails. A token contains no data about the subscriber. */
const tokens = prepared((db) => signedTokens(db, 'alert'));

/** Maximum number of jobs in an email: some email clients cut off a longer one. */
const MAX_LISTED_JOBS = 30;

/**
 * Asks the owner of an address to confirm an alert. Anyone can type any text, so the email repeats only search words
 * that match a job, and a place only if a job or the map has it.
 */
export function confirmationEmail(app: App, alert: Alert): QueuedMail {
  const criteria = toCriteria(alert);
  const q = scoreJobsByWords(app.db, new Map(), criteria.q)?.size ? criteria.q : '';
  const area = findArea(criteria.place);
  const areaName = isKnown(area) && isCountedByArea(criteria, area) ? area.name : '';
  const knownPlace = hasJobIn(app.db, criteria.place) ? criteria.place : areaName;
  const content = composeEmail(app, 'alertConfirmationEmail', {
    wanted_jobs: describeCriteria(app.db, { ...criteria, q, place: knownPlace }),
    how_often: FREQUENCY_LABELS[alert.frequency],
    confirm_link: createAlertLink(app, 'confirm', alert.id),
  });
  const mail = { to: alert.email, replyTo: agencyMailbox(readAgency(app.db)), ...content };
  return { kind: 'alert.confirm', subjectId: alert.id, mail };
}

/** Lists the jobs newest first. In an alert with a distance, remote jobs follow the others. */
export function digestEmail(app: App, alert: Alert, newJobs: readonly NewJob[]): QueuedMail {
  const criteria = toCriteria(alert);
  const area = findArea(criteria.place);
  const isApart = isRemoteApart(criteria, area);
  const isRemoteJob = ({ data }: NewJob) => isApart && data.location.remote === 'remote';
  const [nearbyJobs, remoteJobs] = [newJobs.filter((job) => !isRemoteJob(job)), newJobs.filter(isRemoteJob)];
  const jobs = [...nearbyJobs, ...remoteJobs];
  const groupsText =
    area && nearbyJobs.length > 0 && remoteJobs.length > 0
      ? `: ${countNear(nearbyJobs.length, area, criteria.miles)}, then ${countFromHome(remoteJobs.length)}`
      : '';
  const toAddress = (path: string) => new URL(path, app.env.publicSiteUrl).href;
  const firstTitle = jobs[0]?.data.title ?? '';
  const unlistedCount = jobs.length - MAX_LISTED_JOBS;
  const content = composeEmail(app, 'jobAlertEmail', {
    headline: jobs.length === 1 ? `New job: ${firstTitle}` : `${jobs.length} new jobs, including ${firstTitle}`,
    introduction: plural(jobs.length, {
      one: 'There’s a new job that matches your alert.',
      other: `There are # new jobs that match your alert${groupsText}.`,
    }),
    jobs: [
      ...jobs.slice(0, MAX_LISTED_JOBS).map(({ id, data }) => ({
        label: data.title,
        address: toAddress(`/job/${id}`),
        note: describeJob(app.db, data),
      })),
      ...(unlistedCount > 0
        ? [
            {
              label: `See ${unlistedCount} more on our site`,
              address: toAddress(`/career?${formatCriteria(criteria)}#openings`),
            },
          ]
        : []),
    ],
    unsubscribe_link: createAlertLink(app, 'manage', alert.id),
    wanted_jobs: describeCriteria(app.db, criteria),
    how_often: FREQUENCY_IN_SENTENCE[alert.frequency],
  });
  const mail = {
    to: alert.email,
    replyTo: agencyMailbox(readAgency(app.db)),
    ...content,
    unsubscribe: createAlertLink(app, 'unsubscribe', alert.id),
  };
  return { kind: 'alert.digest', subjectId: alert.id, mail };
}

/** A link to a page with a button, because email scanners follow links too. */
function createAlertLink(app: App, page: 'confirm' | 'manage' | 'unsubscribe', id: string): string {
  return new URL(`${OWN_ALERTS_PATH}/${page}?token=${createAlertToken(app, id)}`, app.env.publicSiteUrl).href;
}

export function createAlertToken({ db }: App, id: string): string {
  return tokens(db).sign(id);
}

/** The id that a token was made for; null if we did not make it. */
export function readAlertToken({ db }: App, token: unknown): string | null {
  return tokens(db).read(token);
}

const FREQUENCY_LABELS = { daily: 'Every morning', weekly: 'Every Monday' } as const;
export const FREQUENCY_IN_SENTENCE = { daily: 'every morning', weekly: 'every Monday' } as const;

/** Whether a job is in a place: searches first, then compares the few jobs found as a digest would. */
function hasJobIn(db: Database, place: string): boolean {
  const matchingJobs = db
    .select({ published: documents.published })
    .from(documents)
    .where(and(onSite('job'), matchesSearch(db, place, [contentTypes.job])))
    .limit(50)
    .all();
  // No date is needed, because the criteria do not compare dates.
  const matchesAlert = meetsAlert({ ...emptyCriteria, place }, '');
  return matchingJobs.some(({ published }) => {
    const data = withDefaults(contentTypes.job.fields, published ?? {});
    return matchesAlert(toAlertFacts({ data, publishedAt: toIso(0), expiresAt: null }));
  });
}

/**
 * The details that the law requires of an advert, including one in an email: the location, the kind of work, and whether it is
 * temporary or permanent.
 */
function describeJob(db: Database, job: DataByType['job']): string {
  const { place, region, remote } = job.location;
  const locationText = [place, region].filter(Boolean).join(', ');
  const { type, basis } = readJobTerms(db, job);
  return [locationText, remote === 'remote' && WORKPLACE_LABELS.remote, type?.name, basis?.name, formatPay(job.salary)]
    .filter(Boolean)
    .join(' · ');
}
