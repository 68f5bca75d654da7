import { Button, Menu } from '@mantine/core';
import type { Collection } from 'content-types/define';
import { type ReactNode, Suspense } from 'react';
import type { AdminEntry } from '../../../client/request.ts';
import { AddButton, PlainButton } from '../../../kit/buttons.tsx';
import { BulkBar } from '../../../kit/list/BulkBar.tsx';
import type { EmptyProps } from '../../../kit/list/Empty.tsx';
import { EmptyBinButton } from '../../../kit/list/EmptyBinButton.tsx';
import { List } from '../../../kit/list/List.tsx';
import { type Selection, useSelection } from '../../../kit/list/use-selection.ts';
import { Screen } from '../../../kit/Screen.tsx';
import { Spinner } from '../../../kit/Spinner.tsx';
import { common } from '../../../kit/text/texts.ts';
import { isNarrowed, useList, useListState } from '../../navigation/use-list.ts';
import { NEW_ENTRY, toHash } from '../../navigation/views.ts';
import type { Outcome } from '../../publishing/OutcomeBanner.tsx';
import { useSession } from '../../session/Session.tsx';
import { messagesFor } from '../messages.ts';
import { findDesk, partsOf } from '../parts.ts';
import { listQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { ClosingItems } from './EntryMenu.tsx';
import { EntryTable } from './EntryTable.tsx';
import { ListFilters } from './ListFilters.tsx';
import { type EntryFilter, emptyFilter, isFiltered } from './list-state.ts';
import { type ListActions, useListActions } from './use-list-actions.ts';

interface EntryListProps {
  type: Collection;
  /** The key of the list's view. */
  view: string;
  children: ReactNode;
  onOutcome(outcome: Outcome | null): void;
  /** Opens the copy of an entry. */
  onCopy(id: string): void;
}

export function EntryList({ type, view, children, onOutcome, onCopy }: EntryListProps) {
  const { user } = useSession();
  const list = useList(useListState(emptyFilter(type)), (filter, slice) => listQuery(type, filter, slice));
  const { data, filter, shown, page, size } = list;
  const [singularLabel, pluralLabel] = [type.label.one.toLowerCase(), type.label.many.toLowerCase()];
  const actions = useListActions(type, onOutcome, onCopy);
  const isBin = filter.bin === 'true';
  const selection = useSelection<AdminEntry>(JSON.stringify([shown, page]), data?.items ?? []);
  const newEntryHref = toHash({ view, entry: NEW_ENTRY });

  return (
    <Screen
      title={type.label.many}
      intro={type.purpose}
      actions={<AddButton href={newEntryHref}>{texts.list.create(singularLabel)}</AddButton>}
    >
      {children}
      <ListFilters type={type} list={list} />
      {isBin && (data?.total ?? 0) > 0 && (
        <EmptyBinButton isBusy={actions.isBusy} onEmpty={() => void actions.emptyBin()} />
      )}
      <List
        list={list}
        errorTitle={messagesFor(type).fetchFailed}
        empty={describeEmptyList({ type, one: singularLabel, many: pluralLabel, filter, shown, newEntryHref })}
        total={(total) => texts.list.total(total, singularLabel, pluralLabel)}
        above={(page: AdminEntry[]) => (
          <EntryBulkBar
            type={type}
            page={page}
            selection={selection}
            describeSelected={(count) => texts.list.selected(count, singularLabel, pluralLabel)}
            isBin={isBin}
            actions={actions}
            onDone={(message) => {
              selection.clear();
              onOutcome({ kind: 'done', message, change: null });
            }}
          />
        )}
        table={(entries: AdminEntry[]) => (
          // Suspends until all columns are loaded, including those of features.
          <Suspense fallback={<Spinner label={common.loading} />}>
            <EntryTable
              type={type}
              entries={entries}
              isBin={isBin}
              isOrderable={
                type.order === 'position' &&
                !isNarrowed(filter) &&
                // Ordering needs the whole list on one page.
                (data?.total ?? 0) <= size
              }
              desk={findDesk(type.name, user.role)}
              sort={filter.sort}
              onSort={(sort) => list.setFilter({ sort })}
              selection={selection}
              view={view}
              actions={actions}
            />
          </Suspense>
        )}
      />
    </Screen>
  );
}

interface EmptyState {
  type: Collection;
  one: string;
  many: string;
  filter: EntryFilter;
  shown: EntryFilter;
  newEntryHref: string;
}

function describeEmptyList({ type, one, many, filter, shown: { search }, newEntryHref }: EmptyState): EmptyProps {
  if (isFiltered(filter)) return { title: texts.list.noMatch(many) };
  if (search) return { title: texts.list.notFound(search), text: texts.list.notFoundHint };
  if (filter.bin === 'true') return { title: texts.list.binIsEmpty, text: texts.list.binHint(many) };
  const children = <PlainButton href={newEntryHref}>{texts.list.create(one)}</PlainButton>;
  const emptyHint = type.internal ? texts.list.noneInternal(one) : texts.list.noneHint(one);
  return { title: texts.list.none(many), text: emptyHint, children };
}

interface EntryBulkBarProps {
  type: Collection;
  page: AdminEntry[];
  selection: Selection<AdminEntry>;
  describeSelected(count: number): string;
  isBin: boolean;
  actions: ListActions;
  onDone(message: string): void;
}

function EntryBulkBar({ type, page, selection, describeSelected, isBin, actions, onDone }: EntryBulkBarProps) {
  const { user } = useSession();
  const entries = selection.items;
  const { bulkAction } = partsOf(type.name);
  const run = (action: (entries: AdminEntry[]) => Promise<boolean>) => async () => {
    if (await action(entries)) selection.clear();
  };
  return (
    <BulkBar label={texts.list.selection} selection={selection} page={page} describeSelected={describeSelected}>
      {isBin ? (
        <Button size="sm" variant="default" loading={actions.isBusy} onClick={run(actions.restore)}>
          {common.restore}
        </Button>
      ) : (
        <>
          {!type.internal && (
            <>
              <Button size="sm" variant="default" loading={actions.isBusy} onClick={run(actions.publish)}>
                {texts.saveBar.publish}
              </Button>
              <Button size="sm" variant="default" loading={actions.isBusy} onClick={run(actions.unpublish)}>
                {texts.publishPanel.unpublish}
              </Button>
            </>
          )}
          {type.whenExpired === 'close' && (
            <>
              <Menu position="bottom" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
                <Menu.Target>
                  <Button size="sm" variant="default" loading={actions.isBusy}>
                    {texts.menu.close}
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <ClosingItems onClose={(reason) => void run(actions.close(reason))()} />
                </Menu.Dropdown>
              </Menu>
              <Button size="sm" variant="default" loading={actions.isBusy} onClick={run(actions.extend)}>
                {entries.every(({ status }) => status === 'expired') ? texts.menu.reopen : texts.menu.extend}
              </Button>
              <Button size="sm" variant="default" loading={actions.isBusy} onClick={run(actions.duplicate)}>
                {texts.menu.duplicate}
              </Button>
            </>
          )}
          {bulkAction?.roles.includes(user.role) && (
            <Suspense>
              <bulkAction.Action ids={entries.map(({ id }) => id)} onDone={onDone} />
            </Suspense>
          )}
          <Button size="sm" variant="default" c="red" loading={actions.isBusy} onClick={run(actions.remove)}>
            {common.delete}
          </Button>
        </>
      )}
    </BulkBar>
  );
}
