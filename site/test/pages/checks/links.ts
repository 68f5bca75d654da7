import { describe, expect, test } from 'vitest';
import type { Element, Page } from '../support/page.ts';
import { ORIGIN, type Site } from '../support/publish-site.ts';

/** The form actions that the API serves. */
const ACTIONS = new Set(['/api/messages', '/api/applications', '/api/complaints', '/api/briefs', '/api/alerts']);

export function linkChecks(site: Site): void {
  const { pages, files } = site;

  describe('links', () => {
    test('every link, asset and anchor of the site works', () => {
      const ids = new Map(pages.map((page) => [page.path, idsOf(page)]));
      const faults = pages.flatMap((page) =>
        page.elements.flatMap((element) => addressesOf(element).map((address) => ({ page, element, address }))),
      );
      const brokenLinks = faults.filter(({ page, element, address }) => {
        const url = new URL(address, new URL(page.path, ORIGIN));
        if (url.origin !== ORIGIN.origin) return false;
        if (element.tag === 'form' && ACTIONS.has(url.pathname)) return false;
        // The API generates this Markdown file from the job.
        if (/^\/api\/jobs\/\w+\.md$/.test(url.pathname)) return !ids.has(page.path);
        const isPage = ids.has(url.pathname);
        const anchor = decodeURIComponent(url.hash.slice(1));
        return !(isPage
          ? !anchor || ids.get(url.pathname)?.has(anchor)
          : files.has(url.pathname) && isFragment(anchor, site, url));
      });
      expect(brokenLinks.map(({ page, address }) => `${page.path}: ${address}`)).toEqual([]);
    });

    test('nothing is loaded from another host', () => {
      const faults = pages.flatMap((page) =>
        page.elements
          .filter(({ tag }) => tag !== 'a')
          .flatMap((element) => addressesOf(element))
          .filter((address) => new URL(address, ORIGIN).origin !== ORIGIN.origin && !address.startsWith('data:'))
          .map((address) => `${page.path}: ${address}`),
      );
      const styles = [...files]
        .filter(([file]) => file.endsWith('.css'))
        .flatMap(([file, css]) =>
          cssAddresses(css.toString())
            .filter((address) => !isOwn(address, file, site))
            .map((address) => `${file}: ${address}`),
        );
      expect([...faults, ...styles]).toEqual([]);
    });

    test('links use the canonical address, without a redirect', () => {
      const detours = pages.flatMap((page) =>
        page.elements
          .flatMap((element) => addressesOf(element))
          .filter((address) => /^\/.+\/([?#]|$)|index\.html/.test(address))
          .map((address) => `${page.path}: ${address}`),
      );
      expect(detours).toEqual([]);
    });

    test('links go to web pages, email addresses and phone numbers', () => {
      const faults = pages.flatMap((page) =>
        page.elements
          .filter(
            ({ tag, attributes }) =>
              tag === 'a' && !/^(https?:|mailto:[^\s]+@|tel:\+?\d+$|\/|#|\?)/.test(attributes.href ?? ''),
          )
          .map(({ attributes }) => `${page.path}: ${attributes.href}`),
      );
      expect(faults).toEqual([]);
    });
  });
}

function addressesOf({ tag, attributes }: Element): string[] {
  const { href, src, srcset, action, poster } = attributes;
  const isName = tag === 'link' && attributes.rel === 'canonical';
  const single = [
    isName ? undefined : href,
    src,
    action,
    poster,
    attributes['component-url'],
    attributes['renderer-url'],
  ];
  const sets = (srcset ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0]);
  return [...single, ...sets].filter((address): address is string => !!address && !/^(mailto|tel):/.test(address));
}

function idsOf({ elements }: Page): Set<string> {
  return new Set(elements.flatMap(({ attributes: { id } }) => id ?? []));
}

/** Whether a file contains the anchor, such as a symbol in a sprite. */
function isFragment(anchor: string, { files }: Site, { pathname }: URL): boolean {
  return !anchor || !!files.get(pathname)?.includes(`id="${anchor}"`);
}

function cssAddresses(css: string): string[] {
  const inUrls = [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)];
  const imports = [...css.matchAll(/@import\s+["']([^"']+)/g)];
  return [...inUrls, ...imports].flatMap(([, address]) => address ?? []);
}

function isOwn(address: string, file: string, { files }: Site): boolean {
  if (address.startsWith('data:') || address.startsWith('#')) return true;
  const url = new URL(address, new URL(file, ORIGIN));
  return url.origin === ORIGIN.origin && files.has(url.pathname);
}
