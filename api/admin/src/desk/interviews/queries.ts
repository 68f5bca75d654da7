import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiBody, type ApiResponse, readAs, readQuery, request } from '../../client/request.ts';

export type Interview = ApiResponse<'GET', '/interviews'>['items'][number];
type Plan = ApiBody<'POST', '/applications/{id}/interviews'>;

/** Booked interviews from today on, soonest first. */
export const upcomingInterviewsQuery = queryOptions({
  ...readQuery('/interviews'),
  select: ({ items }) => items,
  staleTime: 0,
  refetchInterval: 60_000,
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

type Times = Pick<Plan, 'userId' | 'times' | 'minutes'> & { others: readonly string[] };

/** The times at which one of the interviewers has another interview. */
export function findClashes(upcoming: readonly Interview[], plan: Times, ownId: string | null) {
  const lengthMs = plan.minutes * 60_000;
  const people = [plan.userId, ...plan.others];
  const interviewerBookings = upcoming.filter(
    ({ id, interviewer, others }) =>
      id !== ownId && [interviewer, ...others].some((person) => people.includes(person.id)),
  );
  return plan.times.filter((time) =>
    interviewerBookings.some(({ startsAt, minutes }) => {
      const [start, own] = [Date.parse(startsAt ?? ''), Date.parse(time)];
      return start < own + lengthMs && own < start + minutes * 60_000;
    }),
  );
}
