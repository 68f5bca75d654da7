import { Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface PersonFormProps {
  label: string;
  onSend(email: string): void;
  /** Another address is being typed: the result of the last one is out of date. */
  onEdit(): void;
  /** The button that sends it. */
  children: ReactNode;
}

/** Asks whose data it is about. */
export function PersonForm({ label, onSend, onEdit, children }: PersonFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(String(new FormData(event.currentTarget).get('email')).trim());
      }}
    >
      <Group align="end" gap="xs">
        <TextInput name="email" label={label} type="email" required w="20rem" maw="100%" onChange={onEdit} />
        {children}
      </Group>
    </form>
  );
}
