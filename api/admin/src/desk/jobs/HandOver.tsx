/** The dialog that hands jobs over with their open applications, permanently or for a time. */
import { Button, type ButtonProps, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { choice } from 'content-types/fields/choice';
import { date } from 'content-types/fields/date';
import { createRequiredMessage } from 'content-types/fields/problems';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import { colleaguesQuery } from '../../client/submissions.ts';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { CallButton } from '../../kit/buttons.tsx';
import { ownerTexts as texts } from './owner-texts.ts';
import type { OwnedJob } from './queries.ts';

interface HandOverProps {
  jobs: readonly OwnedJob[];
  onDone?(message: string): void;
}

export function HandOverButton({ jobs, onDone, ...button }: HandOverProps & ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" {...button} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <HandOver jobs={jobs} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

function HandOver({ jobs, onDone, onClose }: HandOverProps & { onClose(): void }) {
  const queries = useQueryClient();
  const { data: colleagues } = useQuery(colleaguesQuery);
  const refresh = () => {
    for (const queryKey of [['inbox'], ['content', 'job']]) void queries.invalidateQueries({ queryKey });
  };
  const send = async (recipientId: string, days: { from?: string; until?: string } = {}) => {
    const entries = jobs.map(({ id, version }) => ({ id, version }));
    // Refreshes after a conflict too, so that the next attempt is based on the other user's change.
    const response = request('POST', '/jobs/hand-over', { body: { entries, to: recipientId, ...days } }).finally(
      refresh,
    );
    const { applications } = await response;
    onDone?.(texts.done(jobs.length, colleagues?.find(({ id }) => id === recipientId)?.name ?? '', applications));
    onClose();
  };
  const coveredOwner = jobs.length === 1 && jobs[0]?.cover ? jobs[0].owner : null;
  if (!colleagues) return null;
  return (
    <FieldsForm
      fields={createFields(colleagues)}
      dialogTitle={texts.title(jobs)}
      submitLabel={texts.submit}
      onCancel={onClose}
      onSave={({ to, how, from, until }) => send(to, how === 'time' ? { from: from || undefined, until } : {})}
      intro={<Text size="sm">{texts.intro}</Text>}
    >
      {coveredOwner && (
        <CallButton style={{ alignSelf: 'start' }} call={() => send(coveredOwner.id)}>
          {texts.endCover}
        </CallButton>
      )}
    </FieldsForm>
  );
}

function createFields(colleagues: readonly { id: string; name: string }[]) {
  const names = Object.fromEntries(colleagues.map(({ id, name }) => [id, name]));
  const timeCondition = ['how', 'time'] as const;
  return {
    to: {
      ...choice(texts.to, { options: { '': texts.choose, ...names } }),
      required: true,
      check: (id: string) => (id === '' ? createRequiredMessage(texts.to) : null),
    },
    how: choice(texts.how, { options: texts.ways }),
    from: { ...date(texts.from, { help: texts.fromHelp }), when: timeCondition },
    until: {
      ...date(texts.until),
      required: true,
      when: timeCondition,
      check: (day: string, { how }: Record<string, unknown>) =>
        how === timeCondition[1] && day === '' ? createRequiredMessage(texts.until) : null,
    },
  };
}
