import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentType } from 'content-types/define';
import { type Contact, initialData, type Rules } from 'content-types/fields/field';
import { withDefaults } from 'content-types/values/defaults';
import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type AdminEntry, ApiError, type Json } from '../../../client/request.ts';
import { createFormStore, type FormStore } from '../../../kit/form/store.ts';
import { brandQuery } from '../../agency.ts';
import { useSession } from '../../session/Session.tsx';
import { messagesFor, NOTHING_LOADED } from '../messages.ts';
import { createEntry, type Saved, updateEntry } from '../queries.ts';
import { texts } from '../texts.ts';
import { type Draft, draftKey, readDraft, type Timing, useLocalDraft } from './local-drafts.ts';

/** The entry being edited: `new` if it does not exist yet, `missing` if it could not be loaded. */
export type Subject = AdminEntry | 'new' | 'missing';

interface SaveError {
  title: string;
  detail: string;
}

interface Work {
  form: FormStore;
  /** The entry being edited; null until it is created. */
  entry: AdminEntry | null;
  /** The version that the work is based on. */
  version: number;
  /** Time of the last edit of the restored draft; null for a form that started with the saved data. */
  restored: string | null;
}

export function useEditor(type: ContentType, subject: Subject, contact: Contact | null) {
  const { user } = useSession();
  const queries = useQueryClient();
  const messages = messagesFor(type);
  const [initialEntry] = useState(typeof subject === 'string' ? null : subject);
  const [key] = useState(() => draftKey(user.id, type.name, initialEntry?.id ?? null));
  const [draft] = useState(() => readDraft(key));
  const [work, setWork] = useState(() => startWork(type, initialEntry, draft, contact));
  const [timing, setTiming] = useState<Timing>(draft?.timing ?? getTiming(initialEntry));
  const [invalidSaves, setInvalidSaves] = useState(0);
  const [error, setError] = useState<SaveError | null>(null);
  const [conflict, setConflict] = useState<{ current: AdminEntry; rules: Rules } | null>(null);
  const saveMutation = useMutation({ mutationFn: send });
  const { form, entry, version, restored } = work;

  const isFormDirty = useSyncExternalStore(form.subscribe, form.isDirty);
  const savedTiming = getTiming(entry);
  const isTimingDirty = timing.publishAt !== savedTiming.publishAt || timing.expiresAt !== savedTiming.expiresAt;
  const isRestored = restored !== null;
  const { isKept, forget } = useLocalDraft(key, { form, version, timing, isTimingDirty, isRestored });

  /** Saves the form. Returns null if the save failed; the form then shows the errors. */
  async function save(rules: Rules): Promise<Saved | null> {
    setError(null);
    if (subject === 'missing') return fail(NOTHING_LOADED, texts.editor.loadFirst);
    await form.settled();
    return submit(work, rules);
  }

  async function submit(from: Work, rules: Rules): Promise<Saved | null> {
    if (!from.form.check(rules)) return markInvalid();
    try {
      const data = from.form.value();
      const result = await saveMutation.mutateAsync({ from, data, rules });
      from.form.rebase(data);
      forget();
      // Renders immediately, so that a user who leaves now is not asked about saved changes.
      flushSync(() => {
        setWork({ ...from, entry: result.entry, version: result.entry.version, restored: null });
        setTiming(getTiming(result.entry));
        setInvalidSaves(0);
      });
      void queries.invalidateQueries({ queryKey: ['content', type.name, 'list'] });
      // Updates the name and icon in the menu.
      if (type.affects?.includes('menu')) void queries.invalidateQueries(brandQuery);
      // Updates the names of stages in the inbox.
      if (type.internal) void queries.invalidateQueries({ queryKey: ['inbox'] });
      void queries.invalidateQueries({ queryKey: ['publish', 'status'] });
      return result;
    } catch (error) {
      return explain(error, rules);
    }
  }

  function send({ from, data, rules }: { from: Work; data: Json; rules: Rules }): Promise<Saved> {
    const body = { data, publish: rules === 'publish', ...(type.shape === 'collection' && timing) };
    return from.entry ? updateEntry(type, from.entry.id, { ...body, version: from.version }) : createEntry(type, body);
  }

  function explain(error: unknown, rules: Rules): null {
    if (!(error instanceof ApiError)) throw error;
    const currentEntry = error.body.current as AdminEntry | undefined;
    if (error.status === 409 && currentEntry) {
      setConflict({ current: currentEntry, rules });
      return null;
    }
    if (error.issues.length > 0) {
      form.showIssues(error.issues);
      markInvalid();
    }
    return fail(messages.saveFailed, error.message);
  }

  function markInvalid(): null {
    setInvalidSaves((count) => count + 1);
    return null;
  }

  function fail(title: string, detail: string): null {
    setError({ title, detail });
    return null;
  }

  /** Saves the merged data after a conflict, based on the latest saved version. */
  function resolve(mergedData: Json): Promise<Saved | null> {
    if (!conflict) return Promise.resolve(null);
    const { current, rules } = conflict;
    const restartedWork: Work = {
      form: createFormStore(type.fields, mergedData, { saved: current.data, contact }),
      entry: current,
      version: current.version,
      restored: null,
    };
    setConflict(null);
    setWork(restartedWork);
    return submit(restartedWork, rules);
  }

  function discard() {
    forget();
    setTiming(savedTiming);
    setWork(startWork(type, entry, null, contact));
    setInvalidSaves(0);
    setError(null);
  }

  return {
    ...{ type, messages, form, entry, restored, timing, setTiming, invalidSaves, error, conflict },
    ...{ save, resolve, discard },
    isSaving: saveMutation.isPending,
    isDirty: isFormDirty || isTimingDirty,
    isKept,
    dismissConflict: () => setConflict(null),
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** Starts with the saved data, or with the unsaved draft from last time. */
function startWork(type: ContentType, entry: AdminEntry | null, draft: Draft | null, contact: Contact | null): Work {
  const savedData = entry?.data ?? initialData(type.fields);
  if (!draft) {
    const form = createFormStore(type.fields, savedData, { contact });
    return { form, entry, version: entry?.version ?? 0, restored: null };
  }
  // Fills in fields that were added after the draft was written.
  const value = withDefaults(type.fields, draft.value);
  const form = createFormStore(type.fields, value, { saved: withDefaults(type.fields, draft.base), contact });
  return { form, entry, version: draft.version, restored: draft.at };
}

function getTiming(entry: AdminEntry | null): Timing {
  return { publishAt: entry?.publishAt ?? null, expiresAt: entry?.expiresAt ?? null };
}
