import type { Saved } from '../../lib/types.ts';

/** What became of a save, for whoever shows it. */
export interface SaveOutcome extends Saved {
  message: string;
  /** False for a draft, which no visitor sees. */
  isPublished: boolean;
}
