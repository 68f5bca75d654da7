import { Button, Stack, Table, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { readQuery, request, requestFile } from '../client/request.ts';
import { useSession } from '../core/session/Session.tsx';
import { ErrorAlert } from '../kit/ErrorAlert.tsx';
import classes from '../kit/list/lists.module.css';
import { Section } from '../kit/Section.tsx';
import { saveFile } from '../kit/save-file.ts';
import { chooseAddresses, confirmAddress } from './choose-addresses.tsx';
import { Forecast } from './Forecast.tsx';
import { PersonErasure } from './PersonErasure.tsx';
import { PersonForm } from './PersonForm.tsx';
import type { EqualityYear } from './queries.ts';
import { texts } from './texts.ts';

export default function DataProtectionScreen() {
  const { user } = useSession();
  return (
    <Stack gap="xl">
      <Title order={1}>{texts.title}</Title>
      <PersonExport />
      <PersonErasure />
      <Forecast />
      {user.role === 'administrator' && <Equality />}
    </Stack>
  );
}

/** Exports everything held about an address as one file, for a subject access request. */
function PersonExport() {
  const exportMutation = useMutation({
    async mutationFn(email: string) {
      const { isProven, otherAddresses } = await request('POST', '/subject-exports/preview', { body: { email } });
      if (!(await confirmAddress(email, isProven))) return null;
      const alsoEmails = await chooseAddresses(otherAddresses);
      return alsoEmails && requestFile('POST', '/subject-exports', { body: { email, alsoEmails } });
    },
    onSuccess: (archive) => archive && saveFile('personal-data.zip', archive),
  });

  return (
    <Section title={texts.export.title} intro={texts.export.intro} gap="xs">
      <PersonForm onSend={exportMutation.mutate} onEdit={exportMutation.reset}>
        <Button type="submit" leftSection={<IconDownload size={16} />} loading={exportMutation.isPending}>
          {texts.export.action}
        </Button>
      </PersonForm>
      <div aria-live="polite">
        {exportMutation.data && <Text size="sm">{texts.export.done}</Text>}
        <ErrorAlert error={exportMutation.error} />
      </div>
    </Section>
  );
}

function Equality() {
  const { data } = useQuery(readQuery('/equality'));
  return (
    <Section title={texts.equality.title} intro={texts.equality.intro}>
      {data?.length === 0 && <Text c="dimmed">{texts.equality.none}</Text>}
      {data?.map((year) => (
        <Year key={year.year} {...year} />
      ))}
    </Section>
  );
}

function Year({ year, questions }: EqualityYear) {
  return (
    <div className={classes.frame}>
      <Table className={classes.table} aria-label={texts.equality.table(year)}>
        {questions.map(({ label, answers }) => (
          <Table.Tbody key={label}>
            <Table.Tr>
              <Table.Th scope="rowgroup" colSpan={2}>
                {texts.equality.question(label, year)}
              </Table.Th>
            </Table.Tr>
            {answers.map(({ answer, count }) => (
              <Table.Tr key={answer}>
                <Table.Td>{answer}</Table.Td>
                <Table.Td className={classes.short} ta="right">
                  {count === null ? texts.equality.hidden : count.toLocaleString('en-GB')}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </div>
  );
}
