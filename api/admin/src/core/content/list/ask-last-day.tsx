import { Button, Group, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { DayInput } from '../../../kit/form/DayInput.tsx';
import { Note } from '../../../kit/notes.tsx';
import { completeDay } from '../../../kit/text/dates.ts';
import { common } from '../../../kit/text/texts.ts';
import { texts } from '../texts.ts';

const words = texts.lastDay;

/** Asks for the last day that entries stay open. Resolves with today or a later day, `YYYY-MM-DD`, or null when the user cancels. */
export function askLastDay(title: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const id = modals.open({
    title,
    children: (
      <Question
        action={title}
        onDone={(day) => {
          resolve(day);
          modals.close(id);
        }}
      />
    ),
    onClose: () => resolve(null),
  });
  return promise;
}

const WEEKS = [2, 4, 8];

function Question({ action, onDone }: { action: string; onDone(day: string | null): void }) {
  const [day, setDay] = useState(() => daysFromNow(28));
  const isPast = completeDay(day) !== '' && day < daysFromNow(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (completeDay(day) && !isPast) onDone(day);
      }}
    >
      <Stack>
        <DayInput
          data-autofocus
          label={words.label}
          value={day}
          onChange={setDay}
          error={isPast ? words.past : undefined}
        />
        <Group gap="xs">
          {WEEKS.map((weeks) => (
            <Button key={weeks} size="compact-sm" variant="default" onClick={() => setDay(daysFromNow(7 * weeks))}>
              {words.weeks(weeks)}
            </Button>
          ))}
        </Group>
        <Note>{words.help}</Note>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onDone(null)}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={completeDay(day) === '' || isPast}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** In London, where the day ends. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
}
