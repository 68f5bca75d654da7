import { Badge, Group, Stack } from '@mantine/core';
import type { ApiResponse } from '../../client/request.ts';
import { Note } from '../../kit/notes.tsx';
import { formatDateTime } from '../../kit/text/dates.ts';
import { texts } from './reach-texts.ts';

export type Channel = ApiResponse<'GET', '/reach/{id}'>['items'][number];
type Fact = Channel['facts'][number];

const COLOURS: Partial<Record<Fact['state'], string>> = {
  live: 'green',
  accepted: 'green',
  refused: 'red',
  failed: 'red',
};

export function Sightings({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ state, at, evidence }) => (
    <Stack key={`${state} ${at}`} gap={2}>
      <Group gap="xs">
        <Badge variant="light" radius="sm" color={COLOURS[state] ?? 'gray'} tt="none">
          {texts.states[state]}
        </Badge>
        <Note size="xs">
          <time dateTime={at}>{formatDateTime(at)}</time>
        </Note>
      </Group>
      <Note size="xs" style={{ overflowWrap: 'anywhere' }}>
        {evidence}
      </Note>
    </Stack>
  ));
}
