import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './lists.module.css';

/** The actions on everything that is selected in a list. `count` is such as `3 entries`. */
export function BulkBar({ label, count, children }: { label: string; count: string; children: ReactNode }) {
  return (
    <Group className={classes.bulk} gap="xs" role="region" aria-label={label}>
      <Text size="sm" fw={600} mr="auto" role="status">
        {count} selected
      </Text>
      {children}
    </Group>
  );
}
