/** The history of one application or message, or of all of a person's. */
import type { InboxName, SubmissionDetails } from '../../../client/submissions.ts';
import type { Candidate } from '../../candidates/queries.ts';
import type { Reminder } from '../../reminders/queries.ts';
import { texts as reminderTexts } from '../../reminders/texts.ts';
import { messageStatus } from '../statuses.ts';
import { texts as inboxTexts } from '../texts.ts';

const texts = inboxTexts.activity;

/** An application or message in a thread. */
export interface Part extends Pick<SubmissionDetails, 'id' | 'email' | 'createdAt' | 'history' | 'mails' | 'incoming'> {
  inbox: InboxName;
  /** The job of an application; empty for a message. */
  job: string;
  /** The text of a message. */
  text: string;
  /** The application that a message is about. */
  about: string | null;
}

export interface Event {
  key: string;
  at: string;
  words: string;
  text?: string;
  user?: string | null;
  /** The application or message; null for a note about the person. */
  part: Part | null;
  /** Whether the event is the arrival of the submission. */
  isArrival?: boolean;
  /** Whether the event is an automatic email that has not failed. */
  isRoutine?: boolean;
  incoming?: Part['incoming'][number];
  failed?: Part['mails'][number];
  /** The files attached to an email of ours. */
  files?: Part['mails'][number]['files'];
  /** A reminder that is done. */
  reminder?: Reminder;
  /** The id of a note about the person. */
  noteId?: number;
  /** The id of the event, if it is a phone call. */
  callId?: number;
}

/** Returns the open application or message, and all others of its person, if they have a record. */
export function partsOf(inbox: InboxName, openSubmission: SubmissionDetails, person: Candidate | undefined): Part[] {
  const { jobTitle = '', application, ...rest } = openSubmission;
  const job = inbox === 'applications' ? jobTitle : '';
  // A message's text is above the thread.
  const openPart: Part = { ...rest, inbox, job, text: '', about: application?.id ?? null };
  return [openPart, ...partsOfPerson(person).filter(({ id }) => id !== openSubmission.id)];
}

export function partsOfPerson(person: Candidate | undefined): Part[] {
  const { applications = [], messages = [] } = person?.documents ?? {};
  return [
    ...applications.map((row): Part => ({ ...row, inbox: 'applications', job: row.jobTitle, text: '', about: null })),
    ...messages.map(
      (row): Part => ({ ...row, inbox: 'messages', job: '', text: row.message, about: row.applicationId }),
    ),
  ];
}

/** The parts about one application: the application and the messages about it. */
export function narrow(parts: readonly Part[], id: string): Part[] {
  return parts.filter((part) => part.id === id || part.about === id);
}

/** Lists the events, oldest first. */
export function listEvents(parts: readonly Part[], reminders: readonly Reminder[], notes: Candidate['notes']): Event[] {
  const ids = new Map(parts.map((part) => [part.id, part]));
  const reminderEvents = reminders.flatMap((reminder): Event[] => {
    const { id, doneAt: doneTime, doneBy: user, text, application } = reminder;
    const part = ids.get(application.id);
    return doneTime === null || !part
      ? []
      : [{ key: id, at: doneTime, user, text, words: reminderTexts.wasDone, part, reminder }];
  });
  const noteEvents = notes.map(
    ({ id, at, user, text }): Event => ({
      key: `note ${id}`,
      at,
      user,
      text,
      words: texts.note,
      part: null,
      noteId: id,
    }),
  );
  return [...parts.flatMap(eventsOf), ...reminderEvents, ...noteEvents].sort((a, b) => a.at.localeCompare(b.at));
}

function eventsOf(part: Part): Event[] {
  const { inbox, id, createdAt, job, text: messageText, history, mails, incoming } = part;
  const arrival = { key: id, at: createdAt, part, text: messageText, isArrival: true };
  const addedEvent = history.find(({ kind }) => kind === 'added');
  const historyEvents = history
    .filter((event) => event !== addedEvent)
    .map(({ id, kind, text, user, at }): Event => {
      const base = { key: `event ${id}`, at, user, part };
      if (kind === 'status') {
        const isMove = inbox === 'applications';
        return { ...base, words: isMove ? texts.moved(text) : texts.marked(messageStatus(text).toLowerCase()) };
      }
      if (kind === 'candidateStatus') return { ...base, words: inboxTexts.candidateSees(text) };
      if (kind === 'assignment') return { ...base, words: text ? texts.assigned(text) : inboxTexts.unassigned };
      return { ...base, text, words: texts.events[kind], callId: kind === 'call' ? id : undefined };
    });
  const receivedEmails = incoming.map(
    (email): Event => ({ key: email.id, at: email.at, words: inboxTexts.emails.from, part, incoming: email }),
  );
  // Leaves out sent replies without files, which the history already has.
  const isKept = ({ kind, state, files }: Part['mails'][number]) =>
    !kind.endsWith('.reply') || state !== 'sent' || files.length > 0;
  const sentEmails = mails.filter(isKept).map((mail): Event => {
    const { id, kind, state, at } = mail;
    const name = kind.split('.').at(-1) ?? '';
    const stateTexts = name in texts.emails ? texts.emails[name as keyof typeof texts.emails] : texts.emails.other;
    const isRoutine = state !== 'failed' && name !== 'reply';
    const failedMail = state === 'failed' ? mail : undefined;
    return { key: id, at, words: stateTexts[state], part, isRoutine, failed: failedMail, files: mail.files };
  });
  const arrivalEvent = addedEvent
    ? { ...arrival, user: addedEvent.user, words: texts.added(job, addedEvent.text) }
    : { ...arrival, words: job ? texts.applied(job) : texts.wrote };
  return [arrivalEvent, ...historyEvents, ...sentEmails, ...receivedEmails];
}
