import { describe, expect, test } from 'vitest';
import { entriesOf } from '../support/entries.ts';
import { sitemapIndex, urlSet } from '../support/feed-schemas.ts';
import { ORIGIN, type Site } from '../support/publish-site.ts';
import { readBody, readXml } from '../support/xml.ts';
import { addressOf, isIndexable } from './head.ts';

export function searchEngineChecks(site: Site): void {
  const { api, pages } = site;

  describe('search engines', () => {
    test('R21 the sitemap has exactly the indexable pages with their last change', async () => {
      const jobs = await entriesOf(api, 'job');
      const posts = await entriesOf(api, 'blog');
      const times = new Map<string, string>([
        ...jobs.map(({ id, updatedAt }): [string, string] => [`${ORIGIN}job/${id}`, updatedAt]),
        ...posts.map(({ id, updatedAt }): [string, string] => [`${ORIGIN}blog/${id}`, updatedAt]),
      ]);
      const addresses = pages.filter(isIndexable).map(addressOf);
      expect(sitemapOf(site)).toEqual(new Map(addresses.map((address) => [address, times.get(address)])));
    });

    test('closed jobs keep their page but leave every list', async () => {
      // Excludes the list of adverts that a board must take down.
      const names = [...site.files.keys()].filter((file) => /^\/(feeds|jobs)\/(?!.*-expired)|\.rss$/.test(file));
      const lists = names.map((name) => site.text(name)).join();
      for (const { id } of (await entriesOf(api, 'job')).filter(({ closed }) => closed)) {
        const page = site.page(`/job/${id}`);
        expect([page.words.includes('This job is closed.'), isIndexable(page)]).toEqual([true, false]);
        expect(lists).not.toContain(id);
      }
    });

    test('R21 robots.txt keeps search engines out of private parts and names the sitemap', () => {
      const lines = site.text('/robots.txt').trim().split('\n');
      expect(lines).toEqual([
        'User-agent: *',
        expect.stringMatching(/^Content-Signal: search=(yes|no), ai-input=(yes|no), ai-train=(yes|no)$/),
        'Disallow: /admin',
        'Disallow: /api',
        'Disallow: /my-application',
        'Disallow: /my-alerts',
        'Disallow: /candidates-for-you',
        'Allow: /api/social/',
        'Allow: /api/jobs/*.md$',
        '',
        `Sitemap: ${ORIGIN}sitemap.xml`,
      ]);
    });
  });
}

/** Returns the addresses and times in all parts of the sitemap. */
function sitemapOf(site: Site): Map<string | undefined, string | undefined> {
  const xml = site.text('/sitemap.xml');
  const parts = xml.includes('<sitemapindex')
    ? (readXml(xml, 'sitemapindex', sitemapIndex).children.sitemap ?? []).map((part) => readBody(part, 'loc') ?? '')
    : [`${ORIGIN}sitemap.xml`];
  const urls = parts.flatMap((part) => {
    const { children } = readXml(site.text(new URL(part).pathname), 'urlset', urlSet);
    return children.url ?? [];
  });
  const lastModified = new Map(urls.map((url) => [readBody(url, 'loc'), readBody(url, 'lastmod')]));
  expect(lastModified.size).toBe(urls.length);
  return lastModified;
}
