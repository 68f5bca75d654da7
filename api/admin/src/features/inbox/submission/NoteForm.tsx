import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addNote } from '../queries.ts';
import type { InboxName, SubmissionDetails } from '../types.ts';

interface NoteFormProps {
  inbox: InboxName;
  id: string;
  onSaved(submission: SubmissionDetails): void;
  onCancel(): void;
}

/** For colleagues; the sender never sees it. */
export function NoteForm({ inbox, id, onSaved, onCancel }: NoteFormProps) {
  const [text, setText] = useState('');
  const save = useMutation({ mutationFn: () => addNote(inbox, id, text), onSuccess: onSaved });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        {save.error && (
          <Alert color="red" role="alert">
            {save.error.message}
          </Alert>
        )}
        <Textarea
          label="Note"
          description="For colleagues. The sender does not see it."
          required
          autosize
          minRows={3}
          maxRows={6}
          autoFocus
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            Save note
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
