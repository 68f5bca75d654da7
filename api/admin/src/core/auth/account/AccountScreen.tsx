import { Alert, Button, Checkbox, PasswordInput, Radio, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { ApiBody } from '../../../client/api-types.ts';
import { request } from '../../../client/request.ts';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { getFormErrors } from '../../../kit/form/SmallForm.tsx';
import { Screen } from '../../../kit/Screen.tsx';
import { waysQuery } from '../../session/queries.ts';
import { useSession } from '../../session/Session.tsx';
import { texts } from '../texts.ts';
import classes from './account.module.css';
import { notificationsQuery } from './queries.ts';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

const words = texts.account.password;

/** The user's own account: password, two-factor authentication, notifications and sessions. */
export default function AccountScreen() {
  const { user } = useSession();
  const { data: ways } = useQuery(waysQuery);
  return (
    <Screen title={texts.account.title}>
      <Text>
        {user.name}, {user.email}
        <Text span c="dimmed" display="block" size="sm">
          {texts.roles[user.role]}
        </Text>
      </Text>
      <div className={classes.columns}>
        <Stack gap="xl">
          {!ways?.singleSignOn?.required && <PasswordForm />}
          <SecondFactor />
          {user.role !== 'editor' && <Notifications />}
        </Stack>
        <Sessions />
      </div>
    </Screen>
  );
}

/** Changes the user's own password, which ends their other sessions and, unless an administrator keeps them, their access tokens. */
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
      <Title order={2}>{words.title}</Title>
      {change.isSuccess && (
        <Alert color="green" role="status">
          {canHaveTokens && change.variables.endTokens ? words.changedWithTokens : words.changed}
        </Alert>
      )}
      <ErrorAlert error={general} />
      <form ref={form} onSubmit={submit}>
        <Stack>
          <input type="hidden" autoComplete="username" value={user.email} />
          <PasswordInput
            name="current"
            label={words.current}
            required
            error={at('current')}
            autoComplete="current-password"
          />
          <PasswordInput
            name="next"
            label={words.next}
            description={words.help}
            required
            minLength={12}
            error={at('next')}
            autoComplete="new-password"
          />
          {canHaveTokens && (
            <Checkbox name="endTokens" label={words.endTokens} description={words.endTokensHelp} defaultChecked />
          )}
          <Button type="submit" loading={change.isPending} style={{ alignSelf: 'start' }}>
            {words.change}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

/** When the user is emailed about what is assigned to them. */
function Notifications() {
  const queries = useQueryClient();
  const { data, error } = useQuery(notificationsQuery);
  const [chosen, setChosen] = useState<string>();
  const save = useMutation({
    mutationFn: (body: ApiBody<'PUT', '/session/notifications'>) => request('PUT', '/session/notifications', { body }),
    onSuccess: (saved) => queries.setQueryData(notificationsQuery.queryKey, saved),
    onError: () => setChosen(undefined),
  });
  const { title, label, choices, saved } = texts.account.notifications;
  return (
    <Stack>
      <Title order={2}>{title}</Title>
      <ErrorAlert error={error ?? save.error} />
      {data && (
        <Radio.Group
          label={label}
          value={chosen ?? data.notify}
          onChange={(notify) => {
            setChosen(notify);
            save.mutate({ notify: notify as typeof data.notify });
          }}
        >
          <Stack gap="xs" mt="xs">
            {Object.entries(choices).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <Text size="sm" c="dimmed" role="status">
        {save.isSuccess ? saved : ''}
      </Text>
    </Stack>
  );
}
