import { Button, Group, SegmentedControl, Stack, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { toQuery as toApiQuery } from '../../client/request.ts';
import type { Submission } from '../../client/submissions.ts';
import { findView, type Route } from '../../core/navigation/views.ts';
import { OutcomeBanner } from '../../core/publishing/OutcomeBanner.tsx';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { useKeptFocus } from '../../kit/keyboard.ts';
import { EmptyBinButton } from '../../kit/list/EmptyBinButton.tsx';
import { Board } from './board/Board.tsx';
import { Conflicts } from './Conflicts.tsx';
import { MoveAndEmail } from './emails/MoveAndEmail.tsx';
import { WaitingEmails } from './emails/WaitingEmails.tsx';
import classes from './inbox.module.css';
import { Filters } from './list/Filters.tsx';
import { type InboxFilter, isFiltered, toParameters } from './list/filter.ts';
import { InboxList, Nothing } from './list/InboxList.tsx';
import { fetchAll } from './queries.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { Steps } from './submission/Steps.tsx';
import { SubmissionView } from './submission/SubmissionView.tsx';
import { texts } from './texts.ts';
import { type InboxState, useInboxScreen, useMoveByKey } from './use-inbox-screen.ts';

/** The applications or messages: a list or a board, with the open one next to it, or in its place on a narrow screen. */
export default function InboxScreen({ route }: { route: Route }) {
  const state = useInboxScreen(route);
  const { inbox, open, filter, setFilter, shown, isBoard, list, outcome, setOutcome, actions, selection, steps } =
    state;
  const [emailing, setEmailing] = useState<Submission[] | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const onFocus = useKeptFocus(screen);
  const moveByKey = useMoveByKey(state);
  const { counts = {}, binned = 0, items, total = 0 } = list.data ?? {};

  const bar = (
    <SelectionBar
      inbox={inbox}
      box={filter.box}
      page={isBoard ? undefined : items}
      total={total}
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
      <Head {...state} />
      <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={setOutcome} />
      <Conflicts inbox={inbox} actions={actions} />
      {inbox === 'applications' && <WaitingEmails onOutcome={setOutcome} />}
      <div className={classes.columns}>
        <Stack className={classes.side} gap="sm">
          <Filters inbox={inbox} filter={filter} counts={counts} binned={binned} onChange={setFilter} />
          {filter.box === 'bin' && binned > 0 && (
            <EmptyBinButton isBusy={actions.isBusy} onEmpty={() => void actions.emptyBin(state.close)} />
          )}
          {isBoard ? <ApplicationsBoard state={state} bar={bar} /> : <SubmissionList state={state} bar={bar} />}
        </Stack>
        {open !== null && (
          <SubmissionView
            key={open}
            inbox={inbox}
            id={open}
            actions={actions}
            onEmail={setEmailing}
            steps={<Steps inbox={inbox} steps={steps} back={state.linkTo(null)} />}
          />
        )}
      </div>
      {emailing && (
        <MoveAndEmail
          submissions={emailing}
          onClose={() => setEmailing(null)}
          onSent={(skipped) => {
            setEmailing(null);
            setOutcome(skipped && { kind: 'failed', ...skipped });
            selection.clear();
          }}
        />
      )}
    </div>
  );
}

function Head({ inbox, filter, shown, setFilter }: Pick<InboxState, 'inbox' | 'filter' | 'shown' | 'setFilter'>) {
  return (
    <Group justify="space-between" className={classes.head}>
      <Title order={1}>{findView(inbox).label}</Title>
      <Group gap="xs" className={classes.export}>
        {inbox === 'applications' && filter.box === 'inbox' && (
          <SegmentedControl
            aria-label={texts.list.layout}
            data={Object.entries(texts.list.layouts).map(([value, label]) => ({ value, label }))}
            value={filter.layout}
            onChange={(layout) => setFilter({ ...filter, layout: layout as InboxFilter['layout'], status: '' })}
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
  );
}

interface ViewProps {
  state: InboxState;
  /** The actions on what is selected. */
  bar: ReactNode;
}

function ApplicationsBoard({ state, bar }: ViewProps) {
  const { inbox, filter, shown, board, stages, linkTo, selection, actions } = state;
  const { data, error } = board;
  const isEmpty = data?.columns.every(({ total }) => total === 0);
  return (
    <>
      <LoadState data={data} error={error} title={texts.list.fetchFailed[inbox]} />
      {isEmpty && <Nothing inbox={inbox} box={filter.box} isFiltered={isFiltered(filter)} />}
      {data && !isEmpty && (
        <>
          {bar}
          <Board
            columns={data.columns}
            stages={stages}
            filter={shown}
            linkTo={linkTo}
            selection={selection}
            actions={actions}
          />
        </>
      )}
    </>
  );
}

function SubmissionList({ state, bar }: ViewProps) {
  const { inbox, open, filter, shown, page, setPage, list, linkTo, selection } = state;
  const { data, error } = list;
  return (
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
  );
}
