import { Anchor, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAs, request } from '../../client/request.ts';
import { invalidateLists, type SubmissionDetails, submissionQuery } from '../../client/submissions.ts';
import { CallButton, PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Note, Warning } from '../../kit/notes.tsx';
import { Section } from '../../kit/Section.tsx';
import { formatAppointment } from '../../kit/text/dates.ts';
import { InterviewForm, type InterviewMode } from './InterviewForm.tsx';
import type { Interview } from './queries.ts';
import { texts } from './texts.ts';

export function Interviews({ application }: { application: SubmissionDetails }) {
  const { id, stage } = application;
  const queries = useQueryClient();
  const { data, error } = useQuery({
    ...readAs(['interviews', 'application', id], '/applications/{id}/interviews', { params: { id } }),
    staleTime: 0,
  });
  const [form, setForm] = useState<{ mode: InterviewMode; interview: Interview | null } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const refresh = async () => {
    setForm(null);
    await queries.invalidateQueries({ queryKey: ['interviews'] });
    await queries.invalidateQueries({ queryKey: submissionQuery('applications', id).queryKey });
    await invalidateLists(queries, 'applications');
  };
  const isClosed = !stage || ['rejected', 'withdrawn'].includes(stage.kind) || application.deletedAt !== null;
  const items = data?.items ?? [];
  // Finds an open interview that is not booked yet. It has its own buttons to offer other times or book one.
  const openInterview = isClosed
    ? undefined
    : items.find((interview) => isOpen(interview) && interview.state !== 'booked');
  if (isClosed && items.length === 0 && !failure) return null;

  return (
    <Section title={texts.title} order={3}>
      <ErrorAlert error={error ?? failure} />
      {items.length > 0 && (
        <ul className="plain-list marked-list">
          {items.map((interview) => (
            <li key={interview.id}>
              <InterviewFacts interview={interview} />
              {!isClosed && isOpen(interview) && (
                <Group gap="xs" mt="xs">
                  {interview.state !== 'booked' && application.email && (
                    <PlainButton
                      size="xs"
                      data-key={interview === openInterview ? 'i' : undefined}
                      onClick={() => setForm({ mode: 'offered', interview })}
                    >
                      {texts.offerOthers}
                    </PlainButton>
                  )}
                  <PlainButton
                    size="xs"
                    onClick={() =>
                      setForm({ mode: interview.state === 'booked' ? 'rescheduled' : 'agreed', interview })
                    }
                  >
                    {interview.state === 'booked' ? texts.reschedule : texts.book}
                  </PlainButton>
                  <CallButton
                    size="xs"
                    onError={setFailure}
                    ask={texts.confirm[interview.state === 'booked' ? 'booked' : 'offered']}
                    call={() =>
                      request('DELETE', '/interviews/{id}', { params: { id: interview.id } }).finally(refresh)
                    }
                  >
                    {interview.state === 'booked' ? texts.cancel : texts.withdraw}
                  </CallButton>
                </Group>
              )}
            </li>
          ))}
        </ul>
      )}
      {form && (
        <InterviewForm
          key={`${form.mode} ${form.interview?.id}`}
          applicationId={id}
          {...form}
          onSaved={() => void refresh()}
          onCancel={() => setForm(null)}
        />
      )}
      {!form && !isClosed && !openInterview && (
        <Group gap="xs">
          {application.email && (
            <PlainButton data-key="i" onClick={() => setForm({ mode: 'offered', interview: null })}>
              {texts.offer}
            </PlainButton>
          )}
          <PlainButton
            data-key={application.email ? undefined : 'i'}
            onClick={() => setForm({ mode: 'agreed', interview: null })}
          >
            {texts.record}
          </PlainButton>
        </Group>
      )}
    </Section>
  );
}

export function InterviewFacts({ interview }: { interview: Interview }) {
  const { state, startsAt, times, minutes, place, note, interviewer, others, hasClash } = interview;
  const isPast = state === 'booked' && !isOpen(interview);
  return (
    <>
      <Text size="sm" fw={600}>
        {startsAt ? formatAppointment(startsAt) : times.map((time) => formatAppointment(time)).join('; ')}
      </Text>
      <Text size="sm">
        {texts.states[isPast ? 'past' : state]} · {texts.details(minutes, texts.names([interviewer, ...others]))}
      </Text>
      <Text size="sm">
        {/^https:\/\/\S+$/.test(place) ? (
          <Anchor href={place} target="_blank" rel="noreferrer" size="sm">
            {place}
          </Anchor>
        ) : (
          place
        )}
      </Text>
      {note && <Note>{note}</Note>}
      {hasClash && !isPast && <Warning>{texts.clash(others.length === 0, interviewer.name)}</Warning>}
    </>
  );
}

/** Whether an interview can still be changed. */
function isOpen({ state, startsAt }: Interview): boolean {
  return state !== 'cancelled' && (startsAt === null || Date.parse(startsAt) > Date.now());
}
