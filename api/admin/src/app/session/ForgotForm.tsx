import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { requestOnce } from '../../lib/request.ts';

/** Asks for a link by email. The response is the same whether there is such an account or not. */
export function ForgotForm({ email, onBack }: { email: string; onBack(): void }) {
  const ask = useMutation({
    mutationFn: (email: string) => requestOnce('POST', '/password-links', { body: { email } }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    ask.mutate(String(new FormData(event.currentTarget).get('email')));
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        {ask.error && (
          <Alert color="red" role="alert">
            {ask.error.message}
          </Alert>
        )}
        {ask.data ? (
          <Alert color="green" role="status">
            {ask.data.message}
          </Alert>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              You get a mail with a link to choose a new password. It works once, for an hour.
            </Text>
            <TextInput
              name="email"
              type="email"
              label="Email"
              autoComplete="username"
              defaultValue={email}
              required
              autoFocus
              data-autofocus
            />
            <Button type="submit" loading={ask.isPending}>
              Send the link
            </Button>
          </>
        )}
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          Back to the login
        </Anchor>
      </Stack>
    </form>
  );
}
