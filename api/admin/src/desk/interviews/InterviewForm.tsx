import {
  ActionIcon,
  Alert,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { colleaguesQuery } from '../../client/submissions.ts';
import { DateTimeInput } from '../../core/content/editor/DateTimeInput.tsx';
import { useSession } from '../../core/session/Session.tsx';
import { FormButtons, getFormErrors, SmallForm } from '../../kit/form/SmallForm.tsx';
import { formatAppointment } from '../../kit/text/dates.ts';
import classes from './interviews.module.css';
import { findClashes, type Interview, saveInterview, upcomingInterviewsQuery } from './queries.ts';
import { texts } from './texts.ts';

/**
 * `offered` for the candidate to choose; `agreed` with them already, such as by phone; `rescheduled` to another time.
 */
export type Mode = 'offered' | 'agreed' | 'rescheduled';

interface InterviewFormProps {
  applicationId: string;
  mode: Mode;
  /** The interview being changed; null for a new one. */
  interview: Interview | null;
  onSaved(): void;
  onCancel(): void;
}

const MAX_TIMES = 5;
const words = texts.form;

export function InterviewForm({ applicationId, mode, interview, onSaved, onCancel }: InterviewFormProps) {
  const { user } = useSession();
  const id = useId();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: upcoming = [] } = useQuery(upcomingInterviewsQuery);
  const [times, setTimes] = useState<(string | null)[]>([interview?.startsAt ?? null]);
  const [userId, setUserId] = useState(interview?.interviewer.id ?? user.id);
  const [minutes, setMinutes] = useState<number | string>(interview?.minutes ?? 45);
  const [place, setPlace] = useState(interview?.place ?? '');
  const [note, setNote] = useState(interview?.note ?? '');
  const plan = { userId, times: times.filter((time) => time !== null), minutes: Number(minutes), place, note };
  const save = useMutation({
    mutationFn: () => saveInterview(applicationId, interview?.id ?? null, { ...plan, isAgreed: mode !== 'offered' }),
    onSuccess: onSaved,
  });
  const errors = getFormErrors(save.error, ['times', 'userId', 'minutes', 'place', 'note']);
  const clashes = findClashes(upcoming, plan, interview?.id ?? null);
  const interviewer = colleagues.find((colleague) => colleague.id === userId);
  const setTime = (at: number, time: string | null) => setTimes(times.map((old, n) => (n === at ? time : old)));

  return (
    <div className={classes.form}>
      <SmallForm onSend={() => save.mutate()} gap="sm" error={errors.general} noValidate>
        <div>
          <Title order={4}>{words[mode]}</Title>
          <Text size="sm" c="dimmed">
            {words.help[mode]}
          </Text>
        </div>
        <Stack gap="xs">
          {times.map((time, at) => {
            const label = mode === 'offered' ? words.time(at + 1) : words.agreedTime;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: The times have no other identity while they are empty.
              <Group key={at} gap="xs" align="end" wrap="nowrap">
                <DateTimeInput
                  id={`${id}-${at}`}
                  label={label}
                  value={time}
                  error={at === 0 ? errors.at('times') : undefined}
                  onChange={(next) => setTime(at, next)}
                />
                {times.length > 1 && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={words.removeTime(at + 1)}
                    onClick={() => setTimes(times.filter((_, n) => n !== at))}
                  >
                    <IconX size={16} />
                  </ActionIcon>
                )}
              </Group>
            );
          })}
          {mode === 'offered' && times.length < MAX_TIMES && (
            <Group>
              <Button size="xs" variant="default" onClick={() => setTimes([...times, null])}>
                {words.addTime}
              </Button>
            </Group>
          )}
        </Stack>
        {clashes.length > 0 && (
          <Alert color="yellow">
            {texts.mayClash(interviewer?.name ?? '', clashes.map((time) => formatAppointment(time)).join('; '))}
          </Alert>
        )}
        <div className={classes.pair}>
          <NumberInput
            label={words.minutes}
            min={5}
            max={480}
            step={15}
            allowDecimal={false}
            value={minutes}
            error={errors.at('minutes')}
            onChange={setMinutes}
          />
          <NativeSelect
            label={words.interviewer}
            data={colleagues.map((colleague) => ({ value: colleague.id, label: colleague.name }))}
            value={userId}
            error={errors.at('userId')}
            onChange={(event) => setUserId(event.currentTarget.value)}
          />
        </div>
        <TextInput
          label={words.place}
          description={words.placeHelp}
          required
          maxLength={300}
          value={place}
          error={errors.at('place')}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <Textarea
          label={words.note}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={2000}
          value={note}
          error={errors.at('note')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormButtons
          label={mode === 'offered' ? words.send : mode === 'agreed' ? words.book : words.change}
          isBusy={save.isPending}
          onCancel={onCancel}
        />
      </SmallForm>
    </div>
  );
}
