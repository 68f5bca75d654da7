import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, MediaItem } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';
import type { Slice } from '../navigation/use-list.ts';

export const MEDIA_PAGE = 48;

export type Show = 'all' | 'unused' | 'undescribed';

export const ALL_MEDIA: { search: string; show: Show } = { search: '', show: 'all' };

export const mediaQuery = (filter: typeof ALL_MEDIA, slice: Slice) =>
  queryOptions({
    queryKey: ['media', filter, slice],
    queryFn: () => request('GET', '/media', { query: { ...filter, ...slice } }),
  });

export type Usage = ApiResponse<'GET', '/media/{id}/usage'>['items'][number];

export const usageQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', 'usage', id],
    queryFn: () => request('GET', '/media/{id}/usage', { params: { id } }),
    staleTime: 0,
  });

export function describeMedia(id: string, changes: { name: string; alt: string }): Promise<MediaItem> {
  return request('PATCH', '/media/{id}', { params: { id }, body: changes });
}

export function replaceMedia(id: string, withId: string): Promise<{ documents: number; change: number }> {
  return request('POST', '/media/{id}/replace', { params: { id }, body: { with: withId } });
}
