import { Button, Group, Kbd, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import classes from '../inbox.module.css';
import type { InboxName } from '../types.ts';
import type { StepControls } from './use-steps.ts';

/** Back to the list, and on to the next one. */
export function Steps({ inbox, steps, onClose }: { inbox: InboxName; steps: StepControls; onClose(): void }) {
  const { previous, next, position } = steps;
  return (
    <Group gap="xs" className={classes.steps}>
      <Button
        className={classes.back}
        variant="subtle"
        color="gray"
        size="compact-sm"
        mr="auto"
        leftSection={<IconArrowLeft size={16} />}
        onClick={onClose}
      >
        All {inbox}
      </Button>
      <Text size="sm" c="dimmed" className="numbers" ml="auto" visibleFrom="xs">
        {position}
      </Text>
      <Step label="Previous" keyName="k" step={previous} />
      <Step label="Next" keyName="j" step={next} />
    </Group>
  );
}

function Step({ label, keyName, step }: { label: string; keyName: string; step: (() => void) | null }) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      disabled={step === null}
      aria-keyshortcuts={keyName}
      rightSection={
        <Kbd size="xs" visibleFrom="sm">
          {keyName}
        </Kbd>
      }
      onClick={() => step?.()}
    >
      {label}
    </Button>
  );
}
