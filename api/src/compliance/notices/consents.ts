import { CONSENT_FIELDS } from 'content-types/applications/application-form';
import { readPublishedSingleton } from '../../core/content/published.ts';
import { and, asc, eq, isNull } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type ConsentKind, consents } from '../../core/database/schema/data-protection.ts';
import { isTicked } from '../../core/forms/form-html.ts';
import { toIso } from '../../core/lib/dates.ts';

export interface GivenConsent {
  kind: ConsentKind;
  /** The text next to the box. */
  wording: string;
}

export const CONSENT_LABELS: Record<ConsentKind, string> = { talentPool: 'Talent pool', marketing: 'News and offers' };

/** The labels of the buttons that withdraw a consent. */
export const CONSENT_ENDINGS: Record<ConsentKind, string> = {
  talentPool: 'Leave the talent pool',
  marketing: 'Stop news and offers',
};

export const consentKinds = Object.keys(CONSENT_FIELDS) as ConsentKind[];

/** The consents whose boxes were ticked. */
export function readConsents(db: Database, values: Record<string, unknown>): GivenConsent[] {
  const { consents: wordings } = readPublishedSingleton(db, 'dataProtection');
  return consentKinds
    .filter((kind) => isTicked(values[CONSENT_FIELDS[kind]]))
    .map((kind) => ({ kind, wording: wordings[kind] }));
}

export function storeConsents(
  db: Database,
  applicationId: string,
  givenConsents: readonly GivenConsent[],
  now: number,
) {
  if (givenConsents.length === 0) return;
  db.insert(consents)
    .values(givenConsents.map((consent) => ({ ...consent, applicationId, givenAt: now })))
    .run();
}

/** Lists the consents of an application, oldest first. Times are ISO 8601 in UTC. */
export function findConsents(db: Database, applicationId: string) {
  const rows = db
    .select()
    .from(consents)
    .where(eq(consents.applicationId, applicationId))
    .orderBy(asc(consents.id))
    .all();
  return rows.map(({ kind, wording, givenAt, withdrawnAt }) => ({
    kind,
    wording,
    givenAt: toIso(givenAt),
    withdrawnAt: toIso(withdrawnAt),
  }));
}

/** Withdraws a consent and returns false if there was none. Its text and the time of withdrawal stay on record. */
export function withdrawConsent(db: Database, applicationId: string, kind: ConsentKind, now: number): boolean {
  const isActive = and(
    eq(consents.applicationId, applicationId),
    eq(consents.kind, kind),
    isNull(consents.withdrawnAt),
  );
  return db.update(consents).set({ withdrawnAt: now }).where(isActive).run().changes > 0;
}
