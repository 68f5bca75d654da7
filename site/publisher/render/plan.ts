/** Which pages have to be rendered, and into which files a changed fragment can be put. */

import type { Fragments } from '../content/fragments.ts';
import type { SiteState } from '../content/site-state.ts';
import type { Replacements } from './messages.ts';

export interface Plan {
  /** Among them one page of each outdated fragment, which shows what it is now. */
  render: Set<string>;
  /** Pages in which nothing but fragments has changed. */
  patch: Set<string>;
}

/** Pages that failed before are `broken`: their files are old in more than a fragment. */
export function planPublish(
  { dependencies, routes }: SiteState,
  stale: Iterable<string>,
  outdated: ReadonlySet<string>,
  broken: ReadonlyMap<string, unknown>,
): Plan {
  const render = new Set(stale);
  const patch = new Set<string>();
  for (const fragment of outdated) {
    const pages = [...dependencies.pagesWith(fragment)].filter((path) => routes.targets.has(path));
    const example = pages.find((path) => !broken.has(path));
    for (const path of pages) (path === example || broken.has(path) ? render : patch).add(path);
  }
  for (const path of render) patch.delete(path);
  return { render, patch };
}

/** Of the fragments that are known as they were and as they are. */
export function findReplacements(outdated: ReadonlySet<string>, before: Fragments, after: Fragments): Replacements {
  const known = [...outdated].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    return old && now ? [[key, [old.html, now.html]] as const] : [];
  });
  return Object.fromEntries(known);
}
