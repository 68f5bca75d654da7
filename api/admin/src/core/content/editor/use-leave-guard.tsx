import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { ask } from '../../../kit/ask.tsx';
import { PlainButton } from '../../../kit/buttons.tsx';
import { guardLeaving } from '../../../kit/unsaved.ts';
import { texts } from '../texts.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

export function useLeaveGuard({ isDirty, discard }: Pick<Editor, 'isDirty' | 'discard'>): void {
  const onDiscard = useEffectEvent(discard);
  useEffect(() => {
    if (!isDirty) return;
    return guardLeaving(() => askToLeave(onDiscard));
  }, [isDirty]);
}

function askToLeave(discard: () => void): Promise<boolean> {
  return ask(false, { title: texts.leaving.title }, (leave) => (
    <Stack>
      <Text size="sm">{texts.leaving.text}</Text>
      <Group justify="flex-end" gap="xs" className={classes.choices}>
        <Button
          variant="subtle"
          color="gray"
          onClick={() => {
            discard();
            leave(true);
          }}
        >
          {texts.leaving.discard}
        </Button>
        <PlainButton onClick={() => leave(true)}>{texts.leaving.leave}</PlainButton>
        <Button data-autofocus onClick={() => leave(false)}>
          {texts.leaving.stay}
        </Button>
      </Group>
    </Stack>
  ));
}
