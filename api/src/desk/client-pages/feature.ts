import { and, eq, inArray, notInArray } from '../../core/database/drizzle.ts';
import { clientPagePeople, clientPages as table } from '../../core/database/schema/client-pages.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import type { Feature } from '../../core/feature.ts';
import { toIso } from '../../core/lib/dates.ts';
import { eraseContact, expireContacts, findAuthorities, findContacts, findSentPages } from './contacts.ts';
import { clientPageRoutes } from './routes.ts';
import { pagesWith, withdrawPage, withdrawPerson } from './send.ts';
import { clientsToday } from './today.ts';

/** Candidates sent to clients. */
export const clientPages: Feature = {
  name: 'client-pages',
  plugins: [clientPageRoutes],
  tables: [table, clientPagePeople],
  personalData: {
    /** Data held about contacts at clients. */
    find({ db }, { emails }) {
      const clientPages = findSentPages(db, emails).map(({ company, name, email, createdAt, openedAt }) => {
        return { company, name, email, sentAt: toIso(createdAt), openedAt: toIso(openedAt) };
      });
      const clientContacts = findContacts(db, emails).map(({ id: _, clientId, ...contact }) => {
        return { ...contact, authorities: findAuthorities(db, clientId, contact.name) };
      });
      return { clientPages, clientContacts };
    },
    /** An opened page proves the address, because the code that opens it is emailed there. */
    proves: (db, emails) =>
      findSentPages(db, emails).flatMap(({ email, openedAt }) => (openedAt ? email.toLowerCase() : [])),
    byAddress: {
      counted: 'clientContacts',
      list: (db, emails) =>
        [...findContacts(db, emails), ...findSentPages(db, emails, { isFree: true })].map(({ id }) => id),
      end: eraseContact,
    },
    expire: (app, beginOf, author) => expireContacts(app, beginOf('clientContacts'), author),
    /** Shows candidates the name of the client, but not of the contact there. */
    exportFor(app, { kind, row }, reader) {
      if (kind === 'message') return {};
      const sentToClients = pagesWith(app, row.id).map((page) => {
        const { company, name, email, sentAt, message, about, viewedAt, answer, comment } = page;
        const sharedData = { company, sentAt, message, about, viewedAt, answer, comment };
        return reader === 'staff' ? { ...sharedData, name, email } : sharedData;
      });
      return { sentToClients };
    },
    /**
     * Erases an application from client pages. With the extent `some`, keeps, by law, the names of hirers to whom a
     * work-seeker was introduced (Conduct Regulations 2003, schedule 4).
     */
    erase(db, { kind, row }, extent) {
      if (kind === 'message') return {};
      const isForApplication = eq(clientPagePeople.applicationId, row.id);
      const pages = db.select({ id: clientPagePeople.pageId }).from(clientPagePeople).where(isForApplication).all();
      const ids = pages.map(({ id }) => id);
      // The message to the client may be about this person.
      db.update(table).set({ message: '' }).where(inArray(table.id, ids)).run();
      db.delete(outbox).where(inArray(outbox.subjectId, ids)).run();
      if (extent === 'some') {
        db.update(clientPagePeople).set({ about: '', comment: '' }).where(isForApplication).run();
        return {};
      }
      db.delete(clientPagePeople).where(isForApplication).run();
      const usedPageIds = db.select({ id: clientPagePeople.pageId }).from(clientPagePeople);
      db.delete(table)
        .where(and(inArray(table.id, ids), notInArray(table.id, usedPageIds)))
        .run();
      return ids.length > 0 ? { count: `introductions to clients ${ids.length}` } : {};
    },
    /** Withdrawals and erasures to repeat after a restore. */
    erasures: {
      'client.eraseContact': (app, id, _reason, author) => eraseContact(app, id, author),
      'clientPage.eraseContact': (app, id, _reason, author) => eraseContact(app, id, author),
      'clientPage.withdraw': (app, id, _reason, author) => withdrawPage(app, id, author),
      'clientPage.withdrawPerson': (app, id, _reason, author) => withdrawPerson(app, id, author),
    },
  },
  today: { clients: clientsToday },
  audit: {
    things: { clientPage: 'Page for a client' },
    actions: {
      eraseContact: 'contact erased',
      open: 'opened by the client',
      send: 'sent',
      withdraw: 'taken back',
      withdrawPerson: 'one candidate taken off',
    },
    names: [[table.id, table.company]],
  },
  tags: [
    ['Client pages', 'admin', 'Candidates sent to clients.'],
    ['Client’s page', 'content', 'The page behind the link in an email to a client.'],
  ],
};
