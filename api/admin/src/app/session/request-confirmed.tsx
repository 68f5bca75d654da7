/** Requests for what the API does only while the password was given a short while ago: asks for it when it was not. */
import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError, request, requestOnce } from '../../lib/request.ts';

/** As `request`; rejects with the refusal when somebody closes the question. */
export async function requestConfirmed<Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  try {
    return await request<Answer>(method, path, body);
  } catch (error) {
    if (!(error instanceof ApiError && error.body.confirm === 'password')) throw error;
    if (!(await isConfirmed())) throw error;
    return request<Answer>(method, path, body);
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
    mutationFn: (password: string) => requestOnce('POST', '/session/confirm', { password }),
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
