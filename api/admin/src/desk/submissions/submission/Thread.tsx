import { Anchor, Group, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { request } from '../../../client/request.ts';
import type { SubmissionDetails } from '../../../client/submissions.ts';
import { toHash } from '../../../core/navigation/views.ts';
import { CallButton } from '../../../kit/buttons.tsx';
import { SelectInput } from '../../../kit/form/inputs.tsx';
import { Note } from '../../../kit/notes.tsx';
import { Segments } from '../../../kit/Segments.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import { type Candidate, candidateQuery } from '../../candidates/queries.ts';
import type { Reminder } from '../../reminders/queries.ts';
import { ReopenButton } from '../../reminders/Reminders.tsx';
import { EmailedFile } from '../../resumes/EmailedFile.tsx';
import classes from '../inbox.module.css';
import { texts as inboxTexts } from '../texts.ts';
import { FailedEmail, IncomingEmail } from './Emails.tsx';
import { type Event, listEvents, narrow, type Part } from './thread.ts';

const texts = inboxTexts.activity;

interface ThreadProps {
  /** Applications and messages, the open one first. */
  parts: Part[];
  person: Candidate | undefined;
  reminders: readonly Reminder[];
  /** The id of the application or message that is open; null on the person's record. */
  openId: string | null;
  onKept?(submission: SubmissionDetails): void;
  /** The form for a reply, note or reminder, or the buttons that open it. */
  children?: ReactNode;
}

/** Shows all events of a person, or only those of one application. */
export function Thread({ parts, person, reminders, openId, onKept, children }: ThreadProps) {
  const [scope, setScope] = useState('');
  const notes = person?.notes ?? [];
  const hasMore = parts.length > 1 || (openId !== null && notes.length > 0);
  const shownPartId = hasMore && scope !== '' ? scope : null;
  const events =
    shownPartId === null ? listEvents(parts, reminders, notes) : listEvents(narrow(parts, shownPartId), reminders, []);
  const routine = events.filter(({ isRoutine }) => isRoutine);
  const list = (shownEvents: Event[]) =>
    shownEvents.map((event) => (
      <EventItem
        key={event.key}
        event={event}
        openId={openId}
        candidateId={person?.id}
        withJob={shownPartId === null && parts.length > 1}
        onKept={onKept}
      />
    ));
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Title order={3}>{texts.title}</Title>
        {hasMore && <Scope parts={parts} openId={openId} value={shownPartId ?? ''} onChange={setScope} />}
      </Group>
      <ol className={classes.history}>{list(events.filter(({ isRoutine }) => !isRoutine))}</ol>
      {routine.length > 0 && (
        <details className={classes.folded}>
          <summary>{texts.routine(routine.length)}</summary>
          <ol className={classes.history}>{list(routine)}</ol>
        </details>
      )}
      {children}
    </>
  );
}

interface ScopeProps extends Pick<ThreadProps, 'parts' | 'openId'> {
  value: string;
  onChange(value: string): void;
}

/** Selects the whole thread or the open item. On a record, selects the whole thread or one application. */
function Scope({ parts, openId, value, onChange }: ScopeProps) {
  if (openId !== null) {
    const inbox = parts[0]?.inbox ?? 'applications';
    return (
      <Segments
        size="xs"
        label={texts.scope}
        options={[
          { value: '', label: texts.everything },
          { value: openId, label: texts.onlyThis[inbox] },
        ]}
        value={value}
        onChange={onChange}
      />
    );
  }
  const applications = parts.filter(({ inbox }) => inbox === 'applications');
  return (
    <SelectInput
      size="xs"
      label={texts.scope}
      isLabelHidden
      emptyLabel={texts.everything}
      options={applications.map(({ id, job }) => ({ value: id, label: job }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface EventItemProps extends Pick<ThreadProps, 'openId' | 'onKept'> {
  event: Event;
  candidateId: string | undefined;
  /** Whether to show which application the event belongs to. */
  withJob: boolean;
}

function EventItem({ event, openId, candidateId, withJob, onKept }: EventItemProps) {
  const { at, words, text, user, part, isArrival, incoming, failed, reminder, noteId, callId, files = [] } = event;
  const queries = useQueryClient();
  const keep = (savedDetails: SubmissionDetails) =>
    part?.id === openId ? onKept?.(savedDetails) : void queries.invalidateQueries({ queryKey: ['candidates', 'one'] });
  if (incoming && part) {
    return (
      <li>
        <IncomingEmail inbox={part.inbox} submission={part} email={incoming} />
      </li>
    );
  }
  const isElsewhere = isArrival && part && part.id !== openId;
  const job = withJob && !isArrival && part?.job;
  return (
    <li>
      <Text size="sm">
        {isElsewhere ? (
          <Anchor inherit href={toHash({ view: part.inbox, entry: part.id })}>
            {words}
          </Anchor>
        ) : (
          words
        )}
      </Text>
      {text && <p className={classes.said}>{text}</p>}
      {part && files.map((file) => <EmailedFile key={file.id} inbox={part.inbox} submissionId={part.id} file={file} />)}
      <Group gap={4}>
        <Note size="xs">
          {user ? texts.by(formatDateTime(at), user) : formatDateTime(at)}
          {job && ` · ${job}`}
        </Note>
        {noteId !== undefined && candidateId && <DeleteNote candidateId={candidateId} noteId={noteId} />}
        {reminder && <ReopenButton reminder={reminder} />}
        {callId !== undefined && part && <NoCall part={part} callId={callId} onKept={keep} />}
      </Group>
      {failed && part && <FailedEmail inbox={part.inbox} submissionId={part.id} email={failed} onKept={keep} />}
    </li>
  );
}

/** Turns a note marked as a phone call by mistake back into a note. */
function NoCall({
  part,
  callId,
  onKept,
}: {
  part: Part;
  callId: number;
  onKept(savedDetails: SubmissionDetails): void;
}) {
  const params = { id: part.id, note: callId };
  return (
    <CallButton<SubmissionDetails>
      isQuiet
      size="compact-xs"
      call={() => request('PATCH', `/${part.inbox}/{id}/notes/{note}` as const, { params, body: { isCall: false } })}
      onDone={onKept}
    >
      {texts.noCall}
    </CallButton>
  );
}

function DeleteNote({ candidateId, noteId }: { candidateId: string; noteId: number }) {
  return (
    <CallButton
      isQuiet
      size="compact-xs"
      ask={texts.confirmDeleteNote}
      call={() => request('DELETE', '/candidates/{id}/notes/{note}', { params: { id: candidateId, note: noteId } })}
      refresh={candidateQuery(candidateId).queryKey}
    >
      {texts.deleteNote}
    </CallButton>
  );
}
