/**
 * The rules that the published folder contains for any static host: `_headers` and `_redirects`. A page's policy comes
 * from there and not from the page itself, so that a script injected into a page cannot allow itself.
 */
import { type RedirectRule, readRedirects } from 'content-types/pages/redirects';
import { policyIn, sitePolicy } from 'content-types/pages/site-headers';
import type { Folder, StaticFile } from './static-files.ts';

interface PublishedRules {
  /** The Content-Security-Policy of pages. */
  policy(): Promise<string>;
  /** Returns the redirect rule for a decoded path, if any. */
  redirect(path: string): Promise<RedirectRule | undefined>;
}

/** Fallback policy, used before the first publish or if `_headers` contains no policy. */
const STRICTEST = sitePolicy({ scripts: [], styles: [] });

export function publishedRules(site: Folder): PublishedRules {
  const policy = readOnce(site, '_headers', (text) => policyIn(text) ?? STRICTEST);
  const redirects = readOnce(site, '_redirects', readRedirects);
  return {
    policy: async () => (await policy()) ?? STRICTEST,
    redirect: async (path) => (await redirects())?.get(path),
  };
}

/**
 * Returns a function that parses a file whenever it is new or replaced. Resolves to null if the file does not exist.
 */
function readOnce<Rules extends object | string>(site: Folder, path: string, parse: (text: string) => Rules) {
  const rulesByFile = new WeakMap<StaticFile, Rules>();
  return async (): Promise<Rules | null> => {
    const file = await site.file(path);
    if (!file) return null;
    const rules = rulesByFile.get(file) ?? parse(file.body.toString());
    rulesByFile.set(file, rules);
    return rules;
  };
}
