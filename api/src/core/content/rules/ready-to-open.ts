/** Checks that a recruitment site meets the legal requirements before it opens to visitors. */
import { contentTypes, type DataByType } from 'content-types';
import { readFact } from '../../database/facts.ts';
import type { Database } from '../../database/open.ts';
import { fieldError } from '../../http/errors.ts';
import { documentStatements } from '../document-statements.ts';
import { readPublishedSingleton } from '../published.ts';
import type { Rule } from './rule.ts';

const { siteSettings, opening } = contentTypes;
/** Key of the fact that the site is open. A migration adds it to databases that predate closed sites. */
export const OPENED_FACT = 'site.opened';

/** Whether the site is open to visitors: opened by an administrator, or the sample agency's. */
export function isOpened(db: Database): boolean {
  const publishedData = documentStatements(db).selectById.get({ id: opening.name })?.published;
  return publishedData ? publishedData.closed === false : readFact(db, OPENED_FACT) !== undefined;
}

/** Rejects opening a site whose legally required details are incomplete. */
export const readyToOpen: Rule = {
  checkPublish(db, data) {
    if (data.closed === true || !readPublishedSingleton(db, 'opening').closed) return;
    const missingDetails = listMissingDetails(db);
    if (missingDetails.length === 0) return;
    const list = new Intl.ListFormat('en-GB').format(missingDetails);
    throw fieldError('closed', `Before the site opens, add these to Site settings: ${list}.`);
  },
};

/**
 * Lists the missing details. Regulation 6 of the Electronic Commerce Regulations 2002 requires a name, a geographic
 * address and an email address. The standard privacy notice also states them.
 */
export function listMissingDetails(db: Database): string[] {
  const { companyName, registered, contact } = readPublishedSingleton(db, 'siteSettings');
  const hasOwnName = companyName !== siteSettings.fields.companyName.initial();
  return [
    ...(hasOwnName ? [] : ['company name']),
    ...(registered.office || hasAddress(contact) ? [] : ['registered office or address']),
    ...(contact.email ? [] : ['email address']),
  ];
}

function hasAddress({ address }: DataByType['siteSettings']['contact']): boolean {
  return address.street !== '' && address.city !== '';
}
