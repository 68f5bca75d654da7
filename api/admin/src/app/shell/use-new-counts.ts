import { useQuery } from '@tanstack/react-query';
import { complaintsQuery } from '../../features/data-protection/queries.ts';
import { unreadQuery } from '../../features/inbox/queries.ts';
import { useSession } from '../session/Session.tsx';

/** The numbers of unread applications and messages and of open complaints; null for roles that do not see them. */
export function useNewCounts(): { applications: number; messages: number; complaints: number } | null {
  const { user } = useSession();
  const enabled = user.role !== 'editor';
  const applications = useQuery({ ...unreadQuery('applications'), enabled });
  const messages = useQuery({ ...unreadQuery('messages'), enabled });
  const complaints = useQuery({ ...complaintsQuery, enabled });
  if (!enabled) return null;
  return {
    applications: applications.data ?? 0,
    messages: messages.data ?? 0,
    complaints: complaints.data?.open ?? 0,
  };
}
