import { contentTypes, type DataByType } from 'content-types';
import { KINDS, landingPath, parseLandingPath, toSlug } from 'content-types/jobs/landing-path';
import { or } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { documents } from '../../database/schema/content.ts';
import { fieldError } from '../../http/errors.ts';
import { documentStatements, onSite } from '../document-statements.ts';
import { validate } from '../types.ts';
import type { Rule } from './rule.ts';

/** The maximum number of addresses that an error suggests. */
const MAX_SUGGESTED_PATHS = 12;

/**
 * Rejects a new or changed address that no job can have. An unchanged address may stay, because its sector may have
 * been renamed since. The place is not checked, because its first job may be yet to come.
 */
export const knownLanding: Rule = {
  checkAddress({ db }, id, data) {
    const { path } = validate(contentTypes.landingPage, data, 'publish') as unknown as DataByType['landingPage'];
    const publishedPath =
      id === null ? undefined : documentStatements(db).selectPublicById.get({ id })?.published?.path;
    if (path === publishedPath) return;
    const { kind, place } = parseLandingPath(path);
    const isSlug = [kind, place].every((part) => part === toSlug(part));
    const knownPaths = listKindPaths(db);
    if (isSlug && (kind ? knownPaths.includes(landingPath({ kind, place: '' })) : place)) return;
    const suggestions =
      knownPaths.slice(0, MAX_SUGGESTED_PATHS).join(', ') + (knownPaths.length > MAX_SUGGESTED_PATHS ? '…' : '.');
    throw fieldError('path', `${path} can’t list any jobs. Use /jobs/in/ and a place, or one of: ${suggestions}`);
  },
};

/** Returns the landing page paths of every published sector, job type and contract type. */
function listKindPaths(db: Database): string[] {
  const isKind = or(...Object.values(KINDS).map(onSite));
  const rows = db.select({ data: documents.published }).from(documents).where(isKind).all();
  const slugs = rows.map(({ data }) => toSlug(String(data?.name))).filter(Boolean);
  return [...new Set(slugs)].sort().map((kind) => landingPath({ kind, place: '' }));
}
