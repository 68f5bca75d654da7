import { Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { TextField } from 'content-types/fields/text';
import { request } from '../../client/request.ts';
import { type InputProps, labelProps } from '../../core/fields/field-view.ts';
import { SmallButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Lines } from '../../kit/form/lines.tsx';
import { SecretNotice } from '../../kit/SecretNotice.tsx';
import { texts } from './texts.ts';

/** A public key, with a button that creates a pair and shows the private half once. */
export function KeyInput(props: InputProps<TextField>) {
  const { value, onChange } = props;
  const createMutation = useMutation({
    mutationFn: () => request('POST', '/backups/key'),
    onSuccess: ({ publicKey }) => onChange(publicKey),
  });
  return (
    <Stack gap="xs">
      <Lines {...labelProps(props)} value={value} onChange={onChange} />
      {createMutation.data ? (
        <SecretNotice title={texts.key.title} values={[[texts.key.private, createMutation.data.privateKey]]} />
      ) : (
        value === '' && (
          <SmallButton loading={createMutation.isPending} onClick={() => createMutation.mutate()}>
            {texts.key.action}
          </SmallButton>
        )
      )}
      <ErrorAlert error={createMutation.error} />
    </Stack>
  );
}
