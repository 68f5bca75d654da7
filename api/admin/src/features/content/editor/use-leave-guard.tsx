import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useEffect, useEffectEvent } from 'react';
import { guardLeaving } from '../../../app/unsaved.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

export function useLeaveGuard({ isDirty, discard }: Pick<Editor, 'isDirty' | 'discard'>): void {
  const throwAway = useEffectEvent(discard);
  useEffect(() => {
    if (!isDirty) return;
    return guardLeaving(() => ask(throwAway));
  }, [isDirty]);
}

function ask(discard: () => void): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const resolveWith = (leave: boolean) => {
    resolve(leave);
    modals.close(id);
  };
  const id = modals.open({
    title: 'You have unsaved changes',
    onClose: () => resolve(false),
    children: (
      <Stack>
        <Text size="sm">If you leave now, they stay on this device and come back when you open this again.</Text>
        <Group justify="flex-end" gap="xs" className={classes.choices}>
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              discard();
              resolveWith(true);
            }}
          >
            Discard changes
          </Button>
          <Button variant="default" onClick={() => resolveWith(true)}>
            Leave
          </Button>
          <Button data-autofocus onClick={() => resolveWith(false)}>
            Keep editing
          </Button>
        </Group>
      </Stack>
    ),
  });
  return promise;
}
