/** Finds links visible to visitors that lead to no page of the site. */
import { contentTypes, type TypeName } from 'content-types';
import { getTitle } from 'content-types/define';
import { linkedPath, withoutLinks } from 'content-types/pages/links';
import { walk } from 'content-types/values/walk';
import type { App } from '../../core/app.ts';
import { isHiddenPage } from '../../core/content/rules/addresses.ts';
import { findType } from '../../core/content/types.ts';
import { and, asc, isNotNull, isNull, ne, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { documents } from '../../core/database/schema/content.ts';
import { publisherAt } from '../../site/publishing/publisher-client.ts';

interface BrokenLink {
  type: TypeName;
  id: string;
  title: string;
  /** The address as the editor wrote it. */
  href: string;
}

/** Finds broken links. Returns null while the publisher is not running, because only the publisher knows the pages. */
export async function findBrokenLinks({ db, env }: Pick<App, 'db' | 'env'>): Promise<BrokenLink[] | null> {
  if (!env.publisher) return null;
  const links = listLinks(db);
  const paths = [...new Set(links.map(({ href }) => linkedPath(href)))];
  const missingPaths = await publisherAt(env.publisher)
    .missing(paths)
    .catch(() => null);
  if (!missingPaths) return null;
  const redirectedPaths = new Set(links.flatMap(({ from }) => from ?? []));
  const brokenPaths = new Set(missingPaths.filter((path) => !redirectedPaths.has(path)));
  return links
    .filter(({ href }) => brokenPaths.has(linkedPath(href)))
    .map(({ type, id, title, href }) => ({ type, id, title, href }));
}

type Link = BrokenLink & { from?: string };

/** Lists the links on the site. Skips adverts, because there may be a hundred thousand and few have links. */
function listLinks(db: Database): Link[] {
  const isShown = and(isNotNull(documents.published), isNull(documents.deletedAt), ne(documents.type, 'job'));
  const hasPath = sql`${documents.published} LIKE '%":"/%'`;
  const rows = db
    .select({ id: documents.id, type: documents.type, published: documents.published })
    .from(documents)
    .where(and(isShown, hasPath))
    .orderBy(asc(documents.type), asc(documents.position))
    .all();
  return rows.flatMap(({ id, type: name, published }): Link[] => {
    const type = findType(name);
    if (!type || type.internal || !published) return [];
    const base = { type: name as TypeName, id, title: getTitle(type, { data: published }) };
    if (type === contentTypes.redirect) {
      const { from, to } = published as { from: string; to: string };
      return isOfSite(to) ? [{ ...base, href: to, from }] : [{ ...base, href: '/', from }];
    }
    const hrefs = new Set<string>();
    const visibleData = withoutLinks(type.fields, published, (href) => isHiddenPage(db, href));
    walk(type.fields, visibleData, (field, value) => {
      if (field.kind === 'link') hrefs.add((value as { href: string }).href);
      if (field.kind === 'url' && field.pages) hrefs.add(String(value));
      if (field.kind === 'richText')
        for (const [, href = ''] of JSON.stringify(value).matchAll(/"href":"(\/[^"]*)"/g)) hrefs.add(href);
    });
    return [...hrefs].filter(isOfSite).map((href) => ({ ...base, href }));
  });
}

/** Whether an address leads to a page of the site, rather than to another site, a file or the API. */
function isOfSite(href: string): boolean {
  return /^\/(?!\/|(api|admin|media|preview)\/)/.test(href) && !/\.\w+([?#]|$)/.test(href);
}
