/**
 * Converts redirects entered by editors to the lines of a `_redirects` file, which static hosts and our own server
 * read.
 */

/** A redirect as an editor enters it. */
export interface Redirect {
  /** A path on this site, decoded, without a trailing slash. */
  from: string;
  /** A path on this site or a web address. */
  to: string;
  kind: 'permanent' | 'temporary';
}

/** A redirect as served. Chains of redirects are resolved to a single step. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

/** The decoded path of a page on `site`, without `index.html` and trailing slash; null for an address on another site. */
function pathOn(site: URL, address: URL): string | null {
  if (address.origin !== site.origin) return null;
  const path = decode(address.pathname).replace(/\/(index\.html)?$/, '');
  return path || '/';
}

/**
 * Resolves the chain of redirects that starts with `firstRedirect` to one rule. Returns the paths of the loop if there
 * is one. The rule is permanent only if every step is.
 */
export function resolveChain(
  firstRedirect: Redirect,
  otherRedirects: ReadonlyMap<string, Redirect>,
  site: URL,
): RedirectRule | string[] {
  const steps = [firstRedirect.from];
  let target = new URL(firstRedirect.to, site);
  let isPermanent = firstRedirect.kind === 'permanent';
  for (;;) {
    const path = pathOn(site, target);
    if (path !== null && steps.includes(path)) return [...steps, path];
    const nextRedirect = path === null ? undefined : otherRedirects.get(path);
    if (path === null || !nextRedirect) break;
    steps.push(path);
    const nextTarget = new URL(nextRedirect.to, site);
    nextTarget.search ||= target.search;
    nextTarget.hash ||= target.hash;
    target = nextTarget;
    isPermanent &&= nextRedirect.kind === 'permanent';
  }
  // Browsers treat a path that starts with two slashes as another site.
  const isOwn = target.origin === site.origin && !target.pathname.startsWith('//');
  const targetPath = isOwn ? target.pathname + target.search + target.hash : target.href;
  return { from: firstRedirect.from, to: targetPath, status: isPermanent ? 301 : 302 };
}

/**
 * Returns the rules for all redirects. Omits loops, repeated redirects from the same path, and redirects from the path
 * of a page.
 */
export function buildRedirectRules(
  redirects: readonly Redirect[],
  site: URL,
  isPage: (path: string) => boolean,
): RedirectRule[] {
  const byPath = new Map<string, Redirect>();
  for (const redirect of redirects) {
    if (!byPath.has(redirect.from) && !isPage(redirect.from)) byPath.set(redirect.from, redirect);
  }
  return [...byPath.values()].flatMap((redirect) => {
    const rule = resolveChain(redirect, byPath, site);
    return Array.isArray(rule) ? [] : [rule];
  });
}

/**
 * The text of `_redirects`. Some hosts distinguish a path from the same path with a trailing slash, so each has a line
 * of its own, unless the path ends in a file extension. Cloudflare Pages reads 2,000 lines, Netlify 10,000.
 */
export function renderRedirectsFile(rules: readonly RedirectRule[]): string {
  return rules
    .flatMap(({ from, to, status }) => {
      const path = new URL(`http://site${from}`).pathname;
      return [`${path} ${to} ${status}\n`, ...(/\.\w+$/.test(path) ? [] : [`${path}/ ${to} ${status}\n`])];
    })
    .join('');
}

/** Parses a `_redirects` file. The keys are the decoded paths to redirect from. */
export function readRedirects(text: string): Map<string, RedirectRule> {
  const rules = [...text.matchAll(/^(\/\S*) (\S+) (301|302)$/gm)].map(
    ([, path = '', to = '', status]): RedirectRule => {
      return { from: decode(path).replace(/\/$/, ''), to, status: status === '301' ? 301 : 302 };
    },
  );
  return new Map(rules.map((rule) => [rule.from, rule]));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
