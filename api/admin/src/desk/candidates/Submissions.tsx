import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import { toHash } from '../../core/navigation/views.ts';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Ticks } from '../../kit/form/pickers.tsx';
import { SelectBox } from '../../kit/list/SelectBox.tsx';
import { Note } from '../../kit/notes.tsx';
import { Section } from '../../kit/Section.tsx';
import { formatDay } from '../../kit/text/dates.ts';
import { common } from '../../kit/text/texts.ts';
import { EmailedFile } from '../resumes/EmailedFile.tsx';
import classes from './candidates.module.css';
import type { Candidate } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.record;
/** The maximum length of a message's label, in characters. */
const MAX_LABEL_LENGTH = 120;

type Submission = Candidate['documents']['applications' | 'messages'][number];

interface SubmissionsProps {
  candidate: Candidate;
  onOutcome(outcome: Outcome): void;
  onOpen(id: string): void;
}

/** The applications and messages, which can be moved to another person's record. */
export function Submissions({ candidate, onOutcome, onOpen }: SubmissionsProps) {
  const { id, documents, notes } = candidate;
  const queries = useQueryClient();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string> | null>(null);
  const [movedNotes, setMovedNotes] = useState<string[]>([]);
  const splitMutation = useMutation({
    mutationFn: () =>
      request('POST', '/candidates/{id}/split', {
        params: { id },
        body: { documents: [...(selectedIds ?? [])], notes: movedNotes.map(Number) },
      }),
    async onSuccess(other) {
      await queries.invalidateQueries({ queryKey: ['candidates'] });
      const undo = async () => {
        await request('POST', '/candidates/{id}/merge', { params: { id }, body: { other: other.id } });
        onOpen(id);
        return { change: null };
      };
      onOutcome({ kind: 'done', message: labels.wasSplit, change: null, undo });
      onOpen(other.id);
    },
  });
  const renderItem = (inbox: 'applications' | 'messages', row: Submission, label: string, facts: string[]) => {
    const { id: submissionId, files } = row;
    return (
      <li key={submissionId}>
        <Group gap="xs" wrap="nowrap" align="start">
          {selectedIds && (
            <SelectBox
              mt={3}
              label={texts.list.select(label)}
              checked={selectedIds.has(submissionId)}
              onToggle={() => {
                const newSelection = new Set(selectedIds);
                if (!newSelection.delete(submissionId)) newSelection.add(submissionId);
                setSelectedIds(newSelection);
              }}
            />
          )}
          <div>
            <Anchor size="sm" href={toHash({ view: inbox, entry: submissionId })}>
              {label}
            </Anchor>
            <Note size="xs">{[...facts, ...describeSender(row, candidate)].filter(Boolean).join(' · ')}</Note>
            {files.map((file) => (
              <EmailedFile key={file.id} inbox={inbox} submissionId={submissionId} file={file} />
            ))}
          </div>
        </Group>
      </li>
    );
  };
  return (
    <>
      <Section order={3} size="h5" gap="xs" title={labels.applications}>
        <ul className={classes.items}>
          {documents.applications.map((row) =>
            renderItem('applications', row, row.jobTitle, [
              row.reference,
              formatDay(row.createdAt),
              row.stage,
              row.isInBin ? labels.inBin : '',
            ]),
          )}
        </ul>
      </Section>
      {documents.messages.length > 0 && (
        <Section order={3} size="h5" gap="xs" title={labels.messages}>
          <ul className={classes.items}>
            {documents.messages.map((row) =>
              renderItem('messages', row, row.message.slice(0, MAX_LABEL_LENGTH) || row.reference, [
                row.reference,
                formatDay(row.createdAt),
                row.isInBin ? labels.inBin : '',
              ]),
            )}
          </ul>
        </Section>
      )}
      {documents.applications.length > 1 && selectedIds === null && (
        <Button size="xs" variant="default" style={{ justifySelf: 'start' }} onClick={() => setSelectedIds(new Set())}>
          {labels.split}
        </Button>
      )}
      {selectedIds && (
        <Stack gap="xs">
          <Text size="sm">{labels.splitHint}</Text>
          {notes.length > 0 && (
            <Ticks
              size="xs"
              className={classes.text}
              label={labels.splitNotes}
              options={notes.map(({ id, text }) => ({ value: String(id), label: text }))}
              value={movedNotes}
              onChange={setMovedNotes}
            />
          )}
          <ErrorAlert error={splitMutation.error} />
          <Group gap="xs">
            <Button
              size="xs"
              disabled={selectedIds.size === 0}
              loading={splitMutation.isPending}
              onClick={() => splitMutation.mutate()}
            >
              {labels.splitAction}
            </Button>
            <Button size="xs" variant="default" onClick={() => setSelectedIds(null)}>
              {common.cancel}
            </Button>
          </Group>
        </Stack>
      )}
    </>
  );
}

/** The name, email and phone as typed, where they differ from the record. */
function describeSender(sender: Submission, candidate: Candidate): string[] {
  const differingFields = (['name', 'email', 'phone'] as const).filter(
    (name) => sender[name] && sender[name] !== candidate[name],
  );
  return differingFields.length > 0 ? [labels.sentAs(differingFields.map((name) => sender[name]).join(', '))] : [];
}
