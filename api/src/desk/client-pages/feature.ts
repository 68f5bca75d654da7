import { and, eq, inArray, notInArray, sql } from '../../core/database/drizzle.ts';
import { clientPagePeople, clientPages as table } from '../../core/database/schema/client-pages.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import type { Feature } from '../../core/feature.ts';
import { toIso } from '../../core/lib/dates.ts';
import { clientPageRoutes } from './routes.ts';
import { pagesWith, withdrawPage } from './send.ts';
import { clientsToday } from './today.ts';

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
      const sentToClients = pagesWith(app, row.id).map((page) => {
        const { company, name, email, sentAt, message, about, viewedAt, answer, comment } = page;
        const shared = { company, sentAt, message, about, viewedAt, answer, comment };
        return reader === 'staff' ? { ...shared, name, email } : shared;
      });
      return { sentToClients };
    },
    /** By law, the names of hirers to whom a work-seeker was introduced are kept (Conduct Regulations 2003, schedule 4). */
    erase(db, { kind, row }, extent) {
      if (kind === 'message') return {};
      const isTheirs = eq(clientPagePeople.applicationId, row.id);
      const pages = db.select({ id: clientPagePeople.pageId }).from(clientPagePeople).where(isTheirs).all();
      const ids = pages.map(({ id }) => id);
      // What was written to the client may be about this person.
      db.update(table).set({ message: '' }).where(inArray(table.id, ids)).run();
      db.delete(outbox).where(inArray(outbox.subjectId, ids)).run();
      if (extent === 'some') {
        db.update(clientPagePeople).set({ about: '', comment: '' }).where(isTheirs).run();
        return {};
      }
      db.delete(clientPagePeople).where(isTheirs).run();
      const used = db.select({ id: clientPagePeople.pageId }).from(clientPagePeople);
      db.delete(table)
        .where(and(inArray(table.id, ids), notInArray(table.id, used)))
        .run();
      return ids.length > 0 ? { count: `introductions to clients ${ids.length}` } : {};
    },
    /** A page that was taken back stays closed after a restore. */
    erasures: { 'clientPage.withdraw': (app, id, _why, author) => withdrawPage(app, id, author) },
  },
  today: { clients: clientsToday },
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
