import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { DayInput } from '../../../lib/DayInput.tsx';
import { isElsewhere } from '../../../lib/format.ts';
import classes from './editor.module.css';
import { dayOf, momentOf, timeOf } from './moments.ts';
import { parseTime } from './times.ts';

interface MomentInputProps {
  id: string;
  label: string;
  description: string;
  error: string | undefined;
  /** ISO 8601, or null for none. */
  value: string | null;
  onChange(value: string | null): void;
}

/** A day and a time of London; it says so where clocks show another. */
export function MomentInput({ id, label, description, error, value, onChange }: MomentInputProps) {
  const [day, setDay] = useState(dayOf(value));
  const [time, setTime] = useState(timeOf(value) || '09:00');
  const [seen, setSeen] = useState(value);
  const clock = isElsewhere() ? 'London time' : 'Time';
  if (seen !== value) {
    setSeen(value);
    // Replaced from outside, not typed here.
    if (momentOf(day, parseTime(time)) !== value) {
      setDay(dayOf(value));
      if (value) setTime(timeOf(value));
    }
  }

  function change(nextDay: string, nextTime: string) {
    setDay(nextDay);
    setTime(nextTime);
    onChange(momentOf(nextDay, parseTime(nextTime)));
  }

  return (
    <div className={classes.moment}>
      <DayInput
        id={id}
        label={label}
        description={description}
        value={day}
        error={error ?? (isHalfTyped(day) ? 'This is not a day, like 21/11/2026.' : undefined)}
        onChange={(next) => change(next, time)}
      />
      <TextInput
        label={clock}
        aria-label={`${label}, ${clock}`}
        className="numbers"
        placeholder="HH:MM"
        value={time}
        disabled={day === ''}
        error={day !== '' && momentOf(day, parseTime(time)) === null && !isHalfTyped(day)}
        onChange={(event) => change(day, event.currentTarget.value)}
        onBlur={() => change(day, parseTime(time))}
      />
    </div>
  );
}

function isHalfTyped(day: string): boolean {
  return day !== '' && !/^\d{4}-\d\d-\d\d$/.test(day);
}
