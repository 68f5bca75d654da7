import { readAs } from '../../client/request.ts';

/**
 * Client pages that include or included the application, newest first, and the last contact to whom candidates for its
 * job were sent.
 */
export const clientPagesQuery = (id: string) =>
  readAs(['inbox', 'applications', id, 'client-pages'], '/applications/{id}/client-pages', { params: { id } });
