import { Stack, Title } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { type ContentType, getTitle, inSentence } from 'content-types/define';
import type { Contact, Rules } from 'content-types/fields/field';
import { lazy, type ReactNode, Suspense, useEffect, useId } from 'react';
import { BackLink } from '../../../kit/buttons.tsx';
import { showField } from '../../../kit/form/use-form.ts';
import { useNavigation, useRecordTitle } from '../../navigation/Navigation.tsx';
import { EntryForm } from '../form/EntryForm.tsx';
import type { ListActions } from '../list/use-list-actions.ts';
import { type SaveOutcome, undoSave } from '../outcome.ts';
import { partsOf } from '../parts.ts';
import type { Saved } from '../queries.ts';
import { texts } from '../texts.ts';
import { ClosingPanel } from './ClosingPanel.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import classes from './editor.module.css';
import { PublishPanel } from './PublishPanel.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { SaveBar } from './SaveBar.tsx';
import { type Subject, useEditor } from './use-editor.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

const PreviewPane = lazy(() => import('./PreviewPane.tsx'));

interface EntryEditorProps {
  type: ContentType;
  subject: Subject;
  /** The values that blank fields of a singleton inherit. */
  contact?: Contact | null;
  /** The result of the last save, or why there is nothing to edit. */
  children?: ReactNode;
  /** Called after a save by button, which may close the form. */
  onSaved(outcome: SaveOutcome): void;
  /** Called after a draft is saved with Ctrl+S, which keeps the form open. */
  onSavedInPlace?(outcome: SaveOutcome): void;
  /** The address of the list. */
  back?: string;
  /** Further actions for the entry. */
  actions?: ListActions;
  /** Called when the document was changed outside the form, such as by restoring a revision. */
  onReplaced(outcome: SaveOutcome): void;
}

export default function EntryEditor(props: EntryEditorProps) {
  const { type, subject, contact = null, children, onSaved, onSavedInPlace, back, actions, onReplaced } = props;
  const editor = useEditor(type, subject, contact);
  const { form, entry, messages, restored } = editor;
  const titleId = useId();
  const [isPreviewing, preview] = useDisclosure(false);
  const action = headingOf(type, entry === null && type.shape === 'collection');
  const title = entry && type.shape === 'collection' ? getTitle(type, entry) : '';
  useRecordTitle(title || (back && action));
  const { Head, Origin, Helper, Result } = partsOf(type.name);
  useLeaveGuard(editor);
  const requestedField = new URLSearchParams(useNavigation().route.query).get('field');
  useEffect(() => {
    if (requestedField) showField(form, requestedField);
  }, [requestedField, form]);

  function toSaveOutcome(result: Saved, rules: Rules, previousEntry = entry): SaveOutcome {
    if (rules === 'draft') return { ...result, message: texts.editor.savedAsDraft, isPublished: false };
    const isFirst = type.shape === 'collection' && result.entry.version === 1;
    const closesOnExpiry = type.shape === 'collection' && type.whenExpired === 'close';
    const isNowLive = closesOnExpiry && previousEntry?.status === 'draft' && result.entry.status === 'live';
    return {
      ...result,
      message: isNowLive
        ? texts.editor.live(getTitle(type, result.entry))
        : isFirst
          ? messages.created
          : messages.updated,
      isPublished: result.entry.status !== 'scheduled' && !type.internal,
      undo: undoSave(type, previousEntry, result),
    };
  }

  async function save(rules: Rules) {
    const result = await editor.save(rules);
    if (result) onSaved(toSaveOutcome(result, rules));
  }

  /**
   * Ctrl+S saves new entries, drafts and entries with unpublished changes as drafts and leaves them open. It publishes
   * others, and singletons that are on the site.
   */
  async function keep() {
    if (editor.isSaving) return;
    if (type.isSetting) return save('publish');
    const isSingleton = type.shape === 'singleton';
    const status = entry?.status ?? (isSingleton ? 'standard' : 'draft');
    const isPublic = status !== 'draft' && (isSingleton || status !== 'changed');
    if (isPublic) return save('publish');
    if (isSingleton) return save('draft');
    const result = await editor.save('draft');
    if (result) onSavedInPlace?.(toSaveOutcome(result, 'draft'));
  }
  useHotkeys([['mod+S', () => void keep()]], [], true);

  return (
    <section aria-labelledby={titleId} className={classes.editor}>
      {entry && Head ? (
        <Suspense>
          <Head id={entry.id} titleId={titleId} action={action} back={back} />
        </Suspense>
      ) : (
        <Stack gap={4}>
          {back && (
            <BackLink ml={-8} w="fit-content" href={back}>
              {'many' in type.label ? String(type.label.many) : texts.editor.back}
            </BackLink>
          )}
          <Title order={1} id={titleId}>
            {title ? <small>{action}</small> : action} {title}
          </Title>
        </Stack>
      )}
      {children}
      {restored && <RestoredNotice at={restored} onDiscard={editor.discard} />}
      <div className={classes.columns} data-previewing={isPreviewing || Result !== undefined || undefined}>
        {/* A new key replaces every input for another form, because inputs hold half-typed text. */}
        <div className={classes.form} key={form.id}>
          <EntryForm form={form} sections={type.sections} invalidSaves={editor.invalidSaves} />
        </div>
        <div className={classes.side}>
          {!type.isSetting && <PublishPanel editor={editor} onReplaced={onReplaced} />}
          {actions && entry && type.shape === 'collection' && type.whenExpired === 'close' && (
            <ClosingPanel type={type} entry={entry} isDirty={editor.isDirty} actions={actions} />
          )}
          {/* Each part has its own Suspense boundary, so one that is loading does not hide the next. */}
          <Suspense>{Origin && entry && <Origin id={entry.id} />}</Suspense>
          <Suspense>{Helper && <Helper form={form} />}</Suspense>
        </div>
        <Suspense>{Result && <Result name={type.name} form={form} />}</Suspense>
        <Suspense>{isPreviewing && <PreviewPane editor={editor} onClose={preview.close} />}</Suspense>
      </div>
      <SaveBar
        editor={editor}
        isPreviewing={isPreviewing}
        onPreview={preview.toggle}
        onSave={(rules) => void save(rules)}
      />
      {editor.conflict && (
        <ConflictDialog
          editor={editor}
          current={editor.conflict.current}
          onResolve={async (mergedData) => {
            const { rules = 'publish', current = entry } = editor.conflict ?? {};
            const result = await editor.resolve(mergedData);
            if (result) onSaved(toSaveOutcome(result, rules, current));
          }}
        />
      )}
    </section>
  );
}

function headingOf(type: ContentType, isNew: boolean): string {
  const name = inSentence(type.label.one);
  return isNew ? texts.editor.creating(name) : (type.admin?.heading ?? texts.editor.editing(name));
}
