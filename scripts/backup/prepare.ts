import { ERASURES_FACT } from 'api/data-protection/erasing-actions';
import { schemaOf, tooNew } from 'api/database/schema-version';
import { newId } from 'api/lib/ids';
import Sqlite from 'better-sqlite3';
import { Refusal } from '../lib/refusal.ts';
import { checkDatabase, inWords } from './copy-database.ts';
import type { Erasure } from './erasures.ts';

/** What whoever restores must know about the state that comes back. */
export interface Prepared {
  /** Mails that were waiting when the backup was made and will be sent once more if they have been sent since. */
  waitingMails: number;
}

/**
 * Makes a restored database ready for its second life: another feed id, so that every reader of the feed starts again from
 * nothing, and no sessions or links to set a password, as those ended or used since would be valid again. `erasures` are to
 * be repeated. Throws a refusal when it is damaged or too new.
 */
export async function prepareDatabase(path: string, erasures: readonly Erasure[]): Promise<Prepared> {
  return inWords(path, async () => {
    const db = new Sqlite(path, { fileMustExist: true });
    try {
      checkDatabase(db, path);
      const problem = tooNew(schemaOf(db));
      if (problem) throw new Refusal(`This backup cannot be brought back: ${problem}.`);
      const prepare = db.transaction(() => {
        const sql = 'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value';
        db.prepare(sql).run('feed', newId());
        // The server does it at its start, with everything that hangs on it.
        if (erasures.length > 0) db.prepare(sql).run(ERASURES_FACT, JSON.stringify(erasures));
        for (const table of ['sessions', 'pending_logins', 'password_links']) db.prepare(`DELETE FROM ${table}`).run();
      });
      prepare();
      const waiting = "SELECT count(*) AS n FROM outbox WHERE state = 'queued'";
      return { waitingMails: db.prepare<[], { n: number }>(waiting).get()?.n ?? 0 };
    } finally {
      db.close();
    }
  });
}
