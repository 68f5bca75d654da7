import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { longText } from 'content-types/fields/text';
import { request } from '../../../client/request.ts';
import type { InboxName, SubmissionDetails } from '../../../client/submissions.ts';
import { FieldsForm } from '../../../core/content/form/FieldsForm.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import { type Reminder, remindersQuery } from '../../reminders/queries.ts';
import { ReminderForm } from '../../reminders/ReminderForm.tsx';
import { ReopenButton } from '../../reminders/Reminders.tsx';
import { texts as reminderTexts } from '../../reminders/texts.ts';
import classes from '../inbox.module.css';
import { messageStatus } from '../statuses.ts';
import { texts as inboxTexts } from '../texts.ts';
import { FailedEmail, IncomingEmail } from './Emails.tsx';
import { ReplyForm } from './ReplyForm.tsx';

const texts = inboxTexts.activity;

/** The text being written. */
export type Writing = 'reply' | 'note' | 'reminder';

interface ConversationProps {
  inbox: InboxName;
  submission: SubmissionDetails;
  writing: Writing | null;
  onWrite(writing: Writing | null): void;
  onKept(submission: SubmissionDetails): void;
}

/** The activity since it arrived, and forms to reply by email or add a note for colleagues. */
export function Conversation({ inbox, submission, writing, onWrite, onKept }: ConversationProps) {
  const finish = (kept: SubmissionDetails) => {
    onKept(kept);
    onWrite(null);
  };
  const { data: reminders = [] } = useQuery({ ...remindersQuery(submission.id), enabled: inbox === 'applications' });
  const events = listEvents(inbox, submission, reminders);
  const routine = events.filter(({ isRoutine }) => isRoutine);
  const list = (shown: Event[]) =>
    shown.map((event) => (
      <EventItem
        key={`${event.at} ${event.incoming?.id ?? event.words}`}
        inbox={inbox}
        submission={submission}
        event={event}
        onKept={onKept}
      />
    ));
  return (
    <Stack gap="sm">
      <Title order={3}>{texts.title}</Title>
      <ol className={classes.history}>
        <li>
          <Text size="sm">{texts.received}</Text>
          <Text size="xs" c="dimmed">
            {formatDateTime(submission.createdAt)}
          </Text>
        </li>
        {list(events.filter(({ isRoutine }) => !isRoutine))}
      </ol>
      {routine.length > 0 && (
        <details className={classes.folded}>
          <summary>{texts.routine(routine.length)}</summary>
          <ol className={classes.history}>{list(routine)}</ol>
        </details>
      )}
      {writing === 'reply' && (
        <ReplyForm inbox={inbox} submission={submission} onSent={finish} onCancel={() => onWrite(null)} />
      )}
      {writing === 'note' && (
        <NoteForm inbox={inbox} id={submission.id} onSaved={finish} onCancel={() => onWrite(null)} />
      )}
      {writing === 'reminder' && (
        <ReminderForm
          applications={{ [submission.id]: submission.jobTitle ?? '' }}
          onSaved={() => onWrite(null)}
          onCancel={() => onWrite(null)}
        />
      )}
    </Stack>
  );
}

interface EventItemProps extends Pick<ConversationProps, 'inbox' | 'submission' | 'onKept'> {
  event: Event;
}

function EventItem({ inbox, submission, event, onKept }: EventItemProps) {
  const { at, words, text, user, incoming, failed, reminder } = event;
  if (incoming) {
    return (
      <li>
        <IncomingEmail inbox={inbox} submission={submission} email={incoming} />
      </li>
    );
  }
  return (
    <li>
      <Text size="sm">{words}</Text>
      {text && <p className={classes.said}>{text}</p>}
      <Text size="xs" c="dimmed">
        {user ? texts.by(formatDateTime(at), user) : formatDateTime(at)}
      </Text>
      {reminder && <ReopenButton reminder={reminder} />}
      {failed && <FailedEmail inbox={inbox} submissionId={submission.id} email={failed} onKept={onKept} />}
    </li>
  );
}

interface Event {
  /** An automatic email that has been sent. */
  isRoutine?: boolean;
  at: string;
  words: string;
  text?: string;
  user?: string | null;
  incoming?: SubmissionDetails['incoming'][number];
  failed?: SubmissionDetails['mails'][number];
  /** One that is done. */
  reminder?: Reminder;
}

function listEvents(inbox: InboxName, { history, mails, incoming }: SubmissionDetails, reminders: Reminder[]): Event[] {
  const done = history.map(({ kind, text, user, at }): Event => {
    if (kind === 'status') {
      const isMove = inbox === 'applications';
      return { at, user, words: isMove ? texts.moved(text) : texts.marked(messageStatus(text).toLowerCase()) };
    }
    if (kind === 'candidateStatus') return { at, user, words: inboxTexts.candidateSees(text) };
    if (kind === 'assignment') return { at, user, words: text ? texts.assigned(text) : inboxTexts.unassigned };
    return { at, user, text, words: texts.events[kind] };
  });
  const received = incoming.map((email): Event => ({ at: email.at, words: inboxTexts.emails.from, incoming: email }));
  const sent = mails.map((mail): Event => {
    const { kind, state, at } = mail;
    const name = kind.split('.').at(-1) ?? '';
    const words = name in texts.emails ? texts.emails[name as keyof typeof texts.emails] : texts.emails.other;
    const isRoutine = state === 'sent' && name !== 'reply';
    return { at, words: words[state], isRoutine, failed: state === 'failed' ? mail : undefined };
  });
  const reminded = reminders.flatMap((reminder): Event[] => {
    const { doneAt: at, doneBy: user, text } = reminder;
    return at === null ? [] : [{ at, user, text, words: reminderTexts.wasDone, reminder }];
  });
  return [...done, ...sent, ...received, ...reminded].sort((a, b) => a.at.localeCompare(b.at));
}

interface NoteFormProps {
  inbox: InboxName;
  id: string;
  onSaved(submission: SubmissionDetails): void;
  onCancel(): void;
}

const NOTE = { text: longText(texts.note, { required: true, max: 5000, help: texts.noteHelp }) };

/** A note for colleagues. The sender never sees it. */
function NoteForm({ inbox, id, onSaved, onCancel }: NoteFormProps) {
  return (
    <FieldsForm
      fields={NOTE}
      kept={['note', id]}
      size="xs"
      submit={texts.saveNote}
      onCancel={onCancel}
      onSave={async (body) => onSaved(await request('POST', `/${inbox}/{id}/notes` as const, { params: { id }, body }))}
    />
  );
}
