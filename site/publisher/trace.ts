/** Which page asked what. Finds the pages whose answers a change has changed; each question is asked again once, however many pages asked it. */
import type { TypeName } from 'content-types';
import { hashOf } from './hash.ts';
import { isMany, type ManyQuery, queryOf, type SingleQuery } from './query.ts';
import { manySignature, type Sum, singleSignature, sumOf, takeIn } from './signature.ts';
import type { Effect, Tables } from './store.ts';

export interface Trace {
  /** What a page asked when it was rendered last. */
  record(page: string, keys: readonly string[]): void;
  forget(page: string): void;
  keysOf(page: string): string[];
  /** Of all answers to the page's questions together, as the store has them now. */
  signatureOf(page: string): string;
  /** Takes in changes that the store has applied. Returns the pages whose answers are different now. */
  update(effects: readonly Effect[]): Set<string>;
}

type Question = {
  key: string;
  pages: Set<string>;
  signature: string;
} & ({ query: SingleQuery; sum?: undefined } | { query: ManyQuery; sum: Sum });

export function createTrace(tables: Tables): Trace {
  const questions = new Map<string, Question>();
  /** Those about many entries, by type. */
  const broad = new Map<TypeName, Set<Question>>();
  const asked = new Map<string, Question[]>();

  function questionOf(key: string): Question {
    const known = questions.get(key);
    if (known) return known;
    const query = queryOf(key);
    const base = { key, pages: new Set<string>(), signature: '' };
    const question = isMany(query) ? { ...base, query, sum: sumOf(tables, query) } : { ...base, query };
    question.signature = signature(question);
    questions.set(key, question);
    if (isMany(query)) setOf(broad, query.type).add(question);
    return question;
  }

  function signature(question: Question): string {
    return question.sum ? manySignature(tables, question.query, question.sum) : singleSignature(tables, question.query);
  }

  function leave(page: string, question: Question): void {
    question.pages.delete(page);
    if (question.pages.size > 0) return;
    questions.delete(question.key);
    broad.get(question.query.type)?.delete(question);
  }

  /** The questions whose answers a change may have changed. */
  function* touchedBy(effect: Effect): Iterable<Question> {
    for (const kind of ['get', 'has', 'one']) {
      const question = questions.get(`${kind}:${effect.type}:${effect.id}`);
      if (question) yield question;
    }
    for (const question of broad.get(effect.type) ?? []) {
      if (question.sum && takeIn(question.sum, question.query, effect)) yield question;
    }
  }

  const keysOf = (page: string) => (asked.get(page) ?? []).map(({ key }) => key);

  return {
    keysOf,
    record(page, keys) {
      const before = asked.get(page) ?? [];
      const now = [...new Set(keys)].map(questionOf);
      for (const question of now) question.pages.add(page);
      for (const question of before) if (!now.includes(question)) leave(page, question);
      asked.set(page, now);
    },
    forget(page) {
      for (const question of asked.get(page) ?? []) leave(page, question);
      asked.delete(page);
    },
    signatureOf: (page) => hashOf((asked.get(page) ?? []).map((question) => question.signature).join()),
    update(effects) {
      const touched = new Set(effects.flatMap((effect) => [...touchedBy(effect)]));
      const pages = new Set<string>();
      for (const question of touched) {
        const before = question.signature;
        question.signature = signature(question);
        if (question.signature !== before) for (const page of question.pages) pages.add(page);
      }
      return pages;
    },
  };
}

function setOf<K, V>(sets: Map<K, Set<V>>, key: K): Set<V> {
  const known = sets.get(key) ?? new Set<V>();
  sets.set(key, known);
  return known;
}
