import { readAs } from '../../client/request.ts';

/** The pages with an application that clients can see or could, newest first, and to whom someone for its job was sent last. */
export const clientPagesQuery = (id: string) =>
  readAs(['inbox', 'applications', id, 'client-pages'], '/applications/{id}/client-pages', { params: { id } });
