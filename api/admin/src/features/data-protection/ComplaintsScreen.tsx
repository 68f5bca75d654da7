import { Alert, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '../../lib/Empty.tsx';
import { count } from '../../lib/format.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import { ComplaintCard } from './ComplaintCard.tsx';
import { complaintsQuery } from './queries.ts';

/** Complaints about data protection with their thirty days; the most urgent on top. */
export default function ComplaintsScreen() {
  const { data, error } = useQuery(complaintsQuery);
  return (
    <Stack>
      <Title order={1}>Complaints</Title>
      {error && (
        <Alert color="red" role="alert" title="Failed to fetch data">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Spinner label="Loading..." />}
      {data?.items.length === 0 && (
        <Empty title="No complaints" text="Nobody has complained about how personal data is used." />
      )}
      {data && data.items.length > 0 && (
        <Text role="status">
          {count(data.open, 'complaint')} to answer
          {data.overdue > 0 && `, ${data.overdue.toLocaleString('en-GB')} overdue`}
        </Text>
      )}
      {data?.items.map((complaint) => (
        <ComplaintCard key={complaint.id} complaint={complaint} />
      ))}
    </Stack>
  );
}
