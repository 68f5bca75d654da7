/** Jobs as visitors see them. */
import { contentTypes, type DataByType } from 'content-types';
import type { Agency as Advertiser, Job } from 'content-types/adverts/finding';
import { findJobTerms, type JobTerms } from 'content-types/jobs/job-terms';
import { withDefaults } from 'content-types/values/defaults';
import { documentRows } from './content/documents/rows.ts';
import type { Database } from './database/open.ts';

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
