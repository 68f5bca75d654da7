import { Stack, Text } from '@mantine/core';
import { contentTypes } from 'content-types';
import { useState } from 'react';
import { type ApiResponse, request } from '../../client/request.ts';
import { useList, useListState } from '../../core/navigation/use-list.ts';
import { CallButton } from '../../kit/buttons.tsx';
import type { Column } from '../../kit/list/DataTable.tsx';
import { List } from '../../kit/list/List.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { type Import, type Result, rowsQuery } from './queries.ts';
import { texts } from './texts.ts';

type Row = ApiResponse<'GET', '/imports/{id}/rows'>['items'][number];

const COLUMNS: Column<Row>[] = [
  { label: texts.rows.title, kind: 'lead', cell: ({ title }) => title || texts.untitled },
  { label: texts.rows.type, cell: ({ type }) => typeLabel(type) },
  { label: texts.rows.source, kind: 'short', cell: ({ source }) => source },
  { label: texts.rows.result, cell: ({ result }) => texts.results[result] },
  { label: texts.rows.reason, kind: 'text', cell: ({ reason }) => reason },
];

/** The result for each entry of a file, and the button that undoes the import. */
export function Report({ report }: { report: Import }) {
  const { id, counts, state, isDryRun, file } = report;
  const list = useList(useListState({ result: '' }), ({ result }, slice) => rowsQuery(id, result, slice));
  const [undoResult, setUndoResult] = useState<ApiResponse<'POST', '/imports/{id}/undo'>>();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const canUndo = !isDryRun && (state === 'done' || state === 'failed') && counts.created + counts.updated > 0;

  return (
    <Stack>
      <Segments
        options={[
          { value: '', label: texts.count(texts.all, total) },
          ...Object.entries(texts.results).map(([value, label]) => ({
            value,
            label: texts.count(label, counts[value as Result]),
          })),
        ]}
        value={list.filter.result}
        onChange={(result) => list.setFilter({ result })}
      />
      <List
        list={list}
        label={texts.report}
        empty={{ title: texts.noRows }}
        columns={COLUMNS}
        getKey={(_row, index) => index}
      />
      {undoResult && (
        <Text role="status">{texts.undone(undoResult.removed, undoResult.restored, undoResult.kept.length)}</Text>
      )}
      {canUndo && (
        <CallButton
          size="sm"
          color="red"
          variant="light"
          style={{ alignSelf: 'start' }}
          ask={texts.confirmUndo(file)}
          call={() => request('POST', '/imports/{id}/undo', { params: { id } })}
          refresh={[]}
          onDone={setUndoResult}
        >
          {texts.undo}
        </CallButton>
      )}
    </Stack>
  );
}

function typeLabel(type: string): string {
  const contentType = Object.values(contentTypes).find(({ name }) => name === type);
  return contentType?.label.one ?? (type === 'image' ? texts.image : texts.other);
}
