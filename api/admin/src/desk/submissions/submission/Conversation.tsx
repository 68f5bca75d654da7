import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { boolean } from 'content-types/fields/boolean';
import { longText } from 'content-types/fields/text';
import { request } from '../../../client/request.ts';
import type { InboxName, SubmissionDetails } from '../../../client/submissions.ts';
import { FieldsForm } from '../../../core/content/form/FieldsForm.tsx';
import { candidateQuery } from '../../candidates/queries.ts';
import { remindersQuery } from '../../reminders/queries.ts';
import { ReminderForm } from '../../reminders/ReminderForm.tsx';
import { texts as inboxTexts } from '../texts.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { Thread } from './Thread.tsx';
import { partsOf } from './thread.ts';

const texts = inboxTexts.activity;

/** The kind of text being written. */
export type Writing = 'reply' | 'note' | 'reminder';

interface ConversationProps {
  inbox: InboxName;
  submission: SubmissionDetails;
  writing: Writing | null;
  onWrite(writing: Writing | null): void;
  onKept(submission: SubmissionDetails): void;
}

/** The thread of the submission's sender, and forms to reply by email, add a note for colleagues or set a reminder. */
export function Conversation({ inbox, submission, writing, onWrite, onKept }: ConversationProps) {
  const { id, candidateId } = submission;
  const { data: person } = useQuery({ ...candidateQuery(candidateId ?? ''), enabled: candidateId !== null });
  const { data: reminders = [] } = useQuery({ ...remindersQuery(id), enabled: inbox === 'applications' });
  const otherReminders = person?.reminders.filter(({ application }) => application.id !== id) ?? [];
  const close = () => onWrite(null);
  const finish = (savedDetails: SubmissionDetails) => {
    onKept(savedDetails);
    close();
  };
  return (
    <Stack gap="sm">
      <Thread
        parts={partsOf(inbox, submission, person)}
        person={person}
        reminders={[...reminders, ...otherReminders]}
        openId={id}
        onKept={onKept}
      >
        {writing === 'reply' && <ReplyForm inbox={inbox} submission={submission} onSent={finish} onCancel={close} />}
        {writing === 'note' && (
          <NoteForm
            about={['note', id]}
            canBeCall
            onSave={async (body) =>
              finish(await request('POST', `/${inbox}/{id}/notes` as const, { params: { id }, body }))
            }
            onCancel={close}
          />
        )}
        {writing === 'reminder' && (
          <ReminderForm applications={{ [id]: submission.jobTitle ?? '' }} onSaved={close} onCancel={close} />
        )}
      </Thread>
    </Stack>
  );
}

interface NoteFormProps {
  /** The key for the unsaved draft. */
  about: readonly [type: string, id: string];
  /** Whether the note can record a phone call. */
  canBeCall?: boolean;
  onSave(body: { text: string; isCall?: boolean }): Promise<void>;
  onCancel(): void;
}

const NOTE = { text: longText(texts.note, { required: true, max: 5000, help: texts.noteHelp }) };
const NOTE_OR_CALL = { ...NOTE, isCall: boolean(texts.isCall) };

/** A note for colleagues. The person never sees it. */
export function NoteForm({ about, canBeCall = false, onSave, onCancel }: NoteFormProps) {
  return (
    <FieldsForm
      fields={canBeCall ? NOTE_OR_CALL : NOTE}
      draftKeyParts={about}
      size="xs"
      submitLabel={texts.saveNote}
      onCancel={onCancel}
      onSave={onSave}
    />
  );
}
