import { untilWritable } from './busy.ts';
import type { Database } from './open.ts';
import { prepared } from './prepared.ts';

/**
 * Runs `work` in a transaction and resolves with its result once that is on the disk; rejects with what it throws, and
 * then nothing of it is kept. What comes in while the disk is busy is committed together, each in a savepoint of its
 * own: twenty forms at once wait for the disk once, not twenty times.
 */
export function commitTogether<Result>(db: Database, work: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    queueOf(db)({ run: () => resolveLater(work(), resolve), fail: reject });
  });
}

interface Work {
  /** Does the work, and returns what tells of its success. */
  run(): () => void;
  fail(error: unknown): void;
}

function resolveLater<Result>(result: Result, resolve: (result: Result) => void): () => void {
  return () => resolve(result);
}

const queueOf = prepared((db) => {
  const { $client: sqlite } = db;
  let waiting: Work[] = [];
  const each = sqlite.transaction((work: Work) => work.run());

  /** Throws when nothing of all this was kept. */
  const all = sqlite.transaction((works: Work[]) =>
    works.map((work) => {
      try {
        return each(work);
      } catch (error) {
        // A full disk ends the whole transaction, and with it what went before.
        if (!sqlite.inTransaction) throw error;
        return () => work.fail(error);
      }
    }),
  );

  async function flush() {
    // While another program writes more may come. Where it does not end the attempt fails, and says so to all.
    await untilWritable(db).catch(() => undefined);
    const works = waiting;
    waiting = [];
    let tellings: (() => void)[];
    try {
      tellings = all.immediate(works);
    } catch (error) {
      tellings = works.map((work) => () => work.fail(error));
    }
    for (const tell of tellings) tell();
  }

  return (work: Work) => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push(work);
  };
});
