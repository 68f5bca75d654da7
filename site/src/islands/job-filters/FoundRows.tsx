import { useLayoutEffect, useRef } from 'react';
import type { JobCard } from '../../lib/jobs/card.ts';
import { type BasisNames, JobRows, rowTexts } from '../JobRows.tsx';
import { type Rows, takeRows } from './take-rows.ts';

interface FoundRowsProps {
  /** What the HTML shows; never another, and one at least. */
  first: readonly JobCard[];
  /** What is shown now. */
  jobs: readonly JobCard[];
  basisNames: BasisNames;
  /** Whether what is shown follows each letter. */
  isTyped: boolean;
  /** Whether what is shown is not yet what was asked for. */
  isWaiting: boolean;
}

/** `JobRows` that React draws once: what else they show is written into them. */
export function FoundRows({ first, jobs, basisNames, isTyped, isWaiting }: FoundRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const rows = useRef<Rows>(null);
  const hasWaited = useRef(false);

  useLayoutEffect(() => {
    if (!list.current) return;
    rows.current ??= takeRows(list.current, (job) => rowTexts(job, basisNames));
    // Words that change long after the last letter would be seen to move.
    rows.current.show(jobs, isTyped && !hasWaited.current ? 'over' : 'anew');
    hasWaited.current = isWaiting;
  }, [jobs, basisNames, isTyped, isWaiting]);

  return <JobRows jobs={first} basisNames={basisNames} list={list} />;
}
