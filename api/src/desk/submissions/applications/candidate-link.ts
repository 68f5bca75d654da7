/** The secret link to a candidate's own page. */

import type { App } from '../../../core/app.ts';
import { eq } from '../../../core/database/drizzle.ts';
import { applications, candidateLinks } from '../../../core/database/schema/applications.ts';
import { elapsedSince } from '../../../core/lib/clock.ts';
import { DAY_MS } from '../../../core/lib/dates.ts';
import { hashSecret, newSecret } from '../../../core/lib/ids.ts';

export const CANDIDATE_PATH = '/my-application';

/** A new link to an application, for an email to the candidate. Each email has its own. */
export function newCandidateLink(app: App, applicationId: string): string {
  const secret = newSecret();
  app.db
    .insert(candidateLinks)
    .values({ hash: hashSecret(secret), applicationId, createdAt: app.clock.now() })
    .run();
  return new URL(`${CANDIDATE_PATH}/${secret}`, app.env.publicSiteUrl).href;
}

const MAX_AGE_MS = 90 * DAY_MS;

/**
 * Finds the application of a secret link, or null. An old link may be in the wrong hands, so it can only request a new one
 * by email. Without an email server, links never become old.
 */
export function findByLink({ db, env, clock }: App, secret: string) {
  const row = db
    .select({ application: applications, sentAt: candidateLinks.createdAt })
    .from(candidateLinks)
    .innerJoin(applications, eq(applications.id, candidateLinks.applicationId))
    .where(eq(candidateLinks.hash, hashSecret(secret)))
    .get();
  if (!row) return null;
  const isExpired = env.smtpUrl !== undefined && elapsedSince(row.sentAt, clock.now()) > MAX_AGE_MS;
  return { application: row.application, isOld: isExpired };
}
