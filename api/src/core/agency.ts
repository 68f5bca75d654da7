import type { DataByType } from 'content-types';
import { publishedSingleton } from './content/published.ts';
import type { Database } from './database/open.ts';
import { addWorkingDays, weekdayDate } from './lib/dates.ts';

export type Agency = DataByType['siteSettings'];

/** The agency's details from the site settings. */
export function readAgency(db: Database): Agency {
  return publishedSingleton(db, 'siteSettings');
}

/** The agency's mailbox, for replies to its emails; undefined if the site settings have no address. */
export function agencyMailbox({ companyName, contact }: Agency) {
  return contact.email ? { name: companyName, address: contact.email } : undefined;
}

/** The day by which the agency promises a reply to what arrived at `at`, in words; empty if it promises none. */
export function replyDay(agency: Agency, kind: keyof Agency['replyTimes'], at: number): string {
  const days = agency.replyTimes[kind];
  return days === null ? '' : weekdayDate(addWorkingDays(at, days));
}
