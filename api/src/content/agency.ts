import type { DataByType } from 'content-types';
import type { Database } from '../database/open.ts';
import { publishedSingleton } from './published-singleton.ts';

export type Agency = DataByType['siteSettings'];

/** Who the agency is, as the site settings say it. */
export function agencyOf(db: Database): Agency {
  return publishedSingleton(db, 'siteSettings');
}

/** The lines under a letter to somebody outside. */
export function signatureOf({ companyName, contact }: Agency): string[] {
  return [companyName, contact.phone, contact.email].filter(Boolean);
}
