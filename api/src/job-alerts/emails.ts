import { contentTypes, type DataByType } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { payInWords } from 'content-types/lib/pay';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { matchesSearch } from '../content/lists/search.ts';
import { agencyMailbox, readAgency, signatureLines } from '../content/published.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import type { alerts } from '../database/schema/job-alerts.ts';
import { prepared } from '../database/statements.ts';
import type { App } from '../lib/app.ts';
import { signedTokens } from '../lib/signed-token.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { renderEmail } from '../mail/render-email.ts';
import { criteriaInWords, describeCriteria, matches } from './fields.ts';

type Alert = typeof alerts.$inferSelect;
export interface NewJob {
  id: string;
  data: DataByType['job'];
}

export const ALERTS_PATH = '/api/alerts';

/** What stands in the emails instead of a password: an alert's id, signed. Nothing about the reader is in it. */
const tokens = prepared((db) => signedTokens(db, 'alert'));

/** As many as a mail can hold without being cut off. */
const MAX_LISTED = 30;

/** Asks the owner of an address whether they want this. Says a place only where there is a job: anything can be typed. */
export function confirmationEmail(app: App, alert: Alert): QueuedMail {
  const agency = readAgency(app.db);
  const { place, ...criteria } = describeCriteria(alert);
  const content = renderEmail({
    subject: `Please confirm: new jobs from ${agency.companyName}`,
    greeting: 'Hello,',
    parts: [
      'Somebody, probably you, asked us to send new jobs to this address:',
      {
        details: [
          ['What', criteriaInWords({ ...criteria, place: hasJobIn(app.db, place) ? place : '' })],
          ['When', WHEN[alert.frequency]],
        ],
      },
      { link: { label: 'Yes, send me these jobs', address: alertLink(app, 'confirm', alert.id) } },
    ],
    signature: signatureLines(agency),
    footnote: `If it was not you, do nothing: without your yes nothing is sent, and we forget this address within a week. Asked at ${app.env.publicSiteUrl.host}.`,
  });
  return {
    kind: 'alert.confirm',
    subjectId: alert.id,
    mail: { to: alert.email, replyTo: agencyMailbox(agency), ...content },
  };
}

export function digestEmail(app: App, alert: Alert, jobs: readonly NewJob[]): QueuedMail {
  const agency = readAgency(app.db);
  const address = (path: string) => new URL(path, app.env.publicSiteUrl).href;
  const first = jobs[0]?.data.title ?? '';
  const more = jobs.length - MAX_LISTED;
  const content = renderEmail({
    subject: jobs.length === 1 ? `New job: ${first}` : `${jobs.length} new jobs: ${first} and more`,
    greeting: 'Hello,',
    parts: [
      jobs.length === 1 ? 'There is a new job for you.' : `There are ${jobs.length} new jobs for you.`,
      ...jobs.slice(0, MAX_LISTED).map(({ id, data }) => ({
        link: { label: data.title, address: address(`/job/${id}`), note: describeJob(data) },
      })),
      ...(more > 0 ? [{ link: { label: `See ${more} more on our site`, address: address('/career') } }] : []),
      { link: { label: 'Change or stop these emails', address: alertLink(app, 'manage', alert.id) } },
    ],
    signature: signatureLines(agency),
    footnote: `You receive this email because you asked for it at ${app.env.publicSiteUrl.host}: ${criteriaInWords(describeCriteria(alert))}, ${WHEN[alert.frequency].toLowerCase()}.`,
  });
  const mail = {
    to: alert.email,
    replyTo: agencyMailbox(agency),
    ...content,
    unsubscribe: alertLink(app, 'unsubscribe', alert.id),
  };
  return { kind: 'alert.digest', subjectId: alert.id, mail };
}

/** Where an email leads: to a page that asks for a click, as programs that look into emails follow links as well. */
function alertLink(app: App, page: 'confirm' | 'manage' | 'unsubscribe', id: string): string {
  return new URL(`${ALERTS_PATH}/${page}?token=${alertToken(app, id)}`, app.env.publicSiteUrl).href;
}

export function alertToken({ db }: App, id: string): string {
  return tokens(db).sign(id);
}

/** The id that a token was made for; null when we did not make it. */
export function readAlertToken({ db }: App, token: unknown): string | null {
  return tokens(db).read(token);
}

export const WHEN = { daily: 'Every morning', weekly: 'Every Monday' } as const;

/** The search finds few candidates, which are then compared as a digest would. */
function hasJobIn(db: Database, place: string): boolean {
  const isPublic = and(eq(documents.type, 'job'), isNotNull(documents.published), isNull(documents.deletedAt));
  const found = db
    .select({ published: documents.published })
    .from(documents)
    .where(and(isPublic, matchesSearch(place, [contentTypes.job])))
    .limit(50)
    .all();
  return found.some(({ published }) =>
    matches({ category: '', type: '', place }, withDefaults(contentTypes.job.fields, published ?? {})),
  );
}

/** An advert in a mail says what one on the site must: where, what for, and whether it is temporary or permanent. */
function describeJob({ location, type, basis, salary }: DataByType['job']): string {
  const where = [location.place, location.region].filter(Boolean).join(', ');
  const label = contentTypes.job.fields.basis.options.find(({ value }) => value === basis)?.label ?? '';
  return [where, type, label, payInWords(salary)].filter(Boolean).join(' · ');
}
