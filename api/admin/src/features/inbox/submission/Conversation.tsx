import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/dates.ts';
import { request } from '../../../lib/request.ts';
import { FormButtons, SmallForm } from '../../../lib/SmallForm.tsx';
import classes from '../inbox.module.css';
import type { InboxName, SubmissionDetails } from '../queries.ts';
import { statusLabel } from '../statuses.ts';
import { ReplyForm } from './ReplyForm.tsx';

interface ConversationProps {
  inbox: InboxName;
  submission: SubmissionDetails;
  onKept(submission: SubmissionDetails): void;
}

/** What has been done since it arrived, and the next step: a reply by mail or a note for colleagues. */
export function Conversation({ inbox, submission, onKept }: ConversationProps) {
  const [writing, setWriting] = useState<'reply' | 'note' | null>(null);
  const finish = (kept: SubmissionDetails) => {
    onKept(kept);
    setWriting(null);
  };
  return (
    <Stack gap="sm">
      <Title order={3}>What happened</Title>
      <ol className={classes.history}>
        <li>
          <Text size="sm">Received</Text>
          <Text size="xs" c="dimmed">
            {formatDateTime(submission.createdAt)}
          </Text>
        </li>
        {listEvents(inbox, submission).map(({ at, words, text, user }) => (
          <li key={`${at} ${words}`}>
            <Text size="sm">{words}</Text>
            {text && <p className={classes.said}>{text}</p>}
            <Text size="xs" c="dimmed">
              {formatDateTime(at)}
              {user && ` by ${user}`}
            </Text>
          </li>
        ))}
      </ol>
      {writing === 'reply' && (
        <ReplyForm inbox={inbox} submission={submission} onSent={finish} onCancel={() => setWriting(null)} />
      )}
      {writing === 'note' && (
        <NoteForm inbox={inbox} id={submission.id} onSaved={finish} onCancel={() => setWriting(null)} />
      )}
      {writing === null && (
        <Group gap="xs">
          <Button onClick={() => setWriting('reply')}>Reply</Button>
          <Button variant="default" onClick={() => setWriting('note')}>
            Add a note
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface Event {
  at: string;
  words: string;
  text?: string;
  user?: string | null;
}

const MAIL_STATES = { queued: 'is on its way', sent: 'was sent', failed: 'could not be sent' };

function listEvents(inbox: InboxName, { history, mails }: SubmissionDetails): Event[] {
  const done = history.map(({ kind, text, user, at }): Event => {
    if (kind === 'status') return { at, user, words: `Marked as ${statusLabel(inbox, text).toLowerCase()}` };
    if (kind === 'candidateStatus') return { at, user, words: `Candidate sees: ${statusLabel(inbox, text)}` };
    if (kind === 'assignment') return { at, user, words: text ? `Assigned to ${text}` : 'Unassigned' };
    return { at, user, text, words: EVENTS[kind] };
  });
  const sent = mails.map(({ kind, state, at }): Event => {
    return { at, words: `${MAILS[kind.split('.').at(-1) ?? ''] ?? 'A mail'} ${MAIL_STATES[state]}` };
  });
  return [...done, ...sent].sort((a, b) => a.at.localeCompare(b.at));
}

const EVENTS = {
  note: 'Note',
  reply: 'Reply',
  bin: 'Moved to the bin',
  restore: 'Restored',
  candidate: 'By the candidate',
};

const MAILS: Record<string, string> = {
  acknowledgement: 'The acknowledgement',
  notification: 'The notification',
  reply: 'The reply',
};

interface NoteFormProps {
  inbox: InboxName;
  id: string;
  onSaved(submission: SubmissionDetails): void;
  onCancel(): void;
}

/** For colleagues; the sender never sees it. */
function NoteForm({ inbox, id, onSaved, onCancel }: NoteFormProps) {
  const [text, setText] = useState('');
  const save = useMutation({
    mutationFn: (): Promise<SubmissionDetails> =>
      request('POST', `/${inbox}/{id}/notes` as const, { params: { id }, body: { text } }),
    onSuccess: onSaved,
  });
  return (
    <SmallForm onSend={() => save.mutate()} gap="xs" error={save.error}>
      <Textarea
        label="Note"
        description="For colleagues. The sender does not see it."
        required
        autosize
        minRows={3}
        maxRows={6}
        autoFocus
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormButtons label="Save note" isBusy={save.isPending} onCancel={onCancel} />
    </SmallForm>
  );
}
