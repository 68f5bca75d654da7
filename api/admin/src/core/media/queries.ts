import { type ApiResponse, readQuery } from '../../client/request.ts';
import type { Slice } from '../navigation/use-list.ts';

export const MEDIA_PAGE_SIZE = 48;

export type Show = 'all' | 'unused' | 'undescribed';

export const ALL_MEDIA: { search: string; show: Show } = { search: '', show: 'all' };

export const mediaQuery = (filter: typeof ALL_MEDIA, slice: Slice) =>
  readQuery('/media', { query: { ...filter, ...slice } });

export type Usage = ApiResponse<'GET', '/media/{id}/usage'>['items'][number];
