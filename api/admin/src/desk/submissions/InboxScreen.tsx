import { Anchor, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toQuery as toApiQuery } from '../../client/request.ts';
import { type InboxName, type Submission, submissionQuery } from '../../client/submissions.ts';
import { ViewTitle } from '../../core/navigation/ViewTitle.tsx';
import type { Route } from '../../core/navigation/views.ts';
import { type Outcome, OutcomeBanner } from '../../core/publishing/OutcomeBanner.tsx';
import { DownloadLink } from '../../kit/buttons.tsx';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { useKeptFocus } from '../../kit/keyboard.ts';
import { Empty } from '../../kit/list/Empty.tsx';
import { EmptyBinButton } from '../../kit/list/EmptyBinButton.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { SendToClient } from '../client-pages/SendToClient.tsx';
import { Week } from '../interviews/Week.tsx';
import JobHead from '../jobs/JobHead.tsx';
import { loadAhead } from '../resumes/queries.ts';
import { Board } from './board/Board.tsx';
import { Conflicts } from './Conflicts.tsx';
import { MoveAndEmail } from './emails/MoveAndEmail.tsx';
import { WaitingEmails } from './emails/WaitingEmails.tsx';
import classes from './inbox.module.css';
import { KeyBar, KeyHelp } from './KeyBar.tsx';
import { Filters, StageStrip } from './list/Filters.tsx';
import { toParameters } from './list/filter.ts';
import { describeEmptyList, InboxList } from './list/InboxList.tsx';
import { fetchAll } from './queries.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { Writing } from './submission/Conversation.tsx';
import { Steps } from './submission/Steps.tsx';
import { SubmissionView } from './submission/SubmissionView.tsx';
import { texts } from './texts.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { type InboxState, useInboxScreen } from './use-inbox-screen.ts';

const READ_MS = 8_000;
/** The time an outcome with an Undo button is shown. */
const UNDOABLE_MS = 60_000;

/**
 * The people of a job, or all applications or messages, as a list or board. The open submission is shown next to these
 * or, on a narrow screen, in their place.
 */
