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
const LABEL = 120;

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
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const [movedNotes, setMovedNotes] = useState<string[]>([]);
  const split = useMutation({
    mutationFn: () =>
      request('POST', '/candidates/{id}/split', {
        params: { id },
        body: { documents: [...(selected ?? [])], notes: movedNotes.map(Number) },
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
  const item = (inbox: 'applications' | 'messages', row: Submission, label: string, facts: string[]) => {
    const { id: submission, files } = row;
    return (
      <li key={submission}>
        <Group gap="xs" wrap="nowrap" align="start">
          {selected && (
            <SelectBox
              mt={3}
              label={texts.list.select(label)}
              checked={selected.has(submission)}
              onToggle={() => {
                const newSelection = new Set(selected);
                if (!newSelection.delete(submission)) newSelection.add(submission);
                setSelected(newSelection);
              }}
            />
          )}
          <div>
            <Anchor size="sm" href={toHash({ view: inbox, entry: submission })}>
              {label}
            </Anchor>
            <Note size="xs">{[...facts, ...describeSender(row, candidate)].filter(Boolean).join(' · ')}</Note>
            {files.map((file) => (
              <EmailedFile key={file.id} inbox={inbox} submissionId={submission} file={file} />
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
            item('applications', row, row.jobTitle, [
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
              item('messages', row, row.message.slice(0, LABEL) || row.reference, [
                row.reference,
                formatDay(row.createdAt),
                row.isInBin ? labels.inBin : '',
              ]),
            )}
          </ul>
        </Section>
      )}
      {documents.applications.length > 1 && selected === null && (
        <Button size="xs" variant="default" style={{ justifySelf: 'start' }} onClick={() => setSelected(new Set())}>
          {labels.split}
        </Button>
      )}
      {selected && (
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
          <ErrorAlert error={split.error} />
          <Group gap="xs">
            <Button size="xs" disabled={selected.size === 0} loading={split.isPending} onClick={() => split.mutate()}>
              {labels.splitAction}
            </Button>
            <Button size="xs" variant="default" onClick={() => setSelected(null)}>
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
  const other = (['name', 'email', 'phone'] as const).filter(
    (name) => sender[name] && sender[name] !== candidate[name],
  );
  return other.length > 0 ? [labels.sentAs(other.map((name) => sender[name]).join(', '))] : [];
}
