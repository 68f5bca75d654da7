/** Full-text search in documents. Database triggers keep the index up to date; see `documentTexts` in the schema. */
import type { ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import type { ChoiceField } from 'content-types/fields/choice';
import { type SQL, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { documents } from '../../database/schema/content.ts';
import { listOptions } from '../references.ts';

/**
 * A condition on documents of these types: each word of `search` begins a word in some field as editors see it,
 * ignoring accents and case. A word that begins a word in a choice's label, or in the title of an entry referred to,
 * finds the documents with that choice or reference.
 */
export function matchesSearch(db: Database, search: string, types: readonly ContentType[]): SQL {
  const words = search.split(/\s+/).filter((word) => WORD.test(word));
  if (words.length === 0) return sql`false`;
  const options = types.flatMap((type) => listChoices(db, type.fields));
  const query = words.map((word) => `(${[`${quote(word)} *`, ...chosenBy(word, options)].join(' OR ')})`).join(' AND ');
  return sql`${documents.id} IN (
    SELECT "documentId" FROM document_texts WHERE id IN (SELECT rowid FROM document_search WHERE document_search MATCH ${query})
  )`;
}

const WORD = /[\p{L}\p{N}]/u;

type Option = ChoiceField['options'][number];

/** The values of choices with a label in which a word begins with `word`, as phrases of the index's query language. */
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
  return [...new Set(chosen.map(({ value }) => quote(value)))];
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
