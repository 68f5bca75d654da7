/** Requests that the API accepts only for a short time after the password was entered: asks for it when that time is over. */
import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError, requestOnce } from '../../lib/request.ts';

/** Sends the request again once the password is confirmed; rejects with the error of the first when the dialog is closed. */
export async function withConfirmation<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError && error.body.confirm === 'password')) throw error;
    if (!(await isConfirmed())) throw error;
    return send();
  }
}

function isConfirmed(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const id = modals.open({
    title: 'Is it still you?',
    zIndex: 1000,
    onClose: () => resolve(false),
    children: (
      <ConfirmForm
        onConfirmed={() => {
          resolve(true);
          modals.close(id);
        }}
      />
    ),
  });
  return promise;
}

function ConfirmForm({ onConfirmed }: { onConfirmed(): void }) {
  const confirm = useMutation({
    mutationFn: (password: string) => requestOnce('POST', '/session/confirm', { body: { password } }),
    onSuccess: onConfirmed,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    confirm.mutate(String(new FormData(event.currentTarget).get('password')));
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm" c="dimmed">
          This change asks for your password again.
        </Text>
        {confirm.error && (
          <Alert color="red" role="alert">
            {confirm.error.message}
          </Alert>
        )}
        <PasswordInput name="password" label="Your password" autoComplete="current-password" required data-autofocus />
        <Button type="submit" loading={confirm.isPending}>
          Go on
        </Button>
      </Stack>
    </form>
  );
}
