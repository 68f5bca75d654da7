import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestOnce } from '../../client/request.ts';
import { Line, Secret } from '../../kit/form/inputs.tsx';
import { getFormErrors, SmallForm } from '../../kit/form/SmallForm.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { common } from '../../kit/text/texts.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { LoginForm } from './LoginForm.tsx';
import { texts } from './texts.ts';

/** The screen that links in invitation and reset emails open: choose a password, then log in with it. */
export function PasswordLinkScreen({ secret, onDone }: { secret: string; onDone(): void }) {
  const [isMismatch, setMismatch] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['password-link', secret],
    queryFn: () => requestOnce('POST', '/password-links/look', { body: { secret } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const passwordMutation = useMutation({
    mutationFn: (password: string) => requestOnce('POST', '/password-links/use', { body: { secret, password } }),
  });
  const { at, general } = getFormErrors(passwordMutation.error, ['password']);

  function submit(form: FormData) {
    const password = String(form.get('password'));
    setMismatch(password !== form.get('again'));
    if (password === form.get('again')) passwordMutation.mutate(password);
  }

  if (passwordMutation.isSuccess && data) {
    return (
      <AuthLayout title={texts.login.logIn} text={texts.newPassword.isSet}>
        <LoginForm email={data.email} onLogin={onDone} />
      </AuthLayout>
    );
  }
  const { welcome, title, badLink, rules, rulesOfReset } = texts.newPassword;
  const heading = data?.kind === 'invitation' ? welcome(data.name) : title;
  const intro = data?.kind === 'reset' ? rulesOfReset : rules;
  return (
    <AuthLayout title={error ? badLink : heading} text={data ? intro : ''}>
      {!data && !error && <Spinner label={common.loading} />}
      {error && (
        <Stack>
          <Text>{error.message}</Text>
          <Button onClick={onDone}>{texts.newPassword.toLogin}</Button>
        </Stack>
      )}
      {data && (
        <SmallForm onSend={submit} error={general}>
          <Line label={texts.login.email} name="email" autoComplete="username" value={data.email} readOnly />
          <Secret
            isFirst
            name="password"
            label={texts.newPassword.password}
            required
            minLength={12}
            error={at('password')}
            autoComplete="new-password"
          />
          <Secret
            name="again"
            label={texts.newPassword.again}
            required
            error={isMismatch && texts.newPassword.mismatch}
            autoComplete="new-password"
          />
          <Button type="submit" loading={passwordMutation.isPending}>
            {texts.newPassword.set}
          </Button>
        </SmallForm>
      )}
    </AuthLayout>
  );
}
