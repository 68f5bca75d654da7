import { queryOptions } from '@tanstack/react-query';
import { request } from '../../client/request.ts';

/** The most candidates that can be sent at a time. */
export const MAX_SENT = 20;

/** The pages with an application that clients can see or could, newest first. */
export const clientPagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['inbox', 'applications', id, 'client-pages'],
    queryFn: async () => (await request('GET', '/applications/{id}/client-pages', { params: { id } })).items,
  });
