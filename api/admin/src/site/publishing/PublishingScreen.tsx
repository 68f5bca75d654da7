import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from 'content-types/text/bytes';
import { request } from '../../client/request.ts';
import {
  getSiteState,
  type PublishStatus,
  type Receipt,
  receiptsQuery,
  SPINNERS,
  statusQuery,
} from '../../core/publishing/queries.ts';
import { PageLinks } from '../../core/publishing/ReceiptLine.tsx';
import { texts } from '../../core/publishing/texts.ts';
import { CallButton } from '../../kit/buttons.tsx';
import type { Column } from '../../kit/list/DataTable.tsx';
import { List } from '../../kit/list/List.tsx';
import { Note } from '../../kit/notes.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { formatDateTime, formatDuration, formatRelative } from '../../kit/text/dates.ts';
import { common } from '../../kit/text/texts.ts';
import { ExternalHosts } from './ExternalHosts.tsx';
import classes from './site-state.module.css';

const MAX_SHOWN_PAGES = 6;

export default function PublishingScreen() {
  const { data: status } = useQuery(statusQuery);
  const { data: receipts, error } = useQuery(receiptsQuery);
  return (
    <Screen
      title={texts.screen.title}
      actions={
        <CallButton
          size="sm"
          loading={Boolean(status?.fullBuild)}
          call={() => request('POST', '/publish/everything')}
          refresh={['publish']}
        >
          {texts.screen.everything}
        </CallButton>
      }
    >
      <SiteState />
      <ExternalHosts />
      {status && status.failures.length > 0 && (
        <Alert color="red" role="alert" title={texts.screen.failures}>
          {status.failures.map(({ path, message }) => (
            <Text key={path} size="sm">
              <b>{path}</b> {message}
            </Text>
          ))}
        </Alert>
      )}
      <List
        list={{ data: receipts && { items: receipts }, error }}
        label={texts.screen.list}
        empty={{ title: texts.screen.none }}
        columns={COLUMNS}
        getKey={({ change }) => change}
      />
    </Screen>
  );
}

function SiteState() {
  const { data, error } = useQuery(statusQuery);
  const receipts = useQuery(receiptsQuery);
  const newestReceipt = receipts.data?.[0];
  const state = data && getSiteState(data);
  const pendingCount = data ? data.last - data.applied : 0;
  return (
    <section className={classes.site} aria-label={texts.site}>
      <Spinner size={88} state={state ? SPINNERS[state] : 'idle'} />
      <div className={classes.siteText}>
        <h2>{error ? common.fetchFailed : state ? texts.state[state] : texts.state.loading}</h2>
        {error && <p>{error.message}</p>}
        {data?.fullBuild && <FullBuild {...data} />}
        {data && pendingCount > 0 && (
          <p>{(data.publisher === 'down' ? texts.state.paused : texts.state.pending)(pendingCount)}</p>
        )}
        {newestReceipt && state === 'live' && (
          <p>
            {texts.state.last(
              formatRelative(newestReceipt.at),
              newestReceipt.pageCount,
              formatDuration(newestReceipt.ms),
            )}
          </p>
        )}
      </div>
    </section>
  );
}

function FullBuild({ fullBuild, publisher }: PublishStatus) {
  const { everything, everythingPaused, progress } = texts.state;
  if (publisher === 'down') return <p>{everythingPaused}</p>;
  return <p>{fullBuild?.total ? progress(fullBuild.done, fullBuild.total) : everything}</p>;
}

const COLUMNS: Column<Receipt>[] = [
  { label: texts.screen.columns.when, kind: 'short', cell: ({ at }) => formatDateTime(at) },
  { label: texts.screen.columns.pages, kind: 'text', cell: (receipt) => <Pages receipt={receipt} /> },
  { label: texts.screen.columns.took, kind: 'fact', cell: describeDuration },
  { label: texts.screen.columns.written, kind: 'fact', cell: ({ bytes }) => formatBytes(bytes) },
];

function describeDuration({ ms, edge }: Receipt): string {
  const localDuration = formatDuration(ms);
  return edge?.ms == null ? localDuration : texts.screen.took(localDuration, formatDuration(edge.ms));
}

function Pages({ receipt }: { receipt: Receipt }) {
  const { pageCount, errors, edge } = receipt;
  return (
    <>
      {errors.map(({ path, message }) => (
        <Text key={path} size="sm" c="red">
          {texts.screen.failedPage(path, message)}
        </Text>
      ))}
      {edge?.errors.map(({ path, message }) => (
        <Text key={path} size="sm" c="red">
          {texts.screen.stalePage(path, message)}
        </Text>
      ))}
      {pageCount === 0 && errors.length === 0 && <Note>{texts.screen.noPages}</Note>}
      <PageLinks receipt={receipt} maxShown={MAX_SHOWN_PAGES} />
    </>
  );
}
