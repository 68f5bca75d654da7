/** Saves the answers of a new agency as ordinary content, without changing entries that the owner has edited. */
import { contentTypes, type DataByType } from 'content-types';
import { type Collection, getTitle, type Singleton } from 'content-types/define';
import type { DataOf } from 'content-types/fields/field';
import { initialData } from 'content-types/fields/field';
import { guidedStart, listUnneededPages, STATEMENTS, tradeOf } from 'content-types/setup/guided-start';
import { JOB_CATEGORIES } from 'content-types/types/job-terms';
import { withDefaults } from 'content-types/values/defaults';
import type { App } from '../../core/app.ts';
import type { Author } from '../../core/audit.ts';
import { renameUser } from '../../core/auth/users.ts';
import { documentStatements, type Row } from '../../core/content/document-statements.ts';
import { unpublishPage } from '../../core/content/documents/lifecycle.ts';
import {
  createDocument,
  rejectNewFormats,
  updateDocument,
  valuesWithFormat,
} from '../../core/content/documents/save.ts';
import { rejectTakenAddress } from '../../core/content/rules/rules.ts';
import { and, eq, isNotNull, isNull, notInArray } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { documents } from '../../core/database/schema/content.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { removeStockSectors } from '../../site/sample/sample.ts';

type Answers = DataOf<typeof guidedStart>;

const HIRE_PATH = '/hire';
const { siteSettings, header, footer, page, office, sector, contractType } = contentTypes;

/**
 * Writes the answers in one transaction and returns the titles of the entries. Throws 409 if the site settings are
 * newer than `version`.
 */
export function startAgency(app: Pick<App, 'db' | 'env'>, answers: Answers, version: number, author: Author): string[] {
  const { db } = app;
  const trade = tradeOf(answers.trade);
  return inTransaction(db, () => {
    const createdTitles: string[] = [];
    const noteCreated = (title: string) => void createdTitles.push(title);
    saveSettings(db, answers, version, author);
    if (author.userId) renameUser(db, author.userId, answers.yourName, author);
    noteCreated(siteSettings.label.one);
    addMissing(db, office, answers.offices, author).forEach(noteCreated);
    if (!isEdited(db, sector)) {
      const sectors = Object.entries(trade.sectors).map(([name, findAJob]) => ({ name, findAJob }));
      addMissing(db, sector, sectors, author).forEach(noteCreated);
      removeStockSectors(db, author);
    }
    if (answers.work !== 'permanent') {
      const types = (trade.contracts ?? []).map((name) => ({ name, work: 'temporary', employmentType: 'TEMPORARY' }));
      addMissing(db, contractType, types, author).forEach(noteCreated);
    }
    if (addHirePage(app, author)) noteCreated('Hire people');
    if (addHireButton(db, author)) noteCreated(header.label.one);
    if (fillFooter(db, author)) noteCreated(footer.label.one);
    for (const name of listUnneededPages(answers.trade, answers.work)) {
      if (!isUntouched(contentTypes[name] as Singleton, documentStatements(db).selectById.get({ id: name }))) continue;
      unpublishPage(db, contentTypes[name] as Singleton, author);
      noteCreated(`${contentTypes[name].label.one} (unpublished)`);
    }
    return createdTitles;
  });
}

function saveSettings(db: Database, answers: Answers, version: number, author: Author): void {
  const row = documentStatements(db).selectById.get({ id: siteSettings.name });
  const savedSettings = withDefaults(siteSettings.fields, row?.data ?? {});
  rejectNewFormats(guidedStart, answers, valuesWithFormat(siteSettings.fields, row?.published ?? {}), ['data']);
  const { registeredName: name, companyNumber: number, registeredOffice, ico, phone, email } = answers;
  const agencyStatement = savedSettings.registered.agencyStatement || (STATEMENTS[answers.work] ?? '');
  const data = {
    ...savedSettings,
    companyName: answers.companyName,
    registered: { ...savedSettings.registered, name, number, office: registeredOffice, ico, agencyStatement },
    contact: { ...savedSettings.contact, phone, email },
  };
  if (row) updateDocument(db, siteSettings, row.id, { data, version }, author);
  else createDocument(db, siteSettings, { data }, author);
}

