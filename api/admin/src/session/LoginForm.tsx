import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { requestOnce } from '../api/request.ts';
import type { User } from '../api/types.ts';
import { noteLogin, sessionQuery } from './queries.ts';

/** Keeps what was typed when the login is refused. */
export function LoginForm({ email = '', onLogin }: { email?: string; onLogin?: () => void }) {
  const queries = useQueryClient();
  const password = useRef<HTMLInputElement>(null);
  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) => requestOnce<{ user: User }>('POST', '/session', body),
    onSuccess: (answer) => {
      noteLogin(true);
      queries.setQueryData(sessionQuery.queryKey, answer);
      onLogin?.();
    },
    onError: () => password.current?.select(),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The session's dialog lies inside a form's tree: its submit must not save the form.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    login.mutate({ email: String(form.get('email')), password: String(form.get('password')) });
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        {login.error && (
          <Alert color="red" role="alert">
            {login.error.message}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label="Email"
          autoComplete="username"
          defaultValue={email}
          required
          data-autofocus={email === '' || undefined}
          autoFocus={email === ''}
        />
        <PasswordInput
          ref={password}
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          data-autofocus={email !== '' || undefined}
        />
        <Button type="submit" loading={login.isPending}>
          Log in
        </Button>
      </Stack>
    </form>
  );
}
