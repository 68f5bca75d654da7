/** Rules for the addresses of redirects and pages that field validation cannot check. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes, type DataByType } from 'content-types';
import { type Redirect, resolveChain } from 'content-types/pages/redirects';
import { findOptionalPage, isSitePath, SITE_PATHS } from 'content-types/pages/site-pages';
import type { App } from '../../app.ts';
import { and, eq, isNull } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { documents } from '../../database/schema/content.ts';
import { fieldError } from '../../http/errors.ts';
import { documentStatements, onSite, shownNowOrLater } from '../document-statements.ts';
import { validate } from '../types.ts';
import type { Rule } from './rule.ts';

type RuleContext = Pick<App, 'db' | 'env'>;

/** Rejects a page at an address that is taken. */
export const freeAddress: Rule = {
  checkAddress: (app, id, data) =>
    rejectTakenPath(app, id, validate(contentTypes.page, data, 'publish') as unknown as Page),
};

/** Rejects a redirect whose old address is taken, and a redirect loop. */
export const noRedirectLoop: Rule = { checkAddress: (app, id, data) => redirectCheck(app)(id, data) };

/** Like `noRedirectLoop`, for many redirects in a row. Reads the published pages and redirects only once. */
export function redirectCheck({ db, env }: RuleContext): (id: string | null, data: unknown) => void {
  const redirects = loadRedirects(db);
  const pages = new Set(loadPages(db, null).map(({ path }) => path));
  return (id, data) => {
    const redirect = validate(contentTypes.redirect, data, 'publish') as unknown as Redirect;
    const existingRedirect = redirects.get(redirect.from);
    if (existingRedirect && (id === null || existingRedirect.id !== id))
      throw fieldError('from', `${redirect.from} is already redirected.`);
    const isSitePage = SITE_PATHS.includes(redirect.from) && !isHiddenPage(db, redirect.from);
    const isTaken = isSitePage || hasPage(env.dataDir, redirect.from);
    if (isTaken || pages.has(redirect.from)) throw fieldError('from', `There’s already a page at ${redirect.from}.`);
    const editedRedirect = id === null ? undefined : [...redirects.values()].find((other) => other.id === id);
    const otherRedirects = editedRedirect
      ? new Map([...redirects].filter(([from]) => from !== editedRedirect.from))
      : redirects;
    const end = resolveChain(redirect, otherRedirects, env.publicSiteUrl);
    if (Array.isArray(end)) throw fieldError('to', `This would create a redirect loop: ${end.join(' → ')}.`);
    if (editedRedirect) redirects.delete(editedRedirect.from);
    redirects.set(redirect.from, { ...redirect, id });
  };
}

function rejectTakenPath({ db, env }: RuleContext, id: string | null, { path }: Page) {
  if (isSitePath(path)) throw fieldError('path', `There’s already a page at ${path}. Choose another address.`);
  const hasSamePath = (other: Page) => other.path.toLowerCase() === path.toLowerCase();
  const other = loadPages(db, id).find(hasSamePath);
  if (other) throw fieldError('path', `The page “${other.title}” already has this address. Choose another.`);
  const redirects = loadRedirects(db);
  const redirect = redirects.get(path);
  if (!redirect) return;
  // A page may return to a previous address of its own. Its redirect is then replaced.
  const publishedPath = id === null ? undefined : documentStatements(db).selectPublicById.get({ id })?.published?.path;
  const end = resolveChain(redirect, redirects, env.publicSiteUrl);
  if (Array.isArray(end) || end.to === publishedPath) return;
  throw fieldError(
    'path',
    `${path} is redirected to ${redirect.to}. Delete that redirect first, or choose another address.`,
  );
}

type Page = DataByType['page'];

/** Published and scheduled pages, except the one being saved. */
function loadPages(db: Database, exceptId: string | null): Page[] {
  const isInUse = and(eq(documents.type, 'page'), isNull(documents.deletedAt));
  const rows = db.select().from(documents).where(isInUse).all();
  return rows.filter(({ id }) => id !== exceptId).flatMap(shownNowOrLater) as unknown as Page[];
}

/** The redirects on the site, by their old address. */
function loadRedirects(db: Database): Map<string, Redirect & { id: string | null }> {
  const rows = db
    .select({ id: documents.id, data: documents.published })
    .from(documents)
    .where(onSite('redirect'))
    .all();
  return new Map(rows.map(({ id, data }) => [String(data?.from), { ...(data as unknown as Redirect), id }]));
}

/** Whether a link leads to a page that editors have unpublished. The site leaves such links out. */
export function isHiddenPage(db: Database, href: string): boolean {
  const type = findOptionalPage(href);
  return type !== undefined && documentStatements(db).selectPublicById.get({ id: type })?.hidden === true;
}

function hasPage(dataDir: string, path: string): boolean {
  return [path, `${path}/index.html`].some((file) =>
    statSync(join(dataDir, 'site', file), { throwIfNoEntry: false })?.isFile(),
  );
}
