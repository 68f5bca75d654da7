import { Alert, Button, Group } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withConfirmation } from '../../app/session/confirm-password.tsx';
import { request } from '../../lib/request.ts';
import type { ListedUser } from './queries.ts';

/** Help for a colleague who cannot log in: a link by mail, or the end of a second factor that is lost. */
export function UserAccess({ user, canMail }: { user: ListedUser; canMail: boolean }) {
  const queries = useQueryClient();
  const params = { id: user.id };
  const link = useMutation({
    mutationFn: () => withConfirmation(() => request('POST', '/users/{id}/link', { params })),
  });
  const reset = useMutation({
    mutationFn: () => withConfirmation(() => request('DELETE', '/users/{id}/totp', { params })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['users'] }),
  });
  const confirmReset = () =>
    modals.openConfirmModal({
      title: 'Are you sure you want to remove this second factor?',
      children: `Make sure that it is ${user.name} who asks you: from then on the password alone opens the account.`,
      labels: { confirm: 'Remove', cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      zIndex: 900,
      onConfirm: () => reset.mutate(),
    });
  const error = link.error ?? reset.error;

  return (
    <>
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
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
          <Button size="xs" variant="default" loading={reset.isPending} onClick={confirmReset}>
            Remove second factor
          </Button>
        )}
      </Group>
    </>
  );
}
