/** The state of the inbox: what the address asks for, the data, the selection and the keys. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { type InboxName, type Submission, submissionQuery } from '../../client/submissions.ts';
import { useNavigation } from '../../core/navigation/Navigation.tsx';
import { useList, useListState } from '../../core/navigation/use-list.ts';
import { type Route, toHash } from '../../core/navigation/views.ts';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { focusedId, stageOfKey } from '../../kit/keyboard.ts';
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
  const isBoard = inbox === 'applications' && filter.layout === 'board' && filter.box === 'inbox';
  const board = useQuery({ ...boardQuery(shown), enabled: isBoard });
  const listed = [...(list.data?.items ?? []), ...(board.data?.columns.flatMap(({ items }) => items) ?? [])];
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return {
    inbox,
    open,
    isBoard,
    list,
    board,
    listed,
    stages: useStatuses(inbox).filter(({ value }) => value !== 'spam'),
    outcome,
    setOutcome,
    actions: useActions(inbox, setOutcome),
    selection: useSelection(`${inbox} ${JSON.stringify(shown)}`, listed, { isKept: true }),
    steps: useSteps({
      list: useWalkedList(open, isBoard, list, board.data?.columns ?? []),
      open,
      page: isBoard ? 1 : page,
      onPage: setPage,
      onOpen: (id) => void go(inbox, id, query),
    }),
    linkTo: (entry: string | null) => toHash({ view: inbox, entry, query }),
    /** Closes the open submission. */
    close: () => go(inbox, null, query),
  };
}

/**
 * A number key moves the row or card that has the focus, otherwise the application that is open. It moves the whole
 * selection instead if that includes it, or if neither is there.
 */
export function useMoveByKey({ inbox, open, listed, stages, actions, selection }: InboxState) {
  const queries = useQueryClient();
  return (event: KeyboardEvent) => {
    const status = inbox === 'applications' ? stages[stageOfKey(event) ?? -1]?.value : undefined;
    if (status === undefined) return;
    const id = focusedId(event) ?? open;
    // The open application may be newer or older than the list.
    const one =
      (id && id === open ? queries.getQueryData(submissionQuery(inbox, id).queryKey) : undefined) ??
      listed.find((item) => item.id === id);
    const isMany = selection.items.length > 0 && (id === null || selection.has(id));
    const moved = (isMany ? selection.items : one ? [one] : []).filter((item) => item.status !== status);
    if (moved.length === 0) return;
    event.preventDefault();
    actions.change(moved, { status }, isMany ? selection.clear : undefined);
  };
}

type Column = { status: string; items: Submission[] };

/** The list through which Next and Previous go: the page of the list, or the column of the board. Undefined while another page is loading. */
function useWalkedList(
  open: string | null,
  isBoard: boolean,
  { data, isPlaceholderData }: { data: SubmissionPage | undefined; isPlaceholderData: boolean },
  columns: Column[],
) {
  const column = useColumnOf(open, columns);
  if (isBoard) return column && data && { ...data, items: column.items, total: column.items.length };
  return isPlaceholderData ? undefined : data;
}

/** The column of the board in which the open application was when it was opened: after a move, Next stays in it. */
function useColumnOf(open: string | null, columns: Column[]) {
  const [walked, setWalked] = useState<{ open: string; status: string } | null>(null);
  const current = columns.find(({ items }) => items.some(({ id }) => id === open));
  if (open !== null && current && walked?.open !== open) setWalked({ open, status: current.status });
  return columns.find(({ status }) => status === walked?.status) ?? current;
}
