/** Retention periods in words, for the privacy notice and the candidate portal. */
import type { Data } from '../define.ts';
import { plural } from '../text/plural.ts';
import type { dataProtection } from '../types/data-protection.ts';

type DataProtection = Data<typeof dataProtection>;

export type RetentionKind = keyof DataProtection['retention'];

/**
 * The shortest period, in months, for which agencies must keep records of work-seekers (Conduct Regulations 2003,
 * regulation 29).
 */
export const LEGAL_MINIMUM_MONTHS = 12;

const LABELS: Record<RetentionKind, { what: string; since: string }> = {
  applications: { what: 'Applications', since: 'after our last contact about the application' },
  placements: { what: 'People who were hired', since: 'after our last contact about the application' },
  talentPool: { what: 'Talent pool', since: 'after consent was given, or sooner if it’s withdrawn' },
  messages: { what: 'Messages', since: 'after our last contact about the message' },
  complaints: { what: 'Complaints about data protection', since: 'after our last contact about the complaint' },
  spam: { what: 'Suspected spam', since: 'after we received it' },
  clientContacts: { what: 'Contacts at clients', since: 'after we last worked with them' },
  mails: {
    what: 'Copies of emails',
    since: 'after they were sent, or sooner if the application or message they’re about is deleted',
  },
};

/** Returns a line per kind of data: `Applications`, `1 year after our last contact about the application`. */
export function listRetentionLines({ retention }: DataProtection): { what: string; howLong: string }[] {
  const kinds = Object.keys(LABELS) as RetentionKind[];
  return kinds.map((kind) => ({
    what: LABELS[kind].what,
    howLong: `${formatMonths(retention[kind])} ${LABELS[kind].since}`,
  }));
}

/** Formats a period: `1 year`, `18 months`. */
export function formatMonths(months: number | null): string {
  if (months !== null && months % 12 === 0) return plural(months / 12, { one: '# year', other: '# years' });
  return plural(months ?? 0, { one: '# month', other: '# months' });
}
