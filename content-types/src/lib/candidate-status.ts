/** What a candidate can be shown about an application, in the words of the candidate's page. Staff choose when it changes. */
export const CANDIDATE_STATUS_WORDS = {
  new: 'We’ve received your application. A consultant will review it.',
  reviewing: 'A consultant is reviewing your application.',
  shortlisted: 'You’re on our shortlist.',
  interview: 'You’ve reached the interview stage.',
  offered: 'You have an offer.',
  hired: 'You’ve got the job. Congratulations!',
  rejected: 'We’re not taking your application any further this time.',
  withdrawn: 'You’ve withdrawn your application.',
} as const;

export type CandidateStatus = keyof typeof CANDIDATE_STATUS_WORDS;

export const CANDIDATE_STATUSES = Object.keys(CANDIDATE_STATUS_WORDS) as [CandidateStatus, ...CandidateStatus[]];
