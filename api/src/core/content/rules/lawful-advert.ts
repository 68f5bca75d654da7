import { findForbidden } from 'content-types/adverts/check-advert';
import type { Job } from 'content-types/adverts/finding';
import { rejectIssues } from '../../http/errors.ts';
import { readAdvertiser, readJobTerms } from '../../jobs.ts';
import type { Rule } from './rule.ts';

/** Rejects an advert that may not lawfully be published. */
export const lawfulAdvert: Rule = {
  checkPublish(db, data) {
    const job = data as unknown as Job;
    const violations = findForbidden(job, readJobTerms(db, job), readAdvertiser(db));
    rejectIssues(
      violations.map(({ path, what, why, source }) => ({ path, message: `${what} ${why} (${source.label})` })),
    );
  },
};
