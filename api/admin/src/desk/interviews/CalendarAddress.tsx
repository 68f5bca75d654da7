import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import { CallButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { SecretNotice } from '../../kit/SecretNotice.tsx';
import { Section } from '../../kit/Section.tsx';
import { calendarQuery } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.calendar;

/** The address at which the user's calendar program finds their interviews. */
export default function CalendarAddress() {
  const { data, error } = useQuery(calendarQuery);
  const [address, setAddress] = useState<string | null>(null);
  return (
    <Section title={labels.title} gap="md">
      <Text size="sm">{labels.intro}</Text>
      <ErrorAlert error={error} />
      {address && <SecretNotice title={labels.copyNow} values={[['', address]]} />}
      <Group gap="xs">
        <CallButton
          size="sm"
          call={() => request('POST', '/session/calendar')}
          refresh={calendarQuery.queryKey}
          onDone={(result) => setAddress(result.address)}
        >
          {data?.isOn ? labels.replace : labels.create}
        </CallButton>
        {data?.isOn && (
          <CallButton
            size="sm"
            call={() => request('DELETE', '/session/calendar')}
            refresh={calendarQuery.queryKey}
            onDone={() => setAddress(null)}
          >
            {labels.remove}
          </CallButton>
        )}
      </Group>
    </Section>
  );
}
