import { inArray, sql } from '../../core/database/drizzle.ts';
import { applications, candidateLinks } from '../../core/database/schema/applications.ts';
import { messages, submissionEvents } from '../../core/database/schema/inbox.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import type { Feature } from '../../core/feature.ts';
import { candidateRoutes } from './routes.ts';

export const portal: Feature = {
  name: 'portal',
  plugins: [candidateRoutes],
  tags: [['Candidate’s page', 'content', 'The page behind the link in a candidate’s emails.']],
  tables: [candidateLinks],
  personalData: {
    notExported: 'Links are secrets, not data about the candidate.',
    /**
     * The addresses of candidates who used their page after an email about the application had been sent to their
     * current address.
     */
    proves(db, emails) {
      const { email, id } = applications;
      const rows = db.all<{ email: string }>(sql`
        SELECT DISTINCT ${email} AS email FROM ${applications}
        JOIN (
          SELECT ${submissionEvents.submissionId} AS id, ${submissionEvents.at} AS at FROM ${submissionEvents}
          WHERE ${submissionEvents.kind} = 'candidate' AND ${submissionEvents.userId} IS NULL
          UNION ALL
          SELECT ${messages.applicationId}, ${messages.createdAt} FROM ${messages} WHERE ${messages.applicationId} IS NOT NULL
        ) AS used ON used.id = ${id}
        JOIN ${outbox} ON ${outbox.subjectId} = ${id} AND ${outbox.createdAt} <= used.at AND ${outbox.state} <> 'failed'
          AND lower(json_extract(${outbox.mail}, '$.to')) = ${email}
        WHERE ${inArray(email, [...emails])}`);
      return rows.map(({ email }) => email);
    },
    // The data is erased with its application.
    erase: () => ({}),
  },
  audit: {
    actions: {
      consent: 'consent withdrawn by the candidate',
      download: 'data downloaded by the candidate',
      link: 'new link requested by the candidate',
      withdraw: 'withdrawn by the candidate',
    },
  },
};
