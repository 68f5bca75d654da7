/** The journal's interface for intake and email. `operations/journal` implements it. */

/** `replaced`: another machine has taken over, and this one must not accept anything. */
export type JournalState = 'off' | 'ok' | 'unavailable' | 'replaced';

export interface Journal {
  /** Marks an intake of a kind in `PersonalData.intakes`. Call it in the transaction that accepts or changes it. */
  mark(kind: string, id: string): void;
  /**
   * Resolves when a marked intake is in the journal, and immediately for an unmarked one or unavailable storage. Throws
   * 503 if another machine has taken over or, with JOURNAL_REQUIRED, if the storage is unavailable.
   */
  settle(id: string): Promise<void>;
  /** The ids of intakes whose emails and events must not be sent until the sender has a response. */
  held(): readonly string[];
  /**
   * Whether this server may send emails and events: after its first attempt to claim the lease, unless another server
   * holds it.
   */
  canSend(): boolean;
  state(): JournalState;
  /** The number of intakes not yet in the journal, and when the oldest arrived, in milliseconds since 1970. */
  waiting(): { count: number; oldest: number | null };
}

declare module 'fastify' {
  interface FastifyInstance {
    journal: Journal;
  }
}

/** Used without a journal: nothing waits. */
export const NO_JOURNAL: Journal = {
  mark() {},
  async settle() {},
  held: () => [],
  canSend: () => true,
  state: () => 'off',
  waiting: () => ({ count: 0, oldest: null }),
};
