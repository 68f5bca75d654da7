/**
 * Parts that many pages share, such as the header. A fragment is rendered once and patched into the pages' files when
 * it changes.
 */

export interface Fragment {
  html: string;
  /** The keys of the fragment's queries. */
  keys: readonly string[];
}

/** Fragments by key. */
export type Fragments = Map<string, Fragment>;

/** The dependency key of a fragment. Pages depend on fragments and on content by key. */
export function toFragmentKey(name: string): string {
  return `fragment:${name}`;
}

export function isFragment(key: string): boolean {
  return key.startsWith('fragment:');
}

/** The old and the new HTML of a fragment. */
export type Replacement = readonly [before: string, after: string];

/** Returns the page with its fragments replaced, or null if it does not contain each fragment exactly once. */
export function withReplaced(page: Buffer, replacements: readonly Replacement[]): Buffer | null {
  let result = page;
  for (const [before, after] of replacements) {
    const oldBytes = Buffer.from(before);
    const start = oldBytes.length > 0 ? result.indexOf(oldBytes) : -1;
    if (start < 0 || result.indexOf(oldBytes, start + 1) >= 0) return null;
    result = Buffer.concat([result.subarray(0, start), Buffer.from(after), result.subarray(start + oldBytes.length)]);
  }
  return result;
}
