import { Button, Group, Kbd, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type InboxName,
  invalidateLists,
  type Submission,
  type SubmissionDetails,
  submissionQuery,
} from '../../../client/submissions.ts';
import { DataFacts } from '../../../compliance/DataFacts.tsx';
import { useRecordTitle } from '../../../core/navigation/Navigation.tsx';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { isTyping } from '../../../kit/keyboard.ts';
import { Spinner } from '../../../kit/Spinner.tsx';
import { common } from '../../../kit/text/texts.ts';
import { Interviews } from '../../interviews/Interviews.tsx';
import { ResumeView } from '../../resumes/ResumeView.tsx';
import classes from '../inbox.module.css';
import { type Change, changeSubmission } from '../queries.ts';
import { texts } from '../texts.ts';
import type { Actions } from '../use-actions.ts';
import { Conversation, type Writing } from './Conversation.tsx';
import { SubmissionFacts } from './SubmissionFacts.tsx';

/** The texts a user can write here, each with its button and key. */
const WRITING = [
  { key: 'r', writing: 'reply', label: texts.activity.reply, variant: 'filled' },
  { key: 'n', writing: 'note', label: texts.activity.addNote, variant: 'default' },
] as const satisfies { key: string; writing: Writing; label: string; variant: string }[];

interface SubmissionViewProps {
  inbox: InboxName;
  id: string;
  actions: Actions;
  /** Opens the dialog that moves applications to a stage and emails the candidates. */
  onEmail(submissions: Submission[]): void;
  steps: ReactNode;
}

export function SubmissionView({ inbox, id, actions, onEmail, steps }: SubmissionViewProps) {
  const { data, error, keep } = useSubmission(inbox, id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  useRecordTitle(data?.name);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);

  /** When a form closes, the heading gets the focus, so that the keys keep working. */
  function write(next: Writing | null) {
    setWriting(next);
    if (next === null) heading.current?.focus({ preventScroll: true });
  }

  if (error) {
    return (
      <Stack>
        {steps}
        <ErrorAlert title={common.fetchFailed} error={error} />
      </Stack>
    );
  }
  if (!data) return <Spinner label={common.loading} />;

  return (
    <article
      className={classes.opened}
      aria-labelledby="submission"
      data-resume={data.resume ? true : undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        const started = WRITING.find(({ key }) => key === event.key);
        if (!started || isTyping(event)) return;
        event.preventDefault();
        write(started.writing);
      }}
    >
      {steps}
      <SubmissionFacts inbox={inbox} submission={data} heading={heading} actions={actions} onEmail={onEmail} />
      {data.resume && (
        <div className={classes.cv}>
          <ResumeView id={id} resume={data.resume} />
        </div>
      )}
      <div className={classes.activity}>
        {inbox === 'applications' && <Interviews application={data} />}
        <Conversation inbox={inbox} submission={data} writing={writing} onWrite={write} onKept={keep} />
        <DataFacts inbox={inbox} id={id} onErased={actions.report} />
      </div>
      {writing === null && <WriteButtons onWrite={write} />}
    </article>
  );
}

/** A submission and how to change it. Opening it marks its emails as read and, if it is a new message, the message. */
function useSubmission(inbox: InboxName, id: string) {
  const queries = useQueryClient();
  const { data, error } = useQuery(submissionQuery(inbox, id));
  const keep = (submission: SubmissionDetails) => {
    queries.setQueryData(submissionQuery(inbox, id).queryKey, submission);
    void invalidateLists(queries, inbox);
  };
  const version = data?.version ?? 0;
  const { mutate } = useMutation({
    mutationFn: (change: Change) => changeSubmission(inbox, { id, version }, change),
    onSuccess: keep,
    // A colleague was faster.
    onError: () => queries.invalidateQueries({ queryKey: ['inbox', inbox] }),
  });
  const isUnreadMessage = inbox === 'messages' && data?.status === 'new';
  useEffect(() => {
    if (isUnreadMessage) mutate({ status: 'read' });
  }, [isUnreadMessage, mutate]);
  const hasUnread = data !== undefined && data.unreadEmails > 0;
  useEffect(() => {
    if (hasUnread) mutate({ emailsRead: true });
  }, [hasUnread, mutate]);
  return { data, error, keep };
}

function WriteButtons({ onWrite }: { onWrite(writing: Writing): void }) {
  return (
    <Group gap="xs" className={classes.write}>
      {WRITING.map(({ key, writing, label, variant }) => (
        <Button
          key={key}
          variant={variant}
          aria-keyshortcuts={key}
          rightSection={
            <Kbd size="xs" aria-hidden>
              {key}
            </Kbd>
          }
          onClick={() => onWrite(writing)}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
