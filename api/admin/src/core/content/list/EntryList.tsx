import { Button, Group, Menu, SegmentedControl, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Collection } from 'content-types/define';
import { type ReactNode, useState } from 'react';
import type { AdminEntry } from '../../../client/api-types.ts';
import { LoadState } from '../../../kit/ErrorAlert.tsx';
import { BulkBar } from '../../../kit/list/BulkBar.tsx';
import { Empty } from '../../../kit/list/Empty.tsx';
import { EmptyBinButton } from '../../../kit/list/EmptyBinButton.tsx';
import { Pager } from '../../../kit/list/Pager.tsx';
import { common } from '../../../kit/text/texts.ts';
import { useNavigation } from '../../navigation/Navigation.tsx';
import { NEW_ENTRY, toHash } from '../../navigation/views.ts';
import type { Outcome } from '../../publishing/OutcomeBanner.tsx';
import { messagesFor } from '../messages.ts';
import { listQuery, PAGE } from '../queries.ts';
import { texts } from '../texts.ts';
import { ClosingItems } from './EntryMenu.tsx';
import { EntryTable } from './EntryTable.tsx';
import { ListFilters } from './ListFilters.tsx';
import classes from './list.module.css';
import { isFiltered, type ListState, toQuery } from './list-state.ts';
import { type ListActions, useListActions } from './use-list-actions.ts';

interface EntryListProps {
  type: Collection;
  /** Its key. */
  view: string;
  state: ListState;
  children: ReactNode;
  onOutcome(outcome: Outcome | null): void;
  /** Opens the copy of an entry. */
  onCopy(id: string): void;
}

/** Every entry of a type: to find, sort, open, publish and delete, and the bin to restore them from. */
export function EntryList({ type, view, state, children, onOutcome, onCopy }: EntryListProps) {
  const { search, sort, bin, page } = state;
  const { replaceQuery } = useNavigation();
  const [one, many] = [type.label.one.toLowerCase(), type.label.many.toLowerCase()];
  const [typed] = useDebouncedValue(search.trim(), 200);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery(listQuery(type, { ...state, search: typed }));
  const actions = useListActions(type, onOutcome, onCopy);
  const chosen = data?.items.filter(({ id }) => selected.has(id)) ?? [];
  const newEntry = toHash({ view, entry: NEW_ENTRY });
  const show = (next: Partial<ListState>) => {
    replaceQuery(toQuery({ ...state, page: 1, ...next }));
    setSelected(new Set());
  };

  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{type.label.many}</Title>
        <Button component="a" href={newEntry} leftSection={<IconPlus size={16} />}>
          {texts.list.create(one)}
        </Button>
      </Group>
      {type.purpose && <Text c="dimmed">{type.purpose}</Text>}
      {children}
      <Group gap="sm">
        <TextInput
          className={classes.search}
          aria-label={texts.list.search(many)}
          placeholder={texts.list.searchHint}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => show({ search: event.currentTarget.value })}
        />
        <ListFilters type={type} state={state} onChange={show} />
        <SegmentedControl
          size="xs"
          ml="auto"
          aria-label={common.show}
          data={[
            { value: 'entries', label: type.label.many },
            { value: 'bin', label: texts.list.bin },
          ]}
          value={bin ? 'bin' : 'entries'}
          onChange={(value) => show({ bin: value === 'bin' })}
        />
      </Group>
      {bin && (data?.total ?? 0) > 0 && (
        <EmptyBinButton isBusy={actions.isBusy} onEmpty={() => void actions.emptyBin()} />
      )}
      <LoadState data={data} error={error} title={messagesFor(type).fetchFailed} onRetry={() => void refetch()} />
      {data?.total === 0 && isFiltered(state) && (
        <Text c="dimmed" role="status">
          {texts.list.noMatch(many)}
        </Text>
      )}
      {data?.total === 0 && !isFiltered(state) && (
        <EmptyList one={one} many={many} isBin={bin} search={typed} newEntry={newEntry} />
      )}
      {data && data.total > 0 && (
        <>
          <EntryTable
            type={type}
            entries={data.items}
            isBin={bin}
            isOrderable={
              type.order === 'position' &&
              sort === '' &&
              typed === '' &&
              !bin &&
              !isFiltered(state) &&
              data.total <= PAGE
            }
            sort={sort}
            onSort={(next) => show({ sort: next })}
            selected={selected}
            onSelect={setSelected}
            view={view}
            actions={actions}
          />
          <EntryBulkBar
            type={type}
            text={texts.list.selected(chosen.length, one, many)}
            entries={chosen}
            isBin={bin}
            actions={actions}
            onDone={() => setSelected(new Set())}
          />
          <Pager
            total={data.total}
            size={PAGE}
            page={page}
            onPage={(next) => show({ page: next })}
            label={texts.list.total(data.total, one, many)}
          />
        </>
      )}
    </Stack>
  );
}

interface EmptyListProps {
  one: string;
  many: string;
  isBin: boolean;
  search: string;
  newEntry: string;
}

function EmptyList({ one, many, isBin, search, newEntry }: EmptyListProps) {
  const [title, text]: [string, string] = search
    ? [texts.list.notFound(search), texts.list.notFoundHint]
    : isBin
      ? [texts.list.binIsEmpty, texts.list.binHint(many)]
      : [texts.list.none(many), texts.list.noneHint(one)];
  return (
    <Empty title={title} text={text}>
      {!search && !isBin && (
        <Button component="a" href={newEntry} variant="default">
          {texts.list.create(one)}
        </Button>
      )}
    </Empty>
  );
}

interface EntryBulkBarProps {
  type: Collection;
  text: string;
  entries: AdminEntry[];
  isBin: boolean;
  actions: ListActions;
  onDone(): void;
}

function EntryBulkBar({ type, text, entries, isBin, actions, onDone }: EntryBulkBarProps) {
  if (entries.length === 0) return null;
  const run = (action: (entries: AdminEntry[]) => Promise<boolean>) => async () => {
    if (await action(entries)) onDone();
  };
  return (
    <BulkBar label={texts.list.selection} text={text}>
      {isBin ? (
        <Button size="xs" variant="default" loading={actions.isBusy} onClick={run(actions.restore)}>
          {common.restore}
        </Button>
      ) : (
        <>
          <Button size="xs" variant="default" loading={actions.isBusy} onClick={run(actions.publish)}>
            {texts.saveBar.publish}
          </Button>
          <Button size="xs" variant="default" loading={actions.isBusy} onClick={run(actions.unpublish)}>
            {texts.publishPanel.unpublish}
          </Button>
          {type.whenExpired === 'close' && (
            <>
              <Menu position="top" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
                <Menu.Target>
                  <Button size="xs" variant="default" loading={actions.isBusy}>
                    {texts.menu.close}
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <ClosingItems onClose={(as) => void run(actions.close(as))()} />
                </Menu.Dropdown>
              </Menu>
              <Button size="xs" variant="default" loading={actions.isBusy} onClick={run(actions.extend)}>
                {entries.every(({ status }) => status === 'expired') ? texts.menu.reopen : texts.menu.extend}
              </Button>
              <Button size="xs" variant="default" loading={actions.isBusy} onClick={run(actions.duplicate)}>
                {texts.menu.duplicate}
              </Button>
            </>
          )}
          <Button size="xs" variant="default" c="red" loading={actions.isBusy} onClick={run(actions.remove)}>
            {common.delete}
          </Button>
        </>
      )}
    </BulkBar>
  );
}
