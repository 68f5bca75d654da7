import { policyIn, sitePolicy } from 'content-types/site-headers';
import type { Folder, ServedFile } from './folder.ts';

/** Of a folder that nothing has been published to. */
const STRICTEST = sitePolicy({ scripts: [], styles: [] });

/**
 * What the pages of a published folder may do. It was decided when the site was compiled, and `_headers` says it to us as
 * to any host. The pages are not asked: a script that got into one must not be allowed because it is there.
 */
export function publishedPolicy(site: Folder): () => Promise<string> {
  const policies = new WeakMap<ServedFile, string>();
  return async () => {
    const rules = await site.file('_headers');
    if (!rules) return STRICTEST;
    const policy = policies.get(rules) ?? policyIn(rules.body.toString()) ?? STRICTEST;
    policies.set(rules, policy);
    return policy;
  };
}
