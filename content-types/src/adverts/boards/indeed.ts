import { findCountryCode } from '../../places/countries.ts';
import type { BoardRules } from './board.ts';

export const indeed: BoardRules = {
  feed: '/feeds/indeed.xml',
  // It rejects a feed without all jobs.
  toggle: null,
  about:
    'For sponsored campaigns that you have agreed with Indeed. It takes all jobs or none, and lists none of an agency’s own feed for free.',
  source: 'https://docs.indeed.com/sponsored-jobs-api/shared-resources/xml-job-feed-format',
  verifiedOn: '2026-11-24',
  lookedAt: '2026-11-28',
  unverified: 'That free listings ended in March 2026 comes from another supplier, not from Indeed.',
  lacks({ location: { place, region, country, remote } }) {
    if (!findCountryCode(country)) return 'enter the country’s name in English.';
    return remote === 'remote' || place || region ? null : 'add the town or city.';
  },
};
