import { Alert, Button, Group, Modal, NativeSelect, PasswordInput, Switch, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withConfirmation } from '../../app/session/confirm-password.tsx';
import type { Role } from '../../lib/api-types.ts';
import { confirm } from '../../lib/confirm.ts';
import { ErrorAlert } from '../../lib/errors.tsx';
import { request } from '../../lib/request.ts';
import { getFormErrors, SmallForm } from '../../lib/SmallForm.tsx';
import { type ListedUser, ROLE_HELP, ROLES } from './queries.ts';

interface UserFormProps {
  user: ListedUser | 'new';
  /** Whether invitations can be sent. */
  canMail: boolean;
  onClose(): void;
}

/** A new user, invited by mail where that is possible, or changes to one. A new password ends the user's sessions. */
export function UserForm({ user, canMail, onClose }: UserFormProps) {
  const queries = useQueryClient();
  const known = user === 'new' ? null : user;
  const [isInvited, setInvited] = useState(canMail);
  const hasPassword = known !== null || !isInvited;
  const save = useMutation({
    mutationFn: (form: FormData) => {
      const body = readForm(form);
      return known
        ? withConfirmation(() =>
            request('PATCH', '/users/{id}', {
              params: { id: known.id },
              body: { ...body, disabled: form.get('disabled') === 'on' },
            }),
          )
        : withConfirmation(() => request('POST', '/users', { body: { ...body, email: String(form.get('email')) } }));
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['users'] });
      onClose();
    },
  });
  const { at, general } = getFormErrors(save.error, ['name', 'email', 'role', 'password']);

  return (
    <Modal opened onClose={onClose} title={known ? 'Edit user' : 'Create user'}>
      <SmallForm onSend={(form) => save.mutate(form)} error={general}>
        <TextInput name="name" label="Name" required defaultValue={known?.name} error={at('name')} data-autofocus />
        <TextInput
          name="email"
          type="email"
          label="Email"
          required
          disabled={known !== null}
          defaultValue={known?.email}
          error={at('email')}
          autoComplete="off"
        />
        <NativeSelect
          name="role"
          label="Role"
          description={ROLE_HELP}
          data={ROLES}
          defaultValue={known?.role ?? 'editor'}
          error={at('role')}
        />
        {!known && canMail && (
          <Switch
            label="Invite by mail to choose a password"
            checked={isInvited}
            onChange={(event) => setInvited(event.currentTarget.checked)}
          />
        )}
        {hasPassword && (
          <PasswordInput
            name="password"
            label={known ? 'New password' : 'Password'}
            description={
              known
                ? 'At least 12 characters. A new one ends their sessions and access tokens. Leave empty to keep the old one.'
                : 'At least 12 characters.'
            }
            required={!known}
            minLength={12}
            error={at('password')}
            autoComplete="new-password"
          />
        )}
        {known && <Switch name="disabled" label="Disabled: cannot log in" defaultChecked={known.disabled} />}
        {known && <UserAccess user={known} canMail={canMail} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            {known ? 'Save' : isInvited ? 'Send invitation' : 'Create user'}
          </Button>
        </Group>
      </SmallForm>
    </Modal>
  );
}

/** An empty password stays as it is. */
function readForm(form: FormData) {
  const password = String(form.get('password') ?? '');
  return {
    name: String(form.get('name')),
    role: String(form.get('role')) as Role,
    ...(password !== '' && { password }),
  };
}

/** Help for a colleague who cannot log in: a link by mail, or the end of a second factor that is lost. */
function UserAccess({ user, canMail }: { user: ListedUser; canMail: boolean }) {
  const queries = useQueryClient();
  const params = { id: user.id };
  const link = useMutation({
    mutationFn: () => withConfirmation(() => request('POST', '/users/{id}/link', { params })),
  });
  const reset = useMutation({
    mutationFn: () => withConfirmation(() => request('DELETE', '/users/{id}/totp', { params })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['users'] }),
  });
  const askAndReset = async () => {
    const title = 'Are you sure you want to remove this second factor?';
    const text = `Make sure that it is ${user.name} who asks you: from then on the password alone opens the account.`;
    if (await confirm({ title, text, action: 'Remove' })) reset.mutate();
  };
  const error = link.error ?? reset.error;

  return (
    <>
      <ErrorAlert error={error} />
      {(link.isSuccess || reset.isSuccess) && (
        <Alert color="green" role="status">
          {reset.isSuccess ? 'The second factor is removed.' : `A link is on its way to ${user.email}.`}
        </Alert>
      )}
      <Group gap="xs">
        {canMail && !user.disabled && (
          <Button size="xs" variant="default" loading={link.isPending} onClick={() => link.mutate()}>
            {user.invited ? 'Send the invitation again' : 'Send a reset link'}
          </Button>
        )}
        {user.secondFactor && !reset.isSuccess && (
          <Button size="xs" variant="default" loading={reset.isPending} onClick={() => void askAndReset()}>
            Remove second factor
          </Button>
        )}
      </Group>
    </>
  );
}
