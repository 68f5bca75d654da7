import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { boolean } from 'content-types/fields/boolean';
import { text } from 'content-types/fields/text';
import { Suspense, useState } from 'react';
import { type ApiBody, readAs, request } from '../../../client/request.ts';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { Note, Success } from '../../../kit/notes.tsx';
import { Screen } from '../../../kit/Screen.tsx';
import { Section } from '../../../kit/Section.tsx';
import { FieldsForm } from '../../content/form/FieldsForm.tsx';
import { loginMethodsQuery } from '../../session/queries.ts';
import { useSession } from '../../session/Session.tsx';
import { accountParts } from '../parts.ts';
import { CurrentPassword, NewPassword } from '../passwords.tsx';
import { texts } from '../texts.ts';
import classes from './account.module.css';
import { Passkeys } from './Passkeys.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

const labels = texts.account.password;

/** The user's own account: password, two-factor authentication, passkeys, notifications and sessions. */
export default function AccountScreen() {
  const { user } = useSession();
  const { data: loginMethods } = useQuery(loginMethodsQuery);
  return (
    <Screen title={texts.account.title}>
      <Text>
        {user.name}, {user.email}
        <Note span display="block">
          {texts.roles[user.role]}
        </Note>
      </Text>
      <div className={classes.columns}>
        <Stack gap="xl">
          {!loginMethods?.singleSignOn?.required && <PasswordForm />}
          <SecondFactor />
          {loginMethods?.passkeys && <Passkeys />}
          {user.role !== 'editor' && <Notifications />}
          {user.role !== 'editor' &&
            Object.entries(accountParts).map(([name, Part]) => (
              <Suspense key={name}>
                <Part />
              </Suspense>
            ))}
        </Stack>
        <Sessions />
      </div>
    </Screen>
  );
}

/**
 * Changes the user's own password, which ends their other sessions and, unless an administrator keeps them, their
 * access tokens.
 */
function PasswordForm() {
  const { user } = useSession();
  const canHaveTokens = user.role === 'administrator';
  const [lastChange, setLastChange] = useState<{ at: number; message: string } | null>(null);
  return (
    <Section title={labels.title} gap="md">
      <Success>{lastChange?.message}</Success>
      <FieldsForm
        // Clears the form once the password has been changed.
        key={lastChange?.at}
        fields={{ ...PASSWORD_FIELDS, endTokens: { ...PASSWORD_FIELDS.endTokens, hidden: !canHaveTokens } }}
        inputs={{ current: CurrentPassword, next: NewPassword }}
        intro={<input type="hidden" autoComplete="username" value={user.email} />}
        submitLabel={labels.change}
        onSave={async (body) => {
          await request('PUT', '/session/password', { body });
          const message = canHaveTokens && body.endTokens ? labels.changedWithTokens : labels.changed;
          setLastChange({ at: Date.now(), message });
        }}
      />
    </Section>
  );
}

const PASSWORD_FIELDS = {
  current: text(labels.current, { required: true }),
  next: text(labels.next, { required: true, help: labels.help }),
  endTokens: boolean(labels.endTokens, { help: labels.endTokensHelp, initial: true }),
};

const notificationsQuery = readAs(['account', 'notifications'], '/session/notifications');

function Notifications() {
  const queries = useQueryClient();
  const { data, error } = useQuery(notificationsQuery);
  const [chosen, setChosen] = useState<string>();
  const saveMutation = useMutation({
    mutationFn: (body: ApiBody<'PUT', '/session/notifications'>) => request('PUT', '/session/notifications', { body }),
    onSuccess: (savedSettings) => queries.setQueryData(notificationsQuery.queryKey, savedSettings),
    onError: () => setChosen(undefined),
  });
  const { title, label, choices, today, saved } = texts.account.notifications;
  return (
    <Section title={title} gap="md">
      <ErrorAlert error={error ?? saveMutation.error} />
      {data && (
        <Radio.Group
          label={label}
          value={chosen ?? data.notify}
          onChange={(notify) => {
            setChosen(notify);
            saveMutation.mutate({ notify: notify as typeof data.notify });
          }}
        >
          <Stack gap="xs" mt="xs">
            {Object.entries(choices).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {data && (
        <Checkbox
          label={today}
          checked={saveMutation.isPending ? (saveMutation.variables.today ?? data.today) : data.today}
          onChange={(event) => saveMutation.mutate({ notify: data.notify, today: event.currentTarget.checked })}
        />
      )}
      <Note role="status">{saveMutation.isSuccess ? saved : ''}</Note>
    </Section>
  );
}
