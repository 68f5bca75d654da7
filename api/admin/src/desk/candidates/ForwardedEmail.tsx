import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatBytes } from 'content-types/text/bytes';
import { readQuery, request, requestFile } from '../../client/request.ts';
import { CallButton } from '../../kit/buttons.tsx';
import { ErrorAlert, LoadState } from '../../kit/ErrorAlert.tsx';
import { Warning } from '../../kit/notes.tsx';
import { FILE_WARNINGS } from '../resumes/EmailedFile.tsx';
import classes from './candidates.module.css';
import { texts } from './texts.ts';

const labels = texts.forwarded;

interface ForwardedEmailProps {
  id: string;
  isBusy: boolean;
  error: Error | null;
  onChoose(file: File): void;
  onDismissed(): void;
}

/** An email with CVs that a colleague forwarded. Each person is added only once the user has checked the form. */
export function ForwardedEmail({ id, isBusy, error, onChoose, onDismissed }: ForwardedEmailProps) {
  const { data, error: loadError } = useQuery(readQuery('/forwarded-emails/{id}', { params: { id } }));
  const loadMutation = useMutation({
    mutationFn: async ({ id: fileId, name, kind }: { id: string; name: string; kind: string }) => {
      const bytes = await requestFile('GET', '/forwarded-emails/{id}/files/{file}', { params: { id, file: fileId } });
      return new File([bytes], name.toLowerCase().endsWith(`.${kind}`) ? name : `${name}.${kind}`);
    },
    onSuccess: onChoose,
  });
  return (
    <Stack gap="sm">
      <LoadState data={data} error={loadError} />
      <ErrorAlert error={error ?? loadMutation.error} />
      {data && (
        <>
          <Text size="sm">
            {labels.from} <bdi>{data.from.name}</bdi> &lt;{data.from.address}&gt;
          </Text>
          <Warning p="xs">{labels.check}</Warning>
          <Text size="sm" fw={600}>
            <bdi>{data.subject}</bdi>
          </Text>
          <p className={classes.forwarded}>{[data.text, data.quoted].filter(Boolean).join('\n\n')}</p>
          {data.files.map((file) => (
            <Group key={file.id} gap="xs" justify="space-between">
              <Text size="sm">
                <Anchor inherit underline="always" href={`/api/forwarded-emails/${id}/files/${file.id}`} download>
                  {file.name}
                </Anchor>{' '}
                ({formatBytes(file.bytes)}){' '}
                {file.warnings.map((warning) => FILE_WARNINGS[warning] ?? warning).join(' ')}
              </Text>
              <Button size="xs" disabled={isBusy || loadMutation.isPending} onClick={() => loadMutation.mutate(file)}>
                {labels.add}
              </Button>
            </Group>
          ))}
          <CallButton
            size="xs"
            style={{ justifySelf: 'start', alignSelf: 'start' }}
            ask={labels.confirmDismiss}
            call={() => request('DELETE', '/forwarded-emails/{id}', { params: { id } })}
            refresh={['today']}
            onDone={onDismissed}
          >
            {labels.dismiss}
          </CallButton>
        </>
      )}
    </Stack>
  );
}
