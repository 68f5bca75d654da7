/** `_headers`, as many static hosts read it, so that a folder that is served by one of them is as safe as from our own server. */
import { createHash } from 'node:crypto';
import idle from 'astro/runtime/client/idle.prebuilt.js';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { contentTypeOf, SPECIAL_TYPES } from 'content-types/lib/mime';
import { HTTPS_ONLY, IMMUTABLE, type InlineHashes, SAFETY_HEADERS, sitePolicy } from 'content-types/lib/site-headers';
import { speculationRules } from '../../src/lib/speculation-rules.ts';

/** Everything that any page has inside: what Astro starts islands with, and what may be fetched early. */
const INLINE: InlineHashes = {
  scripts: [idle, visible, island, speculationRules].map(sha256Source),
  styles: [sha256Source(ISLAND_STYLES)],
};

// A header that two rules name is sent twice, so none of them is: what no rule says about caching, hosts revalidate.
const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/*': { 'content-security-policy': sitePolicy(INLINE), ...SAFETY_HEADERS, ...HTTPS_ONLY },
  '/_astro/*': { 'cache-control': IMMUTABLE },
  '/media/*': { 'cache-control': IMMUTABLE },
  // Hosts that do not know this ending, and files whose ending does not say it.
  ...Object.fromEntries(
    ['jobs.rss', ...Object.keys(SPECIAL_TYPES)].map((file) => [`/${file}`, { 'content-type': contentTypeOf(file) }]),
  ),
};

export function headersFile(): string {
  return Object.entries(RULES)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');
}

function sha256Source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
