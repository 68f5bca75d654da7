import { Badge, Group, Stack, Text } from '@mantine/core';
import type { ApiResponse } from '../../client/api-types.ts';
import { formatDateTime } from '../../kit/text/dates.ts';
import { texts } from './reach-texts.ts';

export type Door = ApiResponse<'GET', '/reach/{id}'>['items'][number];
type Fact = Door['facts'][number];

const COLOURS: Partial<Record<Fact['state'], string>> = {
  live: 'green',
  accepted: 'green',
  refused: 'red',
  failed: 'red',
};

/** What was seen, newest first: state, time and evidence. */
export function Sightings({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ state, at, evidence }) => (
    <Stack key={`${state} ${at}`} gap={2}>
      <Group gap="xs">
        <Badge variant="light" radius="sm" color={COLOURS[state] ?? 'gray'} tt="none">
          {texts.states[state]}
        </Badge>
        <Text size="xs" c="dimmed">
          <time dateTime={at}>{formatDateTime(at)}</time>
        </Text>
      </Group>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {evidence}
      </Text>
    </Stack>
  ));
}
