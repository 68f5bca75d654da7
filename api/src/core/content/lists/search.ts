/** Full-text search in documents. Database triggers keep the index up to date; see `documentTexts` in the schema. */
import { asReadBy, type ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import type { ChoiceField } from 'content-types/fields/choice';
import type { Role } from 'content-types/fields/field';
import { and, eq, notInArray, type SQL, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { documents } from '../../database/schema/content.ts';
import { documentRows } from '../document-rows.ts';
import { readableData, unreadableFields } from '../readers.ts';
import { listOptions } from '../references.ts';

/**
 * A condition on documents of these types: each word of `search` begins a word in some field as editors see it,
 * ignoring accents and case. A word that begins a word in a choice's label, or in the title of an entry referred to,
 * finds the documents with that choice or reference. With a role, only what that may read counts.
 */
export function matchesSearch(db: Database, search: string, types: readonly ContentType[], role?: Role): SQL {
  const words = search.split(/\s+/).filter((word) => WORD.test(word));
  if (words.length === 0) return sql`false`;
  const options = types.flatMap((type) => listChoices(db, role ? asReadBy(type, role).fields : type.fields));
  const chosen = words.map((word) => chosenBy(word, options));
  const query = words
    .map((word, n) => `(${[`${quote(word)} *`, ...(chosen[n] ?? []).map(quote)].join(' OR ')})`)
    .join(' AND ');
  const matches = sql`${documents.id} IN (
    SELECT "documentId" FROM document_texts WHERE id IN (SELECT rowid FROM document_search WHERE document_search MATCH ${query})
  )`;
  const phrases = words.map((word, n) => [word, ...(chosen[n] ?? [])]);
  const unreadable = role ? types.flatMap((type) => foundUnreadable(db, type, role, matches, phrases)) : [];
  return unreadable.length === 0 ? matches : sql`(${matches} AND ${notInArray(documents.id, unreadable)})`;
}

/** The ids of matches that have one of the words only in fields that the role may not read. */
function foundUnreadable(db: Database, type: ContentType, role: Role, matches: SQL, phrases: string[][]): string[] {
  const names = unreadableFields(type, role);
  if (names.length === 0) return [];
  const path = (name: string) => sql`json_extract(${documents.data}, ${`$.${name}`})`;
  const texts = sql<string>`concat_ws(' ', ${sql.join(names.map(path), sql`, `)})`;
  const isOfType = and(eq(documents.type, type.name), matches);
  const rows = db.select({ id: documents.id, text: texts }).from(documents).where(isOfType).all();
  const doubtful = rows.filter(({ text }) => phrases.some((words) => hasOneOf(text, words)));
  return doubtful.flatMap(({ id }) => {
    const text = readTexts(readableData(type, role, documentRows(db).byId.get({ id })?.data ?? {})).join(' ');
    return phrases.every((words) => hasOneOf(text, words)) ? [] : [id];
  });
}

function readTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(readTexts);
}

/** Whether one of the phrases begins at a word of the text, ignoring accents and case, as in the index. */
function hasOneOf(text: string, phrases: readonly string[]): boolean {
  const plain = ` ${toWords(text)}`;
  return phrases.some((phrase) => plain.includes(` ${toWords(phrase)}`));
}

function toWords(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

const WORD = /[\p{L}\p{N}]/u;

type Option = ChoiceField['options'][number];

/** The values of choices with a label in which a word begins with `word`. */
function chosenBy(word: string, options: readonly Option[]): string[] {
  const start = word.toLowerCase();
  const chosen = options.filter(({ value, label }) => {
    return (
      WORD.test(value) &&
      label
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .some((part) => part.startsWith(start))
    );
  });
  return [...new Set(chosen.map(({ value }) => value))];
}

function listChoices(db: Database, fields: Fields): readonly Option[] {
  return Object.values(fields).flatMap((field) => choicesIn(db, field));
}

function choicesIn(db: Database, field: AnyField): readonly Option[] {
  if (field.kind === 'choice') return field.options;
  if (field.kind === 'reference') return listOptions(db, field.to);
  if (field.kind === 'group') return listChoices(db, field.fields);
  if (field.kind === 'blocks') return listChoices(db, field.blocks);
  return field.kind === 'list' ? choicesIn(db, field.item) : [];
}

/** The text as a literal of the query language, without operators. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '""').replaceAll('\0', '')}"`;
}
