/** What is read and written of content, for any type. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Collection, ContentType } from 'content-types/define';
import { query, request } from '../../lib/request.ts';
import type { AdminEntry, Json, Page, PreviewLink, Revision, Saved } from '../../lib/types.ts';
import type { Timing } from './editor/journal.ts';
import type { ListState } from './list/list-state.ts';

export const PAGE = 50;

export const listQuery = (type: Collection, { search, status, choices, sort, bin, page }: ListState) => {
  // In the bin nothing has a status.
  const parameters = { ...choices, search, status: bin ? '' : status, sort, bin, offset: (page - 1) * PAGE };
  return queryOptions({
    queryKey: ['content', type.name, 'list', parameters],
    queryFn: () =>
      request<Page<AdminEntry>>('GET', `/content/${type.path}${query({ drafts: true, limit: PAGE, ...parameters })}`),
    placeholderData: keepPreviousData,
  });
};

/** A singleton's id is its type's name, and its address has none. */
export const entryQuery = (type: ContentType, id: string) =>
  queryOptions({
    queryKey: ['content', type.name, 'entry', id],
    queryFn: () => request<AdminEntry>('GET', `${getPath(type, id)}?drafts=true`),
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
  return request('PUT', getPath(type, id), body);
}

export type BulkAction = 'publish' | 'unpublish' | 'delete' | 'restore';

/** Does one thing to all of these, or to none. */
export function actOnMany(
  type: Collection,
  action: BulkAction,
  entries: readonly AdminEntry[],
): Promise<{ change: number }> {
  const named = entries.map(({ id, version }) => ({ id, version }));
  return request('POST', `/content/${type.path}/bulk`, { action, entries: named });
}

export function unpublishEntry(type: ContentType, id: string): Promise<Saved> {
  return request('POST', `${getPath(type, id)}/unpublish`);
}

export function orderEntries(type: ContentType, ids: string[]): Promise<{ change: number }> {
  return request('POST', `/content/${type.path}/order`, { ids });
}

/** Throws the draft away that is newer than what visitors see. */
export function discardDraft(type: ContentType, { id, version }: AdminEntry): Promise<Saved> {
  return request('POST', `/content/${type.path}/${id}/discard`, { version });
}

export function restoreRevision(type: ContentType, id: string, revision: number, version: number): Promise<Saved> {
  return request('POST', `/content/${type.path}/${id}/revisions/${revision}/restore`, { version });
}

export interface Shared {
  type: string;
  id: string;
  data: Json;
  /** The page that shows it. */
  path: string;
}

export const previewLinksQuery = (type: string, id: string) =>
  queryOptions({
    queryKey: ['preview-links', type, id],
    queryFn: () => request<PreviewLink[]>('GET', `/preview-links${query({ type, id })}`),
    staleTime: 0,
  });

export function sharePreview(draft: Shared & { hours: number }): Promise<PreviewLink> {
  return request('POST', '/preview-links', draft);
}

export function revokePreview(id: string): Promise<null> {
  return request('DELETE', `/preview-links/${id}`);
}

function getPath(type: ContentType, id: string): string {
  return type.shape === 'singleton' ? `/content/${type.path}` : `/content/${type.path}/${id}`;
}
