import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAs, request } from '../../../client/request.ts';
import { CallButton, PlainButton } from '../../../kit/buttons.tsx';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { Note } from '../../../kit/notes.tsx';
import { Section } from '../../../kit/Section.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import SecondFactorSetup, { RecoveryCodes } from '../../session/SecondFactorSetup.tsx';
import { texts as sessionTexts } from '../../session/texts.ts';

const texts = sessionTexts.twoFactor;

/** Turns the user's own two-factor authentication on and off, and replaces the recovery codes. */
export function SecondFactor() {
  const queries = useQueryClient();
  const { data, error } = useQuery(readAs(['account', 'totp'], '/session/totp'));
  const [isSettingUp, setSettingUp] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['account'] });
  const renewMutation = useMutation({
    mutationFn: () => request('POST', '/session/recovery-codes'),
    onSuccess: refresh,
  });

  return (
    <Section title={texts.title}>
      <ErrorAlert error={error ?? renewMutation.error} />
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
      {!isSettingUp && renewMutation.data && (
        <RecoveryCodes codes={renewMutation.data.recoveryCodes} onDone={renewMutation.reset} />
      )}
      {!isSettingUp && !renewMutation.data && data?.since && (
        <>
          <Text size="sm">{texts.status(formatDateTime(data.since), data.codesLeft)}</Text>
          <Group gap="xs">
            <PlainButton loading={renewMutation.isPending} onClick={() => renewMutation.mutate()}>
              {texts.newCodes}
            </PlainButton>
            {!data.required && (
              <CallButton
                size="sm"
                ask={texts.confirmTurnOff}
                call={() => request('DELETE', '/session/totp')}
                refresh={['account']}
              >
                {texts.turnOff}
              </CallButton>
            )}
          </Group>
        </>
      )}
    </Section>
  );
}
