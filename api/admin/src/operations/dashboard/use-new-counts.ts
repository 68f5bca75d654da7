import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../core/session/Session.tsx';
import { complaintsQuery } from '../../desk/submissions/complaints/queries.ts';
import { countsQuery } from '../../desk/submissions/queries.ts';

interface NewCounts {
  /** Numbers of unread entries by the key of the view. */
  unread: { [view: string]: number; applications: number; messages: number };
  /** Numbers of entries flagged as spam. */
  spam: { applications: number; messages: number };
}

/** The numbers of new applications and messages and of open complaints; null for roles that do not see them. */
export function useNewCounts(): NewCounts | null {
  const { user } = useSession();
  const enabled = user.role !== 'editor';
  const applications = useQuery({ ...countsQuery('applications'), enabled });
  const messages = useQuery({ ...countsQuery('messages'), enabled });
  const complaints = useQuery({ ...complaintsQuery, enabled });
  if (!enabled) return null;
  return {
    unread: {
      applications: applications.data?.new ?? 0,
      messages: messages.data?.new ?? 0,
      complaints: complaints.data?.open ?? 0,
    },
    spam: { applications: applications.data?.spam ?? 0, messages: messages.data?.spam ?? 0 },
  };
}
