/** Contacts at clients, from the client's record and from the pages sent to them. */
import { createHash } from 'node:crypto';
import { contentTypes, type DataByType } from 'content-types';
import { withDefaults } from 'content-types/values/defaults';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import { documentStatements, onSite, type Row, toNextVersion } from '../../core/content/document-statements.ts';
import { createDocument, updateDocument } from '../../core/content/documents/save.ts';
import { writeDocument } from '../../core/content/documents/write.ts';
import { and, eq, gt, inArray, isNull, lt, or, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { clientPagePeople, clientPages } from '../../core/database/schema/client-pages.ts';
import { documents, revisions } from '../../core/database/schema/content.ts';
import { legalHolds } from '../../core/database/schema/data-protection.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { inTransaction } from '../../core/database/transaction.ts';

const { client: type } = contentTypes;
type Client = DataByType['client'];
type Contact = Client['contacts'][number];

/** Adds a contact to the client of this name, or to a new one. Does nothing if the client has the address already. */
export function keepContact(
  db: Database,
  { company, name, email }: Omit<Contact, 'phone'> & { company: string },
  author: Author,
) {
  const contact = { name, email, phone: '' };
  const hasCompanyName = sql`lower(trim(json_extract(${documents.data}, '$.name'))) = lower(${company.trim()})`;
  const [row] = db
    .select()
    .from(documents)
    .where(and(eq(documents.type, type.name), isNull(documents.deletedAt), hasCompanyName))
    .all();
  if (!row) return createDocument(db, type, { data: { name: company, contacts: [contact] } }, author);
  const { contacts, ...data } = readClient(row);
  if (contacts.some((keptContact) => keptContact.email.toLowerCase() === email)) return row;
  const publish = row.published !== null;
  return updateDocument(db, type, row.id, { data: { ...data, contacts: [...contacts, contact] }, publish }, author);
}

/**
 * The contacts with one of these lower-case addresses, including those in the bin, in drafts and in earlier versions.
 */
export function findContacts(db: Database, emails: readonly string[]) {
  const matchingContacts = clientRows(db).flatMap((row) =>
    versionsOf(db, row).flatMap(({ name, contacts }) =>
      contacts
        .filter(({ email }) => emails.includes(email.toLowerCase()))
        .map((contact) => ({ ...contact, client: name, clientId: row.id, id: contactId(row.id, contact) })),
    ),
  );
  // The newest version comes first.
  return [...Map.groupBy(matchingContacts, ({ id }) => id).values()].flatMap(([newest]) => newest ?? []);
}

/** The adverts for which a person of this name at a client has given authority. */
export function findAuthorities(db: Database, clientId: string, name: string) {
  const isForClient = sql`json_extract(${documents.data}, '$.client') = ${clientId}
    AND lower(trim(json_extract(${documents.data}, '$.authority.by'))) = lower(${name.trim()})`;
  const rows = db
    .select({ data: documents.data })
    .from(documents)
    .where(and(eq(documents.type, 'job'), isForClient))
    .all();
  return rows.map(({ data }) => ({
    job: String(data.title),
    ...withDefaults(contentTypes.job.fields, data).authority,
  }));
}

/**
 * Pages sent to one of these addresses. `isFree` leaves out pages with an application on legal hold, because they are
 * evidence.
 */
export function findSentPages(db: Database, emails: readonly string[], { isFree = false } = {}) {
  const isSentToThem = inArray(sql`lower(${clientPages.email})`, [...emails]);
  const onHold = db
    .select({ id: clientPagePeople.pageId })
    .from(clientPagePeople)
    .innerJoin(legalHolds, eq(legalHolds.submissionId, clientPagePeople.applicationId));
  const where = isFree ? and(isSentToThem, sql`${clientPages.id} NOT IN ${onHold}`) : isSentToThem;
  return db.select().from(clientPages).where(where).all();
}

/**
 * Erases a contact. With a `contactId`, removes them from the client's record, drafts and history. With a page id,
 * closes the page and erases its contact, but keeps the client's name, which the law requires.
 */
export function eraseContact({ db }: App, id: string, author: Author) {
  const [documentId = '', digest] = id.split('/');
  inTransaction(db, () => {
    if (digest === undefined) erasePageContact(db, id, author);
    else eraseFromRecord(db, documentId, (contact) => contactId(documentId, contact) !== id, author);
    audit(db, author, `${digest === undefined ? 'clientPage' : 'client'}.eraseContact`, id);
  });
}

function erasePageContact(db: Database, id: string, author: Author) {
  const blank = { name: '', email: '', message: '', visitors: [], codeHash: null };
  const withdrawnAt = sql`coalesce(${clientPages.withdrawnAt}, ${author.at})`;
  db.update(clientPages)
    .set({ ...blank, withdrawnAt })
    .where(eq(clientPages.id, id))
    .run();
  db.delete(outbox).where(eq(outbox.subjectId, id)).run();
}

function eraseFromRecord(db: Database, id: string, isKept: (contact: Contact) => boolean, author: Author) {
  const row = documentStatements(db).selectById.get({ id });
  if (row?.type !== type.name) return;
  const withoutExpired = (data: Row['data']) => {
    const { contacts } = readClient({ data });
    return 'contacts' in data ? { ...data, contacts: contacts.filter(isKept) } : data;
  };
  const expiredContacts = versionsOf(db, row).flatMap(({ contacts }) => contacts.filter((contact) => !isKept(contact)));
  eraseAuthorityNames(
    db,
    id,
    expiredContacts.map(({ name }) => toName(name)),
    author,
  );
  // Keeps `updatedAt`, so the other contacts' retention is not extended.
  const newVersion = { ...toNextVersion(row, author), updatedAt: row.updatedAt, updatedBy: row.updatedBy };
  const publishedData = row.published && withoutExpired(row.published);
  writeDocument(db, { ...newVersion, data: withoutExpired(row.data), published: publishedData }, author, 'save', false);
  const olderVersions = db.select().from(revisions).where(eq(revisions.documentId, id)).all();
  for (const { id: revision, data } of olderVersions)
    db.update(revisions)
      .set({ data: withoutExpired(data) })
      .where(eq(revisions.id, revision))
      .run();
}

const NAME_ERASED = 'Name erased';
const toName = (text: string) => text.trim().toLowerCase();

/**
 * Erases the names of people who authorised adverts. The law requires a client's authority, but not the person's name.
 * The date and method stay.
 */
function eraseAuthorityNames(db: Database, clientId: string, names: readonly string[], author: Author) {
  const eraseName = (data: Row['data']): Row['data'] => {
    const { client, authority } = withDefaults(contentTypes.job.fields, data);
    const isContactOfJob = client === clientId && names.includes(toName(authority.by));
    return isContactOfJob ? { ...data, authority: { ...authority, by: NAME_ERASED } } : data;
  };
  const quotedId = JSON.stringify(clientId);
  const mentionsClient = or(
    sql`instr(${documents.data}, ${quotedId})`,
    sql`instr(${documents.published}, ${quotedId})`,
  );
  const isJob = eq(documents.type, contentTypes.job.name);
  for (const row of db.select().from(documents).where(and(isJob, mentionsClient)).all()) {
    const [data, published] = [eraseName(row.data), row.published && eraseName(row.published)];
    if (data === row.data && published === row.published) continue;
    const { updatedAt, updatedBy } = row;
    writeDocument(db, { ...toNextVersion(row, author), updatedAt, updatedBy, data, published }, author, 'save', false);
  }
  const olderVersions = db.select().from(revisions).where(sql`instr(${revisions.data}, ${quotedId})`).all();
  for (const { id, data } of olderVersions) {
    const withoutContact = eraseName(data);
    if (withoutContact !== data) db.update(revisions).set({ data: withoutContact }).where(eq(revisions.id, id)).run();
  }
}

/**
 * Removes contacts unused since `expiryTime`: the record is older, its client has no open job, and no candidate was
 * sent to them since. Returns the number removed.
 */
export function expireContacts(app: App, expiryTime: number, author: Author): number {
  const { db } = app;
  const clientsOfJobs = sql`SELECT json_extract(published, '$.client') FROM documents WHERE ${onSite('job')} AND closed = 0
    AND json_extract(published, '$.client') IS NOT NULL`;
  const isUnused = and(lt(documents.updatedAt, expiryTime), sql`${documents.id} NOT IN (${clientsOfJobs})`);
  const recentPages = db
    .select({ email: sql<string>`lower(${clientPages.email})` })
    .from(clientPages)
    .where(gt(clientPages.createdAt, expiryTime))
    .all();
  const usedEmails = new Set(recentPages.map(({ email }) => email));
  const unusedIds = clientRows(db, isUnused).flatMap((row) =>
    versionsOf(db, row).flatMap(({ contacts }) =>
      contacts.filter(({ email }) => !usedEmails.has(email.toLowerCase())).map((contact) => contactId(row.id, contact)),
    ),
  );
  const ids = new Set(unusedIds);
  for (const id of ids) eraseContact(app, id, author);
  return ids.size;
}

function clientRows(db: Database, where?: ReturnType<typeof and>) {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.type, type.name), where))
    .all();
}

function versionsOf(db: Database, { id, data, published }: Row): Client[] {
  const olderVersions = db.select({ data: revisions.data }).from(revisions).where(eq(revisions.documentId, id)).all();
  return [{ data }, { data: published ?? {} }, ...olderVersions].map(readClient);
}

function readClient({ data }: Pick<Row, 'data'>): Client {
  return withDefaults(type.fields, data);
}

/** Identifies a contact in the audit log without naming them, so that they can be found again after a restore. */
function contactId(clientId: string, { name, email }: Contact): string {
  const digest = createHash('sha256')
    .update(`${clientId} ${(email || name).toLowerCase()}`)
    .digest('hex');
  return `${clientId}/${digest.slice(0, 16)}`;
}
