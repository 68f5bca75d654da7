/** The definition of this site for the publisher. */
import { contentTypes } from 'content-types';
import { listFontFiles } from 'content-types/brand/font-files';
import { CLOSED_PATHS, domainPath, entryPages } from 'content-types/pages/site-pages';
import { type ComputedRoute, defineSite } from 'publisher/content/site';
import type { ContentReader } from '../src/content.ts';
import { listSearchFiles } from '../src/lib/jobs/search-files.ts';
import { listSitemapParts } from '../src/lib/shards.ts';
import { createLandingIndex } from './landing/landing-index.ts';
import { packPlaces } from './landing/landing-lists.ts';

export const definition = defineSite({
  types: contentTypes,
  routes: {
    '/jobs/search/[file].json': {
      ...computedRoute(listSearchFiles),
      // The names of the files depend only on which jobs are open and on their positions, so editing a job does not
      // change them.
      isAffected: ({ type, before, after }) =>
        type === contentTypes.job.name && (before?.closed !== after?.closed || before?.position !== after?.position),
    },
    '/fonts/[file]': computedRoute((content) => listFontFiles(content.get('theme'))),
    '/sitemap-[part].xml': computedRoute(listSitemapParts),
    '/[indexnow].txt': computedRoute((content) => (content.get('siteSettings').indexNow ? ['indexnow'] : [])),
    '/[...path]': computedRoute((content) => [...listDomains(content), ...listPagePaths(content)]),
  },
  // Deferred: feeds and search files except cards, because they contain every job, and landing pages, about ten per job.
  deferred: /^\/feeds\/|^\/jobs\/(?!search\/cards)/,
  closing: { type: contentTypes.opening.name, isClosed: ({ closed }) => closed === true, paths: CLOSED_PATHS },
  landings: {
    route: '/jobs/[...path]',
    createIndex: createLandingIndex,
    keep: (type, data) => (type === contentTypes.job.name ? { places: packPlaces(data) } : {}),
  },
});

function computedRoute(paths: (content: ContentReader) => string[]): ComputedRoute {
  return { paths: (content) => paths(content as ContentReader) };
}

/** The footer's brand link goes to a path named after the company's domain. */
function listDomains(content: ContentReader): string[] {
  const { domain } = content.get('siteSettings');
  return domainPath(domain) ? [domain] : [];
}

/**
 * The addresses of pages that editors build. They cannot start like those of jobs and blog posts, even if no job or
 * post is there.
 */
function listPagePaths(content: ContentReader): string[] {
  const paths = content.list('page').map(({ data }) => data.path.slice(1));
  return paths.filter((path) => !(path.includes('/') && entryPages.has(path.split('/')[0] ?? '')));
}
