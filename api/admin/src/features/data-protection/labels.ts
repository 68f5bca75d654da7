/** `21 November 2026`, in London, where the law counts. */
export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
}

const KINDS: Record<string, string> = {
  applications: 'Application',
  placements: 'Placement',
  talentPool: 'Talent pool',
  messages: 'Message',
  complaints: 'Complaint',
  spam: 'Suspected spam',
};

export function kindLabel(kind: string): string {
  return KINDS[kind] ?? kind;
}
