/**
 * Records which page ran which queries, and finds the pages whose results a change affects. Each query is run again once, however
 * many pages share it. A fragment is recorded like a page, and pages that contain it depend on it by its key.
 */
import type { TypeName } from 'content-types';
import type { Entry } from 'content-types/define';
import { isFragment } from './fragments.ts';
import { hash32, hashBytes } from './hash.ts';
import { candidates, isMany, type ManyQuery, matches, parseKey, type SingleQuery, selectEntries } from './query.ts';
import type { Effect, Tables } from './store.ts';

export interface DependencyGraph {
  /** What a page or fragment queried when it was last rendered. Fragments come before the pages that contain them. */
  record(page: string, keys: readonly string[]): void;
  forget(page: string): void;
  getKeys(page: string): string[];
  /** The pages that contain a fragment. */
  pagesWith(fragment: string): Iterable<string>;
  /** The signature of all results of the page's queries, according to the store. */
  getSignature(page: string): string;
  /** Applies changes that the store has applied. */
  update(effects: readonly Effect[]): Outdated;
}

/** Pages whose results have changed. */
export interface Outdated {
  /** Except those with nothing but an outdated fragment. */
  pages: Set<string>;
  fragments: Set<string>;
}

type Question = { key: string; pages: Set<string>; signature: string } & Subject;

type Subject =
  | { query: SingleQuery; sum?: undefined }
  | { query: ManyQuery; sum: Sum }
  /** A fragment. */
  | { query: null; sum?: undefined };

export function createDependencyGraph(tables: Tables): DependencyGraph {
  const questions = new Map<string, Question>();
  /** Queries about many entries, by type. */
  const broad = new Map<TypeName, Set<Question>>();
  const asked = new Map<string, Question[]>();

  function makeSubject(key: string): Subject {
    if (isFragment(key)) return { query: null };
    const query = parseKey(key);
    return isMany(query) ? { query, sum: sumEntries(tables, query) } : { query };
  }

  function findQuestion(key: string): Question {
    const known = questions.get(key);
    if (known) return known;
    const base = { key, pages: new Set<string>(), signature: '' };
    const question: Question = { ...base, ...makeSubject(key) };
    question.signature = signature(question);
    questions.set(key, question);
    if (question.sum) getSet(broad, question.query.type).add(question);
    return question;
  }

  function signature(question: Question): string {
    if (question.sum) return manySignature(tables, question.query, question.sum);
    return question.query ? singleSignature(tables, question.query) : getSignature(question.key);
  }

  /** Of all results together. */
  function getSignature(page: string): string {
    return hashBytes((asked.get(page) ?? []).map((question) => question.signature).join());
  }

  function leave(page: string, question: Question): void {
    question.pages.delete(page);
    if (question.pages.size > 0) return;
    questions.delete(question.key);
    if (question.sum) broad.get(question.query.type)?.delete(question);
  }

  /** Runs a query again. Returns whether its result has changed. */
  function hasChanged(question: Question): boolean {
    const before = question.signature;
    question.signature = signature(question);
    return question.signature !== before;
  }

  /** The queries whose results a change may have affected. */
  function* touchedBy(effect: Effect): Iterable<Question> {
    for (const kind of ['get', 'one']) {
      const question = questions.get(`${kind}:${effect.type}:${effect.id}`);
      if (question) yield question;
    }
    for (const question of broad.get(effect.type) ?? []) {
      if (question.sum && applyEffect(question.sum, question.query, effect)) yield question;
    }
  }

  const getKeys = (page: string) => (asked.get(page) ?? []).map(({ key }) => key);

  return {
    getKeys,
    pagesWith: (fragment) => questions.get(fragment)?.pages ?? [],
    record(page, keys) {
      const before = asked.get(page) ?? [];
      const now = [...new Set(keys)].map(findQuestion);
      for (const question of now) question.pages.add(page);
      for (const question of before) if (!now.includes(question)) leave(page, question);
      asked.set(page, now);
      const asFragment = questions.get(page);
      if (asFragment) hasChanged(asFragment);
    },
    forget(page) {
      for (const question of asked.get(page) ?? []) leave(page, question);
      asked.delete(page);
    },
    getSignature,
    update(effects) {
      const outdated: Outdated = { pages: new Set(), fragments: new Set() };
      const touched = new Set(effects.flatMap((effect) => [...touchedBy(effect)]));
      for (const question of touched) {
        if (!hasChanged(question)) continue;
        for (const page of question.pages) outdated[isFragment(page) ? 'fragments' : 'pages'].add(page);
      }
      for (const fragment of outdated.fragments) {
        const question = questions.get(fragment);
        if (question) hasChanged(question);
      }
      return outdated;
    },
  };
}

function getSet<K, V>(sets: Map<K, Set<V>>, key: K): Set<V> {
  const known = sets.get(key) ?? new Set<V>();
  sets.set(key, known);
  return known;
}

// Short signatures of query results: equal results have equal signatures.

function singleSignature(tables: Tables, { type, id }: SingleQuery): string {
  return String(tables.table(type).get(id)?.seq ?? 0);
}

/**
 * A sum over the entries that match a query, so that a change costs the same however many there are. The sort position of an
 * entry depends only on the entry, so the sum covers the order too.
 */
interface Sum {
  count: number;
  low: number;
  high: number;
}

function sumEntries(tables: Tables, { type, filter }: ManyQuery): Sum {
  const sum = { count: 0, low: 0, high: 0 };
  for (const entry of candidates(tables, type, filter)) if (matches(filter, entry)) add(sum, entry, 1);
  return sum;
}

/** Adds a change to the sum. Returns whether the entry matches the query, before or after the change. */
function applyEffect(sum: Sum, { filter }: ManyQuery, { before, after }: Effect): boolean {
  const left = before !== undefined && matches(filter, before);
  const came = after !== undefined && matches(filter, after);
  if (left) add(sum, before, -1);
  if (came) add(sum, after, 1);
  return left || came;
}

function manySignature(tables: Tables, query: ManyQuery, sum: Sum): string {
  if (query.kind === 'count') return String(sum.count);
  if (query.limit === undefined && !query.offset) return `${sum.count}.${sum.low}.${sum.high}`;
  return hashBytes(selectEntries(tables, query).map(getName).join());
}

function add(sum: Sum, entry: Entry, sign: 1 | -1): void {
  const name = getName(entry);
  sum.count += sign;
  sum.low = (sum.low + sign * hash32(name)) >>> 0;
  sum.high = (sum.high + sign * hash32(name, 1)) >>> 0;
}

/** The state of an entry: every change of it has its own number. */
function getName({ id, seq }: Entry): string {
  return `${id}@${seq}`;
}
