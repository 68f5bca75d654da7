import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { all, type Element, type Page } from '../support/page.ts';
import { ORIGIN, type Site } from '../support/publish-site.ts';

/** Bytes, compressed. */
const MAX_HTML_AND_CSS = 40_000;
const MAX_SCRIPT = 90_000;
const MAX_SCRIPT_OF_MENU = 400;

export function weightChecks(site: Site): void {
  const weights = site.pages.map((page) => ({ path: page.path, ...weightOf(page, site) }));

  describe('weight', () => {
    test('HTML and CSS of a page together stay below 40 kB', () => {
      expect(weights.filter(({ html, css }) => html + css > MAX_HTML_AND_CSS)).toEqual([]);
    });

    test('scripts of a page stay below 90 kB', () => {
      expect(weights.filter(({ scripts }) => scripts > MAX_SCRIPT)).toEqual([]);
    });

    test('a page without an island or a job alert has one small script, for the menu, and no React', () => {
      const hasAlert = (page: Page) => all(page, 'form').some(({ attributes }) => 'data-alert' in attributes);
      const plain = site.pages.filter((page) => !hasIslands(page) && !hasAlert(page));
      expect(plain.map(({ path }) => path)).toEqual(expect.arrayContaining(['/privacy', '/blog', '/404', '/job/404']));
      const runs = ({ attributes: { type = '' } }: Element) => !/^(application\/ld\+json|speculationrules)$/.test(type);
      const scripts = plain.map((page) => all(page, 'script').filter(runs));
      const [menu = ''] = scripts.flat().map(({ attributes }) => attributes.src);
      // The same file for all of them, so that a visitor's browser requests it once.
      const faults = scripts.filter((own) => own.length !== 1 || own[0]?.attributes.src !== menu || own[0].text);
      expect(faults).toEqual([]);
      expect(String(site.files.get(menu))).toContain('#menu');
      expect([...withImports([menu], site.files)]).toEqual([menu]);
      expect(gzipSync(site.files.get(menu) ?? '').length).toBeLessThan(MAX_SCRIPT_OF_MENU);
      expect(weights.find(({ path }) => path === '/career')?.react).toBe(true);
    });

    test('the fonts are small, and requested immediately', () => {
      const fonts = [...site.files].filter(([file]) => file.endsWith('.woff2'));
      expect(fonts.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThan(55_000);
      for (const page of site.pages)
        expect(all(page, 'link', { rel: 'preload', as: 'font' })).toHaveLength(fonts.length);
    });
  });
}

function hasIslands(page: Page): boolean {
  return all(page, 'astro-island').length > 0;
}

function weightOf(page: Page, { files }: Site) {
  const size = (address: string) => gzipSync(files.get(address) ?? '').length;
  const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, address) => total + size(address), 0);
  const styles = all(page, 'link', { rel: 'stylesheet' }).map(({ attributes }) => attributes.href ?? '');
  const starts = [
    ...all(page, 'script').map(({ attributes }) => attributes.src),
    ...all(page, 'astro-island').flatMap(({ attributes }) => [attributes['component-url'], attributes['renderer-url']]),
  ];
  const scripts = withImports(
    starts.filter((start) => start !== undefined),
    files,
  );
  return {
    html: gzipSync(page.html).length,
    css: sum(styles),
    scripts: sum(scripts),
    react: [...scripts].some((script) => files.get(script)?.includes('react.dev/errors')),
  };
}

/** These modules and everything that they import. */
function withImports(starts: readonly string[], files: Site['files']): Set<string> {
  const found = new Set(starts);
  for (const script of found) {
    const code = files.get(script)?.toString() ?? '';
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*\(?["'`](\.{1,2}\/[^"'`]+)["'`]/g)) {
      found.add(new URL(name, new URL(script, ORIGIN)).pathname);
    }
  }
  return found;
}
