import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { londonDay, toLondonDay } from 'content-types/time/london-time';
import { useState } from 'react';
import { readQuery } from '../../client/request.ts';
import { toHash } from '../../core/navigation/views.ts';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { Note } from '../../kit/notes.tsx';
import { formatTime, formatWeekday } from '../../kit/text/dates.ts';
import classes from './interviews.module.css';
import type { Interview } from './queries.ts';
import { texts } from './texts.ts';
import { weekOf } from './week-of.ts';

const labels = texts.week;

export function Week({ jobId, query }: { jobId: string; query: string }) {
  const today = londonDay(Date.now());
  const [weekOffset, setWeekOffset] = useState(0);
  const days = weekOf(today, weekOffset);
  const { data, error } = useQuery({
    ...readQuery('/interviews', { query: { from: days[0], to: days.at(-1) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const items = (data?.items ?? []).filter(({ application }) => jobId === '' || application.jobId === jobId);
  const interviewsOn = (day: string) =>
    items.filter(({ startsAt }) => startsAt !== null && toLondonDay(startsAt) === day);
  // Shows Saturday and Sunday only if they have interviews.
  const shownDays = days.filter((day, index) => index < 5 || interviewsOn(day).length > 0);
  return (
    <section aria-label={labels.label}>
      <Group gap="xs" mb="sm">
        <Button size="xs" variant="default" onClick={() => setWeekOffset(weekOffset - 1)}>
          {labels.previous}
        </Button>
        <Button size="xs" variant="default" disabled={weekOffset === 0} onClick={() => setWeekOffset(0)}>
          {labels.now}
        </Button>
        <Button size="xs" variant="default" onClick={() => setWeekOffset(weekOffset + 1)}>
          {labels.next}
        </Button>
      </Group>
      <LoadState data={data} error={error} />
      {data && (
        <div className={classes.week} style={{ '--days': shownDays.length } as React.CSSProperties}>
          {shownDays.map((day) => (
            <section key={day} aria-labelledby={day} data-today={day === today || undefined}>
              <Title order={2} id={day}>
                {formatWeekday(day)}
              </Title>
              {interviewsOn(day).length === 0 && <Note>{labels.none}</Note>}
              <ul className={classes.day}>
                {interviewsOn(day).map((interview) => (
                  <Appointment key={interview.id} interview={interview} query={query} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

function Appointment({ interview, query }: { interview: Interview; query: string }) {
  const { startsAt, minutes, application, interviewer, others, hasClash } = interview;
  return (
    <li>
      <Text size="sm" fw={600} className="numbers">
        {formatTime(startsAt ?? '')}
        <Note span> {texts.minutes(minutes)}</Note>
      </Text>
      <Anchor size="sm" href={toHash({ view: 'applications', entry: application.id, query })}>
        {application.candidate}
      </Anchor>
      <Text size="sm">{application.jobTitle}</Text>
      <Note>{texts.names([interviewer, ...others])}</Note>
      {hasClash && (
        <Text size="sm" c="red">
          {labels.clash}
        </Text>
      )}
    </li>
  );
}
