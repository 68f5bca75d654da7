import { ActionIcon, Loader, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { formatTypedDay, parseDay } from '../text/dates.ts';
import { useTyped } from './use-typed.ts';

const Calendar = lazy(() => import('./Calendar.tsx'));

interface DayInputProps {
  id?: string;
  label: string;
  description?: string;
  required?: boolean;
  /** The day as `YYYY-MM-DD`, or empty. */
  value: string;
  error?: string;
  onChange(value: string): void;
  onBlur?(): void;
  /** Marks the field that has the focus when its dialog opens. */
  'data-autofocus'?: true;
}

/** A day that can be typed in any usual way or picked from a calendar. */
export function DayInput({ value, onChange, onBlur, ...input }: DayInputProps) {
  const { typed, setTyped, tidy } = useTyped(value, formatTypedDay, parseDay);
  const [isOpen, setOpen] = useState(false);
  return (
    <TextInput
      {...input}
      placeholder="DD/MM/YYYY"
      className="numbers"
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(parseDay(event.currentTarget.value));
      }}
      onBlur={() => {
        tidy();
        onBlur?.();
      }}
      rightSection={
        <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus shadow="md">
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Choose a date: ${input.label}`}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={16} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={`Calendar: ${input.label}`}>
            <Suspense fallback={<Loader size="sm" />}>
              {isOpen && (
                <Calendar
                  value={value}
                  onPick={(day) => {
                    onChange(day);
                    setOpen(false);
                  }}
                />
              )}
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
