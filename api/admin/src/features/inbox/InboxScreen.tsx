import { Button, Group, SegmentedControl, Stack, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useRoute } from '../../app/route.tsx';
import { findView, type Route, toHash } from '../../app/views.ts';
import { EmptyBinButton } from '../../lib/EmptyBinButton.tsx';
import { LoadState } from '../../lib/ErrorAlert.tsx';
import { toQuery as toApiQuery } from '../../lib/request.ts';
import { type Outcome, OutcomeBanner } from '../publishing/OutcomeBanner.tsx';
import { Board } from './board/Board.tsx';
import { MoveAndEmail } from './emails/MoveAndEmail.tsx';
import { WaitingEmails } from './emails/WaitingEmails.tsx';
import classes from './inbox.module.css';
import { focusedId, stageOfKey, useKeptFocus } from './keyboard.ts';
import { Filters } from './list/Filters.tsx';
import { fromQuery, type InboxFilter, isFiltered, toParameters, toQuery } from './list/filter.ts';
import { InboxList, Nothing } from './list/InboxList.tsx';
import { boardQuery, fetchAll, type InboxName, inboxQuery, type Submission, submissionQuery } from './queries.ts';
import { SelectionBar, useSelection } from './SelectionBar.tsx';
import { useStatuses } from './statuses.ts';
import { Steps, useSteps } from './submission/Steps.tsx';
import { SubmissionView } from './submission/SubmissionView.tsx';
import { texts } from './texts.ts';
import { useActions } from './use-actions.ts';

