/** What a stage brings when a user moves an application there: a reminder for that user, and whom it is assigned to. */
import type { DataByType } from '../index.ts';

export type StageRules = Pick<DataByType['stage'], 'remindAfter' | 'assignTo'>;

/** The day, such as `2026-12-04`, some working days after another. Bank holidays count as working days. */
export function reminderDay(day: string, workingDays: number): string {
  const at = new Date(day);
  for (let left = workingDays; left > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (at.getUTCDay() % 6 !== 0) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}
