import type { DataByType } from '../index.ts';

/** What a stage brings when a user moves an application there: a reminder for that user, and whom it is assigned to. */
export type StageRules = Pick<DataByType['stage'], 'remindAfter' | 'assignTo'>;
