import { beforeEach, expect, it } from 'vitest';
import { type Draft, draftKey, dropDraft, dropOldDrafts, readDraft, writeDraft } from './local-drafts.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

const draft: Draft = {
  value: { title: 'Half' },
  base: { title: '' },
  version: 3,
  timing: { publishAt: null, expiresAt: null },
  at: '2026-11-21T12:00:00.000Z',
};
let store = memory();
beforeEach(() => {
  store = memory();
});

it('returns a draft only for its own entry and user', () => {
  expect(writeDraft(draftKey('u1', 'banner', 'b1'), draft, store)).toBe(true);
  expect(readDraft(draftKey('u1', 'banner', 'b1'), store)).toEqual(draft);
  expect(readDraft(draftKey('u2', 'banner', 'b1'), store)).toBeNull();
  expect(readDraft(draftKey('u1', 'banner', null), store)).toBeNull();
});

it.each(['nonsense', '{}', 'null', '{"value":{}}'])('ignores the invalid stored draft %s', (storedText) => {
  store.setItem('k', storedText);
  expect(readDraft('k', store)).toBeNull();
});

it('returns false when the store is full', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(writeDraft('k', draft, full)).toBe(false);
});

it('deletes only drafts older than a month', () => {
  writeDraft(draftKey('u1', 'banner', 'b1'), draft, store);
  writeDraft(draftKey('u1', 'job', null), { ...draft, at: '2026-12-20T12:00:00.000Z' }, store);
  store.setItem('theme', 'dark');
  dropOldDrafts(Date.parse('2026-12-22T12:00:00.000Z'), store);
  expect(readDraft(draftKey('u1', 'banner', 'b1'), store)).toBeNull();
  expect(readDraft(draftKey('u1', 'job', null), store)).not.toBeNull();
  expect(store.getItem('theme')).toBe('dark');
  dropDraft(draftKey('u1', 'job', null), store);
  expect(store.length).toBe(1);
});
