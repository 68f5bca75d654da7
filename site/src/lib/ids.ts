/** Ids made from titles that editors write. */

/** Reserved ids, which the pages themselves use. */
const TAKEN = [
  'main',
  'menu',
  'apply',
  'alerts',
  'job-search',
  'openings',
  'sustainability',
  'write',
  'name',
  'email',
  'website',
  'message',
];

/**
 * Adds an id made from the title to each item. Ids start with a letter and are unique on the page, also with `-tab`
 * appended. `prefix` prefixes the ids of one of several lists on a page.
 */
export function addIds<T extends { title: string }>(items: readonly T[], prefix = ''): (T & { id: string })[] {
  const usedIds = new Set(TAKEN);
  return items.map((item) => {
    const id = findFreeId(buildId(item.title, prefix), usedIds);
    usedIds.add(id).add(`${id}-tab`);
    return { ...item, id };
  });
}

function buildId(title: string, prefix: string): string {
  const slug = [prefix, toSlug(title)].filter(Boolean).join('--');
  return /^[a-z]/.test(slug) ? slug : ['tab', slug].filter(Boolean).join('-');
}

function findFreeId(baseId: string, takenIds: ReadonlySet<string>): string {
  const isFree = (id: string) => !takenIds.has(id) && !takenIds.has(`${id}-tab`);
  let id = baseId;
  for (let n = 2; !isFree(id); n++) id = `${baseId}-${n}`;
  return id;
}

/** A title as the fragment of an address: `Remote Part-Time Jobs` is `remote-part-time-jobs`. */
function toSlug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
