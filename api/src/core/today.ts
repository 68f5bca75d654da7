/** Today's work for recruiters. Features declare its parts. */
import { submissions } from 'content-types';
import { formatJobName } from 'content-types/applications/job-name';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import type { App, Clocked } from './app.ts';
import type { Application } from './database/schema/applications.ts';

export const todayItem = z.object({
  view: z.string().describe('The screen that shows the item, such as `applications`.'),
  id: z.string().describe('The id of the application, message or forwarded email; blank for a list.'),
  query: z.string().describe('The query of the list’s address; blank for other items.'),
  name: z.string().describe('The name of the candidate, sender, forwarded file or saved view.'),
  what: z.string(),
  job: z.string(),
  due: z
    .object({ day: z.iso.date(), time: z.string().nullable() })
    .nullable()
    .describe('London time; a date without a time means any time that day.'),
  since: z.string().nullable().describe('The time of arrival or response, for items without `due`.'),
  reminder: z
    .object({ id: z.string(), version: z.int() })
    .nullable()
    .describe('The id and version to send to `PATCH /api/reminders/{id}` to mark the reminder as done.'),
});
export type TodayItem = z.infer<typeof todayItem>;

/** The id of the user whose work is requested; null for everyone's. */
export type Whose = string | null;

export interface TodayPart {
  label: { one: string; many: string };
  /** The admin list that shows all items, such as `applications?due=true`; null if no list filter matches them. */
  list: string | null;
  /** Returns up to `limit` items, the most urgent first. */
  read(app: Clocked & Pick<App, 'features'>, whose: Whose, limit: number): { items: TodayItem[]; total: number };
}

/** Fills in the optional properties of an item. */
export function toTodayItem(item: Pick<TodayItem, 'view' | 'id' | 'name' | 'what'> & Partial<TodayItem>): TodayItem {
  return { query: '', job: '', due: null, since: null, reminder: null, ...item };
}

/** An item that opens an application. */
export function todayOf(application: Application, item: Pick<TodayItem, 'what'> & Partial<TodayItem>): TodayItem {
  const name = withDefaults(submissions.application.fields, application.data).fullName;
  return toTodayItem({ view: 'applications', id: application.id, name, job: formatJobName(application), ...item });
}
