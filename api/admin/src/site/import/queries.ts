import { queryOptions } from '@tanstack/react-query';
import { type ApiResponse, readQuery, sendForm } from '../../client/request.ts';
import type { Slice } from '../../core/navigation/use-list.ts';

export type Import = ApiResponse<'GET', '/imports/{id}'>;
export type Uploaded = ApiResponse<'POST', '/imports/file/kind'>;
export type Result = keyof Import['counts'];

export const importsQuery = queryOptions({
  ...readQuery('/imports'),
  refetchInterval: ({ state }) => (state.data?.items.some((item) => item.state === 'running') ? 1_000 : false),
});

export const importQuery = (id: string | null) =>
  queryOptions({
    ...readQuery('/imports/{id}', { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? 500 : false),
  });

export const rowsQuery = (id: string, result: string, slice: Slice) =>
  readQuery('/imports/{id}/rows', { params: { id }, query: { result: result as Result | '', ...slice } });

/** The server reads the whole file before it responds. */
export const uploadFile = (file: File) => sendForm<Uploaded>('POST', '/imports/file', { file });
