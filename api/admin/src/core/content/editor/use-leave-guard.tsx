import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useEffect, useEffectEvent } from 'react';
import { guardLeaving } from '../../../kit/unsaved.ts';
import { texts } from '../texts.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

export function useLeaveGuard({ isDirty, discard }: Pick<Editor, 'isDirty' | 'discard'>): void {
  const onDiscard = useEffectEvent(discard);
  useEffect(() => {
    if (!isDirty) return;
    return guardLeaving(() => ask(onDiscard));
  }, [isDirty]);
}

function ask(discard: () => void): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const resolveWith = (leave: boolean) => {
    resolve(leave);
    modals.close(id);
  };
  const id = modals.open({
    title: texts.leaving.title,
    onClose: () => resolve(false),
    children: (
      <Stack>
        <Text size="sm">{texts.leaving.text}</Text>
        <Group justify="flex-end" gap="xs" className={classes.choices}>
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              discard();
              resolveWith(true);
            }}
          >
            {texts.leaving.discard}
          </Button>
          <Button variant="default" onClick={() => resolveWith(true)}>
            {texts.leaving.leave}
          </Button>
          <Button data-autofocus onClick={() => resolveWith(false)}>
            {texts.leaving.stay}
          </Button>
        </Group>
      </Stack>
    ),
  });
  return promise;
}
