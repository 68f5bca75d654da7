import { Button, Drawer, Stack, UnstyledButton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ContentType } from 'content-types/define';
import { useState } from 'react';
import type { AdminEntry } from '../../../client/request.ts';
import { readAs, request } from '../../../client/request.ts';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { Note } from '../../../kit/notes.tsx';
import { Spinner } from '../../../kit/Spinner.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import { common } from '../../../kit/text/texts.ts';
import { type SaveOutcome, undoSave } from '../outcome.ts';
import type { Revision, Saved } from '../queries.ts';
import { texts } from '../texts.ts';
import { DifferenceView } from './DifferenceView.tsx';
import { findDifferences } from './diff.ts';
import classes from './revisions.module.css';

interface RevisionsDrawerProps {
  type: ContentType;
  entry: AdminEntry;
  onClose(): void;
  onRestored(outcome: SaveOutcome): void;
}

export default function RevisionsDrawer({ type, entry, onClose, onRestored }: RevisionsDrawerProps) {
  const params = { collection: type.path, id: entry.id };
  const { data, error } = useQuery({
    ...readAs(['content', type.name, 'revisions', entry.id], '/content/{collection}/{id}/revisions', { params }),
    staleTime: 0,
  });
  const [selected, setSelected] = useState<number | null>(null);
  const restoreMutation = useMutation({
    mutationFn: (version: number): Promise<Saved> =>
      request('POST', '/content/{collection}/{id}/revisions/{version}/restore', {
        params: { ...params, version },
        body: { version: entry.version },
      }),
    onSuccess: (result, version) => {
      const isPublished = result.entry.status === 'live';
      onRestored({
        ...result,
        message: texts.history.restored(version),
        isPublished,
        undo: undoSave(type, entry, result),
      });
      onClose();
    },
  });

  return (
    <Drawer opened onClose={onClose} title={texts.history.title} size="lg">
      <Stack gap="sm">
        <ErrorAlert error={error ?? restoreMutation.error} />
        {!data && !error && <Spinner label={common.loading} />}
        <ol className="plain-list">
          {data?.map((revision, index) => (
            <li key={`${revision.version} ${revision.at}`}>
              <UnstyledButton
                className={classes.revision}
                aria-expanded={selected === index}
                onClick={() => setSelected(selected === index ? null : index)}
              >
                <span className={classes.version}>{revision.version}</span>
                <span>
                  <b>{describeAction(revision)}</b>
                  <Note size="xs">
                    {revision.version === entry.version
                      ? texts.history.current(formatDateTime(revision.at))
                      : formatDateTime(revision.at)}
                  </Note>
                </span>
              </UnstyledButton>
              {selected === index && (
                <Details
                  type={type}
                  revision={revision}
                  previous={data[index + 1]}
                  onRestore={revision.version === entry.version ? null : () => restoreMutation.mutate(revision.version)}
                  isRestoring={restoreMutation.isPending}
                />
              )}
            </li>
          ))}
        </ol>
      </Stack>
    </Drawer>
  );
}

interface DetailsProps {
  type: ContentType;
  revision: Revision;
  previous: Revision | undefined;
  onRestore: (() => void) | null;
  isRestoring: boolean;
}

/** The differences between a version and the one before it. */
function Details({ type, revision, previous, onRestore, isRestoring }: DetailsProps) {
  const changes = previous ? findDifferences(type.fields, previous.data, revision.data) : [];
  return (
    <Stack gap="xs" p="0.5rem 0 1.25rem 3rem">
      {changes.map((change) => (
        <DifferenceView key={change.path} difference={change} />
      ))}
      {changes.length === 0 && <Note>{previous ? texts.history.noChanges : texts.history.first}</Note>}
      {onRestore && (
        <Button variant="default" size="xs" loading={isRestoring} onClick={onRestore} w="fit-content">
          {texts.history.restore(revision.version)}
        </Button>
      )}
    </Stack>
  );
}

function describeAction({ action, user }: Revision): string {
  const actionText = texts.history.action[action] ?? action;
  return user ? texts.history.by(actionText, user) : texts.history.automatically(actionText);
}
