/** Full-text search in documents. Database triggers keep the index up to date; see `documentTexts` in the schema. */
import Sqlite from 'better-sqlite3';
import { asReadBy, type ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import type { ChoiceField } from 'content-types/fields/choice';
import type { Role } from 'content-types/fields/field';
import type { ReferenceField } from 'content-types/fields/reference';
import { and, eq, notInArray, or, type SQL, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { documents } from '../../database/schema/content.ts';
import { listUnreadableFields } from '../readers.ts';
import { listOptions } from '../references.ts';

/**
 * Condition on documents of these types: each search word begins a word in a field, a choice's label or a referenced
 * entry's title, ignoring accents and case. Excludes fields that the role may not read.
 */
export function matchesSearch(db: Database, search: string, types: readonly ContentType[], role?: Role): SQL {
  const searchWords = search
    .replaceAll('\0', '')
    .split(/\s+/)
    .filter((word) => WORD.test(word));
  if (searchWords.length === 0) return sql`false`;
  const options = listChoices(
    db,
    types.map((type) => (role ? asReadBy(type, role).fields : type.fields)),
  );
  const choicesByWord = searchWords.map((word) => matchChoices(word, options));
  const query = searchWords
    .map((word, n) => `(${[`${quote(word)} *`, ...(choicesByWord[n] ?? []).map(quote)].join(' OR ')})`)
    .join(' AND ');
  const matches = sql`${documents.id} IN (
    SELECT t."documentId" FROM document_search JOIN document_texts t ON t.id = document_search.rowid
    WHERE document_search MATCH ${query}
  )`;
  const unreadable = role ? types.flatMap((type) => findUnreadableMatches(db, type, role, matches, query)) : [];
  return unreadable.length === 0 ? matches : sql`(${matches} AND ${notInArray(documents.id, unreadable)})`;
}

/**
 * Returns ids of documents that match only in fields that the role may not read. Skips documents without values in
 * those fields.
 */
function findUnreadableMatches(db: Database, type: ContentType, role: Role, matches: SQL, query: string): string[] {
  const names = listUnreadableFields(type, role);
  if (names.length === 0) return [];
  const paths = names.map((name) => sql`${`$.${name}`}`);
  // Must produce the same text as the view `document_words`.
  const searchedText = sql<string>`(
    SELECT coalesce(group_concat(leaf.atom, char(10)), '')
    FROM json_tree(json_remove(${documents.data}, ${sql.join(paths, sql`, `)})) AS leaf
    WHERE leaf.type IN ('text', 'integer', 'real')
      AND leaf.key NOT IN ('id', 'width', 'height', 'x', 'y', 'level')
      AND NOT (leaf.key = 'type' AND leaf.atom IN (
        'doc', 'paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'horizontalRule',
        'text', 'hardBreak', 'bold', 'italic', 'link'
      ))
  )`;
  const isFilledIn = or(
    ...paths.map((path) => sql`EXISTS (SELECT 1 FROM json_tree(${documents.data}, ${path}) WHERE atom <> '')`),
  );
  const rows = db
    .select({ id: documents.id, text: searchedText })
    .from(documents)
    .where(and(eq(documents.type, type.name), matches, isFilledIn))
    .all();
  if (rows.length === 0) return [];
  const textIds = findTexts(
    rows.map((row) => row.text),
    query,
  );
  return rows.flatMap(({ id }, index) => (textIds.has(index) ? [] : [id]));
}

/**
 * Returns the positions of the texts that match the query. SQLite tokenises them, because JavaScript treats some rare
 * characters differently.
 */
function findTexts(texts: readonly string[], query: string): Set<number> {
  const memory = new Sqlite(':memory:');
  try {
    // Must have the same options as `document_search`.
    memory.exec(`CREATE VIRTUAL TABLE search USING fts5(text, content='', tokenize='unicode61 remove_diacritics 2')`);
    const insert = memory.prepare('INSERT INTO search (rowid, text) VALUES (?, ?)');
    memory.transaction(() => {
      for (const [index, text] of texts.entries()) insert.run(index, text);
    })();
    const find = memory.prepare<[string], number>('SELECT rowid FROM search WHERE search MATCH ?').pluck();
    return new Set(find.all(query));
  } finally {
    memory.close();
  }
}

const WORD = /[\p{L}\p{N}]/u;

type Option = ChoiceField['options'][number];

/** Returns the values of choices whose label contains a word that begins with `word`. */
function matchChoices(word: string, options: readonly Option[]): string[] {
  const start = word.toLowerCase();
  const matchingOptions = options.filter(({ value, label }) => {
    return (
      WORD.test(value) &&
      label
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .some((part) => part.startsWith(start))
    );
  });
  return [...new Set(matchingOptions.map(({ value }) => value))];
}

/** Lists the choices of all fields. A list that several fields share appears once. */
function listChoices(db: Database, types: readonly Fields[]): readonly Option[] {
  const choiceFields = types.flatMap((fields) => Object.values(fields).flatMap(choiceFieldsIn));
  const lists = new Set(choiceFields.flatMap((field) => (field.kind === 'choice' ? [field.options] : [])));
  const targets = new Set(choiceFields.flatMap((field) => (field.kind === 'reference' ? [field.to] : [])));
  return [...lists, ...[...targets].map((target) => listOptions(db, target))].flat();
}

function choiceFieldsIn(field: AnyField): (ChoiceField | ReferenceField)[] {
  if (field.kind === 'choice' || field.kind === 'reference') return [field];
  if (field.kind === 'group') return Object.values(field.fields).flatMap(choiceFieldsIn);
  if (field.kind === 'blocks') return Object.values(field.blocks).flatMap(choiceFieldsIn);
  return field.kind === 'list' ? choiceFieldsIn(field.item) : [];
}

/** Quotes text as a literal of the query language, so that operators in it have no effect. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
