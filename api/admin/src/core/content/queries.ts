import { queryOptions } from '@tanstack/react-query';
import { type CollectionName, contentTypes, type DataByType } from 'content-types';
import type { Collection, ContentType } from 'content-types/define';
import { type AdminEntry, type ApiBody, type ApiResponse, type ListStatus, request } from '../../client/request.ts';
import type { Slice } from '../navigation/use-list.ts';
import type { EntryFilter } from './list/list-state.ts';

export type Revision = ApiResponse<'GET', '/content/{collection}/{id}/revisions'>[number];
/** The result of a save; `change` is the number of its receipt. */
export type Saved = ApiResponse<'PUT', '/content/{collection}/{id}'>;
type SaveBody = ApiBody<'POST', '/content/{collection}'>;
export type BulkAction = ApiBody<'POST', '/content/{collection}/bulk'>['action'];
export type PreviewLink = ApiResponse<'GET', '/preview-links'>[number];
/** A draft to be shown as a page; `path` is the page. */
export type PreviewDraft = ApiBody<'POST', '/preview'>;

/** A page of entries. Omits the status filter in the bin, where entries have no status. */
export const listQuery = (type: Collection, { bin, status, ...filter }: EntryFilter, slice: Slice) =>
  queryOptions({
    queryKey: ['content', type.name, 'list', bin, status, filter, slice],
    queryFn: () =>
      request('GET', '/content/{collection}', {
        params: { collection: type.path },
        query: {
          drafts: true,
          bin: bin === 'true',
          status: bin === 'true' ? '' : (status as ListStatus | ''),
          ...filter,
          ...slice,
        },
      }),
  });

/** The published entries of a collection, in its order. */
export const publishedQuery = <Name extends CollectionName>(name: Name) =>
  queryOptions({
    queryKey: ['content', name, 'list', 'published'],
    queryFn: async () => {
      const params = { collection: contentTypes[name].path };
      const { items } = await request('GET', '/content/{collection}', { params });
      return items.map(({ id, data }) => ({ ...(data as DataByType[Name]), id }));
    },
  });

/** The id of a singleton is the name of its type. */
export const entryQuery = (type: ContentType, id: string) =>
  queryOptions({
    queryKey: ['content', type.name, 'entry', id],
    queryFn: (): Promise<AdminEntry> =>
      type.shape === 'singleton'
        ? request('GET', '/content/{singleton}', { params: { singleton: type.path }, query: { drafts: true } })
        : request('GET', '/content/{collection}/{id}', {
            params: { collection: type.path, id },
            query: { drafts: true },
          }),
    // A form must start with the latest data, never with a cached entry.
    staleTime: 0,
    gcTime: 0,
  });

/** Entries of every type, the newest change first; with `expiring`, only entries that expire within that many days. */
export const recentQuery = (query: { search?: string; expiring?: number; limit: number }) =>
  queryOptions({ queryKey: ['content', 'recent', query], queryFn: () => request('GET', '/entries', { query }) });

export function createEntry(type: ContentType, body: SaveBody): Promise<Saved> {
  return request('POST', '/content/{collection}', { params: { collection: type.path }, body });
}

export function updateEntry(type: ContentType, id: string, body: SaveBody & { version: number }): Promise<Saved> {
  return type.shape === 'singleton'
    ? request('PUT', '/content/{singleton}', { params: { singleton: type.path }, body })
    : request('PUT', '/content/{collection}/{id}', { params: { collection: type.path, id }, body });
}

/** Applies an action to all of the entries or to none. Entries that refer to them then refer to `replaceWith`. */
export function applyToEntries(
  type: Collection,
  action: BulkAction,
  entries: readonly Versioned[],
  replaceWith?: string,
) {
  const body = { action, entries: entries.map(({ id, version }) => ({ id, version })), replaceWith };
  return request('POST', '/content/{collection}/bulk', { params: { collection: type.path }, body });
}

type ClosingEntry = ApiBody<'POST', '/content/{collection}/closing'>['entries'][number];

/** Closes, reopens or extends all of these entries, or none. */
export function changeClosing(type: Collection, entries: ClosingEntry[]) {
  return request('POST', '/content/{collection}/closing', { params: { collection: type.path }, body: { entries } });
}

export function orderEntries(type: ContentType, ids: string[]) {
  return request('POST', '/content/{collection}/order', { params: { collection: type.path }, body: { ids } });
}

type Versioned = Pick<AdminEntry, 'id' | 'version'>;
