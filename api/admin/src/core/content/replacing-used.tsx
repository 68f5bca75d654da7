/** Deleting and unpublishing entries that others refer to, such as a sector that jobs are in. */
import { Stack, Text } from '@mantine/core';
import type { ContentType } from 'content-types/define';
import { useState } from 'react';
import { type AdminEntry, ApiError } from '../../client/request.ts';
import { ask } from '../../kit/ask.tsx';
import { SelectInput } from '../../kit/form/inputs.tsx';
import { FormButtons } from '../../kit/form/SmallForm.tsx';
import { useReferable } from '../fields/reference.tsx';
import type { BulkAction } from './queries.ts';
import { texts } from './texts.ts';

/**
 * Sends an action and, if the server says that one of the entries is in use, asks for a replacement and retries.
 * Rejects with the server's error if the user cancels.
 */
export async function retryWithReplacement<Result>(
  type: ContentType,
  entries: readonly AdminEntry[],
  action: BulkAction,
  send: (replaceWith?: string) => Promise<Result>,
): Promise<Result & { isReplaced: boolean }> {
  try {
    return { ...(await send()), isReplaced: false };
  } catch (error) {
    const isUsed = error instanceof ApiError && typeof error.body.inUse === 'number';
    const replaceWith = isUsed && (await askReplacement(type, entries, action, error.message));
    if (!replaceWith) throw error;
    return { ...(await send(replaceWith)), isReplaced: true };
  }
}

/** Resolves with the id of another entry, or null when the user cancels. */
function askReplacement(type: ContentType, entries: readonly AdminEntry[], action: BulkAction, text: string) {
  const labels = texts.replacement;
  return ask<string | null>(null, { title: labels.title }, (answer) => (
    <Question
      type={type.name}
      without={entries.map((entry) => entry.id)}
      text={text}
      action={action === 'delete' ? labels.andDelete : labels.andUnpublish}
      onDone={answer}
    />
  ));
}

interface QuestionProps {
  type: string;
  without: readonly string[];
  text: string;
  action: string;
  onDone(replaceWith: string | null): void;
}

function Question({ type, without, text, action, onDone }: QuestionProps) {
  const [replaceWith, setReplaceWith] = useState<string | null>(null);
  const options = (useReferable(type) ?? []).filter(({ value }) => !without.includes(value));
  return (
    <Stack>
      <Text size="sm">{text}</Text>
      <SelectInput
        data-autofocus
        label={texts.replacement.label}
        emptyLabel=""
        options={options}
        value={replaceWith ?? ''}
        onChange={(next) => setReplaceWith(next || null)}
      />
      <FormButtons
        isDialog
        color="red"
        label={action}
        isDisabled={replaceWith === null}
        onSend={() => onDone(replaceWith)}
        onCancel={() => onDone(null)}
      />
    </Stack>
  );
}
