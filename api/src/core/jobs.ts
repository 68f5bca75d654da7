/** Jobs as visitors see them. */
import type { DataByType } from 'content-types';
import type { Agency as Advertiser, Job } from 'content-types/adverts/finding';
import { findJobTerms, type JobTerms } from 'content-types/jobs/job-terms';
import { documentStatements } from './content/document-statements.ts';
import { findPublishedEntry } from './content/published.ts';
import type { Database } from './database/open.ts';

/** A job that visitors can see, and whether it still accepts applications; null if no visible job has this id. */
export function findPublishedJob(db: Database, id: string, now: number): PublishedJob | null {
  const job = findPublishedEntry(db, 'job', id);
  if (!job) return null;
  const isOver = job.closesAt !== null && job.closesAt <= now;
  return { title: job.data.title, isOpen: !job.closed && !isOver };
}

interface PublishedJob {
  title: string;
  isOpen: boolean;
}

/** Returns the consultant's profile, or the contact named in the job. */
export function readConsultant(
  db: Database,
  job: Pick<Job, 'consultant' | 'consultantProfile'>,
): Partial<DataByType['consultant']> {
  return findPublishedEntry(db, 'consultant', job.consultantProfile)?.data ?? job.consultant;
}

/** Returns the visible sector, job type and contract type of a job; null for each that visitors cannot see. */
export function readJobTerms(db: Database, job: Pick<Job, 'category' | 'type' | 'basis'>): JobTerms {
  return findJobTerms(job, (type, id) => (findPublishedEntry(db, type, id)?.data ?? null) as never);
}

/** The advertiser, as visitors see it; null until the site settings are first published. */
export function readAdvertiser(db: Database): Advertiser {
  const settings = documentStatements(db).selectPublicById.get({ id: 'siteSettings' })?.published;
  return settings ? { name: String(settings.companyName ?? '') } : null;
}
