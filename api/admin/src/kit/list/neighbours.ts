/**
 * The ids before and after in a list; null at its ends. `lastIndex` is the last known index of the open entry, which
 * leaves a filtered list when its status changes.
 */
export function findNeighbours(ids: readonly string[], openId: string | null, lastIndex: number) {
  const openIndex = openId === null ? -1 : ids.indexOf(openId);
  const isListed = openIndex >= 0;
  const index = isListed ? openIndex : Math.min(lastIndex, ids.length);
  return { index, previous: ids[index - 1] ?? null, next: ids[isListed ? index + 1 : index] ?? null };
}
