/** The rules that content types can name: checks and effects that go beyond fields. */
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

/** Returns no rules for a type that is no longer registered. */
export function rulesOf(type: ContentType | undefined): readonly Rule[] {
  return type?.rules?.map((name) => RULES[name]) ?? [];
}

/**
 * Throws 422 for a taken address. Checks only saves for publication. If another page or redirect takes the address
 * later, the site leaves out the one that does not work.
 */
export function rejectTakenAddress(
  app: Pick<App, 'db' | 'env'>,
  { type, id }: { type: ContentType; id: string | null },
  { data, publish }: { data?: unknown; publish?: boolean },
) {
  if (publish === false) return;
  for (const { checkAddress } of rulesOf(type)) checkAddress?.(app, id, data);
}
