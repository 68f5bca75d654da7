/** Addresses that lead elsewhere: from what editors enter to lines of a `_redirects` file, as static hosts and our own server read it. */

/** As an editor enters it. */
export interface Redirect {
  /** A path of this site, decoded, without a slash at the end. */
  from: string;
  /** A path of this site or a web address. */
  to: string;
  kind: 'permanent' | 'temporary';
}

/** One that can be followed: it ends somewhere, and in one step. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

/** The path on `site` that an address means, as pages are called; null for one elsewhere. */
export function pathOn(site: URL, address: URL): string | null {
  if (address.origin !== site.origin) return null;
  const path = decoded(address.pathname).replace(/\/(index\.html)?$/, '');
  return path || '/';
}

/**
 * What a redirect comes to when others lead on from where it leads: the rule for all steps at once, or the paths of the
 * circle that it would be part of.
 */
export function follow(first: Redirect, others: ReadonlyMap<string, Redirect>, site: URL): RedirectRule | string[] {
  const steps = [first.from];
  let target = new URL(first.to, site);
  let isPermanent = first.kind === 'permanent';
  for (;;) {
    const path = pathOn(site, target);
    if (path !== null && steps.includes(path)) return [...steps, path];
    const next = path === null ? undefined : others.get(path);
    if (path === null || !next) break;
    steps.push(path);
    const onward = new URL(next.to, site);
    onward.search ||= target.search;
    onward.hash ||= target.hash;
    target = onward;
    isPermanent &&= next.kind === 'permanent';
  }
  // A path that begins with two slashes would be taken for the name of another site.
  const isOwn = target.origin === site.origin && !target.pathname.startsWith('//');
  const to = isOwn ? target.pathname + target.search + target.hash : target.href;
  return { from: first.from, to, status: isPermanent ? 301 : 302 };
}

/** The rules of all redirects. Those that go round in a circle are left out, as are those from the address of a page. */
export function redirectRules(
  redirects: readonly Redirect[],
  site: URL,
  isPage: (path: string) => boolean,
): RedirectRule[] {
  const byPath = new Map<string, Redirect>();
  for (const redirect of redirects) {
    if (!byPath.has(redirect.from) && !isPage(redirect.from)) byPath.set(redirect.from, redirect);
  }
  return [...byPath.values()].flatMap((redirect) => {
    const rule = follow(redirect, byPath, site);
    return Array.isArray(rule) ? [] : [rule];
  });
}

/**
 * The text of `_redirects`. Old addresses are often written with a slash at the end, which some hosts take for another
 * address: each has a line of its own. Cloudflare Pages reads 2,000 lines, Netlify 10,000.
 */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  return rules
    .flatMap(({ from, to, status }) => {
      const path = new URL(`http://site${from}`).pathname;
      return [`${path} ${to} ${status}\n`, ...(/\.\w+$/.test(path) ? [] : [`${path}/ ${to} ${status}\n`])];
    })
    .join('');
}

/** By the decoded path they lead from. */
export function readRedirects(text: string): Map<string, RedirectRule> {
  const rules = [...text.matchAll(/^(\/\S*) (\S+) (301|302)$/gm)].map(
    ([, path = '', to = '', status]): RedirectRule => {
      return { from: decoded(path).replace(/\/$/, ''), to, status: status === '301' ? 301 : 302 };
    },
  );
  return new Map(rules.map((rule) => [rule.from, rule]));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
