import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { all, type Page } from '../support/page.ts';
import type { Site } from '../support/publish-site.ts';

/** The types of scripts that are data, which browsers never run. */
const DATA = /^application\/(ld\+)?json$/;

export function policyChecks({ pages, files, api, text }: Site): void {
  const responses: { page: Page; response: Awaited<ReturnType<typeof api.inject>> }[] = [];
  // The requests follow one another, because hundreds of concurrent requests are rejected.
  beforeAll(async () => {
    for (const page of pages) responses.push({ page, response: await api.inject({ url: page.path }) });
  });

  describe('policy', () => {
    test('every page is served as it was written', () => {
      for (const { page, response } of responses) {
        expect([page.path, response.statusCode]).toEqual([page.path, page.path.endsWith('/404') ? 404 : 200]);
        expect(response.body).toBe(page.html);
      }
    });

    test('the policy lets only our files and hashed code run', () => {
      for (const { page, response } of responses) {
        const policy = directivesOf(String(response.headers['content-security-policy']));
        const scripts = policy.get('script-src') ?? [];
        const styles = policy.get('style-src') ?? [];
        expect(scripts.concat(styles).filter((source) => /unsafe|http|\*|data:/.test(source))).toEqual([]);
        expect(policy.get('default-src')).toEqual(["'none'"]);
        expect(policy.get('base-uri')).toEqual(["'none'"]);
        const unknownHashes = [
          ...hashesOf(page, 'script').filter((hash) => !scripts.includes(hash)),
          ...hashesOf(page, 'style').filter((hash) => !styles.includes(hash)),
        ];
        expect([page.path, unknownHashes]).toEqual([page.path, []]);
      }
    });

    test('every page has the same policy', () => {
      const policies = responses.map(({ response }) => response.headers['content-security-policy']);
      expect(new Set(policies).size).toBe(1);
    });

    test('_headers gives every file the headers that our server sends', async () => {
      const rules = rulesOf(text('/_headers'));
      const cachePolicy = (value: unknown) => (/immutable/.test(String(value)) ? 'immutable' : 'revalidate');
      for (const file of files.keys()) {
        if (/^\/_[a-z]+$/.test(file)) continue;
        const expectedHeaders = headersFor(rules, file);
        const url = file.replace(/404\.html$/, 'nothing').replace(/\/?index\.html$/, '') || '/';
        const { headers } = await api.inject({ url });
        const isPage = file.endsWith('.html');
        const { 'cache-control': lifetime, 'content-security-policy': policy, ...others } = expectedHeaders;
        expect([file, cachePolicy(headers['cache-control'])]).toEqual([file, cachePolicy(lifetime)]);
        // Only pages need this policy. Other files run nothing, and our server sends them a policy that says so.
        if (isPage) expect([file, headers['content-security-policy']]).toEqual([file, policy]);
        expect(headers).toMatchObject(others);
      }
    });

    test('no element has code in an attribute', () => {
      const faults = pages.flatMap((page) =>
        page.elements
          .filter(({ attributes }) =>
            Object.entries(attributes).some(([name, value]) => /^on/.test(name) || isCode(name, value)),
          )
          .map(({ tag, attributes }) => `${page.path}: <${tag} ${JSON.stringify(attributes)}>`),
      );
      expect(faults).toEqual([]);
    });

    test('no page has a frame before a click', () => {
      expect(pages.flatMap((page) => all(page, 'iframe'))).toEqual([]);
    });

    test('pages opened from this one have no access to it', () => {
      const faults = pages.flatMap((page) =>
        all(page, 'a', { target: '_blank' }).filter(({ attributes }) => !/noopener/.test(attributes.rel ?? '')),
      );
      expect(faults).toEqual([]);
    });
  });
}

/** Whether a browser would run the value as code when it is followed or loaded. */
function isCode(name: string, value: string): boolean {
  return /^(href|src|action|formaction|data)$/.test(name) && /^[\s\p{C}]*(javascript|vbscript|data):/iu.test(value);
}

/** Headers by path, as static hosts read them. */
function rulesOf(text: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  for (const block of text.trim().split(/\n(?=\S)/)) {
    const [path = '', ...lines] = block.split('\n');
    rules.set(path, new Map(lines.map((line) => /^ {2}([a-z-]+): (.*)$/.exec(line)?.slice(1) as [string, string])));
  }
  return rules;
}

/** Returns the headers from all rules that match an address, as hosts combine them. */
function headersFor(rules: Map<string, Map<string, string>>, address: string): Record<string, string> {
  const matchingRules = [...rules].filter(([path]) =>
    path.endsWith('/*') ? address.startsWith(path.slice(0, -1)) : address === path,
  );
  return Object.fromEntries(matchingRules.flatMap(([, headers]) => [...headers]));
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** The hashes of a page's inline scripts or styles, sorted and without duplicates. */
function hashesOf(page: Page, tag: 'script' | 'style'): string[] {
  const inline = all(page, tag).filter(({ attributes: { src, type } }) => src === undefined && !DATA.test(type ?? ''));
  return [...new Set(inline.map(({ text }) => hashOf(text)))].sort();
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
