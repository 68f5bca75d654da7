import { Alert, Anchor, Button, Group, Kbd, Stack, Text, Title } from '@mantine/core';
import { IconMail, IconTrash, IconTrashOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEntryLink, useRecordTitle } from '../../../app/route.tsx';
import { toHash } from '../../../app/views.ts';
import { formatDateTime, formatShortDay } from '../../../lib/dates.ts';
import { ErrorAlert } from '../../../lib/ErrorAlert.tsx';
import { Spinner } from '../../../lib/Spinner.tsx';
import { common } from '../../../lib/texts.ts';
import { ResumeView } from '../../applications/ResumeView.tsx';
import { DataFacts } from '../../data-protection/DataFacts.tsx';
import { Interviews } from '../../interviews/Interviews.tsx';
import classes from '../inbox.module.css';
import { isTyping } from '../keyboard.ts';
import {
  type Change,
  changeSubmission,
  type InboxName,
  invalidateLists,
  type Submission,
  type SubmissionDetails,
  submissionQuery,
} from '../queries.ts';
import { AssigneeSelect, StatusSelect } from '../Selects.tsx';
import { isOverdue } from '../statuses.ts';
import { texts } from '../texts.ts';
import type { Actions } from '../use-actions.ts';
import { Conversation, type Writing } from './Conversation.tsx';

