import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { placeholders } from '../content/store.ts';
import { prepared } from '../database/prepared.ts';
import { applications, resumes } from '../database/schema/applications.ts';

/** What every application runs, prepared once. */
export const applicationStatements = prepared((db) => {
  const p = sql.placeholder;
  const { id, reference, jobId, email, status, createdAt, idempotencyKey } = applications;
  const isSame = and(eq(jobId, p('jobId')), eq(email, p('email')), ne(status, 'spam'));
  return {
    byKey: db
      .select({ reference, resumeId: resumes.id })
      .from(applications)
      .leftJoin(resumes, eq(resumes.applicationId, id))
      .where(inArray(idempotencyKey, [p('key'), p('earlier')]))
      .prepare(),
    byReference: db
      .select({ id })
      .from(applications)
      .where(eq(reference, p('reference')))
      .prepare(),
    /** The same person's first application for the same job. */
    firstOf: db.select({ id }).from(applications).where(isSame).orderBy(asc(createdAt)).limit(1).prepare(),
    insert: db
      .insert(applications)
      // As text: the column would store a null as the word for it.
      .values({ ...placeholders(getTableColumns(applications)), spamReasons: sql`${p('spamReasons')}` })
      .prepare(),
    insertResume: db
      .insert(resumes)
      .values(placeholders(getTableColumns(resumes)))
      .prepare(),
  };
});
