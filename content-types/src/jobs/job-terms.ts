import type { DataByType } from '../index.ts';
import { capitalize } from '../text/capitalize.ts';

/** The entries that a job refers to; null where no entry is chosen or the entry is gone. */
export interface JobTerms {
  sector: DataByType['sector'] | null;
  type: DataByType['jobType'] | null;
  basis: DataByType['contractType'] | null;
}

type TermType = 'sector' | 'jobType' | 'contractType';

/** Looks up the entries that a job refers to, with names as they appear in texts. `find` returns an entry's data. */
export function findJobTerms(
  { category, type, basis }: Pick<DataByType['job'], 'category' | 'type' | 'basis'>,
  find: <N extends TermType>(type: N, id: string) => DataByType[N] | null,
): JobTerms {
  return {
    sector: category === null ? null : capitalizeName(find('sector', category)),
    type: type === null ? null : capitalizeName(find('jobType', type)),
    basis: basis === null ? null : capitalizeName(find('contractType', basis)),
  };
}

function capitalizeName<T extends { name: string }>(term: T | null): T | null {
  return term && { ...term, name: capitalize(term.name) };
}

/** Returns Google's employment types for the job type and the contract type, without duplicates. */
export function listEmploymentTypes({ type, basis }: JobTerms): string[] {
  const types = [type?.employmentType, basis?.employmentType].filter((name) => name !== undefined && name !== '');
  return [...new Set(types)];
}