const words = texts.opened;

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
  const queries = useQueryClient();
  const { data, error } = useQuery(submissionQuery(inbox, id));
  const heading = useRef<HTMLHeadingElement>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  useRecordTitle(data?.name);

  const keep = (submission: SubmissionDetails) => {
    queries.setQueryData(submissionQuery(inbox, id).queryKey, submission);
    void invalidateLists(queries, inbox);
  };
  const changing = useMutation({
    mutationFn: (change: Change) => changeSubmission(inbox, id, change),
    onSuccess: keep,
  });
  const { mutate } = changing;
  const isUnreadMessage = inbox === 'messages' && data?.status === 'new';
  useEffect(() => {
    if (isUnreadMessage) mutate({ status: 'read' });
  }, [isUnreadMessage, mutate]);
  const hasUnread = data !== undefined && data.unreadEmails > 0;
  useEffect(() => {
    if (hasUnread) mutate({ emailsRead: true });
  }, [hasUnread, mutate]);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);

  if (error) {
    return (
      <Stack>
        {steps}
        <ErrorAlert title={common.fetchFailed} error={error} />
      </Stack>
    );
  }
  if (!data) return <Spinner label={common.loading} />;
  const isBinned = data.deletedAt !== null;

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
        setWriting(started.writing);
      }}
    >
      {steps}
      <div className={classes.facts}>
        <Stack gap={4}>
          <Title order={2} id="submission" ref={heading} tabIndex={-1} className={classes.title}>
            {data.name}
          </Title>
          <Group gap="sm" fz="sm">
            <Anchor href={`mailto:${data.email}`} size="sm">
              {data.email}
            </Anchor>
            {data.phone && (
              <Anchor href={`tel:${data.phone.replaceAll(' ', '')}`} size="sm">
                {data.phone}
              </Anchor>
            )}
            {data.website && <span>{data.website}</span>}
            {data.candidateId && (
              <Anchor href={toHash({ view: 'candidates', entry: data.candidateId })} size="sm">
                {words.candidate}
              </Anchor>
            )}
          </Group>
          <Text size="sm" c="dimmed" className="numbers">
            {data.reference}, {formatDateTime(data.createdAt)}
          </Text>
          {data.kind && data.kind !== 'message' && (
            <Text size="sm" fw={600} c={isOverdue(data) ? 'red' : undefined}>
              {[texts.kinds[data.kind], describeReplyBy(data)].filter(Boolean).join('. ')}
            </Text>
          )}
        </Stack>
        <Group gap="xs" className={classes.controls}>
          <StatusSelect
            inbox={inbox}
            label={texts.status[inbox]}
            value={actions.pending?.change.status ?? data.status}
            onChange={(status) => actions.change([data], { status })}
          />
          <AssigneeSelect assignee={data.assignedTo} onChange={(assignedTo) => mutate({ assignedTo })} />
          {inbox === 'applications' && !isBinned && data.status !== 'spam' && (
            <Button variant="default" leftSection={<IconMail size={16} />} onClick={() => onEmail([data])}>
              {texts.moveEmail.open}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={isBinned ? <IconTrashOff size={16} /> : <IconTrash size={16} />}
            loading={actions.isBusy}
            onClick={() => actions.change([data], { bin: !isBinned })}
          >
            {isBinned ? texts.restore : texts.bin}
          </Button>
        </Group>
        <ErrorAlert error={changing.error} />
        {/* Candidates do not see that they are suspected of spam. */}
        {data.candidateSees && data.status !== 'spam' && (
          <Text size="sm">{texts.candidateSees(data.candidateSees)}</Text>
        )}
        <Notices submission={data} onRelease={() => actions.release([data])} />
        {data.jobId && <Job id={data.jobId} title={data.jobTitle ?? ''} />}
        {data.jobId === '' && (
          <Text size="sm">
            {words.appliedFor} {data.jobTitle}
          </Text>
        )}
        {data.application && (
          <Text size="sm">
            {texts.about}{' '}
            <Anchor href={`#applications/${data.application.id}`} size="sm">
              {data.application.reference}
            </Anchor>
          </Text>
        )}
        {data.source && (
          <Text size="sm" c="dimmed">
            {words.source(data.source)}
          </Text>
        )}
        <p className={classes.message}>{data.coverLetter ?? data.message}</p>
        <Answers answers={data.answers ?? []} />
      </div>
      {data.resume && (
        <div className={classes.cv}>
          <ResumeView id={id} resume={data.resume} />
        </div>
      )}
      <div className={classes.activity}>
        {inbox === 'applications' && <Interviews application={data} />}
        <Conversation inbox={inbox} submission={data} writing={writing} onWrite={setWriting} onKept={keep} />
        <DataFacts inbox={inbox} id={id} onErased={actions.report} />
      </div>
      {writing === null && (
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
              onClick={() => setWriting(writing)}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
    </article>
  );
}

function describeReplyBy(submission: SubmissionDetails): string {
  if (!submission.replyBy) return '';
  return (isOverdue(submission) ? texts.wasDue : texts.replyBy)(formatShortDay(submission.replyBy));
}

function Job({ id, title }: { id: string; title: string }) {
  const link = useEntryLink()('job')?.linkTo(id);
  return (
    <Text size="sm">
      {words.appliedFor}{' '}
      <Anchor inherit underline="always" href={link}>
        {title}
      </Anchor>
    </Text>
  );
}

/** The answers to the screening questions, each with its question as it was worded. */
function Answers({ answers }: { answers: NonNullable<SubmissionDetails['answers']> }) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answers">
      <Title order={3} id="answers" size="h5" mb="xs">
        {words.answers}
      </Title>
      <dl className={classes.answers}>
        {answers.map(({ question, answer }) => (
          <div key={`${question} ${answer}`}>
            <dt>{question}</dt>
            <dd>{answer || words.notAnswered}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface NoticesProps {
  submission: SubmissionDetails;
  onRelease(): void;
}

/** Warnings for the reader: an earlier application, flagged answers, suspected spam, an unsafe resume. */
function Notices({ submission, onRelease }: NoticesProps) {
  const { status, duplicateOf, spamReasons, flags = [], resume } = submission;
  return (
    <>
      {duplicateOf && (
        <Alert color="yellow" title={words.repeat}>
          <Anchor size="sm" href={toHash({ view: 'applications', entry: duplicateOf.id })}>
            {words.openEarlier(duplicateOf.reference)}
          </Anchor>
        </Alert>
      )}
      {flags.length > 0 && (
        <Alert color="yellow" title={words.flags}>
          {flags.map((flag) => (
            <Text key={flag} size="sm">
              {flag}
            </Text>
          ))}
        </Alert>
      )}
      {status === 'spam' && (
        <Alert color="yellow" title={words.spam.title}>
          <Stack gap="xs" align="start">
            {[...(spamReasons ?? []), words.spam.notNotified].join(' ')}
            <Button size="xs" variant="default" onClick={onRelease}>
              {texts.notSpam}
            </Button>
          </Stack>
        </Alert>
      )}
      {resume && resume.warnings.length > 0 && (
        <Alert color="yellow" title={words.unsafeResume}>
          {resume.warnings.map((warning) => words.warnings[warning] ?? warning).join(' ')}
        </Alert>
      )}
    </>
  );
}
