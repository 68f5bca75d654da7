/** The rules that types name: checks and effects of the API beyond their fields. */
import type { ContentType, RuleName } from 'content-types/define';
import type { App } from '../../app.ts';
import { freeAddress, noRedirectLoop } from './addresses.ts';
import { jobEvents } from './job-events.ts';
import { knownLanding } from './landing.ts';
import { lawfulAdvert } from './lawful-advert.ts';
import { readyToOpen } from './ready-to-open.ts';
import type { Rule } from './rule.ts';
import { neededStages } from './stages.ts';

const RULES: Readonly<Record<RuleName, Rule>> = {
  lawfulAdvert,
  jobEvents,
  neededStages,
  freeAddress,
  knownLanding,
  noRedirectLoop,
  readyToOpen,
};

/** Undefined for a type that is no longer registered. */
export function rulesOf(type: ContentType | undefined): readonly Rule[] {
  return type?.rules?.map((name) => RULES[name]) ?? [];
}

/**
 * Checks only saves for publication. If a later page or redirect takes the same address, the site leaves out the one
 * that does not work.
 */
export function rejectTakenAddress(
  app: Pick<App, 'db' | 'env'>,
  { type, id }: { type: ContentType; id: string | null },
  { data, publish }: { data?: unknown; publish?: boolean },
) {
  if (publish === false) return;
  for (const { checkAddress } of rulesOf(type)) checkAddress?.(app, id, data);
}
