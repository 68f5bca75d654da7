import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '../screens/inbox/queries.ts';
import { useSession } from '../session/Session.tsx';

/** How many applications and messages nobody has opened yet; null for roles that do not see them. */
export function useNewCounts(): { applications: number; messages: number } | null {
  const { user } = useSession();
  const enabled = user.role !== 'editor';
  const applications = useQuery({ ...unreadQuery('applications'), enabled });
  const messages = useQuery({ ...unreadQuery('messages'), enabled });
  return enabled ? { applications: applications.data ?? 0, messages: messages.data ?? 0 } : null;
}
