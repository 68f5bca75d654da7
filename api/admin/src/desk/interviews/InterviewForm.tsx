import { ActionIcon, Box, Button, Group, Stack, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { choice } from 'content-types/fields/choice';
import type { DataOf } from 'content-types/fields/field';
import { number } from 'content-types/fields/number';
import { type TagsField, tags } from 'content-types/fields/tags-lines';
import { longText, text } from 'content-types/fields/text';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import { colleaguesQuery } from '../../client/submissions.ts';
import { DateTimeInput } from '../../core/content/editor/DateTimeInput.tsx';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { type InputProps, labelProps } from '../../core/fields/field-view.ts';
import { EmailView } from '../../core/mail/EmailView.tsx';
import { useSession } from '../../core/session/Session.tsx';
import { MultiSelect } from '../../kit/form/pickers.tsx';
import { useValue } from '../../kit/form/use-form.ts';
import { Note, Warning } from '../../kit/notes.tsx';
import { formatAppointment } from '../../kit/text/dates.ts';
import classes from './interviews.module.css';
import { findClashes, type Interview, previewQuery, upcomingInterviewsQuery } from './queries.ts';
import { texts } from './texts.ts';

/**
 * `offered` for the candidate to choose; `agreed` with them already, such as by phone; `rescheduled` to another time.
 */
export type InterviewMode = 'offered' | 'agreed' | 'rescheduled';

interface InterviewFormProps {
  applicationId: string;
  mode: InterviewMode;
  /** The interview being changed; null for a new one. */
  interview: Interview | null;
  onSaved(): void;
  onCancel(): void;
}

const MAX_TIMES = 5;
const labels = texts.form;
const SUBMIT_LABELS = { offered: labels.send, agreed: labels.book, rescheduled: labels.change };

const FIELDS = {
  times: tags(labels.agreedTime),
  minutes: number(labels.minutes, { required: true, min: 5, max: 480, initial: 45 }),
  userId: choice(labels.interviewer, { options: {} as Record<string, string> }),
  others: tags(labels.others),
  place: text(labels.place, { required: true, max: 300, help: labels.placeHelp }),
  note: longText(labels.note, { max: 2000 }),
};

export function InterviewForm({ applicationId, mode, interview, onSaved, onCancel }: InterviewFormProps) {
  const { user } = useSession();
  const { data: colleagues } = useQuery(colleaguesQuery);
  const id = interview?.id ?? null;
  const [inputs] = useState({
    times: (props: InputProps<TagsField>) => <Times {...props} mode={mode} interviewId={id} />,
    others: OtherInterviewers,
  });
  if (!colleagues) return null;
  const options = Object.fromEntries(colleagues.map((colleague) => [colleague.id, colleague.name]));
  const interviewer = interview?.interviewer.id ?? '';
  const initial = interviewer in options ? interviewer : user.id;
  return (
    <Box className="card" p="md">
      <FieldsForm
        fields={{
          ...FIELDS,
          userId: choice(labels.interviewer, { options, initial }),
          others: { ...FIELDS.others, hidden: colleagues.length < 2 },
        }}
        values={{
          ...interview,
          others: interview?.others.map((colleagueWithOther) => colleagueWithOther.id) ?? [],
          times: [interview?.startsAt ?? ''],
        }}
        inputs={inputs}
        draftKeyParts={['interview', `${applicationId}-${id ?? mode}`]}
        submitLabel={SUBMIT_LABELS[mode]}
        onCancel={onCancel}
        onSave={async ({ minutes, ...values }) => {
          const plan = { ...values, minutes: Number(minutes), isAgreed: mode !== 'offered' };
          const body = { ...plan, times: values.times.filter(Boolean) };
          if (id === null)
            await request('POST', '/applications/{id}/interviews', { params: { id: applicationId }, body });
          else await request('PUT', '/interviews/{id}', { params: { id }, body });
          onSaved();
        }}
        intro={
          <div>
            <Title order={4}>{labels[mode]}</Title>
            <Note>{labels.help[mode]}</Note>
          </div>
        }
      >
        <Preview applicationId={applicationId} mode={mode} />
      </FieldsForm>
    </Box>
  );
}

function OtherInterviewers(props: InputProps<TagsField>) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { userId } = useValue('') as DataOf<typeof FIELDS>;
  const options = colleagues.filter(({ id }) => id !== userId).map(({ id, name }) => ({ value: id, label: name }));
  return <MultiSelect {...labelProps(props)} data={options} value={props.value} onChange={props.onChange} />;
}

function Preview({ applicationId, mode }: { applicationId: string; mode: InterviewMode }) {
  const values = useValue('') as DataOf<typeof FIELDS>;
  const [{ minutes, times, ...plan }] = useDebouncedValue(values, 300);
  const chosenTimes = times.filter(Boolean);
  const body = {
    ...{ ...plan, minutes: Number(minutes), times: chosenTimes },
    ...{ isAgreed: mode !== 'offered', isChange: mode === 'rescheduled' },
  };
  const isReady = chosenTimes.length > 0 && plan.place.trim() !== '';
  const { data } = useQuery({ ...previewQuery(applicationId, body), enabled: isReady });
  if (!isReady || !data) return null;
  return (
    <details className={classes.preview}>
      <summary>{labels.preview}</summary>
      <EmailView mail={data} about={labels.candidateGets} />
    </details>
  );
}

interface TimesProps extends InputProps<TagsField> {
  mode: InterviewMode;
  interviewId: string | null;
}

/** Inputs for the times (ISO 8601, blank until chosen), with warnings where the interviewer may not be free. */
function Times({ id, value: times, error, onChange, mode, interviewId }: TimesProps) {
  return (
    <Stack gap="xs">
      {times.map((time, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The times have no other identity while they are empty.
        <Group key={index} gap="xs" align="end" wrap="nowrap">
          <DateTimeInput
            id={index === 0 ? id : `${id}-${index}`}
            label={mode === 'offered' ? labels.time(index + 1) : labels.agreedTime}
            value={time || null}
            error={index === 0 ? error : undefined}
            onChange={(next) => onChange(times.with(index, next ?? ''))}
          />
          {times.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={labels.removeTime(index + 1)}
              onClick={() => onChange(times.toSpliced(index, 1))}
            >
              <IconX size={16} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {mode === 'offered' && times.length < MAX_TIMES && (
        <Group>
          <Button size="xs" variant="default" onClick={() => onChange([...times, ''])}>
            {labels.addTime}
          </Button>
        </Group>
      )}
      <Clashes interviewId={interviewId} />
    </Stack>
  );
}

function Clashes({ interviewId }: { interviewId: string | null }) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: upcoming = [] } = useQuery(upcomingInterviewsQuery);
  const { times, minutes, ...plan } = useValue('') as DataOf<typeof FIELDS>;
  const filledPlan = { ...plan, minutes: Number(minutes), times: times.filter(Boolean) };
  const clashes = findClashes(upcoming, filledPlan, interviewId);
  const interviewer = colleagues.find(({ id }) => id === plan.userId);
  if (clashes.length === 0) return null;
  return (
    <Warning>
      {texts.mayClash(
        plan.others.length > 0 ? texts.oneOfThem : (interviewer?.name ?? ''),
        clashes.map((time) => formatAppointment(time)).join('; '),
      )}
    </Warning>
  );
}
