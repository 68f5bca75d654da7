import { and, eq, inArray, isNull } from '../../core/database/drizzle.ts';
import { applications, candidateLinks } from '../../core/database/schema/applications.ts';
import { messages, submissionEvents } from '../../core/database/schema/inbox.ts';
import type { Feature } from '../../core/feature.ts';
import { candidateRoutes } from './routes.ts';

export const portal: Feature = {
  name: 'portal',
  plugins: [candidateRoutes],
  tags: [
    ['Candidate’s page', 'content', 'The page behind the link in a candidate’s emails. Each call responds with HTML.'],
  ],
  personalData: {
    tables: [candidateLinks],
    notExported: 'Links are secrets, not data about the candidate.',
    /** What candidates do on their page is in the history without a user. */
    proves(db, emails) {
      const { email, id } = applications;
      const { kind, userId, submissionId } = submissionEvents;
      const isTheirs = and(isNull(userId), inArray(kind, ['candidate', 'interview']), inArray(email, [...emails]));
      const used = db.selectDistinct({ email }).from(applications).innerJoin(submissionEvents, eq(submissionId, id));
      const wrote = db.selectDistinct({ email }).from(applications).innerJoin(messages, eq(messages.applicationId, id));
      const rows = [...used.where(isTheirs).all(), ...wrote.where(inArray(email, [...emails])).all()];
      return rows.map(({ email }) => email);
    },
    // They go with their application.
    erase: () => ({}),
  },
  audit: {
    actions: {
      consent: 'consent withdrawn by the candidate',
      download: 'data downloaded by the candidate',
      link: 'new link requested by the candidate',
      replaceResume: 'CV replaced by the candidate',
      withdraw: 'withdrawn by the candidate',
    },
  },
};
