import type { PublishStatus } from '../../lib/types.ts';

export type SiteState = 'live' | 'publishing' | 'waiting' | 'failed';

/** Whether visitors see everything that was saved, in one word. */
export function siteState({ publisher, last, applied, failures }: PublishStatus): SiteState {
  if (failures.length > 0) return 'failed';
  if (applied >= last) return 'live';
  return publisher === 'down' ? 'waiting' : 'publishing';
}
