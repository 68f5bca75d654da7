import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../client/request.ts';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { SecretNotice } from '../../kit/SecretNotice.tsx';
import { calendarQuery } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.calendar;

/** The address at which the user’s calendar program finds their interviews. */
export default function CalendarAddress() {
  const queries = useQueryClient();
  const { data, error } = useQuery(calendarQuery);
  const onSettled = () => queries.invalidateQueries(calendarQuery);
  const create = useMutation({ mutationFn: () => request('POST', '/session/calendar'), onSettled });
  const remove = useMutation({
    mutationFn: () => request('DELETE', '/session/calendar'),
    onSuccess: create.reset,
    onSettled,
  });
  return (
    <Stack>
      <Title order={2}>{words.title}</Title>
      <Text size="sm">{words.intro}</Text>
      <ErrorAlert error={error ?? create.error ?? remove.error} />
      {create.data && <SecretNotice title={words.copyNow} values={[['', create.data.address]]} />}
      <Group gap="xs">
        <Button variant="default" loading={create.isPending} onClick={() => create.mutate()}>
          {data?.isOn ? words.replace : words.create}
        </Button>
        {data?.isOn && (
          <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
            {words.remove}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
