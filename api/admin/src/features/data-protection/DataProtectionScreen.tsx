import { Alert, Button, Stack, Table, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../../app/session/Session.tsx';
import classes from '../../lib/lists.module.css';
import { requestFile } from '../../lib/request.ts';
import { Forecast } from './Forecast.tsx';
import { PersonErasure } from './PersonErasure.tsx';
import { PersonForm } from './PersonForm.tsx';
import { type EqualityYear, equalityQuery } from './queries.ts';

export default function DataProtectionScreen() {
  const { user } = useSession();
  return (
    <Stack gap="xl">
      <Title order={1}>Data protection</Title>
      <PersonExport />
      <PersonErasure />
      <Forecast />
      {user.role === 'administrator' && <Equality />}
    </Stack>
  );
}

/** Everything that is held about an address, as one file for a subject access request. */
function PersonExport() {
  const get = useMutation({
    mutationFn: (email: string) => requestFile('POST', '/subject-exports', { body: { email } }),
    onSuccess: save,
  });

  return (
    <Stack gap="xs" component="section" aria-labelledby="export">
      <Title order={2} id="export">
        Export what is held about a person
      </Title>
      <Text size="sm" c="dimmed" maw="44rem">
        Applications with their resumes, messages, consents, job alerts, mails and notes, in one archive. The export is
        written to the audit log, the address is not.
      </Text>
      <PersonForm label="Email address" onSend={get.mutate} onEdit={get.reset}>
        <Button type="submit" leftSection={<IconDownload size={16} />} loading={get.isPending}>
          Export
        </Button>
      </PersonForm>
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

/** How applicants answered the equality questions, as anonymous counts. */
function Equality() {
  const { data } = useQuery(equalityQuery);
  return (
    <Stack gap="sm" component="section" aria-labelledby="equality">
      <Title order={2} id="equality">
        Equality
      </Title>
      <Text size="sm" c="dimmed" maw="44rem">
        Answers are kept as anonymous counts only. Counts below five are hidden, and where only one would be, the next
        smallest too.
      </Text>
      {data?.length === 0 && <Text c="dimmed">No answers yet, or the questions are switched off.</Text>}
      {data?.map((year) => (
        <Year key={year.year} {...year} />
      ))}
    </Stack>
  );
}

function Year({ year, questions }: EqualityYear) {
  return (
    <div className={classes.frame}>
      <Table className={classes.table} aria-label={`Answers in ${year}`}>
        {questions.map(({ label, answers }) => (
          <Table.Tbody key={label}>
            <Table.Tr>
              <Table.Th scope="rowgroup" colSpan={2}>
                {label} ({year})
              </Table.Th>
            </Table.Tr>
            {answers.map(({ answer, count }) => (
              <Table.Tr key={answer}>
                <Table.Td>{answer}</Table.Td>
                <Table.Td className={classes.short} ta="right">
                  {count === null ? 'hidden' : count.toLocaleString('en-GB')}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </div>
  );
}
