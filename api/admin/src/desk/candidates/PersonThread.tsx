import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import { ReminderForm } from '../reminders/ReminderForm.tsx';
import { texts as reminderTexts } from '../reminders/texts.ts';
import { NoteForm } from '../submissions/submission/Conversation.tsx';
import { Thread } from '../submissions/submission/Thread.tsx';
import { partsOfPerson } from '../submissions/submission/thread.ts';
import type { Candidate } from './queries.ts';
import { texts } from './texts.ts';

interface PersonThreadProps {
  candidate: Candidate;
  onKept(candidate: Candidate): Promise<void>;
}

/** The thread of a person, and forms to add a note for colleagues or set a reminder. */
export function PersonThread({ candidate, onKept }: PersonThreadProps) {
  const { id, documents, reminders } = candidate;
  const [writing, setWriting] = useState<'note' | 'reminder' | null>(null);
  const close = () => setWriting(null);
  return (
    <Stack component="section" gap="xs">
      <Thread parts={partsOfPerson(candidate)} person={candidate} reminders={reminders} openId={null}>
        {writing === 'note' && (
          <NoteForm
            about={['candidate-note', id]}
            onSave={async (body) => {
              await onKept(await request('POST', '/candidates/{id}/notes', { params: { id }, body }));
              close();
            }}
            onCancel={close}
          />
        )}
        {writing === 'reminder' && (
          <ReminderForm
            applications={Object.fromEntries(documents.applications.map(({ id, jobTitle }) => [id, jobTitle]))}
            onSaved={close}
            onCancel={close}
          />
        )}
        {writing === null && (
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => setWriting('note')}>
              {texts.record.note}
            </Button>
            {documents.applications.length > 0 && (
              <Button size="xs" variant="default" onClick={() => setWriting('reminder')}>
                {reminderTexts.action}
              </Button>
            )}
          </Group>
        )}
      </Thread>
    </Stack>
  );
}
