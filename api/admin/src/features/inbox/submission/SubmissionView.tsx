import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconTrash, IconTrashOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRoute } from '../../../app/route.tsx';
import { findTypeView } from '../../../app/views.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { ErrorAlert } from '../../../lib/errors.tsx';
import { Spinner } from '../../../lib/Spinner.tsx';
import { ResumeView } from '../../applications/ResumeView.tsx';
import { DataFacts } from '../../data-protection/DataFacts.tsx';
import classes from '../inbox.module.css';
import { type Change, changeSubmission, type InboxName, type SubmissionDetails, submissionQuery } from '../queries.ts';
import { AssigneeSelect, StatusSelect } from '../selects.tsx';
import { texts } from '../texts.ts';
import type { Actions } from '../use-actions.ts';
import { Conversation } from './Conversation.tsx';

const words = texts.opened;

interface SubmissionViewProps {
  inbox: InboxName;
  id: string;
  actions: Actions;
  steps: ReactNode;
}

export function SubmissionView({ inbox, id, actions, steps }: SubmissionViewProps) {
  const queries = useQueryClient();
  const { data, error } = useQuery(submissionQuery(inbox, id));
  const heading = useRef<HTMLHeadingElement>(null);

  const keep = (submission: SubmissionDetails) => {
    queries.setQueryData(submissionQuery(inbox, id).queryKey, submission);
    void queries.invalidateQueries({ queryKey: ['inbox', inbox, 'list'] });
    void queries.invalidateQueries({ queryKey: ['inbox', inbox, 'counts'] });
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
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);

  if (error) {
    return (
      <Stack>
        {steps}
        <ErrorAlert title="Failed to fetch data" error={error} />
      </Stack>
    );
  }
  if (!data) return <Spinner label="Loading..." />;
  const isBinned = data.deletedAt !== null;

  return (
    <article className={classes.opened} aria-labelledby="submission" data-resume={data.resume ? true : undefined}>
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
          </Group>
          <Text size="sm" c="dimmed" className="numbers">
            {data.reference}, {formatDateTime(data.createdAt)}
          </Text>
        </Stack>
        <Group gap="xs">
          <StatusSelect
            inbox={inbox}
            label={texts.status[inbox]}
            value={data.status}
            onChange={(status) => mutate({ status })}
          />
          <AssigneeSelect assignee={data.assignedTo} onChange={(assignedTo) => mutate({ assignedTo })} />
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
        <p className={classes.message}>{data.coverLetter ?? data.message}</p>
        <Answers answers={data.answers ?? []} />
        <Conversation inbox={inbox} submission={data} onKept={keep} />
        <DataFacts inbox={inbox} id={id} onErased={actions.report} />
      </div>
      {data.resume && <ResumeView id={id} resume={data.resume} />}
    </article>
  );
}

function Job({ id, title }: { id: string; title: string }) {
  const { go } = useRoute();
  const view = findTypeView('job');
  return (
    <Text size="sm">
      {words.appliedFor}{' '}
      <Anchor component="button" size="sm" onClick={() => view && void go(view.key, id)}>
        {title}
      </Anchor>
    </Text>
  );
}

/** To the screening questions, in the words in which they were asked. */
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
  const { go } = useRoute();
  return (
    <>
      {duplicateOf && (
        <Alert color="yellow" title={words.repeat}>
          <Anchor component="button" size="sm" onClick={() => void go('applications', duplicateOf.id)}>
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
