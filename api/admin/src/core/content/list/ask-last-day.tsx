import { Button, Group, Stack } from '@mantine/core';
import { DAY_MS } from 'content-types/time/days';
import { londonDay } from 'content-types/time/london-time';
import { useState } from 'react';
import { ask } from '../../../kit/ask.tsx';
import { DayInput } from '../../../kit/form/DayInput.tsx';
import { FormButtons } from '../../../kit/form/SmallForm.tsx';
import { Note } from '../../../kit/notes.tsx';
import { completeDay } from '../../../kit/text/dates.ts';
import { texts } from '../texts.ts';

const labels = texts.lastDay;

/**
 * Asks for the last day that entries stay open. Resolves with today or a later day, `YYYY-MM-DD`, or null when the user
 * cancels.
 */
export const askLastDay = (title: string) =>
  ask<string | null>(null, { title }, (answer) => <Question action={title} onDone={answer} />);

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
          label={labels.label}
          value={day}
          onChange={setDay}
          error={isPast ? labels.past : undefined}
        />
        <Group gap="xs">
          {WEEKS.map((weeks) => (
            <Button key={weeks} size="compact-sm" variant="default" onClick={() => setDay(daysFromNow(7 * weeks))}>
              {labels.weeks(weeks)}
            </Button>
          ))}
        </Group>
        <Note>{labels.help}</Note>
        <FormButtons
          isDialog
          label={action}
          isDisabled={completeDay(day) === '' || isPast}
          onCancel={() => onDone(null)}
        />
      </Stack>
    </form>
  );
}

/** Returns the date in London some days from now. */
function daysFromNow(days: number): string {
  return londonDay(Date.now() + days * DAY_MS);
}
