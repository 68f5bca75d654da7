/** The secret way to a candidate's own page. Under `/api`, so that whatever stands in front sends it here. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { applications, candidateLinks } from '../../database/schema/applications.ts';
import type { App } from '../../lib/app.ts';
import { hashSecret, newSecret } from '../../lib/ids.ts';

export const CANDIDATE_PATH = '/api/my-application';

/** A new link to an application, for an email to the candidate. Each email has its own, and all of them work. */
export function newCandidateLink(app: App, applicationId: string): string {
  const secret = newSecret();
  app.db
    .insert(candidateLinks)
    .values({ hash: hashSecret(secret), applicationId, createdAt: app.clock.now() })
    .run();
  return new URL(`${CANDIDATE_PATH}/${secret}`, app.env.publicSiteUrl).href;
}

/** The application that a secret leads to; null when it never did or when the application is gone. */
export function applicationBySecret(db: Database, secret: string): typeof applications.$inferSelect | null {
  const row = db
    .select({ application: applications })
    .from(candidateLinks)
    .innerJoin(applications, eq(applications.id, candidateLinks.applicationId))
    .where(eq(candidateLinks.hash, hashSecret(secret)))
    .get();
  return row?.application ?? null;
}
