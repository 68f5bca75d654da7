import { Alert, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/dates.ts';
import { Empty } from '../../lib/Empty.tsx';
import { count, formatBytes, formatDuration } from '../../lib/format.ts';
import classes from '../../lib/table.module.css';
import { ExternalHosts } from './ExternalHosts.tsx';
import { type Receipt, receiptsQuery, retryPublishing, statusQuery } from './queries.ts';
import { PageLink } from './ReceiptLine.tsx';
import { SiteState } from './SiteState.tsx';

const SHOWN = 6;

/** What went live when, what did not, and another try. */
export default function PublishingScreen() {
  const queries = useQueryClient();
  const { data: status } = useQuery(statusQuery);
  const { data: receipts, error } = useQuery(receiptsQuery);
  const retry = useMutation({
    mutationFn: retryPublishing,
    onSettled: () => queries.invalidateQueries({ queryKey: ['publish'] }),
  });
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>Publishing</Title>
        <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
          Publish again
        </Button>
      </Group>
      <SiteState />
      <ExternalHosts />
      {retry.error && (
        <Alert color="red" role="alert">
          {retry.error.message}
        </Alert>
      )}
      {status && status.failures.length > 0 && (
        <Alert color="red" role="alert" title="These pages keep their last good version">
          {status.failures.map(({ path, message }) => (
            <Text key={path} size="sm">
              <b>{path}</b> {message}
            </Text>
          ))}
        </Alert>
      )}
      {error && (
        <Alert color="red" role="alert" title="Failed to fetch data">
          {error.message}
        </Alert>
      )}
      {receipts?.length === 0 && <Empty title="Nothing has been published yet" />}
      {receipts && receipts.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className={classes.frame} aria-label="Receipts" tabIndex={0}>
          <Table className={classes.cards} aria-label="Receipts">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>When</Table.Th>
                <Table.Th>Pages</Table.Th>
                <Table.Th>Took</Table.Th>
                <Table.Th>Written</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {receipts.map((receipt) => (
                <ReceiptRow key={receipt.change} receipt={receipt} />
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </Stack>
  );
}

function ReceiptRow({ receipt: { at, pages, pageCount, errors, ms, bytes } }: { receipt: Receipt }) {
  const rest = pageCount - Math.min(pages.length, SHOWN);
  return (
    <Table.Tr>
      <Table.Td className={classes.short}>{formatDateTime(at)}</Table.Td>
      <Table.Td className={classes.text}>
        {errors.map(({ path, message }) => (
          <Text key={path} size="sm" c="red">
            Failed: {path} {message}
          </Text>
        ))}
        {pageCount === 0 && errors.length === 0 && (
          <Text size="sm" c="dimmed">
            No page had to change
          </Text>
        )}
        {pages.slice(0, SHOWN).map((page, index) => (
          <span key={page.path}>
            {index > 0 && ', '}
            <PageLink {...page} />
          </span>
        ))}
        {rest > 0 && ` and ${count(rest, 'more page')}`}
      </Table.Td>
      <Table.Td className={classes.short} data-label="Took">
        {formatDuration(ms)}
      </Table.Td>
      <Table.Td className={classes.short} data-label="Written">
        {formatBytes(bytes)}
      </Table.Td>
    </Table.Tr>
  );
}
