/**
 * What the published folder says of itself, in the files that any static host reads: `_headers` and `_redirects`. A page's
 * policy comes from there and not from the page: a script that got into one must not be allowed because it is there.
 */
import { type RedirectRule, readRedirects } from 'content-types/lib/redirects';
import { policyIn, sitePolicy } from 'content-types/lib/site-headers';
import type { Folder, ServedFile } from './folder.ts';

export interface PublishedRules {
  /** What pages may do. */
  policy(): Promise<string>;
  /** Where a decoded path leads; undefined when nowhere else. */
  redirect(path: string): Promise<RedirectRule | undefined>;
}

/** Of a folder that nothing has been published to. */
const STRICTEST = sitePolicy({ scripts: [], styles: [] });

export function publishedRules(site: Folder): PublishedRules {
  const policy = readOnce(site, '_headers', (text) => policyIn(text) ?? STRICTEST);
  const redirects = readOnce(site, '_redirects', readRedirects);
  return {
    policy: async () => (await policy()) ?? STRICTEST,
    redirect: async (path) => (await redirects())?.get(path),
  };
}

/** What a file says, read again when there is another in its place; null when there is none. */
function readOnce<Rules extends object | string>(site: Folder, path: string, read: (text: string) => Rules) {
  const known = new WeakMap<ServedFile, Rules>();
  return async (): Promise<Rules | null> => {
    const file = await site.file(path);
    if (!file) return null;
    const rules = known.get(file) ?? read(file.body.toString());
    known.set(file, rules);
    return rules;
  };
}
