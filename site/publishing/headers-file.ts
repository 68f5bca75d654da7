/**
 * `_headers`, as many static hosts read it, so that the site is as safe there as on our own server. The policy allows
 * the inline scripts and styles with which Astro starts islands. They are found by rendering `inline-probe.astro`, which shows
 * no content, so scripts in content are never allowed.
 */
import { createHash } from 'node:crypto';
import { getMimeType, SPECIAL_TYPES } from 'content-types/pages/mime';
import { HTTPS_ONLY, IMMUTABLE, SAFETY_HEADERS, sitePolicy } from 'content-types/pages/site-headers';
import { speculationRules } from '../src/lib/speculation-rules.ts';

/** Creates the headers file from the HTML of `inline-probe.astro`. */
export function createHeadersFile(html: string): string {
  const scripts = [...readContents(html, 'script'), speculationRules].map(sha256Source);
  const policy = sitePolicy({
    scripts: removeDuplicates(scripts),
    styles: removeDuplicates(readContents(html, 'style').map(sha256Source)),
  });
  // Each header is in one rule only, because a header in two rules is sent twice. Files without a caching rule are revalidated.
  const rules: Record<string, Readonly<Record<string, string>>> = {
    '/*': { 'content-security-policy': policy, ...SAFETY_HEADERS, ...HTTPS_ONLY },
    '/_astro/*': { 'cache-control': IMMUTABLE },
    '/media/*': { 'cache-control': IMMUTABLE },
    // Files whose type a host cannot derive from the extension.
    ...Object.fromEntries(
      ['jobs.rss', ...Object.keys(SPECIAL_TYPES)].map((file) => [`/${file}`, { 'content-type': getMimeType(file) }]),
    ),
  };
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');
}

function readContents(html: string, element: 'script' | 'style'): string[] {
  const matches = html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>(.*?)</${element}>`, 'gs'));
  return [...matches].map(([, content = '']) => content);
}

function removeDuplicates(values: string[]): string[] {
  return [...new Set(values)];
}

function sha256Source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
