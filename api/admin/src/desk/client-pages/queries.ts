import { readAs } from '../../client/read-query.ts';

/** The most candidates that can be sent at a time. */
export const MAX_SENT = 20;

/** The pages with an application that clients can see or could, newest first. */
export const clientPagesQuery = (id: string) =>
  readAs(['inbox', 'applications', id, 'client-pages'], '/applications/{id}/client-pages', { params: { id } });
