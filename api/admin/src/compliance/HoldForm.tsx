import { Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { text } from 'content-types/fields/text';
import { useState } from 'react';
import { request } from '../client/request.ts';
import type { InboxName } from '../client/submissions.ts';
import { FieldsForm } from '../core/content/form/FieldsForm.tsx';
import { CallButton } from '../kit/buttons.tsx';
import { Warning } from '../kit/notes.tsx';
import { formatDay } from '../kit/text/dates.ts';
import { type DataFacts, dataFactsQuery, type Hold } from './queries.ts';
import { texts as dataTexts } from './texts.ts';

const texts = dataTexts.hold;

const FIELDS = { reason: text(texts.reason, { required: true, max: 500, help: texts.reasonHelp }) };

/** Places and removes a legal hold, which keeps an application or message from being erased, such as during a dispute. */
export function HoldForm({ inbox, id, hold }: { inbox: InboxName; id: string; hold: Hold | null }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { queryKey } = dataFactsQuery(inbox, id);
  const keep = (facts: DataFacts) => queries.setQueryData(queryKey, facts);

  return (
    <Stack gap="xs">
      {hold && (
        <Warning title={texts.title}>
          <Text size="sm">{texts.placed(hold.reason, hold.user ?? texts.unknownUser, formatDay(hold.at))}</Text>
          <CallButton
            mt="xs"
            size="xs"
            call={() => request('DELETE', `/${inbox}/{id}/hold` as const, { params: { id } })}
            onDone={keep}
          >
            {texts.remove}
          </CallButton>
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
          submitLabel={texts.place}
          onCancel={() => setAsking(false)}
          onSave={async (body) => {
            keep(await request('PUT', `/${inbox}/{id}/hold` as const, { params: { id }, body }));
            setAsking(false);
          }}
        />
      )}
    </Stack>
  );
}
