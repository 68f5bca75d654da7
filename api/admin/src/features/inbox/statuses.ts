import { useQuery } from '@tanstack/react-query';
import { type InboxName, type Submission, stagesQuery } from './queries.ts';
import { texts } from './texts.ts';

export interface Status {
  value: string;
  label: string;
  isNew: boolean;
  /** What candidates see once their application is here; blank changes nothing for them. Messages have none. */
  candidateSees?: string;
}

const MESSAGES: Status[] = Object.entries(texts.statuses).map(([value, label]) => ({
  value,
  label,
  isNew: value === 'new',
}));
const SPAM: Status = { value: 'spam', label: texts.statuses.spam, isNew: false, candidateSees: '' };

/** The stages of applications or the statuses of messages, and spam. Only spam until the stages are loaded. */
export function useStatuses(inbox: InboxName): Status[] {
  const { data: stages = [] } = useQuery({ ...stagesQuery, enabled: inbox === 'applications' });
  if (inbox === 'messages') return MESSAGES;
  const choices = stages.map(({ id, name, kind, candidateSees }) => {
    return { value: id, label: name, isNew: kind === 'new', candidateSees };
  });
  return [...choices, SPAM];
}

export function statusLabel({ status, stage }: Submission): string {
  return stage?.name ?? messageStatus(status);
}

export function messageStatus(status: string): string {
  return MESSAGES.find(({ value }) => value === status)?.label ?? status;
}
