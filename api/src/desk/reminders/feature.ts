import { z } from 'zod';
import { eq, inArray } from '../../core/database/drizzle.ts';
import { reminders as table } from '../../core/database/schema/reminders.ts';
import { type Feature, recordPart } from '../../core/feature.ts';
import { readReminders, reminderSchema } from './reminders.ts';
import { reminderRoutes } from './routes.ts';
import { remindersToday } from './today.ts';

export const reminders: Feature = {
  name: 'reminders',
  plugins: [reminderRoutes],
  tables: [table],
  personalData: {
    exportFor({ db }, { kind, row }, reader) {
      if (kind === 'message' || reader === 'candidate') return {};
      const reminderRows = readReminders(db, eq(table.applicationId, row.id));
      return {
        reminders: reminderRows.map(({ id: _id, version: _version, application: _application, user, ...rest }) => ({
          ...rest,
          user: user?.name ?? null,
        })),
      };
    },
    /** Deletes an application's reminders with either extent, like notes. */
    erase(db, { row }) {
      db.delete(table).where(eq(table.applicationId, row.id)).run();
      return {};
    },
  },
  record: recordPart({
    fields: { reminders: z.array(reminderSchema) },
    read: (db, ids) => ({ reminders: readReminders(db, inArray(table.applicationId, [...ids])) }),
  }),
  today: { reminders: remindersToday },
  audit: { things: { reminder: 'Reminder' }, actions: { finish: 'marked as done' } },
  tags: [['Reminders', 'admin', 'Users’ reminders about applications.']],
};
