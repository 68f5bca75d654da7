import { Button, Group, Stack, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoute } from '../../app/route.tsx';
import { findView, type Route } from '../../app/views.ts';
import { EmptyBinButton } from '../../lib/EmptyBinButton.tsx';
import { LoadState } from '../../lib/errors.tsx';
import { toQuery } from '../../lib/request.ts';
import { type Outcome, OutcomeBanner } from '../publishing/OutcomeBanner.tsx';
import classes from './inbox.module.css';
import { Filters } from './list/Filters.tsx';
import { type InboxFilter, isFiltered, NO_FILTER, SPAM, toParameters } from './list/filter.ts';
import { InboxList } from './list/InboxList.tsx';
import { type InboxName, inboxQuery } from './queries.ts';
import { Steps, useSteps } from './submission/Steps.tsx';
import { SubmissionView } from './submission/SubmissionView.tsx';
import { texts } from './texts.ts';
import { useActions } from './use-actions.ts';

/** The applications or messages: a list, with the open one next to it, or in its place on a narrow screen. */
export default function InboxScreen({ route }: { route: Route }) {
  const inbox = route.view as InboxName;
  const isSpam = route.entry === SPAM;
  const open = isSpam ? null : route.entry;
  const { go } = useRoute();
  const [filter, setFilter] = useState<InboxFilter>({ ...NO_FILTER, box: isSpam ? 'spam' : 'inbox' });
  const [search] = useDebouncedValue(filter.search, 200);
  const [page, setPage] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const shown = { ...filter, search };
  const { data, error, isPlaceholderData } = useQuery(inboxQuery(inbox, shown, page));
  const actions = useActions(inbox, setOutcome);
  const list = isPlaceholderData ? undefined : data;
  const steps = useSteps({ list, open, page, onPage: setPage, onOpen: (id) => void go(inbox, id) });

  return (
    // Takes the focus after a click outside the controls, so that the keys keep working.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what the buttons do
    <div className={classes.screen} data-open={open !== null || undefined} tabIndex={-1} onKeyDown={steps.onKeyDown}>
      <Group justify="space-between" className={classes.head}>
        <Title order={1}>{findView(route).label}</Title>
        <Button
          className={classes.export}
          component="a"
          variant="default"
          leftSection={<IconDownload size={16} />}
          href={`/api/${inbox}/export${toQuery(toParameters(shown))}`}
          download
        >
          {texts.list.export}
        </Button>
      </Group>
      <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={setOutcome} />
      <div className={classes.columns}>
        <Stack className={classes.side} gap="sm">
          <Filters
            inbox={inbox}
            filter={filter}
            counts={data?.counts ?? {}}
            binned={data?.binned ?? 0}
            onChange={(next) => {
              setFilter(next);
              setPage(1);
            }}
          />
          {filter.box === 'bin' && (data?.binned ?? 0) > 0 && (
            <EmptyBinButton isBusy={actions.isBusy} onEmpty={() => void actions.emptyBin(() => go(inbox, null))} />
          )}
          <LoadState data={data} error={error} title={texts.list.fetchFailed[inbox]} />
          {data && (
            <InboxList
              key={`${JSON.stringify(shown)} ${page}`}
              inbox={inbox}
              list={data}
              page={page}
              onPage={setPage}
              open={open}
              onOpen={(id) => void go(inbox, id)}
              box={filter.box}
              isFiltered={isFiltered(filter)}
              actions={actions}
            />
          )}
        </Stack>
        {open !== null && (
          <SubmissionView
            key={open}
            inbox={inbox}
            id={open}
            actions={actions}
            steps={<Steps inbox={inbox} steps={steps} onClose={() => void go(inbox, null)} />}
          />
        )}
      </div>
    </div>
  );
}
