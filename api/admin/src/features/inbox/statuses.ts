import type { InboxName } from './queries.ts';
import { texts } from './texts.ts';

/** The choices of a select for a status. */
export const STATUSES: Record<InboxName, readonly { value: string; label: string }[]> = {
  applications: toChoices(texts.statuses.applications),
  messages: toChoices(texts.statuses.messages),
};

export function statusLabel(inbox: InboxName, status: string): string {
  return STATUSES[inbox].find(({ value }) => value === status)?.label ?? status;
}

function toChoices(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
