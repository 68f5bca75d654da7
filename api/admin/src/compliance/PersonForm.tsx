import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Line } from '../kit/form/inputs.tsx';
import { texts } from './texts.ts';

interface PersonFormProps {
  onSend(email: string): void;
  /** Called when the address changes, because the last result no longer applies. */
  onEdit(): void;
  /** The submit button. */
  children: ReactNode;
}

export function PersonForm({ onSend, onEdit, children }: PersonFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(String(new FormData(event.currentTarget).get('email')).trim());
      }}
    >
      <Group align="end" gap="xs">
        <Line name="email" label={texts.email} type="email" required w="20rem" maw="100%" onChange={onEdit} />
        {children}
      </Group>
    </form>
  );
}
