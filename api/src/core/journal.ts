/** The journal's interface for intake and email. `operations/journal` implements it. */

/** The state of the journal. `replaced`: another machine has taken over, so this one must not accept submissions. */
export type JournalState = 'off' | 'ok' | 'unavailable' | 'replaced';

export interface Journal {
  /** Marks an intake of a kind in `PersonalData.intakes`. Call it in the transaction that accepts or changes it. */
  mark(kind: string, id: string): void;
  /**
   * Resolves when a marked intake is in the journal; immediately if it is unmarked or the storage is unavailable.
   * Throws 503 if another machine has taken over, or if the storage is unavailable and JOURNAL_REQUIRED is set.
   */
  settle(id: string): Promise<void>;
  /** Returns ids of intakes whose sender has no response yet. Their emails and events must not be sent. */
  held(): readonly string[];
  /**
   * Whether this server may send emails and events: after its first attempt to claim the lease, unless another server
   * holds it.
   */
  canSend(): boolean;
  state(): JournalState;
  /**
   * Returns the number of intakes not yet in the journal, and the arrival time of the oldest in milliseconds since
   * 1970.
   */
  waiting(): { count: number; oldest: number | null };
}

declare module 'fastify' {
  interface FastifyInstance {
    journal: Journal;
  }
}

/** A stand-in without a journal, in which nothing waits. */
export const NO_JOURNAL: Journal = {
  mark() {},
  async settle() {},
  held: () => [],
  canSend: () => true,
  state: () => 'off',
  waiting: () => ({ count: 0, oldest: null }),
};
