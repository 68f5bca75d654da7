import { contentTypes, type DataByType } from 'content-types';
import { completed } from 'content-types/completed';
import { store } from '../content/store.ts';
import type { Database } from '../database/open.ts';

export type Agency = DataByType['siteSettings'];

/** Who the agency is, as the site settings say it. */
export function agencyOf(db: Database): Agency {
  const { name, fields } = contentTypes.siteSettings;
  const row = store(db).byId.get({ id: name });
  return completed(fields, row?.published ?? {}) as Agency;
}

/** The lines under a letter to somebody outside. */
export function signatureOf({ companyName, contact }: Agency): string[] {
  return [companyName, contact.phone, contact.email].filter(Boolean);
}