export default function InboxScreen({ route }: { route: Route }) {
  const state = useInboxScreen(route);
  const { inbox, open, isBoard, list, outcome, setOutcome, actions, selection, steps, stages } = state;
  const { filter, shown } = list;
  const isWeek = inbox === 'applications' && filter.layout === 'week' && filter.box === '';
  const [submissionsToEmail, setSubmissionsToEmail] = useState<Submission[] | null>(null);
  const [submissionsToSend, setSubmissionsToSend] = useState<Submission[] | null>(null);
  const [writing, setWriting] = useState<{ id: string; what: Writing } | null>(null);
  const [isHelping, help] = useDisclosure(false);
  const [finishedId, setFinishedId] = useState<string | null>(null);
  if (finishedId !== null && finishedId !== open) setFinishedId(null);
  const screen = useRef<HTMLDivElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const onFocus = useKeptFocus(screen);
  const write = (nextWriting: Writing | null) =>
    setWriting(open !== null && nextWriting ? { id: open, what: nextWriting } : null);
  const { keys, onKeyDown, advance, comeBack } = useDeskKeys(state, screen, {
    onEmail: setSubmissionsToEmail,
    onSend: setSubmissionsToSend,
    onWrite: write,
    onHelp: help.open,
    onLast: setFinishedId,
  });
  usePrefetchNext(inbox, steps.ahead);
  const { counts = {}, binned = 0, items = [], total = 0 } = list.data ?? {};
  const { board } = state;
  useEffect(() => {
    // The banner covers the list, so it closes after a while.
    if (outcome?.kind !== 'done') return;
    let timer: ReturnType<typeof setTimeout>;
    const closeIn = (time: number) => {
      timer = setTimeout(() => (isInUse() ? closeIn(READ_MS) : setOutcome(null)), time);
    };
    const isInUse = () => notices.current?.matches(':hover, :focus-within');
    closeIn(outcome.undo ? UNDOABLE_MS : READ_MS);
    return () => clearTimeout(timer);
  }, [outcome, setOutcome]);
  const report = (newOutcome: Outcome) => {
    setOutcome(newOutcome);
    if (newOutcome.kind === 'done') comeBack();
  };

  const strip = filter.box === '' && !isBoard && (
    <StageStrip label={texts.status[inbox]} list={list} stages={stages} counts={counts} />
  );
  return (
    // Takes the focus after a click outside the controls, so that the keys keep working.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat the buttons' actions
    <div
      ref={screen}
      className={classes.screen}
      data-open={open !== null || undefined}
      data-board={isBoard || isWeek || undefined}
      data-desk={open !== null || isBoard || isWeek ? 'wide' : undefined}
      tabIndex={-1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <Head {...state} />
      <div ref={notices} className={classes.notices}>
        <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={report} />
        {inbox === 'applications' && <WaitingEmails onOutcome={report} />}
      </div>
      <Conflicts inbox={inbox} actions={actions} />
      <div className={classes.columns}>
        <div className={classes.side}>
          {isWeek ? (
            <Week jobId={filter.job} query={route.query} />
          ) : (
            <>
              <Filters inbox={inbox} list={list} counts={counts} binned={binned} />
              {filter.box === 'bin' && binned > 0 && (
                <EmptyBinButton isBusy={actions.isBusy} onEmpty={() => void actions.emptyBin(state.close)} />
              )}
              {isBoard && <LoadState data={board.data} error={board.error} title={texts.list.fetchFailed[inbox]} />}
              <SelectionBar
                inbox={inbox}
                box={filter.box}
                page={isBoard ? undefined : items}
                idle={strip}
                total={total}
                fetchAll={() => fetchAll(inbox, shown)}
                selection={selection}
                actions={actions}
                onEmail={setSubmissionsToEmail}
                onSend={setSubmissionsToSend}
              />
              {isBoard ? <ApplicationsBoard state={state} /> : <InboxList state={state} />}
            </>
          )}
        </div>
        {open !== null && open === finishedId && (
          <Empty title={texts.steps.last}>
            <Anchor href={state.linkTo(null)}>{texts.steps.all[inbox]}</Anchor>
          </Empty>
        )}
        {open !== null && open !== finishedId && (
          <SubmissionView
            key={open}
            inbox={inbox}
            id={open}
            actions={actions}
            steps={<Steps inbox={inbox} steps={steps} back={state.linkTo(null)} />}
            keys={<KeyBar keys={keys} onHelp={help.open} />}
            writing={writing?.id === open ? writing.what : null}
            onWrite={write}
          />
        )}
      </div>
      {isHelping && <KeyHelp keys={keys} onClose={help.close} />}
      {submissionsToSend && (
        <SendToClient
          people={submissionsToSend}
          onClose={() => setSubmissionsToSend(null)}
          onSent={(message) => {
            setSubmissionsToSend(null);
            setOutcome({ kind: 'done', message, change: null });
            selection.clear();
          }}
        />
      )}
      {submissionsToEmail && (
        <MoveAndEmail
          submissions={submissionsToEmail}
          onClose={() => setSubmissionsToEmail(null)}
          onSent={(skippedMessage) => {
            setSubmissionsToEmail(null);
            setOutcome(skippedMessage && { kind: 'failed', ...skippedMessage });
            selection.clear();
            if (submissionsToEmail.length === 1 && submissionsToEmail[0]?.id === open) advance();
          }}
        />
      )}
    </div>
  );
}

/** Loads the submission that Next will show, with its CV. */
function usePrefetchNext(inbox: InboxName, id: string | null) {
  const queries = useQueryClient();
  useEffect(() => {
    if (id === null) return;
    queries
      .fetchQuery(submissionQuery(inbox, id))
      .then(({ resume }) => (resume?.kind === 'pdf' ? loadAhead(queries, id) : undefined))
      .catch(() => {
        // A submission that failed to load is fetched again when it is opened.
      });
  }, [queries, inbox, id]);
}

function Head({ inbox, open, list: { filter, shown, setFilter } }: Pick<InboxState, 'inbox' | 'open' | 'list'>) {
  const actions = open === null && (
    <Group gap="xs">
      {inbox === 'applications' && filter.box === '' && (
        <Segments
          size="xs"
          label={texts.list.layout}
          options={texts.list.layouts}
          value={filter.layout}
          onChange={(layout) => setFilter({ layout, status: '' })}
        />
      )}
      <DownloadLink size="xs" href={`/api/${inbox}/export${toApiQuery(toParameters(shown))}`}>
        {texts.list.export}
      </DownloadLink>
    </Group>
  );
  return (
    <div className={classes.head} data-job={filter.job || undefined}>
      {filter.job ? (
        <JobHead id={filter.job} tab="people">
          {actions}
        </JobHead>
      ) : (
        <Group justify="space-between">
          <ViewTitle view={inbox} />
          {actions}
        </Group>
      )}
    </div>
  );
}

function ApplicationsBoard({ state }: { state: InboxState }) {
  const { inbox, list, board, stages, linkTo, selection, actions } = state;
  const { data } = board;
  if (!data) return null;
  if (data.columns.every(({ total }) => total === 0)) return <Empty {...describeEmptyList(inbox, list.filter)} />;
  return (
    <Board
      columns={data.columns}
      stages={stages}
      filter={list.shown}
      linkTo={linkTo}
      selection={selection}
      actions={actions}
    />
  );
}
