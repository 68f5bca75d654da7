import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { text } from 'content-types/fields/text';
import { useState } from 'react';
import { request } from '../client/request.ts';
import type { InboxName } from '../client/submissions.ts';
import { FieldsForm } from '../core/content/form/FieldsForm.tsx';
import { ErrorAlert } from '../kit/ErrorAlert.tsx';
import { Warning } from '../kit/notes.tsx';
import { formatDay } from '../kit/text/dates.ts';
import { dataFactsQuery, type Hold } from './queries.ts';
import { texts as dataTexts } from './texts.ts';

const texts = dataTexts.hold;

const FIELDS = { reason: text(texts.reason, { required: true, max: 500, help: texts.reasonHelp }) };

/** Places and removes a legal hold, which keeps an application or message from being erased, such as during a dispute. */
export function HoldForm({ inbox, id, hold }: { inbox: InboxName; id: string; hold: Hold | null }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { queryKey } = dataFactsQuery(inbox, id);
  const remove = useMutation({
    mutationFn: () => request('DELETE', `/${inbox}/{id}/hold` as const, { params: { id } }),
    onSuccess: (facts) => queries.setQueryData(queryKey, facts),
  });

  return (
    <Stack gap="xs">
      <ErrorAlert error={remove.error} />
      {hold && (
        <Warning title={texts.title}>
          <Text size="sm">{texts.placed(hold.reason, hold.user ?? texts.unknownUser, formatDay(hold.at))}</Text>
          <Button mt="xs" size="xs" variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
            {texts.remove}
          </Button>
        </Warning>
      )}
      {!hold && !isAsking && (
        <Button size="xs" variant="default" style={{ alignSelf: 'start' }} onClick={() => setAsking(true)}>
          {texts.start}
        </Button>
      )}
      {!hold && isAsking && (
        <FieldsForm
          fields={FIELDS}
          size="xs"
          submit={texts.place}
          onCancel={() => setAsking(false)}
          onSave={async (body) => {
            const facts = await request('PUT', `/${inbox}/{id}/hold` as const, { params: { id }, body });
            queries.setQueryData(queryKey, facts);
            setAsking(false);
          }}
        />
      )}
    </Stack>
  );
}
