import { Group, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import {
  type InboxName,
  invalidateLists,
  type SubmissionDetails,
  submissionQuery,
} from '../../../client/submissions.ts';
import { DataFacts } from '../../../compliance/DataFacts.tsx';
import { useRecordTitle } from '../../../core/navigation/Navigation.tsx';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { Spinner } from '../../../kit/Spinner.tsx';
import { common } from '../../../kit/text/texts.ts';
import { ClientPages } from '../../client-pages/ClientPages.tsx';
import { Interviews } from '../../interviews/Interviews.tsx';
import { ReplaceCv } from '../../resumes/ReplaceCv.tsx';
import { ResumeView } from '../../resumes/ResumeView.tsx';
import classes from '../inbox.module.css';
import { type Change, changeSubmission } from '../queries.ts';
import { texts } from '../texts.ts';
import type { Actions } from '../use-actions.ts';
import { useReportReading } from '../use-inbox-events.ts';
import { Conversation, type Writing } from './Conversation.tsx';
import { SubmissionFacts } from './SubmissionFacts.tsx';

interface SubmissionViewProps {
  inbox: InboxName;
  id: string;
  actions: Actions;
  steps: ReactNode;
  /** The actions by key. */
  keys: ReactNode;
  writing: Writing | null;
  onWrite(writing: Writing | null): void;
}

export function SubmissionView(props: SubmissionViewProps) {
  const { inbox, id, actions, steps, keys, writing, onWrite } = props;
  const { data, error, keep } = useSubmission(inbox, id);
  const heading = useRef<HTMLHeadingElement>(null);
  // Defers the activity to a second render, so that the name and the CV are painted first.
  const isPainted = useDeferredValue(true, false);
  useRecordTitle(data?.name);
  useReportReading(id);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);

  /** Opens or closes a form. Closing it focuses the heading, so that the keys keep working. */
  function changeWriting(newWriting: Writing | null) {
    onWrite(newWriting);
    if (newWriting === null) heading.current?.focus({ preventScroll: true });
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
    >
      {steps}
      <SubmissionFacts inbox={inbox} submission={data} heading={heading} actions={actions} />
      {data.resume ? (
        <div className={classes.cv}>
          <ResumeView id={id} resume={data.resume} />
        </div>
      ) : (
        inbox === 'applications' && (
          <Group>
            <ReplaceCv id={id} label={texts.addCv} />
          </Group>
        )
      )}
      {isPainted && (
        <div className={classes.activity}>
          {inbox === 'applications' && <Interviews application={data} />}
          {inbox === 'applications' && <ClientPages application={data} onSent={actions.report} />}
          <Conversation inbox={inbox} submission={data} writing={writing} onWrite={changeWriting} onKept={keep} />
          <DataFacts inbox={inbox} id={id} onErased={actions.report} />
        </div>
      )}
      {writing === null && keys}
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
    // Fetches again, in case a colleague has changed the submission.
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
