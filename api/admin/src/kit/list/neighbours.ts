/**
 * The ids before and after in a list; null at its ends. `lastIndex` is the last known index of the open entry, which
 * leaves a filtered list when its status changes.
 */
export function findNeighbours(ids: readonly string[], open: string | null, lastIndex: number) {
  const openIndex = open === null ? -1 : ids.indexOf(open);
  const isThere = openIndex >= 0;
  const index = isThere ? openIndex : Math.min(lastIndex, ids.length);
  return { index, previous: ids[index - 1] ?? null, next: ids[isThere ? index + 1 : index] ?? null };
}
