import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { requestFile } from '../../client/request.ts';

/** The CV as a file. Each download is written to the audit log, so a cached file is not fetched again. */
export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: ['inbox', 'resume', id],
    queryFn: () => requestFile('GET', '/applications/{id}/resume', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** Loads a PDF in advance. The audit log records it like an opened file. */
export async function loadAhead(queries: QueryClient, id: string) {
  const [data, { prerenderFirstPage }] = await Promise.all([queries.fetchQuery(resumeQuery(id)), import('./pdf.ts')]);
  await prerenderFirstPage(data);
}
