/** Unsaved work on this device: it outlives a crash, a closed tab and a session that has ended. */

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Json } from '../../../lib/api-types.ts';
import type { FormStore } from '../../../lib/form/store.ts';

export interface Draft {
  value: Json;
  /** What was saved when the work began, and its version. */
  base: Json;
  version: number;
  timing: Timing;
  /** When it was last typed in, ISO 8601. */
  at: string;
}

/** When a document appears and goes, ISO 8601; null for at once and never. */
export interface Timing {
  publishAt: string | null;
  expiresAt: string | null;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'admin:draft:';
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** `id` is null for a document that does not exist yet. */
export function draftKey(userId: string, type: string, id: string | null): string {
  return `${PREFIX}${userId}:${type}:${id ?? 'new'}`;
}

/** Null when there is no draft, or it cannot be read. */
export function readDraft(key: string, store: Store = localStorage): Draft | null {
  try {
    const draft = JSON.parse(store.getItem(key) ?? 'null');
    return draft?.value && draft.base && typeof draft.version === 'number' ? draft : null;
  } catch {
    return null;
  }
}

/** False when the store is full or forbidden: the form alone holds the work then. */
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

/** Forgets unsaved work that is older than a month. */
export function dropOldDrafts(now: number, store: Store = localStorage): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const key of keys.filter((name) => name.startsWith(PREFIX))) {
    const draft = readDraft(key, store);
    if (!draft || now - Date.parse(draft.at) > MAX_AGE_MS) store.removeItem(key);
  }
}

const PAUSE_MS = 400;

interface Journaled {
  form: FormStore;
  version: number;
  timing: Timing;
  isTimingDirty: boolean;
  isRestored: boolean;
}

/** Keeps unsaved work on this device while it is typed. Says whether it could, and how to forget it. */
export function useJournal(key: string, { form, version, timing, isTimingDirty, isRestored }: Journaled) {
  const [isKept, setKept] = useState(isRestored);
  // Set once the work is saved or thrown away: the last look, when the form closes, must not bring it back.
  const isForgotten = useRef(false);

  const write = useEffectEvent(() => {
    if (isForgotten.current) return;
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
      timer = setTimeout(write, PAUSE_MS);
    });
    const atOnce = () => {
      clearTimeout(timer);
      write();
    };
    window.addEventListener('pagehide', atOnce);
    return () => {
      atOnce();
      unsubscribe();
      window.removeEventListener('pagehide', atOnce);
    };
  }, [form]);

  useEffect(() => {
    if (isTimingDirty && timing) write();
  }, [timing, isTimingDirty]);

  function forget() {
    isForgotten.current = true;
    setKept(false);
    dropDraft(key);
  }
  return { isKept, forget };
}
