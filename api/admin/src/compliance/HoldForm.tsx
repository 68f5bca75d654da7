import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../client/request.ts';
import type { InboxName } from '../client/submissions.ts';
import { ErrorAlert } from '../kit/ErrorAlert.tsx';
import { FormButtons, SmallForm } from '../kit/form/SmallForm.tsx';
import { formatDay } from '../kit/text/dates.ts';
import { type DataFacts, dataFactsQuery, type Hold } from './queries.ts';
import { texts as dataTexts } from './texts.ts';

const texts = dataTexts.hold;

/** Places and removes a legal hold, which keeps an application or message from being erased, such as during a dispute. */
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
  const remove = useMutation({
    mutationFn: () => request('DELETE', `/${inbox}/{id}/hold` as const, { params: { id } }),
    onSuccess,
  });
  const error = place.error ?? remove.error;

  return (
    <Stack gap="xs">
      <ErrorAlert error={error} />
      {hold && (
        <Alert color="yellow" title={texts.title}>
          <Text size="sm">{texts.placed(hold.reason, hold.user ?? texts.unknownUser, formatDay(hold.at))}</Text>
          <Button mt="xs" size="xs" variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
            {texts.remove}
          </Button>
        </Alert>
      )}
      {!hold && !isAsking && (
        <Button size="xs" variant="default" style={{ alignSelf: 'start' }} onClick={() => setAsking(true)}>
          {texts.start}
        </Button>
      )}
      {!hold && isAsking && (
        <SmallForm gap="xs" onSend={() => place.mutate()}>
          <TextInput
            label={texts.reason}
            description={texts.reasonHelp}
            required
            maxLength={500}
            autoFocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <FormButtons label={texts.place} isBusy={place.isPending} size="xs" onCancel={() => setAsking(false)} />
        </SmallForm>
      )}
    </Stack>
  );
}
