/** The legal requirements for the site of a recruitment business before visitors see it. */
import { contentTypes, type DataByType } from 'content-types';
import { readFact } from '../../database/facts.ts';
import type { Database } from '../../database/open.ts';
import { fieldError } from '../../http/errors.ts';
import { documentRows } from '../document-rows.ts';
import { publishedSingleton } from '../published.ts';
import type { Rule } from './rule.ts';

const { siteSettings, opening } = contentTypes;
/** The fact that the site was opened. A migration adds it to databases from before sites could be closed. */
export const OPENED_FACT = 'site.opened';

/** Whether an administrator has opened the site to visitors. The sample agency's site is open without that. */
export function isOpened(db: Database): boolean {
  const publishedData = documentRows(db).byId.get({ id: opening.name })?.published;
  return publishedData ? publishedData.closed === false : readFact(db, OPENED_FACT) !== undefined;
}

/** A closed site opens only with the details that visitors must be given. */
export const readyToOpen: Rule = {
  checkPublish(db, data) {
    if (data.closed === true || !publishedSingleton(db, 'opening').closed) return;
    const missingDetails = missingToOpen(db);
    if (missingDetails.length === 0) return;
    const list = new Intl.ListFormat('en-GB').format(missingDetails);
    throw fieldError('closed', `Before the site opens, add these to Site settings: ${list}.`);
  },
};

/**
 * The details that are missing: regulation 6 of the Electronic Commerce Regulations 2002 asks for a name, a geographic
 * address and an email address, which the standard privacy notice gives too.
 */
export function missingToOpen(db: Database): string[] {
  const { companyName, registered, contact } = publishedSingleton(db, 'siteSettings');
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
