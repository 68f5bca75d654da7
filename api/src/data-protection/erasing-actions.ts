/** The audit log's names for the actions that erase somebody's data for good or end their emails. */
export const ERASING_ACTIONS = [
  'application.erase',
  'application.reduce',
  'message.erase',
  'alert.erase',
  'alert.unsubscribe',
] as const;

export type ErasingAction = (typeof ERASING_ACTIONS)[number];

/** The name of the fact in which a restore leaves what is to be erased once more: JSON, a list of `{ action, id }`. */
export const ERASURES_FACT = 'erasures to repeat';
