import { and, eq, or, sql } from '../database/drizzle.ts';
import { outbox } from '../database/schema/mail.ts';
import { savedViews } from '../database/schema/saved-views.ts';
import { contains } from '../database/statements.ts';
import type { Feature } from '../feature.ts';
import { savedViewRoutes } from './routes.ts';
import { watchedToday } from './watched.ts';

export const views: Feature = {
  name: 'saved-views',
  plugins: [savedViewRoutes],
  tables: [savedViews],
  personalData: {
    notExported: 'Users may have searched for a name or an address. It goes with the data of its owner.',
    /** Deletes views that search for the address or the full name. */
    erase(db, { row: { data } }) {
      const personalTerms = [data.email, data.fullName ?? data.name]
        .map(String)
        .filter((word) => /[@\s]/.test(word.trim()));
      const isIn = (word: string) => {
        const inQuery = new URLSearchParams({ '': word }).toString().slice(1);
        return or(
          contains(sql`${savedViews.query} || ' ' || ${savedViews.name}`, word),
          contains(savedViews.query, inQuery),
        );
      };
      if (personalTerms.length === 0) return {};
      const deletedViews = db
        .delete(savedViews)
        .where(or(...personalTerms.map(isIn)))
        .returning()
        .all();
      // Deletes emails about today's work that link to a deleted view.
      for (const { query } of deletedViews)
        db.delete(outbox)
          .where(and(eq(outbox.kind, 'account.today'), sql`instr(${outbox.mail}, ${`?${query}`}) > 0`))
          .run();
      return {};
    },
  },
  today: { watched: watchedToday },
  tags: [['Saved views', 'admin', 'Named list filters of the current user.']],
};
