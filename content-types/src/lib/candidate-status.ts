/** What a candidate can be shown about an application, in the words of the candidate's page. Staff choose when it changes. */
export const CANDIDATE_STATUS_WORDS = {
  new: 'It has arrived. A consultant will read it.',
  reviewing: 'A consultant is reading it.',
  shortlisted: 'You are on our shortlist.',
  interview: 'We would like to meet you, or have done so.',
  offered: 'You have an offer.',
  hired: 'You got the job.',
  rejected: 'We have decided to go on with other candidates.',
  withdrawn: 'You have withdrawn it.',
} as const;

export type CandidateStatus = keyof typeof CANDIDATE_STATUS_WORDS;

export const CANDIDATE_STATUSES = Object.keys(CANDIDATE_STATUS_WORDS) as [CandidateStatus, ...CandidateStatus[]];
