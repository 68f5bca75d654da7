import type { DataByType } from 'content-types';
import { readPublishedSingleton } from './content/published.ts';
import type { Database } from './database/open.ts';

export type Agency = DataByType['siteSettings'];

/** The agency's details from the site settings. */
export function readAgency(db: Database): Agency {
  return readPublishedSingleton(db, 'siteSettings');
}

/** The agency's mailbox, for replies to its emails; undefined if the site settings have no address. */
export function agencyMailbox({ companyName, contact }: Agency) {
  return contact.email ? { name: companyName, address: contact.email } : undefined;
}
