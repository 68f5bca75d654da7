import { findForbidden } from 'content-types/adverts/check-advert';
import type { Agency, Job } from 'content-types/adverts/finding';
import type { ContentType } from 'content-types/define';
import type { Database } from '../database/open.ts';
import { HttpError } from '../lib/errors.ts';
import { store } from './store.ts';

/** Throws 422 for an advert that the law does not allow on the site. Other types have no such rules. */
export function refuseForbiddenAdvert(db: Database, type: ContentType, data: Record<string, unknown>) {
  if (type.name !== 'job') return;
  const issues = findForbidden(data as unknown as Job, agencyOf(db)).map(({ path, what, why, source }) => ({
    path,
    message: `${what} ${why} (${source.label})`,
  }));
  if (issues[0]) throw new HttpError(422, issues[0].message, { issues });
}

/** Who advertises, as visitors read it; null before the site settings were first saved. */
export function agencyOf(db: Database): Agency {
  const settings = store(db).publicById.get({ id: 'siteSettings' })?.published;
  return settings ? { name: String(settings.companyName ?? '') } : null;
}
