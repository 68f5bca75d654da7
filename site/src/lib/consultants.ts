/** The consultant whom a page names. Islands must not import this: it reads content. */
import type { DataByType } from 'content-types';
import type { ContentReader } from '../content.ts';

export type ConsultantFacts = Pick<DataByType['job']['consultant'], 'name' | 'phone' | 'email'> &
  Partial<DataByType['consultant']>;

/** A job's consultant: the profile that the job refers to, or else the details in the job. Null if the job has neither. */
export function readConsultant(content: ContentReader, job: DataByType['job']): ConsultantFacts | null {
  const { consultantProfile, consultant } = job;
  const profile = consultantProfile === null ? null : content.one('consultant', consultantProfile);
  return profile?.data ?? (consultant.name ? consultant : null);
}
