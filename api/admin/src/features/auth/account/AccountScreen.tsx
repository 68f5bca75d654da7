import { Alert, Button, Checkbox, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useSession } from '../../../app/session/Session.tsx';
import type { ApiBody } from '../../../lib/api-types.ts';
import { ErrorAlert } from '../../../lib/errors.tsx';
import { request } from '../../../lib/request.ts';
import { getFormErrors } from '../../../lib/SmallForm.tsx';
import { roleLabel } from '../queries.ts';
import classes from './account.module.css';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

/** Who one is, how one logs in, and where one is logged in. */
export default function AccountScreen() {
  const { user } = useSession();
  return (
    <Stack>
      <Title order={1}>Your account</Title>
      <Text>
        {user.name}, {user.email}
        <Text span c="dimmed" display="block" size="sm">
          {roleLabel(user.role)}
        </Text>
      </Text>
      <div className={classes.columns}>
        <Stack gap="xl">
          <PasswordForm />
          <SecondFactor />
        </Stack>
        <Sessions />
      </div>
    </Stack>
  );
}

/** Changes one's own password, which ends the other sessions and, unless an administrator keeps them, the access tokens. */
function PasswordForm() {
  const { user } = useSession();
  const canHaveTokens = user.role === 'administrator';
  const form = useRef<HTMLFormElement>(null);
  const change = useMutation({
    mutationFn: (body: ApiBody<'PUT', '/session/password'>) => request('PUT', '/session/password', { body }),
    onSuccess: () => form.current?.reset(),
  });
  const { at, general } = getFormErrors(change.error, ['current', 'next']);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    change.mutate({
      current: String(fields.get('current')),
      next: String(fields.get('next')),
      endTokens: !canHaveTokens || fields.get('endTokens') === 'on',
    });
  }

  return (
    <Stack>
      <Title order={2}>Change your password</Title>
      {change.isSuccess && (
        <Alert color="green" role="status">
          Your password is changed. Your other sessions{' '}
          {canHaveTokens && change.variables.endTokens && 'and your access tokens '}have ended.
        </Alert>
      )}
      <ErrorAlert error={general} />
      <form ref={form} onSubmit={submit}>
        <Stack>
          <input type="hidden" autoComplete="username" value={user.email} />
          <PasswordInput
            name="current"
            label="Current password"
            required
            error={at('current')}
            autoComplete="current-password"
          />
          <PasswordInput
            name="next"
            label="New password"
            description="At least 12 characters. A few words in a row are easy to remember."
            required
            minLength={12}
            error={at('next')}
            autoComplete="new-password"
          />
          {canHaveTokens && (
            <Checkbox
              name="endTokens"
              label="End my access tokens too"
              description="Scripts and builds that use them need new ones. Clear this only if nobody else knew your password."
              defaultChecked
            />
          )}
          <Button type="submit" loading={change.isPending} style={{ alignSelf: 'start' }}>
            Change password
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
