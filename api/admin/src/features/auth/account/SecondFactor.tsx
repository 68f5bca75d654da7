import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withConfirmation } from '../../../app/session/confirm-password.tsx';
import { confirm } from '../../../lib/confirm.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { ErrorAlert } from '../../../lib/errors.tsx';
import { count } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { secondFactorQuery } from './queries.ts';
import SecondFactorSetup, { RecoveryCodes } from './SecondFactorSetup.tsx';

/** The state of one's second factor, and what can be done about it. */
export function SecondFactor() {
  const queries = useQueryClient();
  const { data, error } = useQuery(secondFactorQuery);
  const [isSettingUp, setSettingUp] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['account'] });
  const renew = useMutation({
    mutationFn: () => withConfirmation(() => request('POST', '/session/recovery-codes')),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: () => withConfirmation(() => request('DELETE', '/session/totp')),
    onSuccess: refresh,
  });
  const askAndRemove = async () => {
    const title = 'Are you sure you want to remove your second factor?';
    const text = 'Your password alone opens your account then. Your other sessions end.';
    if (await confirm({ title, text, action: 'Remove' })) remove.mutate();
  };
  const firstError = error ?? renew.error ?? remove.error;

  return (
    <Stack gap="sm">
      <Title order={2}>Second factor</Title>
      <ErrorAlert error={firstError} />
      {isSettingUp && (
        <SecondFactorSetup
          onDone={() => {
            setSettingUp(false);
            void refresh();
          }}
          onCancel={() => setSettingUp(false)}
        />
      )}
      {!isSettingUp && data?.since === null && (
        <>
          <Text size="sm" c="dimmed">
            With a code from an app besides your password nobody gets in who only knows the one.
          </Text>
          <Button style={{ alignSelf: 'start' }} onClick={() => setSettingUp(true)}>
            Set up
          </Button>
        </>
      )}
      {!isSettingUp && renew.data && <RecoveryCodes codes={renew.data.recoveryCodes} onDone={renew.reset} />}
      {!isSettingUp && !renew.data && data?.since && (
        <>
          <Text size="sm">
            On since {formatDateTime(data.since)}. {count(data.codesLeft, 'recovery code')} left.
          </Text>
          <Group gap="xs">
            <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
              New recovery codes
            </Button>
            {!data.required && (
              <Button variant="default" loading={remove.isPending} onClick={() => void askAndRemove()}>
                Remove
              </Button>
            )}
          </Group>
        </>
      )}
    </Stack>
  );
}
