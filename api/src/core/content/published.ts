import { contentTypes, type DataByType, type SingletonName } from 'content-types';
import { findForbidden } from 'content-types/adverts/check-advert';
import type { Agency as Advertiser, Job } from 'content-types/adverts/finding';
import type { ContentType } from 'content-types/define';
import { findJobTerms, type JobTerms } from 'content-types/jobs/job-terms';
import { withDefaults, withStandard } from 'content-types/values/defaults';
import type { Database } from '../database/open.ts';
import { rejectIssues } from '../http/errors.ts';
import { addWorkingDays, weekdayDate } from '../lib/dates.ts';
import { documentRows } from './documents/rows.ts';
import type { Rule } from './rule.ts';

/** A singleton as visitors see it, with standard data or initial values for what has never been published. */
export function publishedSingleton<N extends SingletonName>(db: Database, name: N): DataByType[N] {
  const row = documentRows(db).publicById.get({ id: name });
  return completeData(db, contentTypes[name], row?.published ?? {}) as DataByType[N];
}

/** Stored data with what its type adds where nothing has been entered. */
export function completeData(
  db: Database,
  type: ContentType,
  stored: Record<string, unknown>,
): Record<string, unknown> {
  return withStandard(type, withDefaults(type.fields, stored), (name) => publishedSingleton(db, name as SingletonName));
}

export type Agency = DataByType['siteSettings'];

/** The agency's details from the site settings. */
export function readAgency(db: Database): Agency {
  return publishedSingleton(db, 'siteSettings');
}

/** The agency's mailbox, for replies to its emails; undefined if the site settings have no address. */
export function agencyMailbox({ companyName, contact }: Agency) {
  return contact.email ? { name: companyName, address: contact.email } : undefined;
}

/** The day by which the agency promises a reply to what arrived at `at`, in words; empty if it promises none. */
export function replyDay(agency: Agency, kind: keyof Agency['replyTimes'], at: number): string {
  const days = agency.replyTimes[kind];
  return days === null ? '' : weekdayDate(addWorkingDays(at, days));
}

/** A job that visitors can see, and whether it still accepts applications; null if no visible job has this id. */
export function publishedJob(db: Database, id: string, now: number): PublishedJob | null {
  const row = documentRows(db).byId.get({ id });
  if (row?.type !== contentTypes.job.name || row.published === null || row.deletedAt !== null) return null;
  const isOver = row.closesAt !== null && row.closesAt <= now;
  const { consultant, consultantProfile } = row.published as Partial<Job>;
  const profile = consultantProfile ? documentRows(db).publicById.get({ id: consultantProfile }) : undefined;
  const isShown = profile?.type === contentTypes.consultant.name && profile.deletedAt === null;
  const consultantEmail = String((isShown && profile.published?.email) || consultant?.email || '');
  return { title: String(row.published.title), isOpen: !row.closed && !isOver, consultantEmail };
}

interface PublishedJob {
  title: string;
  isOpen: boolean;
  consultantEmail: string;
}

/** A job as visitors see it; null if they cannot. */
export function publishedAdvert(db: Database, id: string): { data: DataByType['job']; closed: boolean } | null {
  const row = documentRows(db).publicById.get({ id });
  if (row?.type !== contentTypes.job.name || row.published === null || row.deletedAt !== null) return null;
  return { data: withDefaults(contentTypes.job.fields, row.published), closed: row.closed };
}

/** A consultant as visitors see them; null if they cannot. */
export function publishedConsultant(db: Database, id: string | null): Partial<DataByType['consultant']> | null {
  const row = id === null ? undefined : documentRows(db).publicById.get({ id });
  if (row?.type !== contentTypes.consultant.name || row.published === null || row.deletedAt !== null) return null;
  return withDefaults(contentTypes.consultant.fields, row.published);
}

/** Rejects an advert that the law does not allow on the site. */
export const lawfulAdvert: Rule = {
  checkPublish(db, data) {
    const job = data as unknown as Job;
    const found = findForbidden(job, readJobTerms(db, job), readAdvertiser(db));
    rejectIssues(found.map(({ path, what, why, source }) => ({ path, message: `${what} ${why} (${source.label})` })));
  },
};

/** The sector, job type and contract type of a job, as visitors see them; null for one that they cannot see. */
export function readJobTerms(db: Database, job: Pick<Job, 'category' | 'type' | 'basis'>): JobTerms {
  return findJobTerms(job, (type, id) => {
    const row = documentRows(db).publicById.get({ id });
    const isShown = row?.type === type && row.deletedAt === null && row.published !== null;
    return isShown ? (withDefaults(contentTypes[type].fields, row.published ?? {}) as never) : null;
  });
}

/** The advertiser, as visitors see it; null until the site settings are first published. */
export function readAdvertiser(db: Database): Advertiser {
  const settings = documentRows(db).publicById.get({ id: 'siteSettings' })?.published;
  return settings ? { name: String(settings.companyName ?? '') } : null;
}
