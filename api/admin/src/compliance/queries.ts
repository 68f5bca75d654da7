import { queryOptions } from '@tanstack/react-query';
import { type ApiResponse, readAs } from '../client/request.ts';
import type { InboxName } from '../client/submissions.ts';

export type Forecast = ApiResponse<'GET', '/retention'>;
export type DataFacts = ApiResponse<'GET', '/applications/{id}/data-protection'>;
export type Hold = NonNullable<DataFacts['hold']>;
export type EqualityYear = ApiResponse<'GET', '/equality'>[number];

export const dataFactsQuery = (inbox: InboxName, id: string) =>
  queryOptions({
    ...readAs(['inbox', inbox, 'data-protection', id], `/${inbox}/{id}/data-protection` as const, { params: { id } }),
    staleTime: 0,
  });

export type Extent = DataFacts['erasure'];
export type HeldAboutPerson = ApiResponse<'POST', '/erasures/preview'>;
