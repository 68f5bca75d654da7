import { Anchor, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconTrash, IconTrashOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { text } from 'content-types/fields/text';
import { toTelephoneLink } from 'content-types/text/phone';
import { Fragment, type RefObject, useState } from 'react';
import { request } from '../../../client/request.ts';
import type { InboxName, SubmissionDetails } from '../../../client/submissions.ts';
import { FieldsForm } from '../../../core/content/form/FieldsForm.tsx';
import { useEntryLink } from '../../../core/navigation/Navigation.tsx';
import { toHash } from '../../../core/navigation/views.ts';
import { SmallButton } from '../../../kit/buttons.tsx';
import { Note, Warning } from '../../../kit/notes.tsx';
import { Section } from '../../../kit/Section.tsx';
import { formatDateTime, formatShortDay } from '../../../kit/text/dates.ts';
import { common } from '../../../kit/text/texts.ts';
import { Duplicates } from '../../candidates/Duplicates.tsx';
import { candidateQuery } from '../../candidates/queries.ts';
import { remindersQuery } from '../../reminders/queries.ts';
import { OpenReminders } from '../../reminders/Reminders.tsx';
import { FILE_WARNINGS } from '../../resumes/EmailedFile.tsx';
import classes from '../inbox.module.css';
import { Readers } from '../Readers.tsx';
import { AssigneeSelect, StatusSelect } from '../Selects.tsx';
import { isOverdue } from '../statuses.ts';
import { texts } from '../texts.ts';
import type { Actions } from '../use-actions.ts';
import { Requirements } from './Requirements.tsx';
import { SimilarApplications } from './SimilarApplications.tsx';

const labels = texts.opened;

interface SubmissionFactsProps extends Omit<ControlsProps, 'submission'> {
  submission: SubmissionDetails;
  /** Gets the focus when the submission is opened. */
  heading: RefObject<HTMLHeadingElement | null>;
}

export function SubmissionFacts({ submission, heading, ...controls }: SubmissionFactsProps) {
  const message = submission.coverLetter ?? submission.message;
  return (
    <div className={classes.facts}>
      <Sender submission={submission} heading={heading} />
      {controls.inbox === 'applications' && <Reminders id={submission.id} />}
      <Controls submission={submission} {...controls} />
      {submission.candidatePage && <Text size="sm">{texts.candidateSees(submission.candidatePage)}</Text>}
      <Notices submission={submission} actions={controls.actions} />
      <Subject submission={submission} />
      {submission.jobId && <SimilarApplications id={submission.id} />}
      {message && <p className={classes.message}>{message}</p>}
      <Answers answers={submission.answers ?? []} />
      {submission.jobId && submission.resume && <Requirements id={submission.id} />}
    </div>
  );
}

function Reminders({ id }: { id: string }) {
  const { data = [] } = useQuery(remindersQuery(id));
  return <OpenReminders reminders={data} />;
}

function Sender({ submission, heading }: Pick<SubmissionFactsProps, 'submission' | 'heading'>) {
  const { id, name, email, phone, website, candidateId, reference, createdAt, kind, isSample } = submission;
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Title order={2} id="submission" ref={heading} tabIndex={-1} className={classes.title}>
          {name}
        </Title>
        {isSample && (
          <Badge size="sm" variant="default" tt="none" title={labels.sampleHelp}>
            {labels.sample}
          </Badge>
        )}
        <Readers id={id} />
      </Group>
      <Group gap="sm" fz="sm">
        {email && (
          <Anchor href={`mailto:${email}`} size="sm">
            {email}
          </Anchor>
        )}
        {phone && (
          <Anchor href={toTelephoneLink(phone)} size="sm">
            {phone}
          </Anchor>
        )}
        {website && <span>{website}</span>}
        {candidateId && (
          <Anchor href={toHash({ view: 'candidates', entry: candidateId })} size="sm">
            {labels.candidate}
          </Anchor>
        )}
      </Group>
      {candidateId && <OtherApplications id={id} candidateId={candidateId} />}
      <Note className="numbers">
        {reference}, {formatDateTime(createdAt)}
      </Note>
      {kind && kind !== 'message' && (
        <Text size="sm" fw={600} c={isOverdue(submission) ? 'red' : undefined}>
          {[texts.kinds[kind], describeReplyBy(submission)].filter(Boolean).join('. ')}
        </Text>
      )}
    </Stack>
  );
}

function OtherApplications({ id, candidateId }: { id: string; candidateId: string }) {
  const { data } = useQuery(candidateQuery(candidateId));
  const otherApplications =
    data?.documents.applications.filter((application) => application.id !== id && !application.isInBin) ?? [];
  if (otherApplications.length === 0) return null;
  return (
    <Text size="sm">
      {labels.also}{' '}
      {otherApplications.map((application, index) => (
        <Fragment key={application.id}>
          {index > 0 && '; '}
          <Anchor inherit href={toHash({ view: 'applications', entry: application.id })}>
            {application.jobTitle}, {application.stage}
          </Anchor>
        </Fragment>
      ))}
    </Text>
  );
}

interface ControlsProps {
  inbox: InboxName;
  submission: SubmissionDetails;
  actions: Actions;
}

