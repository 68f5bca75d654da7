/**
 * Records which page ran which queries, and finds the pages whose results a change affects. Each query is run again once, however
 * many pages share it. A fragment is recorded like a page, and pages that contain it depend on it by its key.
 */
import type { Entry } from 'content-types/define';
import { isFragment } from '../content/fragments.ts';
import { hash32, hashBytes } from '../content/hash.ts';
import {
  isClosed,
  isManyQuery,
  isShown,
  LANDINGS,
  listCandidates,
  type ManyQuery,
  matches,
  parseKey,
  type SingleQuery,
  selectEntries,
} from '../content/query.ts';
import type { Effect } from '../content/site.ts';
import type { Tables } from '../content/store.ts';

export interface DependencyGraph {
  /** Records the queries of a rendered page or fragment. Fragments must be recorded before the pages that contain them. */
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

/** Pages and fragments with changed query results. */
export interface Outdated {
  /** Pages whose own queries have changed results. A page that only contains an outdated fragment is not among them. */
  pages: Set<string>;
  fragments: Set<string>;
}

type GraphNode = { key: string; pages: Set<string>; signature: string } & Subject;

type Subject =
  | { query: SingleQuery; sum?: undefined }
  | { query: ManyQuery; sum: Sum }
  /** A fragment. */
  | { query: null; sum?: undefined };

export function createDependencyGraph(tables: Tables): DependencyGraph {
  const nodes = new Map<string, GraphNode>();
  /** Queries about many entries, by type. */
  const manyQueries = new Map<string, Set<GraphNode>>();
  const nodesByPage = new Map<string, GraphNode[]>();

  function makeSubject(key: string): Subject {
    if (isFragment(key)) return { query: null };
    const query = parseKey(key);
    return isManyQuery(query) ? { query, sum: sumEntries(tables, query) } : { query };
  }

  function findNode(key: string): GraphNode {
    const existingNode = nodes.get(key);
    if (existingNode) return existingNode;
    const base = { key, pages: new Set<string>(), signature: '' };
    const node: GraphNode = { ...base, ...makeSubject(key) };
    node.signature = signNode(node);
    nodes.set(key, node);
    if (node.sum) getSet(manyQueries, node.query.type).add(node);
    return node;
  }

  function signNode(node: GraphNode): string {
    if (node.sum) return manySignature(tables, node.query, node.sum);
    return node.query ? singleSignature(tables, node.query) : getSignature(node.key);
  }

  /** The signature of all results of the page together. */
  function getSignature(page: string): string {
    return hashBytes((nodesByPage.get(page) ?? []).map((node) => node.signature).join());
  }

  function release(page: string, node: GraphNode): void {
    node.pages.delete(page);
    if (node.pages.size > 0) return;
    nodes.delete(node.key);
    if (node.sum) manyQueries.get(node.query.type)?.delete(node);
  }

  /** Runs a query again. Returns whether its result has changed. */
  function refresh(node: GraphNode): boolean {
    const oldSignature = node.signature;
    node.signature = signNode(node);
    return node.signature !== oldSignature;
  }

  /** The queries whose results a change may have affected. */
  function* findAffectedNodes(effect: Effect): Iterable<GraphNode> {
    for (const kind of ['get', 'shown', 'closed', 'one']) {
      const node = nodes.get(`${kind}:${effect.type}:${effect.id}`);
      if (node) yield node;
    }
    for (const path of effect.landings) {
      const node = nodes.get(`landing:${LANDINGS}:${path}`);
      if (node) yield node;
    }
    const landingsNode = effect.landings.size > 0 && nodes.get(`landings:${LANDINGS}:`);
    if (landingsNode) yield landingsNode;
    for (const node of manyQueries.get(effect.type) ?? []) {
      if (node.sum && applyEffect(node.sum, node.query, effect)) yield node;
    }
  }

  const getKeys = (page: string) => (nodesByPage.get(page) ?? []).map(({ key }) => key);

  return {
    getKeys,
    pagesWith: (fragment) => nodes.get(fragment)?.pages ?? [],
    record(page, keys) {
      const oldNodes = nodesByPage.get(page) ?? [];
      const currentNodes = [...new Set(keys)].map(findNode);
      for (const node of currentNodes) node.pages.add(page);
      for (const node of oldNodes) if (!currentNodes.includes(node)) release(page, node);
      nodesByPage.set(page, currentNodes);
      const fragmentNode = nodes.get(page);
      if (fragmentNode) refresh(fragmentNode);
    },
    forget(page) {
      for (const node of nodesByPage.get(page) ?? []) release(page, node);
      nodesByPage.delete(page);
    },
    getSignature,
    update(effects) {
      const outdated: Outdated = { pages: new Set(), fragments: new Set() };
      const affectedNodes = new Set(effects.flatMap((effect) => [...findAffectedNodes(effect)]));
      for (const node of affectedNodes) {
        if (!refresh(node)) continue;
        for (const page of node.pages) outdated[isFragment(page) ? 'fragments' : 'pages'].add(page);
      }
      for (const fragment of outdated.fragments) {
        const node = nodes.get(fragment);
        if (node) refresh(node);
      }
      return outdated;
    },
  };
}

function getSet<K, V>(sets: Map<K, Set<V>>, key: K): Set<V> {
  const existingSet = sets.get(key) ?? new Set<V>();
  sets.set(key, existingSet);
  return existingSet;
}

// Short signatures of query results: equal results have equal signatures.

function singleSignature(tables: Tables, { kind, type, id }: SingleQuery): string {
  if (kind === 'landing') return tables.landings().getSignature(id);
  if (kind === 'landings') return tables.landings().getIndexedSignature();
  if (kind === 'shown') return String(isShown(tables, id));
  if (kind === 'closed') return String(isClosed(tables));
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
  for (const entry of listCandidates(tables, type, filter)) if (matches(filter, entry)) add(sum, entry, 1);
  return sum;
}

/** Adds a change to the sum. Returns whether the entry matches the query, before or after the change. */
function applyEffect(sum: Sum, { filter }: ManyQuery, { before, after }: Effect): boolean {
  const didMatch = before !== undefined && matches(filter, before);
  const doesMatch = after !== undefined && matches(filter, after);
  if (didMatch) add(sum, before, -1);
  if (doesMatch) add(sum, after, 1);
  return didMatch || doesMatch;
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

/** Identifies an entry's state, because every change to an entry has its own number. */
function getName({ id, seq }: Entry): string {
  return `${id}@${seq}`;
}
