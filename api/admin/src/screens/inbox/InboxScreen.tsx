import { Alert, Button, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/request.ts';
import { usePlace } from '../../place.tsx';
import { Circles } from '../../shell/Circles.tsx';
import { InboxList } from './InboxList.tsx';
import classes from './inbox.module.css';
import { OpenedView } from './OpenedView.tsx';
import { INBOX_PAGE, inboxQuery } from './queries.ts';
import { STATUSES } from './statuses.ts';
import type { InboxName } from './types.ts';

interface InboxScreenProps {
  inbox: InboxName;
  title: string;
  /** The id of the one that is open. */
  open: string | null;
}

/** What visitors sent: a list, and beside it the one that is open. */
export function InboxScreen({ inbox, title, open }: InboxScreenProps) {
  const { go } = usePlace();
  const [status, setStatus] = useState('');
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search.trim(), 200);
  const [page, setPage] = useState(1);
  const filter = { status, search: words, offset: (page - 1) * INBOX_PAGE };
  const { data, error } = useQuery(inboxQuery(inbox, filter));
  const counts = data?.counts ?? {};

  return (
    <Stack className={classes.screen} data-open={open !== null || undefined}>
      <Group justify="space-between" className={classes.head}>
        <Title order={1}>{title}</Title>
        <Button
          component="a"
          variant="default"
          leftSection={<IconDownload size={16} />}
          href={`/api/${inbox}/export${query({ status, search: words })}`}
          download
        >
          Export
        </Button>
      </Group>
      <div className={classes.columns}>
        <div className={classes.side}>
          <Group gap="xs" wrap="nowrap">
            <TextInput
              flex={1}
              aria-label={`Search ${inbox}`}
              placeholder="Search"
              leftSection={<IconSearch size={16} aria-hidden />}
              value={search}
              onChange={(event) => {
                setSearch(event.currentTarget.value);
                setPage(1);
              }}
            />
            <NativeSelect
              w="10rem"
              aria-label="Status"
              data={[
                { value: '', label: 'All but spam' },
                ...STATUSES[inbox].map(({ value, label }) => ({ value, label: `${label} (${counts[value] ?? 0})` })),
              ]}
              value={status}
              onChange={(event) => {
                setStatus(event.currentTarget.value);
                setPage(1);
              }}
            />
          </Group>
          {error && (
            <Alert color="red" role="alert" title={`Error fetching ${inbox}`}>
              {error.message}
            </Alert>
          )}
          {!data && !error && <Circles label="Loading..." />}
          {data && (
            <InboxList
              key={`${status} ${words} ${page}`}
              inbox={inbox}
              submissions={data.items}
              total={data.total}
              page={page}
              onPage={setPage}
              open={open}
              onOpen={(id) => void go(inbox, id)}
              isFiltered={status !== '' || words !== ''}
            />
          )}
        </div>
        {open !== null && <OpenedView key={open} inbox={inbox} id={open} onClose={() => void go(inbox, null)} />}
      </div>
    </Stack>
  );
}
