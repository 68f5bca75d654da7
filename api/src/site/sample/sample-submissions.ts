import { eraseSubmission } from '../../compliance/erasure/erase.ts';
import type { App } from '../../core/app.ts';
import type { Author } from '../../core/audit.ts';
import { inArray } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { readSampleIds } from '../../core/database/sample.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { messages } from '../../core/database/schema/inbox.ts';
import { interviews } from '../../core/database/schema/interviews.ts';
import { countRows } from '../../core/database/statements.ts';
import { findSubmission } from '../../core/database/submissions.ts';

export function countSampleSubmissions(db: Database): number {
  const ids = [...readSampleIds(db)];
  return (
    countRows(db, applications, inArray(applications.id, ids)) + countRows(db, messages, inArray(messages.id, ids))
  );
}

/** Erases the sample's applications and messages, whatever was done with them. Returns how many there were. */
export async function removeSampleSubmissions(app: App, author: Author): Promise<number> {
  const { db } = app;
  const ids = [...readSampleIds(db)];
  const count = countSampleSubmissions(db);
  // Upcoming interviews would otherwise stay until their cancellations had been emailed.
  db.delete(interviews).where(inArray(interviews.applicationId, ids)).run();
  for (const id of ids) {
    const submission = findSubmission(db, 'application', id) ?? findSubmission(db, 'message', id);
    if (submission) await eraseSubmission(app, submission, 'the sample was removed', author);
  }
  return count;
}
