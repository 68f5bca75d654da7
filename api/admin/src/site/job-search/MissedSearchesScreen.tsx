import { Anchor } from '@mantine/core';
import { plural } from 'content-types/text/plural';
import { type ApiResponse, readQuery } from '../../client/request.ts';
import { type Slice, useList, useListState } from '../../core/navigation/use-list.ts';
import { findTypeView, NEW_ENTRY, toHash } from '../../core/navigation/views.ts';
import type { Column } from '../../kit/list/DataTable.tsx';
import { List } from '../../kit/list/List.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { formatDay } from '../../kit/text/dates.ts';

const texts = {
  title: 'Searches without results',
  intro: 'What visitors searched for in the last 90 days without finding a job. Nothing about the visitors is kept.',
  add: 'Add a search word',
  empty: {
    title: 'No searches without results',
    text: 'They appear here when a search finds no jobs.',
  },
  columns: { words: 'Words', count: 'Searches', last: 'Last searched' },
  total: (count: number) => plural(count, { one: '# search', other: '# searches' }),
};

type Missed = ApiResponse<'GET', '/jobs/missed'>['items'][number];

const columns: Column<Missed>[] = [
  { label: texts.columns.words, kind: 'lead', cell: ({ words }) => words },
  { label: texts.columns.count, kind: 'fact', cell: ({ count }) => String(count) },
  { label: texts.columns.last, kind: 'fact', cell: ({ last }) => formatDay(last) },
];

export default function MissedSearchesScreen() {
  const list = useList(useListState({}), missedQuery);
  const view = findTypeView('searchWords');
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      actions={view && <Anchor href={toHash({ view: view.key, entry: NEW_ENTRY })}>{texts.add}</Anchor>}
    >
      <List
        list={list}
        label={texts.title}
        empty={texts.empty}
        getKey={({ words }: Missed) => words}
        total={texts.total}
        columns={columns}
      />
    </Screen>
  );
}

const missedQuery = (_: object, slice: Slice) => readQuery('/jobs/missed', { query: { ...slice } });
