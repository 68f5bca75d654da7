import { Group, Stack, type StackProps, Title, type TitleOrder, type TitleSize } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Note } from './notes.tsx';

interface SectionProps extends Omit<StackProps, 'title'> {
  title: ReactNode;
  /** The level of the heading, 2 by default. */
  order?: TitleOrder;
  size?: TitleSize;
  intro?: ReactNode;
  /** Controls opposite the title. */
  actions?: ReactNode;
  /** Whether the section holds a table, which is then the landmark. */
  hasTable?: boolean;
  children?: ReactNode;
}

/** A part of a screen that is named by its heading. */
export function Section({ title, order = 2, size, intro, actions, hasTable, children, ...stack }: SectionProps) {
  const id = useId();
  const heading = (
    <Title order={order} size={size} id={id}>
      {title}
    </Title>
  );
  return (
    <Stack component={hasTable ? 'div' : 'section'} gap="sm" {...stack} aria-labelledby={hasTable ? undefined : id}>
      {actions ? (
        <Group justify="space-between" gap="xs">
          {heading}
          {actions}
        </Group>
      ) : (
        heading
      )}
      {intro && <Note maw="44rem">{intro}</Note>}
      {children}
    </Stack>
  );
}
