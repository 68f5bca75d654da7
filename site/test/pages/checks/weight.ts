import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { all, type Element, type Page } from '../support/page.ts';
import { ORIGIN, type Site } from '../support/publish-site.ts';

/** Limits in bytes, after compression. */
const MAX_HTML_AND_CSS_BYTES = 40_000;
const MAX_SCRIPT_BYTES = 90_000;
const MAX_MENU_SCRIPT_BYTES = 400;
const MAX_LIST_SCRIPT_BYTES = 2_000;
/** Scripts loaded when the job search is first used. The towns are loaded only for a search by distance. */
const MAX_SEARCH_SCRIPT_BYTES = 10_500;
const MAX_TOWNS_SCRIPT_BYTES = 65_000;

export function weightChecks(site: Site): void {
  const weights = site.pages.map((page) => ({ path: page.path, ...weightOf(page, site) }));

  describe('weight', () => {
    test('HTML and CSS of a page together stay below 40 kB', () => {
      expect(weights.filter(({ html, css }) => html + css > MAX_HTML_AND_CSS_BYTES)).toEqual([]);
    });

    test('scripts of a page stay below 90 kB', () => {
      expect(weights.filter(({ scripts }) => scripts > MAX_SCRIPT_BYTES)).toEqual([]);
    });

    test('the job search and its towns load on first use', () => {
      const sizeOf = (name: string) => {
        const [file = ''] = [...site.files.keys()].filter((file) => file.startsWith(`/_astro/${name}.`));
        return gzipSync(site.files.get(file) ?? '').length;
      };
      expect(sizeOf('find-in-files')).toSatisfy((size) => size > 1_000 && size < MAX_SEARCH_SCRIPT_BYTES);
      expect(sizeOf('find-place')).toSatisfy((size) => size > 1_000 && size < MAX_TOWNS_SCRIPT_BYTES);
    });

    test('a page without islands or jobs runs only the small menu script', () => {
      const light = site.pages.filter((page) => !hasIslands(page) && page.path !== '/saved-jobs');
      const plainPages = light.filter((page) => all(page, 'ul', { class: 'jobs' }).length === 0);
      expect(plainPages.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/privacy', '/accessibility', '/404', '/job/404']),
      );
      const runs = ({ attributes: { type = '' } }: Element) => !/^(application\/ld\+json|speculationrules)$/.test(type);
      const scripts = plainPages.map((page) => all(page, 'script').filter(runs));
      const [menu = ''] = scripts.flat().map(({ attributes }) => attributes.src);
      // All pages share one script file, so that a browser requests it only once.
      const faults = scripts.filter(
        (ownScripts) => ownScripts.length !== 1 || ownScripts[0]?.attributes.src !== menu || ownScripts[0].text,
      );
      expect(faults).toEqual([]);
      expect(String(site.files.get(menu))).toContain('#menu');
      expect([...withImports([menu], site.files)]).toEqual([menu]);
      expect(gzipSync(site.files.get(menu) ?? '').length).toBeLessThan(MAX_MENU_SCRIPT_BYTES);
      expect(weights.find(({ path }) => path === '/career')?.react).toBe(true);
      // Pages with a list of jobs have another script, which puts dates into words.
      const lists = weights.filter(({ path }) => light.some((page) => page.path === path));
      expect(lists.filter(({ react, scripts }) => react || scripts > MAX_LIST_SCRIPT_BYTES)).toEqual([]);
    });

    test('the fonts for English text are small and preloaded', () => {
      const fonts = [...site.files].filter(([file]) => file.endsWith('.woff2') && !file.includes('latin-ext'));
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
  const entryScripts = [
    ...all(page, 'script').map(({ attributes }) => attributes.src),
    ...all(page, 'astro-island').flatMap(({ attributes }) => [attributes['component-url'], attributes['renderer-url']]),
  ];
  const scripts = withImports(
    entryScripts.filter((start) => start !== undefined),
    files,
  );
  return {
    html: gzipSync(page.html).length,
    css: sum(styles),
    scripts: sum(scripts),
    react: [...scripts].some((script) => files.get(script)?.includes('react.dev/errors')),
  };
}

/** Adds the static imports of these modules. Dynamic imports do not count. */
function withImports(entryScripts: readonly string[], files: Site['files']): Set<string> {
  const loadedScripts = new Set(entryScripts);
  for (const script of loadedScripts) {
    const code = files.get(script)?.toString() ?? '';
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g)) {
      loadedScripts.add(new URL(name, new URL(script, ORIGIN)).pathname);
    }
  }
  return loadedScripts;
}
