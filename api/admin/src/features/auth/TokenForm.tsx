import { Alert, Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { withConfirmation } from '../../app/session/confirm-password.tsx';
import type { ApiBody, Role } from '../../lib/api-types.ts';
import { getFormErrors } from '../../lib/form-errors.ts';
import { request } from '../../lib/request.ts';
import { ROLE_HELP, ROLES } from './queries.ts';

const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '', label: 'Without end' },
];

export function TokenForm({ onClose, onCreated }: { onClose(): void; onCreated(secret: string): void }) {
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: (body: ApiBody<'POST', '/tokens'>) => withConfirmation(() => request('POST', '/tokens', { body })),
    onSuccess: ({ secret }) => {
      void queries.invalidateQueries({ queryKey: ['tokens'] });
      onCreated(secret);
      onClose();
    },
  });
  const { at, general } = getFormErrors(create.error, ['name', 'role']);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = Number(form.get('days'));
    const expiresAt = days > 0 ? new Date(Date.now() + days * 86_400_000).toISOString() : null;
    create.mutate({ name: String(form.get('name')), role: String(form.get('role')) as Role, expiresAt });
  }

  return (
    <Modal opened onClose={onClose} title="Create token">
      <form onSubmit={submit}>
        <Stack>
          {general && (
            <Alert color="red" role="alert">
              {general}
            </Alert>
          )}
          <TextInput name="name" label="Name" placeholder="Nightly build" required error={at('name')} data-autofocus />
          <NativeSelect name="role" label="Role" description={ROLE_HELP} data={ROLES} defaultValue="editor" />
          <NativeSelect name="days" label="Valid for" data={LIFETIMES} defaultValue="90" />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Create token
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
