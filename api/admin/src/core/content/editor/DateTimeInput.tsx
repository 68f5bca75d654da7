import { useState } from 'react';
import { DayInput } from '../../../kit/form/DayInput.tsx';
import { Line } from '../../../kit/form/inputs.tsx';
import { isOutsideLondon } from '../../../kit/text/dates.ts';
import { texts } from '../texts.ts';
import { parseTime, toDay, toIso, toTime } from './date-time.ts';
import classes from './editor.module.css';

interface DateTimeInputProps {
  id: string;
  label: string;
  description?: string;
  error?: string;
  /** ISO 8601, or null if not set. */
  value: string | null;
  onChange(value: string | null): void;
}

/** A day and a time in London. The label says so for users in another time zone. */
export function DateTimeInput({ id, label, description, error, value, onChange }: DateTimeInputProps) {
  const [day, setDay] = useState(toDay(value));
  const [time, setTime] = useState(toTime(value) || '09:00');
  const [previousValue, setPreviousValue] = useState(value);
  const timeLabel = isOutsideLondon ? texts.editor.londonTime : texts.editor.time;
  if (previousValue !== value) {
    setPreviousValue(value);
    // Updates the inputs if the value was changed elsewhere, not typed here.
    if (toIso(day, parseTime(time)) !== value) {
      setDay(toDay(value));
      if (value) setTime(toTime(value));
    }
  }

  function change(nextDay: string, nextTime: string) {
    setDay(nextDay);
    setTime(nextTime);
    onChange(toIso(nextDay, parseTime(nextTime)));
  }

  return (
    <div className={classes.moment}>
      <DayInput
        id={id}
        label={label}
        description={description}
        value={day}
        error={error ?? (isHalfTyped(day) ? texts.editor.notADate : undefined)}
        onChange={(next) => change(next, time)}
      />
      <Line
        label={timeLabel}
        aria-label={`${label}, ${timeLabel}`}
        className="numbers"
        placeholder="HH:MM"
        value={time}
        disabled={day === ''}
        error={day !== '' && toIso(day, parseTime(time)) === null && !isHalfTyped(day)}
        onChange={(next) => change(day, next)}
        onBlur={() => change(day, parseTime(time))}
      />
    </div>
  );
}

function isHalfTyped(day: string): boolean {
  return day !== '' && !/^\d{4}-\d\d-\d\d$/.test(day);
}
