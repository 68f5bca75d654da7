import { Box, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { request } from '../../client/request.ts';
import { CopyAction, PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Line } from '../../kit/form/inputs.tsx';
import { FormButtons, getFormErrors, SmallForm } from '../../kit/form/SmallForm.tsx';
import { Success } from '../../kit/notes.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { common } from '../../kit/text/texts.ts';
import { texts as sessionTexts } from './texts.ts';

const texts = sessionTexts.twoFactor;

/**
 * Sets up an authenticator app: key, first code, recovery codes, then one recovery code as proof. Calls `onDone` when
 * two-factor authentication is on.
 */
export default function SecondFactorSetup({ onDone, onCancel }: { onDone(): void; onCancel?(): void }) {
  const setupMutation = useMutation({
    mutationFn: () => request('POST', '/session/totp'),
  });
  const confirmMutation = useMutation({
    mutationFn: (code: string) => request('POST', '/session/totp/confirm', { body: { code } }),
  });
  const turnOnMutation = useMutation({
    mutationFn: (recoveryCode: string) => request('POST', '/session/totp/on', { body: { recoveryCode } }),
    onSuccess: onDone,
  });
  const [areSaved, setSaved] = useState(false);
  const { at, general } = getFormErrors(confirmMutation.error ?? turnOnMutation.error, ['code', 'recoveryCode']);
  const { mutate } = setupMutation;
  useEffect(() => mutate(), [mutate]);

  if (confirmMutation.data && !areSaved) {
    return <RecoveryCodes codes={confirmMutation.data.recoveryCodes} onDone={() => setSaved(true)} />;
  }
  if (confirmMutation.data) {
    return (
      <SmallForm onSend={(form) => turnOnMutation.mutate(String(form.get('recoveryCode')))} error={general} gap="sm">
        <Line
          name="recoveryCode"
          label={texts.savedCode.label}
          description={texts.savedCode.help}
          autoComplete="off"
          required
          maw="20rem"
          error={at('recoveryCode')}
        />
        <Group gap="xs">
          <Button type="submit" loading={turnOnMutation.isPending}>
            {texts.turnOn}
          </Button>
          <PlainButton onClick={() => setSaved(false)}>{texts.savedCode.again}</PlainButton>
          {onCancel && <PlainButton onClick={onCancel}>{common.cancel}</PlainButton>}
        </Group>
      </SmallForm>
    );
  }
  if (setupMutation.error) return <ErrorAlert error={setupMutation.error} onRetry={mutate} />;
  if (!setupMutation.data) return <Spinner label={common.loading} />;
  return (
    <SmallForm onSend={(form) => confirmMutation.mutate(String(form.get('code')))} gap="sm">
      <Text size="sm">{texts.scan}</Text>
      <QrCode text={setupMutation.data.uri} label={texts.qrCode} />
      <Text size="sm">
        {texts.typeKey} <Code fz="sm">{setupMutation.data.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Code>
      </Text>
      <ErrorAlert error={general} />
      <Line
        name="code"
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maw="16rem"
        error={at('code')}
      />
      <FormButtons label={texts.next} isBusy={confirmMutation.isPending} onCancel={onCancel} />
    </SmallForm>
  );
}

/** A QR code, black on white in every colour scheme, because some cameras read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const codesFile = `${codes.join('\n')}\n`;
  return (
    <Stack gap="sm">
      <Success title={texts.recoveryCodes.title}>{texts.recoveryCodes.text}</Success>
      <Box style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))', gap: 4 }}>
        {codes.map((code) => (
          <Code key={code} fz="sm">
            {code}
          </Code>
        ))}
      </Box>
      <Group gap="xs">
        <CopyAction size="sm" value={codesFile} />
        <PlainButton onClick={() => saveFile('recovery-codes.txt', codesFile)}>{common.download}</PlainButton>
        <Button onClick={onDone}>{texts.recoveryCodes.done}</Button>
      </Group>
    </Stack>
  );
}
