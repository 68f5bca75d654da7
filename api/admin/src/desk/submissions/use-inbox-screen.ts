/** The state of the inbox: the filter in the address, the data and the selection. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxName, Submission } from '../../client/submissions.ts';
import { useNavigation } from '../../core/navigation/Navigation.tsx';
import { useList, useListState } from '../../core/navigation/use-list.ts';
import { type Route, toHash } from '../../core/navigation/views.ts';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { useSelection } from '../../kit/list/use-selection.ts';
import { NO_FILTER } from './list/filter.ts';
import { boardQuery, inboxQuery, type SubmissionPage } from './queries.ts';
import { useStatuses } from './statuses.ts';
import { useSteps } from './submission/Steps.tsx';
import { useActions } from './use-actions.ts';

export type InboxState = ReturnType<typeof useInboxScreen>;

export function useInboxScreen(route: Route) {
  const inbox = route.view as InboxName;
  const { entry: open, query } = route;
  const { go } = useNavigation();
  const list = useList(useListState(NO_FILTER), (filter, slice) => inboxQuery(inbox, filter, slice));
  const { filter, shown, page, setPage } = list;
  const isBoard = inbox === 'applications' && filter.layout === 'board' && filter.box === '';
  const board = useQuery({ ...boardQuery(shown), enabled: isBoard });
  const visibleEntries = [...(list.data?.items ?? []), ...(board.data?.columns.flatMap(({ items }) => items) ?? [])];
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return {
    inbox,
    open,
    isBoard,
    list,
    board,
    listed: visibleEntries,
    stages: useStatuses(inbox).filter(({ value }) => value !== 'spam'),
    outcome,
    setOutcome,
    actions: useActions(inbox, setOutcome),
    selection: useSelection(`${inbox} ${JSON.stringify(shown)}`, visibleEntries, { isKept: true }),
    steps: useSteps({
      list: useNeighbourList(open, isBoard, list, board.data?.columns ?? []),
      openId: open,
      page: isBoard ? 1 : page,
      onPage: setPage,
      onOpen: (id) => void go(inbox, id, query),
    }),
    linkTo: (entry: string | null) => toHash({ view: inbox, entry, query }),
    /** Closes the open submission. */
    close: () => go(inbox, null, query),
  };
}

type Column = { status: string; items: Submission[] };

/**
 * The list through which Next and Previous go: the page of the list, or the column of the board. Undefined while
 * another page is loading.
 */
function useNeighbourList(
  openId: string | null,
  isBoard: boolean,
  { data, isPlaceholderData }: { data: SubmissionPage | undefined; isPlaceholderData: boolean },
  columns: Column[],
) {
  const column = useColumnOf(openId, columns);
  if (isBoard) return column && data && { ...data, items: column.items, total: column.items.length };
  return isPlaceholderData ? undefined : data;
}

/** The column of the board in which the open application was when it was opened: after a move, Next stays in it. */
function useColumnOf(openId: string | null, columns: Column[]) {
  const [openedColumn, setOpenedColumn] = useState<{ openId: string; status: string } | null>(null);
  const currentColumn = columns.find(({ items }) => items.some(({ id }) => id === openId));
  if (openId !== null && currentColumn && openedColumn?.openId !== openId)
    setOpenedColumn({ openId: openId, status: currentColumn.status });
  return columns.find(({ status }) => status === openedColumn?.status) ?? currentColumn;
}
