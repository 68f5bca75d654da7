import { Badge } from '@mantine/core';
import type { Webhook } from './queries.ts';
import { texts } from './texts.ts';

const COLOURS = { active: 'green', failing: 'red', paused: 'gray' };

export function StateBadge({ state }: Pick<Webhook, 'state'>) {
  return (
    <Badge color={COLOURS[state]} variant="light">
      {texts.states[state]}
    </Badge>
  );
}