/** Whether a user has saved an entry of this type, apart from the entries that every database starts with. */
function isEdited(db: Database, { name }: Collection): boolean {
  const isOwn = and(eq(documents.type, name), isNotNull(documents.updatedBy), isNull(documents.deletedAt));
  return db.select({ id: documents.id }).from(documents).where(isOwn).limit(1).get() !== undefined;
}

/** Adds the entries whose names do not exist yet, and returns the names added. */
function addMissing(db: Database, type: Collection, entries: readonly { name: string }[], author: Author): string[] {
  const rows = db
    .select()
    .from(documents)
    .where(
      and(eq(documents.type, type.name), isNull(documents.deletedAt), notInArray(documents.id, [...JOB_CATEGORIES])),
    )
    .all();
  const knownTitles = new Set(rows.map((row) => getTitle(type, row).toLowerCase()));
  return entries.flatMap(({ name, ...rest }) => {
    if (knownTitles.has(name.toLowerCase())) return [];
    knownTitles.add(name.toLowerCase());
    createDocument(db, type, { data: { ...initialData(type.fields), name, ...rest } }, author);
    return [name];
  });
}

/** Whether the singleton has only its initial texts, as after the sample agency is removed. */
function isUntouched(type: Singleton, row: Row | undefined): boolean {
  if (!row) return true;
  return row.published === null && !row.hidden && JSON.stringify(row.data) === JSON.stringify(initialData(type.fields));
}

/** Adds the page with the vacancy brief. Returns false if its address is taken. */
function addHirePage(app: Pick<App, 'db' | 'env'>, author: Author): boolean {
  const data: DataByType['page'] = {
    ...initialData(page.fields),
    title: 'Hire people',
    path: HIRE_PATH,
    intro: 'Tell us who you need, and we’ll call you to talk it through.',
    blocks: [{ block: 'form', form: 'brief', title: '', text: '' }],
  };
  try {
    rejectTakenAddress(app, { type: page, id: null }, { data });
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
  createDocument(app.db, page, { data }, author);
  return true;
}

/** Adds the “Hire people” button to the header. Returns false if the header has a button or a draft. */
function addHireButton(db: Database, author: Author): boolean {
  return changeSingleton(db, 'header', author, (data, row) => {
    const isDraft = JSON.stringify(row?.data) !== JSON.stringify(row?.published ?? undefined);
    if (data.button.href || (isDraft && !isUntouched(header, row))) return null;
    return { ...data, button: { label: 'Hire people', href: HIRE_PATH } };
  });
}

/**
 * Fills in the footer without the standard trades, which may not be the agency's. Returns false if the footer has been
 * saved before.
 */
function fillFooter(db: Database, author: Author): boolean {
  return changeSingleton(db, 'footer', author, (data, row) => {
    if (!isUntouched(footer, row)) return null;
    const [first, ...others] = data.columns.filter(({ words }) => words.length === 0);
    if (!first) return null;
    const links = [...first.links, { name: 'Hire people', link: HIRE_PATH }];
    return { ...data, columns: [{ ...first, links }, ...others] };
  });
}

/** Saves the result of `edit` as the singleton's data. Returns false if the result is null. */
function changeSingleton<N extends 'header' | 'footer'>(
  db: Database,
  name: N,
  author: Author,
  edit: (data: DataByType[N], row: Row | undefined) => DataByType[N] | null,
): boolean {
  const type: Singleton = contentTypes[name];
  const row = documentStatements(db).selectById.get({ id: name });
  const data = edit(withDefaults(contentTypes[name].fields, row?.data ?? {}) as DataByType[N], row);
  if (!data) return false;
  if (row) updateDocument(db, type, row.id, { data }, author);
  else createDocument(db, type, { data }, author);
  return true;
}
