import { findCountryCode } from '../../places/countries.ts';
import type { BoardRules } from './board.ts';

const POSTCODE_PATTERN = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;

export const findAJob: BoardRules = {
  feed: '/feeds/dwp-find-a-job.xml',
  toggle: 'findAJob',
  about:
    'For the government’s job site (findajob.dwp.gov.uk). Upload jobs once a day, by SFTP or with your account there.',
  source: 'https://findajob.dwp.gov.uk/bulk-upload-specification.html',
  verifiedOn: '2026-11-28',
  lookedAt: '2026-11-28',
  unverified: 'It’s moving to jobs.service.gov.uk: ask the DWP about uploads.',
  lacks({ location: { country, postcode } }) {
    if (findCountryCode(country) !== 'GB') return 'it only takes jobs in the UK.';
    return POSTCODE_PATTERN.test(toPostcode(postcode)) ? null : 'add the full postcode.';
  },
};

/** A postcode in capitals, as Find a Job requires. */
export function toPostcode(text: string): string {
  return text.trim().toUpperCase();
}
