/** What is read and written of content, for any type. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Collection, ContentType } from 'content-types/define';
import { query, request } from '../api/request.ts';
import type { AdminEntry, Json, Page, Revision, Saved } from '../api/types.ts';
import type { Timing } from '../form/journal.ts';

export interface ListParameters {
  search: string;
  /** A field's name or `updatedAt`, `-` before it for descending; empty for the type's own order. */
  sort: string;
  offset: number;
  bin: boolean;
}

export const PAGE = 50;

export const listQuery = (type: Collection, parameters: ListParameters) =>
  queryOptions({
    queryKey: ['content', type.name, 'list', parameters],
    queryFn: () =>
      request<Page<AdminEntry>>('GET', `/content/${type.path}${query({ drafts: true, limit: PAGE, ...parameters })}`),
    placeholderData: keepPreviousData,
  });

/** A singleton's id is its type's name, and its address has none. */
export const entryQuery = (type: ContentType, id: string) =>
  queryOptions({
    queryKey: ['content', type.name, 'entry', id],
    queryFn: () => request<AdminEntry>('GET', `${pathOf(type, id)}?drafts=true`),
    // A form starts from what is there now, never from what was there a while ago.
    staleTime: 0,
    gcTime: 0,
  });

/** Entries of every type, the newest change first; or, with `expiring`, those whose time is up within so many days. */
export const recentQuery = (parameters: { search?: string; expiring?: number; limit: number }) =>
  queryOptions({
    queryKey: ['content', 'recent', parameters],
    queryFn: () => request<Page<AdminEntry>>('GET', `/entries${query(parameters)}`),
  });

export const revisionsQuery = (type: ContentType, id: string) =>
  queryOptions({
    queryKey: ['content', type.name, 'revisions', id],
    queryFn: () => request<Revision[]>('GET', `/content/${type.path}/${id}/revisions`),
    staleTime: 0,
  });

export interface SaveBody extends Partial<Timing> {
  data: Json;
  publish: boolean;
}

export function createEntry(type: ContentType, body: SaveBody): Promise<Saved> {
  return request('POST', `/content/${type.path}`, body);
}

export function updateEntry(type: ContentType, id: string, body: SaveBody & { version: number }): Promise<Saved> {
  return request('PUT', pathOf(type, id), body);
}

export function deleteEntry(type: ContentType, { id, version }: AdminEntry): Promise<{ change: number }> {
  return request('DELETE', `${pathOf(type, id)}?version=${version}`);
}

export function undeleteEntry(type: ContentType, id: string): Promise<Saved> {
  return request('POST', `${pathOf(type, id)}/restore`);
}

export function unpublishEntry(type: ContentType, id: string): Promise<Saved> {
  return request('POST', `${pathOf(type, id)}/unpublish`);
}

/** Saves an entry again as it stands, for visitors. */
export function publishEntry(type: ContentType, { id, version, data }: AdminEntry): Promise<Saved> {
  return updateEntry(type, id, { data, version, publish: true, publishAt: null });
}

export function orderEntries(type: ContentType, ids: string[]): Promise<{ change: number }> {
  return request('POST', `/content/${type.path}/order`, { ids });
}

export function restoreRevision(type: ContentType, id: string, revision: number, version: number): Promise<Saved> {
  return request('POST', `/content/${type.path}/${id}/revisions/${revision}/restore`, { version });
}

function pathOf(type: ContentType, id: string): string {
  return type.shape === 'singleton' ? `/content/${type.path}` : `/content/${type.path}/${id}`;
}
