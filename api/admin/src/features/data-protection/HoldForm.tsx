import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { ErrorAlert } from '../../lib/errors.tsx';
import { request } from '../../lib/request.ts';
import { FormButtons, SmallForm } from '../../lib/SmallForm.tsx';
import type { InboxName } from '../inbox/queries.ts';
import { type DataFacts, dataFactsQuery, type Hold } from './queries.ts';

/** Keeps something from being erased, such as during a dispute: who did, why, and the way out of it. */
export function HoldForm({ inbox, id, hold }: { inbox: InboxName; id: string; hold: Hold | null }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const onSuccess = (facts: DataFacts) => {
    queries.setQueryData(dataFactsQuery(inbox, id).queryKey, facts);
    setAsking(false);
    setReason('');
  };
  const place = useMutation({
    mutationFn: () => request('PUT', `/${inbox}/{id}/hold` as const, { params: { id }, body: { reason } }),
    onSuccess,
  });
  const lift = useMutation({
    mutationFn: () => request('DELETE', `/${inbox}/{id}/hold` as const, { params: { id } }),
    onSuccess,
  });
  const error = place.error ?? lift.error;

  return (
    <Stack gap="xs">
      <ErrorAlert error={error} />
      {hold && (
        <Alert color="yellow" title="Legal hold">
          <Text size="sm">
            {hold.reason} ({hold.user ?? 'unknown user'}, {formatDay(hold.at)})
          </Text>
          <Button mt="xs" size="xs" variant="default" loading={lift.isPending} onClick={() => lift.mutate()}>
            Lift the hold
          </Button>
        </Alert>
      )}
      {!hold && !isAsking && (
        <Button size="xs" variant="default" style={{ alignSelf: 'start' }} onClick={() => setAsking(true)}>
          Place a legal hold
        </Button>
      )}
      {!hold && isAsking && (
        <SmallForm gap="xs" onSend={() => place.mutate()}>
          <TextInput
            label="Why must it not be erased?"
            description="The reason is kept with the application and given to the person if they ask for their data."
            required
            maxLength={500}
            autoFocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <FormButtons label="Place the hold" isBusy={place.isPending} size="xs" onCancel={() => setAsking(false)} />
        </SmallForm>
      )}
    </Stack>
  );
}
