/** The stock sectors, job types and contract types of every database, and the terms of a job among them. */
import type { DataByType } from 'content-types';
import { findJobTerms } from 'content-types/jobs/job-terms';

export const stockTerms: {
  readonly [Type in 'sector' | 'jobType' | 'contractType']: Record<string, DataByType[Type]>;
} = {
  sector: {
    admin: { name: 'admin', description: '', findAJob: 2 },
    Engineer: { name: 'Engineer', description: '', findAJob: 9 },
    Developer: { name: 'Developer', description: '', findAJob: 14 },
  },
  jobType: {
    'Full Time': { name: 'Full Time', employmentType: 'FULL_TIME' },
    'Part Time': { name: 'Part Time', employmentType: 'PART_TIME' },
  },
  contractType: {
    permanent: { name: 'Permanent', work: 'permanent', employmentType: '' },
    'fixed-term': { name: 'Fixed-term contract', work: 'temporary', employmentType: 'TEMPORARY' },
    contract: { name: 'Contract', work: 'temporary', employmentType: 'CONTRACTOR' },
    temporary: { name: 'Temporary', work: 'temporary', employmentType: 'TEMPORARY' },
    freelance: { name: 'Freelance', work: 'temporary', employmentType: 'CONTRACTOR' },
    internship: { name: 'Internship', work: 'temporary', employmentType: 'INTERN' },
  },
};

export function termsOf(job: DataByType['job']) {
  return findJobTerms(job, (type, id) => stockTerms[type][id] ?? null);
}
