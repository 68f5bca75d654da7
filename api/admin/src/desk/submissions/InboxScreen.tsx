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
import { type InboxFilter, toParameters } from './list/filter.ts';
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
  const { inbox, open, isBoard, list, outcome, setOutcome, actions, selection, steps } = state;
  const { filter, shown } = list;
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
          <Filters inbox={inbox} list={list} counts={counts} binned={binned} />
          {filter.box === 'bin' && binned > 0 && (
            <EmptyBinButton isBusy={actions.isBusy} onEmpty={() => void actions.emptyBin(state.close)} />
          )}
          {isBoard ? <ApplicationsBoard state={state} bar={bar} /> : <InboxList state={state} bar={bar} />}
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

function Head({ inbox, list: { filter, shown, setFilter } }: Pick<InboxState, 'inbox' | 'list'>) {
  return (
    <Group justify="space-between" className={classes.head}>
      <Title order={1}>{findView(inbox).label}</Title>
      <Group gap="xs" className={classes.export}>
        {inbox === 'applications' && filter.box === 'inbox' && (
          <SegmentedControl
            aria-label={texts.list.layout}
            data={Object.entries(texts.list.layouts).map(([value, label]) => ({ value, label }))}
            value={filter.layout}
            onChange={(layout) => setFilter({ layout: layout as InboxFilter['layout'], status: '' })}
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

interface BoardViewProps {
  state: InboxState;
  /** The actions on what is selected. */
  bar: ReactNode;
}

function ApplicationsBoard({ state, bar }: BoardViewProps) {
  const { inbox, list, board, stages, linkTo, selection, actions } = state;
  const { data, error } = board;
  const loading = <LoadState data={data} error={error} title={texts.list.fetchFailed[inbox]} />;
  if (!data) return loading;
  if (data.columns.every(({ total }) => total === 0)) return <Nothing inbox={inbox} filter={list.filter} />;
  return (
    <>
      {loading}
      {bar}
      <Board
        columns={data.columns}
        stages={stages}
        filter={list.shown}
        linkTo={linkTo}
        selection={selection}
        actions={actions}
      />
    </>
  );
}
