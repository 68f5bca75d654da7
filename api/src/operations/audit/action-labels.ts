import { contentTypes } from 'content-types';
import type { Feature } from '../../core/feature.ts';

/** The labels of these actions in the audit log: `Job: saved` for `job.save`. Leaves out actions that no feature names. */
export function labelActions(features: readonly Feature[], actions: readonly string[]): Record<string, string> {
  const types = Object.values(contentTypes).map(({ name, label }) => [name, label.one] as const);
  const nouns = new Map([...types, ...features.flatMap(({ audit }) => Object.entries(audit?.things ?? {}))]);
  const verbs = new Map(features.flatMap(({ audit }) => Object.entries(audit?.actions ?? {})));
  const labels = actions.flatMap((action) => {
    const [thing = '', verb = ''] = action.split('.');
    const [noun, pastVerb] = [nouns.get(thing), verbs.get(verb)];
    return noun && pastVerb ? [[action, `${noun}: ${pastVerb}`]] : [];
  });
  return Object.fromEntries(labels);
}
