import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiBody, type ApiResponse, readAs, request } from '../../client/request.ts';

export type Reminder = ApiResponse<'GET', '/applications/{id}/reminders'>['items'][number];

export const remindersQuery = (id: string) =>
  queryOptions({
    ...readAs(['inbox', 'reminders', id], '/applications/{id}/reminders', { params: { id } }),
    select: ({ items }) => items,
    staleTime: 0,
  });

type Change = Omit<ApiBody<'PATCH', '/reminders/{id}'>, 'version'>;

/** Changes a reminder at the version seen, then fetches all data with reminders again, even after an error. */
export function useReminderChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ seen: { id, version }, change }: { seen: Pick<Reminder, 'id' | 'version'>; change: Change }) =>
      request('PATCH', '/reminders/{id}', { params: { id }, body: { version, ...change } }),
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => showsReminders(queryKey) }),
  });
}

export function useReminderCreation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ApiBody<'POST', '/applications/{id}/reminders'> }) =>
      request('POST', '/applications/{id}/reminders', { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => showsReminders(queryKey) }),
  });
}

function showsReminders([root, queryName]: readonly unknown[]): boolean {
  return queryName === 'reminders' || root === 'today' || (root === 'candidates' && queryName === 'one');
}
