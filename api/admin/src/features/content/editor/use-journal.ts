import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormStore } from '../../../lib/form/store.ts';
import { dropDraft, type Timing, writeDraft } from './journal.ts';

const PAUSE_MS = 400;

interface Journaled {
  form: FormStore;
  version: number;
  timing: Timing;
  isTimingDirty: boolean;
  /** Whether the work began with what was kept the last time. */
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
