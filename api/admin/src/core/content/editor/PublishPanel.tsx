import { useDisclosure } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type Collection, type ContentType, pageOf } from 'content-types/define';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { AdminEntry } from '../../../client/request.ts';
import { request } from '../../../client/request.ts';
import { PlainButton } from '../../../kit/buttons.tsx';
import { confirm } from '../../../kit/confirm.ts';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import type { FormStore } from '../../../kit/form/store.ts';
import { fieldId } from '../../../kit/form/use-form.ts';
import { Note } from '../../../kit/notes.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import { type SaveOutcome, undoUnpublish } from '../outcome.ts';
import { hasPage, hasPreview } from '../preview-path.ts';
import type { Saved } from '../queries.ts';
import { retryWithReplacement } from '../replacing-used.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { texts } from '../texts.ts';
import { DateTimeInput } from './DateTimeInput.tsx';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

const Revisions = lazy(() => import('../revisions/RevisionsDrawer.tsx'));
const SharePreview = lazy(() => import('./SharePreview.tsx'));

export function PublishPanel({ editor, onReplaced }: { editor: Editor; onReplaced(outcome: SaveOutcome): void }) {
  const { type, entry, timing, setTiming, form } = editor;
  const [isHistoryOpen, history] = useDisclosure(false);
  const [isSharing, sharing] = useDisclosure(false);
  const publishIssue = useIssueAt(form, 'publishAt');
  const expiryIssue = useIssueAt(form, 'expiresAt');
  const isSaved = entry !== null && entry.version > 0;
  const isScheduled = entry?.status === 'scheduled';
  const params = { collection: type.path, id: entry?.id ?? '' };
  const unpublishMutation = useMutation({
    async mutationFn() {
      return retryWithReplacement(type, entry ? [entry] : [], 'unpublish', (replaceWith) =>
        request('POST', '/content/{collection}/{id}/unpublish', { params, query: { replaceWith } }),
      );
    },
    onSuccess: ({ isReplaced, ...saved }) =>
      onReplaced({
        ...saved,
        message: unpublishedMessage(type, isScheduled),
        isPublished: !isScheduled || type.shape === 'singleton',
        undo: isReplaced ? undefined : undoUnpublish(type, entry, saved),
      }),
  });
  const discardMutation = useMutation({
    mutationFn: ({ version }: AdminEntry): Promise<Saved> =>
      request('POST', '/content/{collection}/{id}/discard', { params, body: { version } }),
    onSuccess(result) {
      editor.discard();
      onReplaced({ ...result, message: texts.publishPanel.discarded, isPublished: false });
    },
  });
  const askAndDiscard = async (draft: AdminEntry) => {
    const { confirmDiscard: title, discarding: text } = texts.publishPanel;
    if (await confirm({ title, text, action: texts.publishPanel.discard })) discardMutation.mutate(draft);
  };
  const isOnSite = entry !== null && entry.status !== 'draft' && entry.status !== 'expired';
  const canHide = type.shape === 'collection' || type.canHide;

  return (
    <aside className={classes.panel} aria-label={texts.publishPanel.title}>
      {entry && (isSaved || !type.internal) && (
        <div>
          <StatusBadge entry={entry} />
          {isSaved && (
            <Note size="xs" mt={4}>
              {formatLastSaved(entry)}
            </Note>
          )}
          {entry.status === 'standard' && type.shape === 'singleton' && type.standard && (
            <Note size="xs" mt={4}>
              {texts.publishPanel.standard}
            </Note>
          )}
          {isOnSite && type.shape === 'singleton' && type.canHide && (
            <Note size="xs" mt={4}>
              {texts.publishPanel.hiding}
            </Note>
          )}
        </div>
      )}
      {type.shape === 'collection' && !type.internal && (
        <>
          <DateTimeInput
            id={fieldId('publishAt')}
            label={texts.publishPanel.publishAt}
            description={texts.publishPanel.publishAtHelp}
            error={publishIssue}
            value={timing.publishAt}
            onChange={(publishAt) => setTiming({ ...timing, publishAt })}
          />
          <DateTimeInput
            id={fieldId('expiresAt')}
            label={texts.publishPanel.expires}
            description={expiryHelp(type)}
            error={expiryIssue}
            value={timing.expiresAt}
            onChange={(expiresAt) => setTiming({ ...timing, expiresAt })}
          />
        </>
      )}
      <div className={classes.buttons}>
        {entry && hasPage(type, entry) && (
          <PlainButton
            href={pageOf(type, entry.id, entry.data)}
            target="_blank"
            rightSection={<IconExternalLink size={16} />}
          >
            {texts.menu.view}
          </PlainButton>
        )}
        {hasPreview(type) && <PlainButton onClick={sharing.open}>{texts.share.title}</PlainButton>}
        {isSaved && <PlainButton onClick={history.open}>{texts.history.title}</PlainButton>}
        {entry?.status === 'changed' && (
          <PlainButton loading={discardMutation.isPending} onClick={() => void askAndDiscard(entry)}>
            {texts.publishPanel.discard}
          </PlainButton>
        )}
        {isOnSite && canHide && (
          <PlainButton loading={unpublishMutation.isPending} onClick={() => unpublishMutation.mutate()}>
            {isScheduled && type.shape === 'collection'
              ? texts.publishPanel.cancelSchedule
              : type.internal
                ? texts.publishPanel.stopUsing
                : texts.publishPanel.unpublish}
          </PlainButton>
        )}
      </div>
      <ErrorAlert error={unpublishMutation.error ?? discardMutation.error} />
      {isSharing && (
        <Suspense>
          <SharePreview editor={editor} onClose={sharing.close} />
        </Suspense>
      )}
      {isHistoryOpen && entry && (
        <Suspense>
          <Revisions type={type} entry={entry} onClose={history.close} onRestored={onReplaced} />
        </Suspense>
      )}
    </aside>
  );
}

function unpublishedMessage({ shape, internal }: ContentType, isScheduled: boolean): string {
  if (internal) return texts.publishPanel.stopped;
  if (shape === 'singleton') return texts.publishPanel.pageUnpublished;
  return isScheduled ? texts.publishPanel.scheduleCancelled : texts.publishPanel.unpublished;
}

function formatLastSaved({ updatedAt, updatedBy }: AdminEntry): string {
  const date = formatDateTime(updatedAt);
  return updatedBy ? texts.publishPanel.savedBy(date, updatedBy) : texts.publishPanel.saved(date);
}

function expiryHelp({ whenExpired, lastDay, fields }: Collection): string {
  const { expiryCloses, expiryClosesOr, expiryRemoves, expiryRemovesOr } = texts.publishPanel;
  const day = lastDay && fields[lastDay]?.label.toLowerCase();
  if (whenExpired === 'close') return day ? expiryClosesOr(day) : expiryCloses;
  return day ? expiryRemovesOr(day) : expiryRemoves;
}

/** A validation error from the server that belongs to no field, such as one about the publication times. */
function useIssueAt(form: FormStore, path: string): string | undefined {
  return useSyncExternalStore(form.subscribe, () => form.errorAt(path));
}
