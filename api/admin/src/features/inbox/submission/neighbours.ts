/** Who comes before and after in a list; null at its ends. */
export interface Neighbours {
  /** Where the open one is, or was before it left the list. */
  place: number;
  previous: string | null;
  next: string | null;
}

/** `lastPlace` is where the open one was: marked as something else, it may have left the list that is shown. */
export function findNeighbours(ids: readonly string[], open: string | null, lastPlace: number): Neighbours {
  const index = open === null ? -1 : ids.indexOf(open);
  const isThere = index >= 0;
  const place = isThere ? index : Math.min(lastPlace, ids.length);
  return { place, previous: ids[place - 1] ?? null, next: ids[isThere ? place + 1 : place] ?? null };
}
