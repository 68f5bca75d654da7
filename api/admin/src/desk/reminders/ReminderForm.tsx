import { Button, Group, Stack } from '@mantine/core';
import { choice } from 'content-types/fields/choice';
import { type DateField, date } from 'content-types/fields/date';
import { type TextField, text } from 'content-types/fields/text';
import { addDays } from 'content-types/time/days';
import { parseTime } from '../../core/content/editor/date-time.ts';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { type InputProps, labelProps } from '../../core/fields/field-view.ts';
import { DayInput } from '../../kit/form/DayInput.tsx';
import { Line } from '../../kit/form/inputs.tsx';
import { useTyped } from '../../kit/form/use-typed.ts';
import { nextMonday, today } from './due.ts';
import { type Reminder, useReminderChange, useReminderCreation } from './queries.ts';
import { texts } from './texts.ts';

interface ReminderFormProps {
  /** Applications that the reminder can be about, by id, newest first. */
  applications: Record<string, string>;
  /** The reminder to change; undefined for a new one. */
  reminder?: Reminder;
  onSaved(): void;
  onCancel(): void;
}

const FIELDS = {
  text: text(texts.text, { required: true, max: 200 }),
  day: date(texts.day, { required: true }),
  time: text(texts.time, { max: 10 }),
};
const INPUTS = { day: DayChoice, time: Time };

export function ReminderForm({ applications, reminder, onSaved, onCancel }: ReminderFormProps) {
  const createMutation = useReminderCreation();
  const changeMutation = useReminderChange();
  const ids = Object.keys(applications);
  const aboutField = { ...choice(texts.about, { options: applications, initial: ids[0] }), hidden: ids.length < 2 };
  return (
    <FieldsForm
      fields={{ ...FIELDS, about: aboutField }}
      values={reminder ? { ...reminder, time: reminder.time ?? '' } : { day: addDays(today(), 1) }}
      inputs={INPUTS}
      draftKeyParts={['reminder', reminder?.id ?? ids[0] ?? '']}
      size="xs"
      submitLabel={texts.save[reminder ? 'change' : 'create']}
      onCancel={onCancel}
      onSave={async ({ about: id, time, ...rest }) => {
        const body = { ...rest, time: time || null };
        if (reminder) await changeMutation.mutateAsync({ seen: reminder, change: body });
        else await createMutation.mutateAsync({ id, body });
        onSaved();
      }}
    />
  );
}

function DayChoice(props: InputProps<DateField>) {
  const now = today();
  const days = { tomorrow: addDays(now, 1), monday: nextMonday(now), week: addDays(now, 7) };
  return (
    <Stack gap={4}>
      <DayInput {...labelProps(props)} value={props.value} onChange={props.onChange} />
      <Group gap={4}>
        {(Object.keys(days) as (keyof typeof days)[]).map((name) => (
          <Button
            key={name}
            size="compact-xs"
            variant={props.value === days[name] ? 'light' : 'default'}
            aria-pressed={props.value === days[name]}
            onClick={() => props.onChange(days[name])}
          >
            {texts.choices[name]}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

function Time(props: InputProps<TextField>) {
  const { typed, setTyped, tidy } = useTyped(props.value, String, parseTime);
  return (
    <Line
      {...labelProps(props)}
      className="numbers"
      placeholder="HH:MM"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        props.onChange(parseTime(text));
      }}
      onBlur={tidy}
    />
  );
}
