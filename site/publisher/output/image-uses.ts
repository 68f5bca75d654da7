/** How many pages show each picture. */
export interface PictureUses {
  /** A page shows others than before. */
  replace(before: readonly string[], now: readonly string[]): void;
  /** Of the pictures that changed pages showed or show since the last call: which no page shows any more, and which one does. */
  news(): { unused: string[]; used: string[] };
}

export function countUses(pages: Iterable<{ pictures: readonly string[] }>): PictureUses {
  const uses = new Map<string, number>();
  /** Pictures counted since the last call, and whether they were in use then. */
  const touched = new Map<string, boolean>();

  const isUsed = (picture: string) => (uses.get(picture) ?? 0) > 0;

  function count(picture: string, change: 1 | -1): void {
    if (!touched.has(picture)) touched.set(picture, isUsed(picture));
    uses.set(picture, (uses.get(picture) ?? 0) + change);
  }

  for (const { pictures } of pages) for (const picture of pictures) count(picture, 1);
  touched.clear();

  return {
    replace(before, now) {
      for (const picture of now) count(picture, 1);
      for (const picture of before) count(picture, -1);
    },
    news() {
      const changes = [...touched];
      touched.clear();
      return {
        unused: changes.filter(([picture, was]) => was && !isUsed(picture)).map(([picture]) => picture),
        used: changes.map(([picture]) => picture).filter(isUsed),
      };
    },
  };
}
