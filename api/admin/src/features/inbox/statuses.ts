import type { InboxName } from './queries.ts';

export const STATUSES: Record<InboxName, readonly { value: string; label: string }[]> = {
  applications: [
    { value: 'new', label: 'New' },
    { value: 'reviewing', label: 'Reviewing' },
    { value: 'shortlisted', label: 'Shortlisted' },
    { value: 'interview', label: 'Interview' },
    { value: 'offered', label: 'Offered' },
    { value: 'hired', label: 'Hired' },
    { value: 'rejected', label: 'Rejected' },
    { value: 'withdrawn', label: 'Withdrawn' },
    { value: 'spam', label: 'Spam' },
  ],
  messages: [
    { value: 'new', label: 'New' },
    { value: 'read', label: 'Read' },
    { value: 'answered', label: 'Answered' },
    { value: 'archived', label: 'Archived' },
    { value: 'spam', label: 'Spam' },
  ],
};

export function statusLabel(inbox: InboxName, status: string): string {
  return STATUSES[inbox].find(({ value }) => value === status)?.label ?? status;
}
