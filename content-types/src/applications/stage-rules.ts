import type { DataByType } from '../index.ts';

/** Effects of moving an application to a stage: a reminder for the user, and an assignment. */
export type StageRules = Pick<DataByType['stage'], 'remindAfter' | 'assignTo'>;
