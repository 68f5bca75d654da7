/** The candidate's view of their application's stage, on their own page. */
import type { DataByType } from '../index.ts';

type Stage = DataByType['stage'];

/** Standard texts by kind. Omits offers, because these are made in person first. */
const STANDARD_WORDS: Partial<Record<Stage['kind'], string>> = {
  hired: 'You’ve got the job. Congratulations!',
  rejected: 'Thank you for applying. We won’t be taking your application any further this time.',
  withdrawn: 'Your application has been withdrawn.',
};

/**
 * The stage's own text, otherwise the standard text for interviews or for its kind; blank if the candidate sees no
 * change.
 */
export function describeStage({
  candidateSees,
  kind,
  interviews,
}: Pick<Stage, 'candidateSees' | 'kind' | 'interviews'>) {
  const standard = interviews
    ? 'We’d like to interview you. We’ll be in touch to arrange a time.'
    : STANDARD_WORDS[kind];
  return candidateSees || (standard ?? '');
}

/** Whether the application of a candidate in a stage of this kind is over. */
export function isDecided(kind: Stage['kind']): boolean {
  return kind in STANDARD_WORDS;
}
