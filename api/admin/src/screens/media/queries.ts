import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { query, request } from '../../api/request.ts';
import type { MediaItem, Page } from '../../api/types.ts';

export const MEDIA_PAGE = 48;

export const mediaQuery = (parameters: { search: string; offset: number }) =>
  queryOptions({
    queryKey: ['media', parameters],
    queryFn: () => request<Page<MediaItem>>('GET', `/media${query({ limit: MEDIA_PAGE, ...parameters })}`),
    placeholderData: keepPreviousData,
  });

export interface Usage {
  type: string;
  id: string;
  title: string;
  deleted: boolean;
}

export const usageQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', 'usage', id],
    queryFn: () => request<{ items: Usage[] }>('GET', `/media/${id}/usage`),
    staleTime: 0,
  });

export function describeMedia(id: string, changes: { name: string; alt: string }): Promise<MediaItem> {
  return request('PATCH', `/media/${id}`, changes);
}

export function deleteMedia(id: string): Promise<null> {
  return request('DELETE', `/media/${id}`);
}
