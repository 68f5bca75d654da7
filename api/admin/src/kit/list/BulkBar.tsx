import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './lists.module.css';

/** The actions on everything that is selected in a list. `text` is a phrase like `3 jobs selected`. */
export function BulkBar({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <Group className={classes.bulk} gap="xs" role="region" aria-label={label}>
      <Text size="sm" fw={600} mr="auto" role="status">
        {text}
      </Text>
      {children}
    </Group>
  );
}
