/** Unsaved work, kept in the browser's storage so that it survives a crash, a closed tab and the end of a session. */

import { DAY_MS } from 'content-types/time/days';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Json } from '../../../client/request.ts';
import type { FormStore } from '../../../kit/form/store.ts';
import { NEW_ENTRY } from '../../navigation/views.ts';

export interface Draft {
  value: Json;
  /** The saved state when editing began, and its version. */
  base: Json;
  version: number;
  timing: Timing;
  /** Time of the last edit, ISO 8601. */
  at: string;
}

/** Times at which an entry goes live and expires, ISO 8601; null for immediately and for never. */
export interface Timing {
  publishAt: string | null;
  expiresAt: string | null;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'admin:draft:';
const MAX_AGE_MS = 30 * DAY_MS;

/** Returns the storage key of a user's draft. `id` is null for an entry that does not exist yet. */
export function draftKey(userId: string, type: string, id: string | null): string {
  return `${PREFIX}${userId}:${type}:${id ?? NEW_ENTRY}`;
}

/** Reads a draft; null if there is none or it cannot be read. */
export function readDraft(key: string, store: Store = localStorage): Draft | null {
  try {
    const draft = JSON.parse(store.getItem(key) ?? 'null');
    return draft?.value && draft.base && typeof draft.version === 'number' ? draft : null;
  } catch {
    return null;
  }
}

/** Stores a draft. Returns false if the store is full or not allowed; the work is then only in the form. */
export function writeDraft(key: string, draft: Draft, store: Store = localStorage): boolean {
  try {
    store.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string, store: Store = localStorage): void {
  store.removeItem(key);
}

/** Drops unsaved work that is older than 30 days or cannot be read. */
export function dropOldDrafts(now: number, store: Store = localStorage): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const key of keys.filter((name) => name.startsWith(PREFIX))) {
    const draft = readDraft(key, store);
    if (!draft || now - Date.parse(draft.at) > MAX_AGE_MS) store.removeItem(key);
  }
}

const DELAY_MS = 400;

interface LocalDraftOptions {
  form: FormStore;
  version: number;
  timing: Timing;
  isTimingDirty: boolean;
  isRestored: boolean;
}

/** Stores unsaved work while it is typed, unless `key` is null. Returns whether it is stored and a function to drop it. */
export function useLocalDraft(
  key: string | null,
  { form, version, timing, isTimingDirty, isRestored }: LocalDraftOptions,
) {
  const [isKept, setKept] = useState(isRestored);
  // Set once the work is saved or discarded, so that the last write, when the form closes, does not restore it.
  const isForgotten = useRef(false);

  const write = useEffectEvent(() => {
    if (isForgotten.current || key === null) return;
    const isDirty = form.isDirty() || isTimingDirty;
    const draft = { value: form.value(), base: form.base(), version, timing, at: new Date().toISOString() };
    if (!isDirty) dropDraft(key);
    setKept(isDirty && writeDraft(key, draft));
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe(() => {
      isForgotten.current = false;
      clearTimeout(timer);
      timer = setTimeout(write, DELAY_MS);
    });
    const writeNow = () => {
      clearTimeout(timer);
      write();
    };
    window.addEventListener('pagehide', writeNow);
    return () => {
      writeNow();
      unsubscribe();
      window.removeEventListener('pagehide', writeNow);
    };
  }, [form]);

  useEffect(() => {
    if (isTimingDirty && timing) write();
  }, [timing, isTimingDirty]);

  function forget() {
    isForgotten.current = true;
    setKept(false);
    if (key !== null) dropDraft(key);
  }
  return { isKept, forget };
}
