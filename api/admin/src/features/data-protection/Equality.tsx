import { Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '../../lib/table.module.css';
import { type EqualityYear, equalityQuery } from './queries.ts';

/** How applicants answered the equality questions, as anonymous counts. */
export function Equality() {
  const { data } = useQuery(equalityQuery);
  return (
    <Stack gap="sm" component="section" aria-labelledby="equality">
      <Title order={2} id="equality">
        Equality
      </Title>
      <Text size="sm" c="dimmed" maw="44rem">
        Answers are counted and kept with nobody. Counts below five are hidden, and where only one would be, the next
        smallest too.
      </Text>
      {data?.length === 0 && <Text c="dimmed">Nobody has answered yet, or the questions are switched off.</Text>}
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
