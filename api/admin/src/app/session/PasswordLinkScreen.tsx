import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestOnce } from '../../lib/request.ts';
import { getFormErrors, SmallForm } from '../../lib/SmallForm.tsx';
import { Spinner } from '../../lib/Spinner.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { LoginForm } from './LoginForm.tsx';

const ENDS = ' You are logged out everywhere, and your access tokens end.';

/** Where the links of invitations and forgotten passwords lead: choose a password, then log in with it. */
export function PasswordLinkScreen({ secret, onDone }: { secret: string; onDone(): void }) {
  const [isMismatch, setMismatch] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['password-link', secret],
    queryFn: () => requestOnce('POST', '/password-links/look', { body: { secret } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const choose = useMutation({
    mutationFn: (password: string) => requestOnce('POST', '/password-links/use', { body: { secret, password } }),
  });
  const { at, general } = getFormErrors(choose.error, ['password']);

  function submit(form: FormData) {
    const password = String(form.get('password'));
    setMismatch(password !== form.get('again'));
    if (password === form.get('again')) choose.mutate(password);
  }

  if (choose.isSuccess && data) {
    return (
      <AuthLayout title="Log in" text="Your password is set. Please log in with it.">
        <LoginForm email={data.email} onLogin={onDone} />
      </AuthLayout>
    );
  }
  const title = data?.kind === 'invitation' ? `Welcome, ${data.name}!` : 'Choose a new password';
  return (
    <AuthLayout
      title={error ? 'This link does not work' : title}
      text={
        data
          ? `At least 12 characters. A few words in a row are easy to remember.${data.kind === 'reset' ? ENDS : ''}`
          : ''
      }
    >
      {!data && !error && <Spinner label="Loading..." />}
      {error && (
        <Stack>
          <Text>{error.message}</Text>
          <Button onClick={onDone}>To the login</Button>
        </Stack>
      )}
      {data && (
        <SmallForm onSend={submit} error={general}>
          <TextInput label="Email" name="email" autoComplete="username" value={data.email} readOnly />
          <PasswordInput
            name="password"
            label="New password"
            required
            minLength={12}
            error={at('password')}
            autoComplete="new-password"
            autoFocus
          />
          <PasswordInput
            name="again"
            label="The same again"
            required
            error={isMismatch && 'The two are not the same.'}
            autoComplete="new-password"
          />
          <Button type="submit" loading={choose.isPending}>
            Set the password
          </Button>
        </SmallForm>
      )}
    </AuthLayout>
  );
}
