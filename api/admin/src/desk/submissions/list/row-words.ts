/** The texts of an application or message in a row and on a card. */
import { londonDay } from 'content-types/time/london-time';
import type { Submission } from '../../../client/submissions.ts';
import { formatDayAndMonth } from '../../../kit/text/dates.ts';
import { texts } from '../texts.ts';

const labels = texts.list;

/** Formats the town and distance of a submission: `Ilkley, 15 miles`. */
export function placeOf({ town, miles }: Submission): string {
  return [town, town && typeof miles === 'number' && labels.miles(miles)].filter(Boolean).join(', ');
}

/**
 * Badges of an application or message. Rows leave out the sample badge and the number of applications, which they show
 * elsewhere.
 */
export function marksOf(
  { isSample, duplicateOf, applications = 0, flags = [], unreadEmails }: Submission,
  layout: 'row' | 'card' = 'card',
): string[] {
  const marks = [
    layout === 'card' && isSample && labels.sample,
    layout === 'card' && applications > 1 && labels.applications(applications),
    duplicateOf && labels.repeat,
    flags.length > 0 && labels.hasFlags,
    unreadEmails > 0 && labels.newEmail,
  ];
  return marks.filter((mark) => typeof mark === 'string');
}

/** Describes the day by which a reply was promised. `isDue` is true from that day on. */
export function promiseOf(day: string): { words: string; isDue: boolean } {
  const today = londonDay(Date.now());
  if (day > today) return { words: labels.answerBy(formatDayAndMonth(day)), isDue: false };
  return { words: day === today ? labels.answerToday : labels.answerOverdue, isDue: true };
}
