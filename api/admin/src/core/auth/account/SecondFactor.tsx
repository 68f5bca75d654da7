import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../client/request.ts';
import { confirm } from '../../../kit/confirm.ts';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { Note } from '../../../kit/notes.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import SecondFactorSetup, { RecoveryCodes } from '../../session/SecondFactorSetup.tsx';
import { texts as sessionTexts } from '../../session/texts.ts';
import { secondFactorQuery } from './queries.ts';

const texts = sessionTexts.twoFactor;

/** Turns the user's own two-factor authentication on and off, and replaces the recovery codes. */
export function SecondFactor() {
  const queries = useQueryClient();
  const { data, error } = useQuery(secondFactorQuery);
  const [isSettingUp, setSettingUp] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['account'] });
  const renew = useMutation({
    mutationFn: () => request('POST', '/session/recovery-codes'),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: () => request('DELETE', '/session/totp'),
    onSuccess: refresh,
  });
  const askAndRemove = async () => {
    if (await confirm(texts.confirmTurnOff)) remove.mutate();
  };
  const firstError = error ?? renew.error ?? remove.error;

  return (
    <Stack gap="sm">
      <Title order={2}>{texts.title}</Title>
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
          <Note>{texts.intro}</Note>
          <Button style={{ alignSelf: 'start' }} onClick={() => setSettingUp(true)}>
            {texts.setUp}
          </Button>
        </>
      )}
      {!isSettingUp && renew.data && <RecoveryCodes codes={renew.data.recoveryCodes} onDone={renew.reset} />}
      {!isSettingUp && !renew.data && data?.since && (
        <>
          <Text size="sm">{texts.status(formatDateTime(data.since), data.codesLeft)}</Text>
          <Group gap="xs">
            <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
              {texts.newCodes}
            </Button>
            {!data.required && (
              <Button variant="default" loading={remove.isPending} onClick={() => void askAndRemove()}>
                {texts.turnOff}
              </Button>
            )}
          </Group>
        </>
      )}
    </Stack>
  );
}
