import { queryOptions } from '@tanstack/react-query';
import type { ApiBody, ApiResponse } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';

export type Interview = ApiResponse<'GET', '/interviews'>['items'][number];
export type Plan = ApiBody<'POST', '/applications/{id}/interviews'>;

/** Booked interviews from today on, soonest first. */
export const upcomingInterviewsQuery = queryOptions({
  queryKey: ['interviews', 'upcoming'],
  queryFn: async () => (await request('GET', '/interviews')).items,
  staleTime: 0,
  refetchInterval: 60_000,
});

export const interviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['interviews', 'application', id],
    queryFn: async () => (await request('GET', '/applications/{id}/interviews', { params: { id } })).items,
    staleTime: 0,
  });

/** Offers or books a new interview, or changes the one given. */
export async function saveInterview(applicationId: string, interviewId: string | null, body: Plan) {
  if (interviewId === null)
    await request('POST', '/applications/{id}/interviews', { params: { id: applicationId }, body });
  else await request('PUT', '/interviews/{id}', { params: { id: interviewId }, body });
}

/** The times at which the interviewer has another interview. */
export function findClashes(upcoming: readonly Interview[], plan: Omit<Plan, 'isAgreed'>, ownId: string | null) {
  const lengthMs = plan.minutes * 60_000;
  const theirs = upcoming.filter(({ id, interviewer }) => interviewer.id === plan.userId && id !== ownId);
  return plan.times.filter((time) =>
    theirs.some(({ startsAt, minutes }) => {
      const [start, own] = [Date.parse(startsAt ?? ''), Date.parse(time)];
      return start < own + lengthMs && own < start + minutes * 60_000;
    }),
  );
}
