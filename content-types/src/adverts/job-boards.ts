/**
 * Decides which job boards get an advert. The feeds follow the same rules, and the job's form lists missing details.
 */

import { adzuna } from './boards/adzuna.ts';
import type { BoardRules } from './boards/board.ts';
import { findAJob } from './boards/find-a-job.ts';
import { indeed } from './boards/indeed.ts';
import type { Job } from './finding.ts';

export const BOARDS = { Indeed: indeed, Adzuna: adzuna, 'Find a Job': findAJob } satisfies Record<string, BoardRules>;

export type Board = keyof typeof BOARDS;

/** Returns why the board does not get the advert; null if the board gets it. */
export function findExclusionReason(board: Board, job: Job): string | null {
  const { toggle, lacks } = BOARDS[board];
  return toggle && !job.boards[toggle] ? 'it’s turned off for this job.' : lacks(job);
}

/** A line for each board that does not get the advert: "Not sent to Find a Job: add the full postcode." */
export function listUnsent(job: Job): string[] {
  return (Object.keys(BOARDS) as Board[]).flatMap((board) => {
    const reason = findExclusionReason(board, job);
    return reason === null ? [] : [`Not sent to ${board}: ${reason}`];
  });
}
