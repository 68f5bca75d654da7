import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { contentTypes } from 'content-types';
import { type Collection, getTitle } from 'content-types/define';
import { listReferences } from 'content-types/lib/references';
import { useState } from 'react';
import { useReferable } from '../../../fields/reference.tsx';
import type { AdminEntry } from '../../../lib/api-types.ts';
import { texts } from '../texts.ts';

const { actions } = texts;

/** Whether applications, or documents of any type, can refer to entries of this one. */
export function isReferable(type: Collection): boolean {
  if (type.name === 'stage') return true;
  return Object.values(contentTypes).some(({ fields }) => listReferences(fields).some(({ to }) => to === type.name));
}

/** Asks before an entry that others may refer to is deleted. Null when the user cancels. */
export function askReplacement(type: Collection, entry: AdminEntry): Promise<{ replaceWith?: string } | null> {
  const { promise, resolve } = Promise.withResolvers<{ replaceWith?: string } | null>();
  const one = type.label.one.toLowerCase();
  const id = modals.open({
    title: actions.confirmDeletion(getTitle(type, entry)),
    children: (
      <Question
        type={type}
        without={entry.id}
        text={actions.deletionOfUsed(one)}
        onDone={(answer) => {
          resolve(answer);
          modals.close(id);
        }}
      />
    ),
    onClose: () => resolve(null),
  });
  return promise;
}

interface QuestionProps {
  type: Collection;
  without: string;
  text: string;
  onDone(answer: { replaceWith?: string } | null): void;
}

function Question({ type, without, text, onDone }: QuestionProps) {
  const [replaceWith, setReplaceWith] = useState<string | null>(null);
  const options = (useReferable(type.name) ?? []).filter(({ value }) => value !== without);
  return (
    <Stack>
      <Text size="sm">{text}</Text>
      <Select
        label={actions.replaceWith}
        placeholder={actions.noReplacement}
        clearable
        data={options}
        value={replaceWith}
        onChange={setReplaceWith}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onDone(null)}>
          Cancel
        </Button>
        <Button color="red" onClick={() => onDone(replaceWith === null ? {} : { replaceWith })}>
          {actions.deleteOne(type.label.one.toLowerCase())}
        </Button>
      </Group>
    </Stack>
  );
}
