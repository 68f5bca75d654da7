import { useQuery } from '@tanstack/react-query';
import { inboxCountQuery } from '../screens/inbox/queries.ts';
import { useSession } from '../session/Session.tsx';

/** How many applications and messages nobody has opened yet. */
export function useNewCounts(): { applications: number; messages: number } {
  const { user } = useSession();
  const applications = useQuery({ ...inboxCountQuery('applications'), enabled: user.role !== 'editor' });
  const messages = useQuery(inboxCountQuery('messages'));
  return { applications: applications.data ?? 0, messages: messages.data ?? 0 };
}
