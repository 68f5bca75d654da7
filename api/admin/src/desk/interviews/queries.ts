import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiBody, type ApiResponse, readAs, readQuery, request } from '../../client/request.ts';

export type Interview = ApiResponse<'GET', '/interviews'>['items'][number];
export type Plan = ApiBody<'POST', '/applications/{id}/interviews'>;

/** Booked interviews from today on, soonest first. */
export const upcomingInterviewsQuery = queryOptions({
  ...readQuery('/interviews'),
  select: ({ items }) => items,
  staleTime: 0,
  refetchInterval: 60_000,
});

/** Booked interviews from one day to another. */
export const weekQuery = (from: string, to: string) =>
  queryOptions({
    ...readQuery('/interviews', { query: { from, to } }),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const previewQuery = (applicationId: string, body: ApiBody<'POST', '/applications/{id}/interviews/preview'>) =>
  queryOptions({
    queryKey: ['interviews', 'preview', applicationId, body],
    queryFn: () => request('POST', '/applications/{id}/interviews/preview', { params: { id: applicationId }, body }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });

export const calendarQuery = readAs(['interviews', 'calendar'], '/session/calendar');

export const interviewsQuery = (id: string) =>
  queryOptions({
    ...readAs(['interviews', 'application', id], '/applications/{id}/interviews', { params: { id } }),
    select: ({ items }) => items,
    staleTime: 0,
  });

/** Offers or books a new interview, or changes the one given. */
export async function saveInterview(applicationId: string, interviewId: string | null, body: Plan) {
  if (interviewId === null)
    await request('POST', '/applications/{id}/interviews', { params: { id: applicationId }, body });
  else await request('PUT', '/interviews/{id}', { params: { id: interviewId }, body });
}

type Times = Pick<Plan, 'userId' | 'times' | 'minutes'> & { others: readonly string[] };

/** The times at which one of the interviewers has another interview. */
export function findClashes(upcoming: readonly Interview[], plan: Times, ownId: string | null) {
  const lengthMs = plan.minutes * 60_000;
  const people = [plan.userId, ...plan.others];
  const theirs = upcoming.filter(
    ({ id, interviewer, others }) => id !== ownId && [interviewer, ...others].some((one) => people.includes(one.id)),
  );
  return plan.times.filter((time) =>
    theirs.some(({ startsAt, minutes }) => {
      const [start, own] = [Date.parse(startsAt ?? ''), Date.parse(time)];
      return start < own + lengthMs && own < start + minutes * 60_000;
    }),
  );
}
