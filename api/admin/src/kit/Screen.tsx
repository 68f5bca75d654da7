import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Note } from './notes.tsx';

interface ScreenProps {
  /** The text of the heading, or a heading with other elements. */
  title: ReactNode;
  intro?: ReactNode;
  /** Buttons opposite the title. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, intro, actions, children }: ScreenProps) {
  return (
    <Stack>
      <Group justify="space-between">
        {typeof title === 'string' ? <Title order={1}>{title}</Title> : title}
        {actions}
      </Group>
      {intro && <Note maw="44rem">{intro}</Note>}
      {children}
    </Stack>
  );
}
