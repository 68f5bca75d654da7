import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import { confirm } from '../../kit/confirm.ts';
import { formatDateTime } from '../../kit/text/dates.ts';
import classes from './candidates.module.css';
import type { Candidate } from './queries.ts';
import { Section } from './Section.tsx';
import { texts } from './texts.ts';

const words = texts.record;

interface NotesProps {
  candidate: Candidate;
  onChange(send: () => Promise<Candidate>): void;
}

/** Notes about a candidate, for colleagues. */
export function Notes({ candidate: { id, notes }, onChange }: NotesProps) {
  const [text, setText] = useState('');
  const add = () => {
    setText('');
    onChange(async () => {
      try {
        return await request('POST', '/candidates/{id}/notes', { params: { id }, body: { text } });
      } catch (error) {
        setText((newer) => newer || text);
        throw error;
      }
    });
  };
  const remove = async (note: number) => {
    if (!(await confirm(words.confirmDeleteNote))) return;
    onChange(async () => {
      await request('DELETE', '/candidates/{id}/notes/{note}', { params: { id, note } });
      return request('GET', '/candidates/{id}', { params: { id } });
    });
  };
  return (
    <Section id="notes" title={words.notes}>
      <ul className={classes.items}>
        {notes.map((note) => (
          <li key={note.id}>
            <Text size="sm" className={classes.text}>
              {note.text}
            </Text>
            <Group gap="xs">
              <Text size="xs" c="dimmed">
                {[note.user, formatDateTime(note.at)].filter(Boolean).join(', ')}
              </Text>
              <Button size="compact-xs" variant="subtle" color="gray" onClick={() => void remove(note.id)}>
                {words.deleteNote}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <Textarea
        label={words.note}
        autosize
        minRows={2}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="xs" variant="default" style={{ justifySelf: 'start' }} disabled={text.trim() === ''} onClick={add}>
        {words.saveNote}
      </Button>
    </Section>
  );
}
