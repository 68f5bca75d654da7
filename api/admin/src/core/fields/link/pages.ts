/** The pages of the site that a link can point to. */
import { queryOptions } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import type { ContentType } from 'content-types/define';
import { optionalPages } from 'content-types/pages/site-pages';
import { request } from '../../../client/request.ts';

/** The names of the pages that every site has, by their paths. */
export function fixedPages(): Map<string, string> {
  const pages = new Map([['/', contentTypes.homePage.label.one]]);
  for (const { shape, page, label } of allTypes)
    if (shape === 'singleton' && page && !page.includes('[') && !pages.has(page)) pages.set(page, label.one);
  return pages;
}

const allTypes: readonly ContentType[] = Object.values(contentTypes);

/** The names of the types whose entries each have their own page. */
export const OWN_ADDRESS = allTypes.flatMap(({ name, page }) => (page?.startsWith('[path=') ? [name] : []));

/** The addresses of the pages that editors have unpublished. */
export const unpublishedPagesQuery = queryOptions({
  queryKey: ['content', 'unpublished-pages'],
  queryFn: async () => {
    const pages = [...optionalPages].map(async ([path, type]) => {
      const params = { singleton: contentTypes[type].path };
      const { status } = await request('GET', '/content/{singleton}', { params, query: { drafts: true } });
      return status === 'draft' ? [path] : [];
    });
    return new Set((await Promise.all(pages)).flat());
  },
});
