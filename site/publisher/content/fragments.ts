/** Parts that many pages share, such as the header: rendered once, and put into the pages' files when they change. */

export interface Fragment {
  html: string;
  /** What it asked. */
  keys: readonly string[];
}

/** By key. */
export type Fragments = Map<string, Fragment>;

/** A page with a fragment asks for it by this key, as it asks for content by the other keys. */
export function fragmentKey(name: string): string {
  return `fragment:${name}`;
}

export function isFragment(key: string): boolean {
  return key.startsWith('fragment:');
}

/** What a fragment was, and what it is now. */
export type Replacement = readonly [before: string, after: string];

/** The page with its fragments replaced. Null when one of them does not stand in it exactly once. */
export function withReplaced(page: Buffer, replacements: readonly Replacement[]): Buffer | null {
  let result = page;
  for (const [before, after] of replacements) {
    const old = Buffer.from(before);
    const start = old.length > 0 ? result.indexOf(old) : -1;
    if (start < 0 || result.indexOf(old, start + 1) >= 0) return null;
    result = Buffer.concat([result.subarray(0, start), Buffer.from(after), result.subarray(start + old.length)]);
  }
  return result;
}
