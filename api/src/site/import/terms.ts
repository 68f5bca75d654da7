/** Finds the sectors, job types and contract types that jobs name, and creates those that do not exist. */
import { contentTypes } from 'content-types';
import { type Collection, getTitle } from 'content-types/define';
import { initialData } from 'content-types/fields/field';
import type { Author } from '../../core/audit.ts';
import { onSite } from '../../core/content/document-statements.ts';
import { createDocument } from '../../core/content/documents/save.ts';
import { listOptions } from '../../core/content/references.ts';
import type { Database } from '../../core/database/open.ts';
import { documents } from '../../core/database/schema/content.ts';
import { fieldError } from '../../core/http/errors.ts';
import type { ImportRecord, TermField } from './record.ts';

const TYPES: Record<TermField, Collection> = {
  category: contentTypes.sector,
  type: contentTypes.jobType,
  basis: contentTypes.contractType,
};

/** Other names for the terms that every installation starts with. */
const SYNONYMS: [RegExp, string][] = [
  [/^temp(orary)?( to perm.*)?$/, 'temporary'],
  [/^perm(anent)?$/, 'permanent'],
  [/^fixed[ -]?term( contract)?$/, 'fixed-term contract'],
  [/^contract(or)?$/, 'contract'],
  [/^intern(ship)?$/, 'internship'],
  [/^full[ -]?time$/, 'full time'],
  [/^part[ -]?time$/, 'part time'],
];

interface NewTerm {
  type: string;
  title: string;
  id: string;
  version: number;
}

/** Returns a function that remembers the terms it finds and creates. After a rollback, a new function is needed. */
export function findTerms(db: Database, author: Author) {
  const idsByField = new Map<TermField, Map<string, string>>();

  function idsOf(field: TermField): Map<string, string> {
    const termIdByName = idsByField.get(field) ?? termIds(db, field);
    idsByField.set(field, termIdByName);
    return termIdByName;
  }

  /** The ids of a job's terms. Those that it does not name get the default, if there is one. Throws HttpError 422. */
  return (terms: ImportRecord['terms'], defaults: Partial<Record<TermField, string>>) => {
    const newTerms: NewTerm[] = [];
    const data: Partial<Record<TermField, string>> = {};
    for (const field of Object.keys(TYPES) as TermField[]) {
      const name = terms?.[field]?.trim();
      const id = name ? (idsOf(field).get(simplify(name)) ?? create(field, name)) : defaults[field];
      if (id) data[field] = id;
    }
    return { data, created: newTerms };

    function create(field: TermField, name: string): string {
      const type = TYPES[field];
      const workKind = /perm/i.test(name) ? 'permanent' : 'temporary';
      const basisFields = field === 'basis' ? { work: workKind } : {};
      const row = createDocument(db, type, { data: { ...initialData(type.fields), name, ...basisFields } }, author);
      idsOf(field).set(simplify(name), row.id);
      newTerms.push({ type: type.name, title: name, id: row.id, version: row.version });
      return row.id;
    }
  };
}

/** The ids of terms given by id or name. Throws HttpError 422 for one that is not on the site. */
export function findDefaults(
  db: Database,
  givenTerms: Partial<Record<TermField, string | undefined>>,
): Partial<Record<TermField, string>> {
  const defaults: Partial<Record<TermField, string>> = {};
  for (const field of Object.keys(TYPES) as TermField[]) {
    const chosenTerm = givenTerms[field];
    if (chosenTerm === undefined) continue;
    const type = TYPES[field];
    const options = listOptions(db, type.name);
    const matchesTerm = (option: (typeof options)[number]) => simplify(option.label) === simplify(chosenTerm);
    const option = options.find(({ value }) => value === chosenTerm) ?? options.find(matchesTerm);
    if (!option) {
      const sentence = `There is no ${type.label.one.toLowerCase()} “${chosenTerm}” on the site.`;
      const names = options.map(({ label }) => label).join(', ');
      throw fieldError(`defaults.${field}`, names ? `${sentence} Choose one of: ${names}.` : sentence);
    }
    defaults[field] = option.value;
  }
  return defaults;
}

/** The ids of the entries on the site by their simplified names. */
export function termIds(db: Database, field: TermField): Map<string, string> {
  const type = TYPES[field];
  const rows = db.select().from(documents).where(onSite(type.name)).all();
  return new Map(rows.map((row) => [simplify(getTitle(type, row)), row.id]));
}

/** Normalises a name for comparison: lower case, with our standard terms. */
export function simplify(name: string): string {
  const plainName = name.toLowerCase().replace(/\s+/g, ' ').trim();
  return SYNONYMS.find(([pattern]) => pattern.test(plainName))?.[1] ?? plainName;
}
