import type { ApplicationStatus } from '../../database/schema/applications.ts';

/** How an application stands, as a candidate reads it. */
export const STATUS_WORDS: Record<ApplicationStatus, string> = {
  new: 'It has arrived. A consultant will read it.',
  reviewing: 'A consultant is reading it.',
  shortlisted: 'You are on our shortlist.',
  interview: 'We would like to meet you, or have done so.',
  offered: 'You have an offer.',
  hired: 'You got the job.',
  rejected: 'We have decided to go on with other candidates.',
  withdrawn: 'You have withdrawn it.',
  // Nobody is told that they were taken for a robot.
  spam: 'It has arrived. A consultant will read it.',
};
