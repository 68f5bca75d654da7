import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import type { Collection } from 'content-types/define';
import { lazy, Suspense } from 'react';
import { fieldId } from '../form/use-form.ts';
import { formatMoment } from '../format.ts';
import type { SaveOutcome } from './EntryEditor.tsx';
import classes from './editor.module.css';
import { MomentInput } from './MomentInput.tsx';
import { unpublishEntry } from './queries.ts';
import { StatusBadge } from './StatusBadge.tsx';
import type { Editor } from './use-editor.ts';
import { useIssueAt } from './use-issue-at.ts';

const Revisions = lazy(() => import('./RevisionsDrawer.tsx'));

/** Where the document stands, when it appears and goes, and what it was before. */
export function PublishPanel({ editor, onReplaced }: { editor: Editor; onReplaced(outcome: SaveOutcome): void }) {
  const { type, entry, timing, setTiming, form } = editor;
  const [isHistoryOpen, history] = useDisclosure(false);
  const publishIssue = useIssueAt(form, 'publishAt');
  const expiryIssue = useIssueAt(form, 'expiresAt');
  const isSaved = entry !== null && entry.version > 0;
  const unpublish = useMutation({
    mutationFn: () => unpublishEntry(type, entry?.id ?? ''),
    onSuccess: (saved) =>
      onReplaced({ ...saved, message: 'Taken off the site. It is a draft now.', isPublished: true }),
  });
  const isOnSite = entry?.status === 'live' || entry?.status === 'changed' || entry?.status === 'scheduled';

  return (
    <aside className={classes.panel} aria-label="Publishing">
      {entry && (
        <div>
          <StatusBadge entry={entry} />
          {isSaved && (
            <Text size="xs" c="dimmed" mt={4}>
              Saved {formatMoment(entry.updatedAt)}
              {entry.updatedBy && ` by ${entry.updatedBy}`}
            </Text>
          )}
        </div>
      )}
      {type.shape === 'collection' && (
        <>
          <MomentInput
            id={fieldId('publishAt')}
            label="Publish at"
            description="Empty: at once."
            error={publishIssue}
            value={timing.publishAt}
            onChange={(publishAt) => setTiming({ ...timing, publishAt })}
          />
          <MomentInput
            id={fieldId('expiresAt')}
            label="Expires"
            description={whatExpiryDoes(type)}
            error={expiryIssue}
            value={timing.expiresAt}
            onChange={(expiresAt) => setTiming({ ...timing, expiresAt })}
          />
        </>
      )}
      {isSaved && (
        <Button variant="default" onClick={history.open}>
          History
        </Button>
      )}
      {isOnSite && type.shape === 'collection' && (
        <Button variant="default" loading={unpublish.isPending} onClick={() => unpublish.mutate()}>
          {entry.status === 'scheduled' ? 'Do not publish' : 'Take off the site'}
        </Button>
      )}
      {unpublish.error && (
        <Text size="sm" c="red" role="alert">
          {unpublish.error.message}
        </Text>
      )}
      {isHistoryOpen && entry && (
        <Suspense>
          <Revisions type={type} entry={entry} onClose={history.close} onRestored={onReplaced} />
        </Suspense>
      )}
    </aside>
  );
}

function whatExpiryDoes({ whenExpired, lastDay, fields }: Collection): string {
  const what = whenExpired === 'close' ? 'The page then says it is closed.' : 'It then leaves the site.';
  const day = lastDay && fields[lastDay]?.label.toLowerCase();
  return day ? `${what} Empty: when the ${day} ends.` : what;
}
