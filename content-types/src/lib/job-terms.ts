import type { DataByType } from '../index.ts';

/** What a job's references stand for; null where none is picked or the entry is gone. */
export interface JobTerms {
  sector: DataByType['sector'] | null;
  type: DataByType['jobType'] | null;
  basis: DataByType['contractType'] | null;
}

type TermType = 'sector' | 'jobType' | 'contractType';

/** Looks up what a job refers to; `find` returns an entry's data. */
export function findJobTerms(
  { category, type, basis }: Pick<DataByType['job'], 'category' | 'type' | 'basis'>,
  find: <N extends TermType>(type: N, id: string) => DataByType[N] | null,
): JobTerms {
  return {
    sector: category === null ? null : find('sector', category),
    type: type === null ? null : find('jobType', type),
    basis: basis === null ? null : find('contractType', basis),
  };
}

/** What Google calls the employment: of the hours and of the contract, each once. */
export function listEmploymentTypes({ type, basis }: JobTerms): string[] {
  const types = [type?.employmentType, basis?.employmentType].filter((name) => name !== undefined && name !== '');
  return [...new Set(types)];
}
