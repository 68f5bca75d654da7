/**
 * The names of the journal's objects: `journal/{epoch}/{time}-{id}`, with the ending `.erasure` for erasures. Within an
 * epoch they sort by time. They hold no personal data: an id is random, or the number of an audit entry.
 */
export const FOLDER = 'journal/';
const ERASURE = '.erasure';
const NAME_PATTERN = /^journal\/(\d+)\/(\d{15})-([0-9a-z]+)(\.erasure)?$/;

/** The name of a journal object; `at` is in milliseconds since 1970. */
export function intakeName(epoch: number, at: number, id: string): string {
  return `${FOLDER}${epoch}/${String(at).padStart(15, '0')}-${id}`;
}

/** The name of an erasure's journal object; `id` is the id of its audit entry. */
export function erasureName(epoch: number, at: number, id: number): string {
  return `${intakeName(epoch, at, String(id))}${ERASURE}`;
}

/** Returns null for an object that is not part of the journal. */
export function parseName(name: string): { name: string; epoch: number; at: number; id: string } | null {
  const [, epoch, at, id = ''] = NAME_PATTERN.exec(name) ?? [];
  return epoch === undefined ? null : { name, epoch: Number(epoch), at: Number(at), id };
}

export function isErasure(name: string): boolean {
  return name.endsWith(ERASURE);
}
