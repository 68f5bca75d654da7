import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { all } from '../support/page.ts';
import type { Site } from '../support/publish-site.ts';

/** Never run. */
const DATA = /^application\/(ld\+)?json$/;

export function policyChecks({ pages, api }: Site): void {
  const answers = pages.map(async (page) => ({ page, answer: await api.inject({ url: page.path }) }));

  describe('policy', () => {
    test('every page is served as it was written', async () => {
      for (const { page, answer } of await Promise.all(answers)) {
        expect([page.path, answer.statusCode]).toEqual([page.path, page.path === '/404' ? 404 : 200]);
        expect(answer.body).toBe(page.html);
      }
    });

    test('no script or style may run but our files and those whose hash the policy names', async () => {
      const faults: string[] = [];
      for (const { page, answer } of await Promise.all(answers)) {
        const policy = directivesOf(String(answer.headers['content-security-policy']));
        const scripts = policy.get('script-src') ?? [];
        const styles = policy.get('style-src') ?? [];
        expect(scripts.concat(styles).filter((source) => /unsafe|http|\*|data:/.test(source))).toEqual([]);
        expect(policy.get('default-src')).toEqual(["'none'"]);
        expect(policy.get('base-uri')).toEqual(["'none'"]);
        for (const code of inlineCode(page.html, 'script'))
          if (!scripts.includes(hashOf(code))) faults.push(`${page.path}: ${code}`);
        for (const css of inlineCode(page.html, 'style'))
          if (!styles.includes(hashOf(css))) faults.push(`${page.path}: ${css}`);
      }
      expect(faults).toEqual([]);
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

    test('the only frame is the map, and it is not there before a click', () => {
      expect(pages.flatMap((page) => all(page, 'iframe'))).toEqual([]);
    });

    test('other pages open without a hold on this one', () => {
      const faults = pages.flatMap((page) =>
        all(page, 'a', { target: '_blank' }).filter(({ attributes }) => !/noopener/.test(attributes.rel ?? '')),
      );
      expect(faults).toEqual([]);
    });
  });
}

/** What a browser would run when it is followed or loaded. */
function isCode(name: string, value: string): boolean {
  return /^(href|src|action|formaction|data)$/.test(name) && /^[\s\p{C}]*(javascript|vbscript|data):/iu.test(value);
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function inlineCode(html: string, tag: 'script' | 'style'): string[] {
  const found = [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'))];
  return found.flatMap(([, attributes = '', code = '']) => {
    const type = /type="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return / src=/.test(attributes) || DATA.test(type) ? [] : [code];
  });
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
