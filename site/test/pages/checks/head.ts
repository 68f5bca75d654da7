import { describe, expect, test } from 'vitest';
import { all, meta, type Page } from '../support/page.ts';
import { ORIGIN, type Site } from '../support/publish-site.ts';

interface Lengths {
  /** The maximum in characters. Search engines show about 60 and cut off the company's name first. */
  title: number;
  description: [least: number, most: number];
}

export function headChecks({ pages, files, api }: Site, { title, description }: Lengths): void {
  const listedPages = pages.filter(isIndexable);

  describe('head', () => {
    test('every page has its own title, short enough to be shown', () => {
      const titles = listedPages.map((page) => [page.path, all(page, 'title')[0]?.text ?? ''] as const);
      expect(titles.filter(([, text]) => text.length < 3 || text.length > title)).toEqual([]);
      // Skips jobs and articles, because two of them may have the same title.
      const fixedTitles = titles.filter(([path]) => !/^\/(job|blog)\/(?!404$)/.test(path)).map(([, text]) => text);
      expect(fixedTitles.filter((text, index) => fixedTitles.indexOf(text) !== index)).toEqual([]);
    });

    test('every page has a meaningful description', () => {
      const [least, most] = description;
      const texts = pages.map((page) => [page.path, meta(page, 'description') ?? ''] as const);
      expect(texts.filter(([, text]) => text.length < least || text.length > most)).toEqual([]);
    });

    test('every page names its canonical address, except those hidden from search engines', () => {
      const canonicalLinks = pages.map((page) => [
        page.path,
        all(page, 'link', { rel: 'canonical' })[0]?.attributes.href,
      ]);
      expect(canonicalLinks).toEqual(pages.map((page) => [page.path, isIndexable(page) ? addressOf(page) : undefined]));
    });

    test('shared pages show title, description and image', () => {
      const images = pages.flatMap((page) => meta(page, 'og:image') ?? []);
      const isDrawn = (address: string) => new URL(address).pathname.startsWith('/api/social/');
      expect(images.filter((address) => !isDrawn(address) && !files.has(address.replace(ORIGIN.href, '/')))).toEqual(
        [],
      );
      const faults = pages.flatMap((page) => {
        const expected: Record<string, string | undefined> = {
          'og:title': all(page, 'title')[0]?.text.replace(/ \| [^|]*$/, ''),
          'og:description': meta(page, 'description'),
          'og:url': addressOf(page),
          'og:type': /^\/blog\//.test(page.path) ? 'article' : 'website',
          'og:locale': 'en_GB',
          'twitter:card': meta(page, 'og:image') ? 'summary_large_image' : 'summary',
        };
        return Object.entries(expected)
          .filter(([name, value]) => meta(page, name) !== value)
          .map(([name, value]) => `${page.path}: ${name} is ${meta(page, name)}, not ${value}`);
      });
      expect(faults).toEqual([]);
    });

    test('every job and every article has its own image for sharing', async () => {
      const sharedPages = pages.filter(({ path }) => /^\/(job|blog)\/(?!404$)/.test(path));
      const addresses = sharedPages.map((page) => meta(page, 'og:image') ?? '');
      expect(new Set(addresses).size).toBe(sharedPages.length);
      const sizes = sharedPages.map((page) => [meta(page, 'og:image:width'), meta(page, 'og:image:height')]);
      expect(sizes).toEqual(sharedPages.map(() => ['1200', '630']));
      // Only a few cards are checked, because they are drawn on request.
      for (const address of addresses.slice(0, 6)) {
        const { pathname, search } = new URL(address);
        const response = await api.inject({ url: pathname + search });
        expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png']);
        expect([response.rawPayload.readUInt32BE(16), response.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
      }
    });

    test('every page can be zoomed and announces the feeds', () => {
      for (const page of pages) {
        expect(meta(page, 'viewport')).toBe('width=device-width, initial-scale=1');
        const feeds = all(page, 'link', { rel: 'alternate' })
          .map(({ attributes }) => [attributes.type, attributes.href])
          .filter(([type]) => type !== 'text/markdown');
        expect(feeds).toEqual([
          ['application/rss+xml', '/jobs.rss'],
          ['application/feed+json', '/feeds/jobs.json'],
        ]);
      }
    });
  });
}

export function isIndexable(page: Page): boolean {
  return !meta(page, 'robots')?.includes('noindex');
}

export function addressOf({ path }: Page): string {
  return new URL(path, ORIGIN).href;
}
