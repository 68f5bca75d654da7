import { sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';

/** The texts of the CVs of some applications, by their ids, up to `max` characters. CVs that cannot be read are left out. */
export function readCvTexts(db: Database, applicationIds: readonly string[], max = 20_000): Map<string, string> {
  const rows = db.values<[id: string, text: string]>(sql`
    SELECT r.applicationId, substr(s.text, 1, ${max})
    FROM resumes r JOIN resume_texts t ON t.resumeId = r.id JOIN resume_search s ON s.rowid = t.id
    WHERE r.applicationId IN ${applicationIds}`);
  return new Map(rows);
}
