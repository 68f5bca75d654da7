/** Finds environment variables that look like misspelt settings. */
import { readFileSync } from 'node:fs';

const EXAMPLE = new URL('../../.env.example', import.meta.url);
/** Minimum length: shorter names resemble the variables of other programs. */
const MIN_NAME_LENGTH = 8;
/** The maximum number of missing, added or different letters. */
const MAX_DISTANCE = 2;

/** Returns a line for each misspelt name, such as `ADMIN_EMIAL is not a setting. Did you mean ADMIN_EMAIL?` */
export function findMisspelt(names: readonly string[]): string[] {
  const knownNames = [...readFileSync(EXAMPLE, 'utf8').matchAll(/^(?:# ?)?([A-Z][A-Z\d_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  const candidates = knownNames.filter((name) => name.length >= MIN_NAME_LENGTH);
  return names.flatMap((name) => {
    if (knownNames.includes(name)) return [];
    const closestName = candidates.find((setting) => measureDistance(name, setting) <= MAX_DISTANCE);
    return closestName && !names.includes(closestName)
      ? [`${name} is not a setting. Did you mean ${closestName}?`]
      : [];
  });
}

/** The edit distance of two names. */
function measureDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const nextRow = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const [left = 0, above = 0, before = 0] = [nextRow[j], row[j + 1], row[j]];
      nextRow.push(Math.min(left + 1, above + 1, before + (letter === other ? 0 : 1)));
    }
    row = nextRow;
  }
  return row.at(-1) ?? 0;
}
