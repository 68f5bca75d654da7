import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import type { ApiBody } from '../../lib/api-types.ts';
import { requestOnce } from '../../lib/request.ts';
import type { SessionState } from './queries.ts';

interface PasswordStepProps {
  email: string;
  onLogin(state: SessionState): void;
  onCode(): void;
  /** With the address as typed so far. */
  onForgot(email: string): void;
}

export function PasswordStep({ email, onLogin, onCode, onForgot }: PasswordStepProps) {
  const address = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const login = useMutation({
    mutationFn: (body: ApiBody<'POST', '/session'>) => requestOnce('POST', '/session', { body }),
    onSuccess: (response) => ('user' in response ? onLogin(response) : onCode()),
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
          ref={address}
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
        <Anchor component="button" type="button" size="sm" onClick={() => onForgot(address.current?.value ?? '')}>
          Forgotten your password?
        </Anchor>
      </Stack>
    </form>
  );
}