function Controls({ inbox, submission, actions }: ControlsProps) {
  const isBinned = submission.deletedAt !== null;
  const pendingChange = actions.pending?.submissions.some(({ id }) => id === submission.id)
    ? actions.pending.change
    : null;
  return (
    <Group gap="xs" className={classes.controls}>
      <StatusSelect
        inbox={inbox}
        label={texts.status[inbox]}
        value={pendingChange?.status ?? submission.status}
        onChange={(status) => actions.change([submission], { status })}
      />
      <AssigneeSelect
        assignee={submission.assignedTo}
        onChange={(assignedTo) => actions.change([submission], { assignedTo })}
      />
      <SmallButton
        isQuiet
        leftSection={isBinned ? <IconTrashOff size={16} /> : <IconTrash size={16} />}
        loading={actions.isBusy}
        onClick={() => actions.change([submission], { bin: !isBinned })}
      >
        {isBinned ? texts.restore : texts.toBin}
      </SmallButton>
    </Group>
  );
}

function Subject({ submission }: { submission: SubmissionDetails }) {
  const { jobId, jobTitle, application, source } = submission;
  return (
    <>
      {jobId && <Job id={jobId} title={jobTitle ?? ''} />}
      {jobId === '' && (
        <Text size="sm">
          {labels.appliedFor} {jobTitle}
        </Text>
      )}
      {application && (
        <Text size="sm">
          {texts.about}{' '}
          <Anchor href={`#applications/${application.id}`} size="sm">
            {application.reference}
          </Anchor>
        </Text>
      )}
      {source !== undefined && <Source key={submission.id} id={submission.id} source={source} />}
    </>
  );
}

function Source({ id, source }: { id: string; source: string }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <FieldsForm
      fields={SOURCE_FIELDS}
      values={{ source: source.split(' / ')[0] }}
      size="xs"
      submitLabel={common.save}
      onCancel={() => setOpen(false)}
      refresh={['inbox', 'applications']}
      onSave={async (body) => {
        await request('PUT', '/applications/{id}/source', { params: { id }, body });
        setOpen(false);
      }}
    />
  ) : (
    <Group gap="xs">
      <Note>{labels.source(source || labels.unknownSource)}</Note>
      <SmallButton isQuiet size="compact-xs" onClick={() => setOpen(true)}>
        {labels.correctSource}
      </SmallButton>
    </Group>
  );
}

const SOURCE_FIELDS = { source: text(labels.sourceField, { max: 80, help: labels.sourceHelp }) };

function describeReplyBy(submission: SubmissionDetails): string {
  if (!submission.replyBy) return '';
  return (isOverdue(submission) ? texts.wasDue : texts.replyBy)(formatShortDay(submission.replyBy));
}

function Job({ id, title }: { id: string; title: string }) {
  const link = useEntryLink()('job')?.linkTo(id);
  return (
    <Text size="sm">
      {labels.appliedFor}{' '}
      <Anchor inherit underline="always" href={link}>
        {title}
      </Anchor>
    </Text>
  );
}

/** The answers to the screening questions, each with the question's wording at the time. */
function Answers({ answers }: { answers: NonNullable<SubmissionDetails['answers']> }) {
  if (answers.length === 0) return null;
  return (
    <Section title={labels.answers} order={3} size="h5" gap="xs">
      <dl className={classes.answers}>
        {answers.map(({ question, answer }) => (
          <div key={`${question} ${answer}`}>
            <dt>{question}</dt>
            <dd>{answer || labels.notAnswered}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface NoticesProps {
  submission: SubmissionDetails;
  actions: Actions;
}

/**
 * Warnings for the reader: an earlier application, another record of the person, flagged answers, suspected spam, an
 * unsafe CV.
 */
function Notices({ submission, actions }: NoticesProps) {
  const { candidateId, duplicates, status, duplicateOf, spamReasons, flags = [], resume } = submission;
  return (
    <>
      {duplicateOf && (
        <Warning title={labels.repeat}>
          <Anchor size="sm" href={toHash({ view: 'applications', entry: duplicateOf.id })}>
            {labels.openEarlier(duplicateOf.reference)}
          </Anchor>
        </Warning>
      )}
      {candidateId && <Duplicates candidate={{ id: candidateId, duplicates }} onOutcome={actions.onOutcome} />}
      {flags.length > 0 && (
        <Warning title={labels.flags}>
          {flags.map((flag) => (
            <Text key={flag} size="sm">
              {flag}
            </Text>
          ))}
        </Warning>
      )}
      {status === 'spam' && (
        <Warning title={labels.spam.title}>
          <Stack gap="xs" align="start">
            {[...(spamReasons ?? []), labels.spam.notNotified].join(' ')}
            <Button size="xs" variant="default" onClick={() => actions.release([submission])}>
              {texts.notSpam}
            </Button>
          </Stack>
        </Warning>
      )}
      {resume && resume.warnings.length > 0 && (
        <Warning title={labels.unsafeResume}>
          {resume.warnings.map((warning) => FILE_WARNINGS[warning] ?? warning).join(' ')}
        </Warning>
      )}
    </>
  );
}
