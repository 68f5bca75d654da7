import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../client/request.ts';
import { CallButton, SmallButton } from '../../kit/buttons.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { formatDuration } from '../../kit/text/dates.ts';
import { common } from '../../kit/text/texts.ts';
import classes from './publishing.module.css';
import { type Receipt, receiptQuery, SPINNERS, statusQuery } from './queries.ts';
import { texts } from './texts.ts';

const MAX_SHOWN_PAGES = 4;

/**
 * The effect of a save on the site: `Live in 9 ms: /about-us`, or with a CDN `Live in 9 ms here, 210 ms everywhere:
 * /about-us`.
 */
export function ReceiptLine({ change, page }: { change: number; page?: string }) {
  const { data } = useQuery(receiptQuery(change));
  const { data: status } = useQuery(statusQuery);
  const isDevelopment = status?.publisher === 'none';
  const receiptState = data?.edge?.state === 'stale' ? 'failed' : data?.state;
  const state = isDevelopment ? 'live' : (receiptState ?? 'publishing');
  return (
    <div className={classes.receipt} data-state={state} role="status">
      <Spinner size={36} state={SPINNERS[state]} />
      {isDevelopment ? <Text span>{texts.receipt.development}</Text> : <ReceiptText receipt={data} />}
      {page && state === 'live' && (
        <SmallButton href={page} target="_blank" ml="auto" flex="none">
          {texts.receipt.view}
        </SmallButton>
      )}
    </div>
  );
}

function ReceiptText({ receipt }: { receipt: Receipt | undefined }) {
  switch (receipt?.state) {
    case undefined:
    case 'publishing':
      return <Text span>{texts.receipt.publishing}</Text>;
    case 'waiting':
      return <Text span>{texts.receipt.waiting}</Text>;
    case 'live':
      return <Live receipt={receipt} />;
    case 'failed':
      return <Failed receipt={receipt} />;
  }
}

function Live({ receipt }: { receipt: Receipt }) {
  const { pageCount, edge } = receipt;
  return (
    <Text span className={classes.words}>
      <b className="numbers">{describeLive(receipt)}</b>
      {edge?.state === 'stale' ? (
        <>
          {texts.receipt.stale(edge.errors.length)}
          <PageErrors errors={edge.errors} />
        </>
      ) : (
        <>
          {pageCount === 0 ? texts.receipt.noPages : ': '}
          <PageLinks receipt={receipt} maxShown={MAX_SHOWN_PAGES} />
        </>
      )}
    </Text>
  );
}

function describeLive({ ms, edge }: Receipt): string {
  const { live, purging, everywhere, here: onlyHere } = texts.receipt;
  const localDuration = formatDuration(ms);
  if (!edge) return live(localDuration);
  if (edge.state === 'stale') return onlyHere(localDuration);
  return edge.ms === null ? purging(localDuration) : everywhere(localDuration, formatDuration(edge.ms));
}

function Failed({ receipt: { errors } }: { receipt: Receipt }) {
  return (
    <Group gap="sm">
      <Text span>
        {texts.receipt.failed(errors.length || 1)}
        <PageErrors errors={errors} />
      </Text>
      <CallButton size="xs" call={() => request('POST', '/publish/retry')}>
        {common.tryAgain}
      </CallButton>
    </Group>
  );
}

function PageErrors({ errors }: Pick<Receipt, 'errors'>) {
  return (
    <>
      {errors.slice(0, MAX_SHOWN_PAGES).map(({ path, message }) => (
        <span key={path} className={classes.error}>
          <b>{path}</b> {message}
        </span>
      ))}
      {errors.length > MAX_SHOWN_PAGES && (
        <span className={classes.error}>{texts.receipt.morePages(errors.length - MAX_SHOWN_PAGES)}</span>
      )}
    </>
  );
}

/** The first files that a publish wrote or removed, and the number of the others. */
export function PageLinks({ receipt: { pages, pageCount }, maxShown }: { receipt: Receipt; maxShown: number }) {
  const hiddenCount = pageCount - Math.min(pages.length, maxShown);
  return (
    <>
      {pages.slice(0, maxShown).map((page, index) => (
        <span key={page.path}>
          {index > 0 && ', '}
          <PageLink {...page} />
        </span>
      ))}
      {hiddenCount > 0 && texts.receipt.morePages(hiddenCount)}
    </>
  );
}

/**
 * A link to a changed page. Removed pages and files for hosts, such as `/_redirects`, cannot be opened, so they get no
 * link.
 */
function PageLink({ path, action }: Receipt['pages'][number]) {
  if (path.startsWith('/_')) return path.slice(2);
  if (action === 'removed') return <s title={texts.receipt.removed}>{path}</s>;
  return (
    <Anchor href={path} target="_blank" inherit underline="always">
      {path}
    </Anchor>
  );
}
