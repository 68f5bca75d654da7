/** Signatures of answers, short enough to keep: answers with the same signature are the same. */
import type { Entry } from 'content-types/define';
import { hash32, hashOf } from './hash.ts';
import { candidates, type ManyQuery, matches, type SingleQuery, selectEntries } from './query.ts';
import type { Effect, Tables } from './store.ts';

export function singleSignature(tables: Tables, { kind, type, id }: SingleQuery): string {
  const seq = tables.table(type).get(id)?.seq ?? 0;
  return kind === 'has' ? String(seq > 0) : String(seq);
}

/**
 * A sum over the entries that a question is about, so that a change costs the same however many they are. An entry's
 * place depends on nothing but the entry, so the sum covers the order too.
 */
export interface Sum {
  count: number;
  low: number;
  high: number;
}

export function sumEntries(tables: Tables, { type, filter }: ManyQuery): Sum {
  const sum = { count: 0, low: 0, high: 0 };
  for (const entry of candidates(tables, type, filter)) if (matches(filter, entry)) add(sum, entry, 1);
  return sum;
}

/** Takes a change into the sum. Returns whether the question is about the entry at all, as it was or as it is. */
export function applyEffect(sum: Sum, { filter }: ManyQuery, { before, after }: Effect): boolean {
  const left = before !== undefined && matches(filter, before);
  const came = after !== undefined && matches(filter, after);
  if (left) add(sum, before, -1);
  if (came) add(sum, after, 1);
  return left || came;
}

export function manySignature(tables: Tables, query: ManyQuery, sum: Sum): string {
  if (query.kind === 'count') return String(sum.count);
  if (query.limit === undefined && !query.offset) return `${sum.count}.${sum.low}.${sum.high}`;
  return hashOf(selectEntries(tables, query).map(nameOf).join());
}

function add(sum: Sum, entry: Entry, sign: 1 | -1): void {
  const name = nameOf(entry);
  sum.count += sign;
  sum.low = (sum.low + sign * hash32(name)) >>> 0;
  sum.high = (sum.high + sign * hash32(name, 1)) >>> 0;
}

/** A state of an entry: every change of it has its own number. */
function nameOf({ id, seq }: Entry): string {
  return `${id}@${seq}`;
}
