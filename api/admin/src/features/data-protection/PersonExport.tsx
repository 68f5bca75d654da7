import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { exportPerson } from './queries.ts';

/** Everything that is held about an address, as one file for a subject access request. */
export function PersonExport() {
  const [email, setEmail] = useState('');
  const get = useMutation({ mutationFn: () => exportPerson(email.trim()), onSuccess: save });

  function submit(event: FormEvent) {
    event.preventDefault();
    get.mutate();
  }

  return (
    <Stack gap="xs" component="section" aria-labelledby="export">
      <Title order={2} id="export">
        Export what is held about a person
      </Title>
      <Text size="sm" c="dimmed" maw="44rem">
        Applications with their resumes, messages, consents, job alerts, mails and notes, in one archive. The export is
        written to the audit log, the address is not.
      </Text>
      <form onSubmit={submit}>
        <Group align="end" gap="xs">
          <TextInput
            label="Email address"
            type="email"
            required
            w="20rem"
            maw="100%"
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              get.reset();
            }}
          />
          <Button type="submit" leftSection={<IconDownload size={16} />} loading={get.isPending}>
            Export
          </Button>
        </Group>
      </form>
      <div aria-live="polite">
        {get.isSuccess && <Text size="sm">The archive has been saved to your downloads.</Text>}
        {get.error && <Alert color="red">{get.error.message}</Alert>}
      </div>
    </Stack>
  );
}

function save(archive: ArrayBuffer) {
  const address = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'personal-data.zip';
  link.click();
  // Not at once: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
