import { findCountryCode } from '../../places/countries.ts';
import type { BoardRules } from './board.ts';

export const indeed: BoardRules = {
  feed: '/feeds/indeed.xml',
  // Has no switch, because Indeed rejects a feed that omits some jobs.
  toggle: null,
  about:
    'For sponsored campaigns agreed with Indeed. Indeed takes all jobs or none, and doesn’t list agencies’ own feeds for free.',
  source: 'https://docs.indeed.com/sponsored-jobs-api/shared-resources/xml-job-feed-format',
  verifiedOn: '2026-11-24',
  lookedAt: '2026-11-28',
  unverified: 'Another supplier, not Indeed, reports that free listings ended in March 2026.',
  lacks({ location: { place, region, country, remote } }) {
    if (!findCountryCode(country)) return 'enter the country’s name in English.';
    return remote === 'remote' || place || region ? null : 'add the town or city.';
  },
};
