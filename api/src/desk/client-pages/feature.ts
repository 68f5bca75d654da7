import { eq, inArray, sql } from '../../core/database/drizzle.ts';
import { clientPagePeople, clientPages as table } from '../../core/database/schema/client-pages.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import type { Feature } from '../../core/feature.ts';
import { toIso } from '../../core/lib/dates.ts';
import { clientPageRoutes } from './routes.ts';
import { pagesWith } from './send.ts';

/** Candidates sent to clients. */
export const clientPages: Feature = {
  name: 'client-pages',
  plugins: [clientPageRoutes],
  tables: [table, clientPagePeople],
  personalData: {
    /** What is held about contacts at clients. */
    find({ db }, { emails }) {
      const rows = db
        .select()
        .from(table)
        .where(inArray(sql`lower(${table.email})`, emails))
        .all();
      const clientPages = rows.map(({ company, name, email, createdAt, openedAt }) => {
        return { company, name, email, sentAt: toIso(createdAt), openedAt: toIso(openedAt) };
      });
      return { clientPages };
    },
    /** Candidates learn the client, not the person there. */
    exportFor(app, { kind, row }, reader) {
      if (kind === 'message') return {};
      const sentToClients = pagesWith(app, row.id).map(
        ({ company, name, email, sentAt, viewedAt, answer, comment }) => {
          const shared = { company, sentAt, viewedAt, answer, comment };
          return reader === 'staff' ? { ...shared, name, email } : shared;
        },
      );
      return { sentToClients };
    },
    /** By law, the names of hirers to whom a work-seeker was introduced are kept (Conduct Regulations 2003, schedule 4). */
    erase(db, { kind, row }, extent) {
      if (kind === 'message') return {};
      const isTheirs = eq(clientPagePeople.applicationId, row.id);
      if (extent === 'some') {
        db.update(clientPagePeople).set({ about: '', comment: '' }).where(isTheirs).run();
        return {};
      }
      const { changes } = db.delete(clientPagePeople).where(isTheirs).run();
      const used = db.select({ id: clientPagePeople.pageId }).from(clientPagePeople);
      const empty = db.delete(table).where(sql`${table.id} NOT IN ${used}`).returning({ id: table.id }).all();
      db.delete(outbox)
        .where(
          inArray(
            outbox.subjectId,
            empty.map(({ id }) => id),
          ),
        )
        .run();
      return changes > 0 ? { count: `introductions to clients ${changes}` } : {};
    },
  },
  audit: {
    things: { clientPage: 'Page for a client' },
    actions: { open: 'opened by the client', send: 'sent', withdraw: 'taken back' },
    names: [[table.id, table.company]],
  },
  tags: [
    ['Client pages', 'admin', 'Candidates sent to clients.'],
    ['Client’s page', 'content', 'The page behind the link in an email to a client.'],
  ],
};
