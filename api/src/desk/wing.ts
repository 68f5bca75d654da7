/** The features for candidates and their submissions. */
import type { Feature } from '../core/feature.ts';
import { candidates } from './candidates/feature.ts';
import { clientPages } from './client-pages/feature.ts';
import { interviews } from './interviews/feature.ts';
import { jobs } from './jobs/feature.ts';
import { mailbox } from './mailbox/feature.ts';
import { portal } from './portal/feature.ts';
import { reminders } from './reminders/feature.ts';
import { resumes } from './resumes/feature.ts';
import { submissions } from './submissions/feature.ts';

export const desk: readonly Feature[] = [
  candidates,
  resumes,
  mailbox,
  interviews,
  clientPages,
  reminders,
  portal,
  jobs,
  submissions,
];
