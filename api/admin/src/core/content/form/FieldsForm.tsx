import { Modal } from '@mantine/core';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Fields } from 'content-types/fields/any-field';
import type { DataOf } from 'content-types/fields/field';
import { withDefaults } from 'content-types/values/defaults';
import { type ReactNode, useCallback, useId, useState, useSyncExternalStore } from 'react';
import { ApiError, type Json } from '../../../client/request.ts';
import { FormButtons, SmallForm } from '../../../kit/form/SmallForm.tsx';
import { createFormStore, type FormStore } from '../../../kit/form/store.ts';
import { FieldComponentsContext, FormContext, showField } from '../../../kit/form/use-form.ts';
import { useSession } from '../../session/Session.tsx';
import { draftKey, readDraft, useLocalDraft } from '../editor/local-drafts.ts';
import { RestoredNotice } from '../editor/RestoredNotice.tsx';
import { COMPONENTS, FieldList, type OwnInputs, OwnInputsContext } from './FieldList.tsx';

interface FieldsFormProps<F extends Fields> {
  /** Fields of the form, read once, like the values. */
  fields: F;
  /** Values to start with. Missing values default to the field's initial value. */
  values?: Partial<DataOf<F>>;
  inputs?: OwnInputs<F>;
  /** The label of the submit button. */
  submitLabel: string | ((values: DataOf<F>) => string);
  /** The API's validation errors are shown at their fields. */
  onSave(values: DataOf<F>): Promise<unknown>;
  /** The query to fetch again after a save. */
  refresh?: QueryKey;
  onCancel?(): void;
  /** The title of the dialog, if the form opens in one. */
  dialogTitle?: string;
  size?: 'xs';
  /** The key for unsaved work: a type and an id, as for an entry. */
  draftKeyParts?: readonly [type: string, id: string];
  /** Shown before the fields. */
  intro?: ReactNode;
  /** Shown after the fields. */
  children?: ReactNode;
}

/** A form made from fields, other than an entry's. The first field gets the focus if the form can be cancelled. */
export function FieldsForm<F extends Fields>(props: FieldsFormProps<F>) {
  const {
    fields,
    inputs = {},
    submitLabel,
    onSave,
    refresh,
    onCancel,
    dialogTitle,
    size,
    draftKeyParts,
    intro,
    children,
  } = props;
  const { user } = useSession();
  const prefix = useId();
  const [key] = useState(() => draftKeyParts && draftKey(user.id, ...draftKeyParts));
  const [draft, setDraft] = useState(() => (key ? readDraft(key) : null));
  const [form, setForm] = useState(() => create(draft && withDefaults(fields, draft.value)));
  const values = useSyncExternalStore(form.subscribe, form.value) as DataOf<F>;
  const [general, setGeneral] = useState<string | null>(null);
  const { forget } = useLocalDraft(key ?? null, {
    form,
    version: 0,
    timing: NO_TIMING,
    isTimingDirty: false,
    isRestored: draft !== null,
  });
  const queries = useQueryClient();
  const saveMutation = useMutation({
    mutationFn: onSave,
    onSuccess() {
      forget();
      if (refresh) void queries.invalidateQueries({ queryKey: refresh });
    },
    onError: explain,
  });
  const isDialog = dialogTitle !== undefined;
  const canCancel = onCancel !== undefined;
  const focusFirst = useCallback(
    (element: HTMLElement | null) => {
      const input = element?.querySelector<HTMLElement>('input, textarea, select');
      if (isDialog) input?.setAttribute('data-autofocus', 'true');
      else if (canCancel) input?.focus();
    },
    [isDialog, canCancel],
  );

  function create(value: Json | null): FormStore {
    const savedValues = withDefaults(fields, props.values) as Json;
    const store = createFormStore(fields, value ?? savedValues, { saved: savedValues, prefix });
    // Skips the check on blur, because an error that appears then would move the button that takes the focus.
    return { ...store, checkField() {} };
  }

  function send() {
    setGeneral(null);
    if (form.check('publish')) saveMutation.mutate(values);
    else showFirst();
  }

  function explain(error: Error) {
    const issues = error instanceof ApiError ? error.issues : [];
    const fieldIssues = issues.filter(({ path }) => Object.hasOwn(fields, path.split('.')[0] ?? ''));
    if (fieldIssues.length === 0) return setGeneral(error.message);
    form.showIssues(fieldIssues);
    showFirst();
  }

  function showFirst() {
    const names = Object.keys(fields);
    const firstInvalid = names.find((name) => form.errorWithin(name));
    if (firstInvalid) showField(form, firstInvalid);
  }

  function cancel() {
    forget();
    onCancel?.();
  }

  /** Closes the form, unless that would lose typed values. */
  function leave() {
    const isTyped = JSON.stringify(values) !== JSON.stringify(withDefaults(fields, props.values));
    if (draftKeyParts || !isTyped) onCancel?.();
  }

  function discard() {
    forget();
    setDraft(null);
    setForm(create(null));
  }

  const body = (
    <FormContext value={form}>
      <FieldComponentsContext value={COMPONENTS}>
        <OwnInputsContext value={inputs}>
          <SmallForm onSend={send} onEscape={isDialog ? undefined : leave} error={general} gap={size} noValidate>
            {draft && <RestoredNotice at={draft.at} onDiscard={discard} />}
            {intro}
            <div ref={focusFirst} key={form.id}>
              <FieldList fields={form.fields} path="" />
            </div>
            {children}
            <FormButtons
              label={typeof submitLabel === 'string' ? submitLabel : submitLabel(values)}
              isBusy={saveMutation.isPending}
              size={size}
              onCancel={onCancel && cancel}
              isDialog={isDialog}
            />
          </SmallForm>
        </OwnInputsContext>
      </FieldComponentsContext>
    </FormContext>
  );
  if (!isDialog) return body;
  return (
    <Modal opened onClose={cancel} title={dialogTitle}>
      {body}
    </Modal>
  );
}

const NO_TIMING = { publishAt: null, expiresAt: null };