/** The applications or messages: a list or a board, with the open one next to it, or in its place on a narrow screen. */
export default function InboxScreen({ route }: { route: Route }) {
  const inbox = route.view as InboxName;
  const { entry: open, query } = route;
  const { go, replaceQuery } = useRoute();
  const queries = useQueryClient();
  const { filter, page } = fromQuery(query);
  const [search] = useDebouncedValue(filter.search, 200);
  const setPage = (next: number) => replaceQuery(toQuery(filter, next));
  const linkTo = (entry: string | null) => toHash({ view: inbox, entry, query });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [emailing, setEmailing] = useState<Submission[] | null>(null);
  const shown = { ...filter, search };
  const isBoard = inbox === 'applications' && filter.layout === 'board' && filter.box === 'inbox';
  const { data, error, isPlaceholderData } = useQuery(inboxQuery(inbox, shown, page));
  const board = useQuery({ ...boardQuery(shown), enabled: isBoard });
  const stages = useStatuses(inbox).filter(({ value }) => value !== 'spam');
  const actions = useActions(inbox, setOutcome);
  const selection = useSelection(`${inbox} ${JSON.stringify(shown)}`);
  const list = isPlaceholderData ? undefined : data;
  const column = useColumnOf(open, board.data?.columns ?? []);
  const steps = useSteps({
    list: isBoard ? column && data && { ...data, items: column.items, total: column.items.length } : list,
    open,
    page: isBoard ? 1 : page,
    onPage: setPage,
    onOpen: (id) => void go(inbox, id, query),
  });
  const screen = useRef<HTMLDivElement>(null);
  const onFocus = useKeptFocus(screen);

  /** A number key moves what is open, or what is selected, or the row or card that has the focus. */
  function moveByKey(event: KeyboardEvent) {
    const status = inbox === 'applications' ? stages[stageOfKey(event) ?? -1]?.value : undefined;
    if (status === undefined) return;
    const focused = focusedId(event);
    const id = focused ?? open;
    const listed = [...(data?.items ?? []), ...(board.data?.columns.flatMap(({ items }) => items) ?? [])];
    const one =
      listed.find((item) => item.id === id) ??
      (id ? queries.getQueryData(submissionQuery(inbox, id).queryKey) : undefined);
    const isMany = selection.submissions.length > 0 && (id === null || selection.has(id));
    const moved = (isMany ? selection.submissions : one ? [one] : []).filter((item) => item.status !== status);
    if (moved.length === 0) return;
    event.preventDefault();
    actions.change(moved, { status }, isMany ? selection.clear : undefined);
  }

  const bar = (
    <SelectionBar
      inbox={inbox}
      box={filter.box}
      page={isBoard ? undefined : data?.items}
      total={data?.total ?? 0}
      fetchAll={() => fetchAll(inbox, shown)}
      selection={selection}
      actions={actions}
      onEmail={setEmailing}
    />
  );

  return (
    // Takes the focus after a click outside the controls, so that the keys keep working.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what the buttons do
    <div
      ref={screen}
      className={classes.screen}
      data-open={open !== null || undefined}
      data-board={isBoard || undefined}
      tabIndex={-1}
      onFocus={onFocus}
      onKeyDown={(event) => {
        steps.onKeyDown(event);
        moveByKey(event);
      }}
    >
      <Group justify="space-between" className={classes.head}>
        <Title order={1}>{findView(inbox).label}</Title>
        <Group gap="xs" className={classes.export}>
          {inbox === 'applications' && filter.box === 'inbox' && (
            <SegmentedControl
              aria-label={texts.list.layout}
              data={Object.entries(texts.list.layouts).map(([value, label]) => ({ value, label }))}
              value={filter.layout}
              onChange={(layout) =>
                replaceQuery(toQuery({ ...filter, layout: layout as InboxFilter['layout'], status: '' }))
              }
            />
          )}
          <Button
            component="a"
            variant="default"
            leftSection={<IconDownload size={16} />}
            href={`/api/${inbox}/export${toApiQuery(toParameters(shown))}`}
            download
          >
            {texts.list.export}
          </Button>
        </Group>
      </Group>
      <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={setOutcome} />
      {inbox === 'applications' && <WaitingEmails onOutcome={setOutcome} />}
      <div className={classes.columns}>
        <Stack className={classes.side} gap="sm">
          <Filters
            inbox={inbox}
            filter={filter}
            counts={data?.counts ?? {}}
            binned={data?.binned ?? 0}
            onChange={(next) => replaceQuery(toQuery(next))}
          />
          {filter.box === 'bin' && (data?.binned ?? 0) > 0 && (
            <EmptyBinButton
              isBusy={actions.isBusy}
              onEmpty={() => void actions.emptyBin(() => go(inbox, null, query))}
            />
          )}
          {isBoard ? (
            <>
              <LoadState data={board.data} error={board.error} title={texts.list.fetchFailed[inbox]} />
              {board.data?.columns.every(({ total }) => total === 0) ? (
                <Nothing inbox={inbox} box={filter.box} isFiltered={isFiltered(filter)} />
              ) : (
                board.data && (
                  <>
                    {bar}
                    <Board
                      columns={board.data.columns}
                      stages={stages}
                      filter={shown}
                      linkTo={linkTo}
                      selection={selection}
                      actions={actions}
                    />
                  </>
                )
              )}
            </>
          ) : (
            <>
              <LoadState data={data} error={error} title={texts.list.fetchFailed[inbox]} />
              {data && (
                <InboxList
                  key={`${JSON.stringify(shown)} ${page}`}
                  inbox={inbox}
                  list={data}
                  page={page}
                  onPage={setPage}
                  open={open}
                  linkTo={linkTo}
                  box={filter.box}
                  isFiltered={isFiltered(filter)}
                  selection={selection}
                  bar={bar}
                />
              )}
            </>
          )}
        </Stack>
        {open !== null && (
          <SubmissionView
            key={open}
            inbox={inbox}
            id={open}
            actions={actions}
            onEmail={setEmailing}
            steps={<Steps inbox={inbox} steps={steps} back={linkTo(null)} />}
          />
        )}
      </div>
      {emailing && (
        <MoveAndEmail
          submissions={emailing}
          onClose={() => setEmailing(null)}
          onSent={() => {
            setEmailing(null);
            setOutcome(null);
            selection.clear();
          }}
        />
      )}
    </div>
  );
}

/** The column of the board in which the open application was when it was opened: after a move, Next stays in it. */
function useColumnOf<Column extends { status: string; items: Submission[] }>(open: string | null, columns: Column[]) {
  const [walked, setWalked] = useState<{ open: string; status: string } | null>(null);
  const current = columns.find(({ items }) => items.some(({ id }) => id === open));
  if (open !== null && current && walked?.open !== open) setWalked({ open, status: current.status });
  return columns.find(({ status }) => status === walked?.status) ?? current;
}
