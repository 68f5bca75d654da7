import { Alert, Button, Group, Modal, NativeSelect, PasswordInput, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';
import { confirm } from '../../kit/confirm.ts';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { getFormErrors, SmallForm } from '../../kit/form/SmallForm.tsx';
import { common } from '../../kit/text/texts.ts';
import { waysQuery } from '../session/queries.ts';
import { type ListedUser, ROLES } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.userForm;

interface UserFormProps {
  user: ListedUser | 'new';
  /** Whether invitations can be sent. */
  canMail: boolean;
  onClose(): void;
}

/** Creates a user, by an email invitation where email is set up, or edits one. A new password ends the user's sessions. */
export function UserForm({ user, canMail, onClose }: UserFormProps) {
  const queries = useQueryClient();
  const known = user === 'new' ? null : user;
  const { data: ways } = useQuery(waysQuery);
  const usesPasswords = !ways?.singleSignOn?.required;
  const [isInvited, setInvited] = useState(canMail);
  const hasPassword = usesPasswords && (known !== null || !isInvited);
  const save = useMutation({
    mutationFn: (form: FormData) => {
      const body = readForm(form);
      return known
        ? request('PATCH', '/users/{id}', {
            params: { id: known.id },
            body: { ...body, disabled: form.get('disabled') === 'on' },
          })
        : request('POST', '/users', { body: { ...body, email: String(form.get('email')) } });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['users'] });
      onClose();
    },
  });
  const { at, general } = getFormErrors(save.error, ['name', 'email', 'role', 'password']);

  return (
    <Modal opened onClose={onClose} title={known ? words.editTitle : words.createTitle}>
      <SmallForm onSend={(form) => save.mutate(form)} error={general}>
        <TextInput
          name="name"
          label={words.name}
          required
          defaultValue={known?.name}
          error={at('name')}
          data-autofocus
        />
        <TextInput
          name="email"
          type="email"
          label={words.email}
          required
          disabled={known !== null}
          defaultValue={known?.email}
          error={at('email')}
          autoComplete="off"
        />
        <NativeSelect
          name="role"
          label={words.role}
          description={texts.roles.help}
          data={ROLES}
          defaultValue={known?.role ?? 'editor'}
          error={at('role')}
        />
        {!known && canMail && usesPasswords && (
          <Switch
            label={words.invite}
            checked={isInvited}
            onChange={(event) => setInvited(event.currentTarget.checked)}
          />
        )}
        {hasPassword && (
          <PasswordInput
            name="password"
            label={known ? words.newPassword : words.password}
            description={known ? words.newPasswordHelp : words.passwordHelp}
            required={!known}
            minLength={12}
            error={at('password')}
            autoComplete="new-password"
          />
        )}
        {known && <Switch name="disabled" label={words.disabled} defaultChecked={known.disabled} />}
        {known && <UserAccess user={known} canMail={canMail && usesPasswords} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {known ? common.save : isInvited && usesPasswords ? words.sendInvitation : words.createTitle}
          </Button>
        </Group>
      </SmallForm>
    </Modal>
  );
}

/** Leaves an empty password out, so that it does not change. */
function readForm(form: FormData) {
  const password = String(form.get('password') ?? '');
  return {
    name: String(form.get('name')),
    role: String(form.get('role')) as Role,
    ...(password !== '' && { password }),
  };
}

/** Helps a user who cannot log in: emails a link, or turns off two-factor authentication. */
function UserAccess({ user, canMail }: { user: ListedUser; canMail: boolean }) {
  const queries = useQueryClient();
  const params = { id: user.id };
  const link = useMutation({
    mutationFn: () => request('POST', '/users/{id}/link', { params }),
  });
  const reset = useMutation({
    mutationFn: () => request('DELETE', '/users/{id}/totp', { params }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['users'] }),
  });
  const askAndReset = async () => {
    if (await confirm(words.confirmTurnOff(user.name))) reset.mutate();
  };
  const error = link.error ?? reset.error;

  return (
    <>
      <ErrorAlert error={error} />
      {(link.isSuccess || reset.isSuccess) && (
        <Alert color="green" role="status">
          {reset.isSuccess ? words.twoFactorIsOff : words.linkSent(user.email)}
        </Alert>
      )}
      <Group gap="xs">
        {canMail && !user.disabled && (
          <Button size="xs" variant="default" loading={link.isPending} onClick={() => link.mutate()}>
            {user.invited ? words.resendInvitation : words.sendReset}
          </Button>
        )}
        {user.secondFactor && !reset.isSuccess && (
          <Button size="xs" variant="default" loading={reset.isPending} onClick={() => void askAndReset()}>
            {words.turnOffTwoFactor}
          </Button>
        )}
      </Group>
    </>
  );
}
