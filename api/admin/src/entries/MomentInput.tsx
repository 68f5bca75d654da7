import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { DayInput } from '../fields/DayInput.tsx';
import classes from './editor.module.css';
import { dayOf, momentOf, timeOf } from './moments.ts';

interface MomentInputProps {
  id: string;
  label: string;
  description: string;
  error: string | undefined;
  /** ISO 8601, or null for none. */
  value: string | null;
  onChange(value: string | null): void;
}

/** A day and a time in the user's own zone. */
export function MomentInput({ id, label, description, error, value, onChange }: MomentInputProps) {
  const [day, setDay] = useState(dayOf(value));
  const [time, setTime] = useState(timeOf(value) || '09:00');
  // The value was replaced from outside.
  if (momentOf(day, time) !== value && !isHalfTyped(day)) {
    setDay(dayOf(value));
    if (value) setTime(timeOf(value));
  }

  function change(nextDay: string, nextTime: string) {
    setDay(nextDay);
    setTime(nextTime);
    onChange(momentOf(nextDay, nextTime));
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
        type="time"
        aria-label={`${label}, time`}
        value={time}
        disabled={day === ''}
        onChange={(event) => change(day, event.currentTarget.value)}
      />
    </div>
  );
}

function isHalfTyped(day: string): boolean {
  return day !== '' && !/^\d{4}-\d\d-\d\d$/.test(day);
}
