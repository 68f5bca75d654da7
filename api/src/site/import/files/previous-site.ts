/** The previous site's content, as `fetchPreviousSite` has read it. */
import { contentTypes } from 'content-types';
import type { ContentType } from 'content-types/define';
import { isObject } from 'content-types/values/defaults';
import { isSingleton } from '../../../core/content/types.ts';
import { toPlainText } from '../../../core/lib/parse-html.ts';
import { legacyFields } from '../../legacy/header.ts';
import { type ImportRecord, type ImportSource, type Item, MAX_FIELD_LENGTH, UnreadableFile } from '../record.ts';
import { parseJson } from './table.ts';

type Values = Record<string, unknown>;

/** The text that a call returned, or why it could not be read. */
export interface Answer {
  type: keyof typeof contentTypes;
  path: string;
  body?: string;
  problem?: string;
}

const MAX_ENTRIES = 100_000;
const MAX_ITEMS = 1_000;
const MAX_DEPTH = 12;

/** Opens what `fetchPreviousSite` has read. Throws for an incomplete file. */
export function openPreviousSite(file: Buffer): ImportSource {
  const document = parseJson(file.toString());
  if (!isObject(document) || !Array.isArray(document.answers)) throw new UnreadableFile('This file is incomplete.');
  const site = URL.parse(String(document.previousSite))?.origin;
  if (!site) throw new UnreadableFile('This file is incomplete.');
  const answers = document.answers.filter(isAnswer).map((answer) => ({ ...answer, ...readEntries(answer) }));
  const count = ({ entries, problem }: (typeof answers)[number]) => entries.length + (problem ? 1 : 0);
  return {
    kind: 'previous-site',
    site,
    total: answers.reduce((sum, answer) => sum + count(answer), 0),
    contents: Object.fromEntries(
      answers.filter(({ entries }) => entries.length > 0).map(({ type, entries }) => [nameOf(type), entries.length]),
    ),
    *items() {
      for (const { type, path, entries, problem } of answers) {
        if (problem) yield { type: 'unreadable', source: path, title: nameOf(type), reason: problem };
        for (const [i, entry] of entries.entries()) yield toItem(contentTypes[type], site, entry, i);
      }
    },
  };
}

function isAnswer(value: unknown): value is Answer {
  return isObject(value) && Object.hasOwn(contentTypes, String(value.type));
}

function nameOf(type: Answer['type']): string {
  const { label } = contentTypes[type];
  return 'many' in label ? label.many : label.one;
}

function readEntries({ type, body, problem }: Answer): { entries: unknown[]; problem?: string } {
  if (typeof body !== 'string') return { entries: [], problem: String(problem) };
  const value = parseJson(body);
  if (value === undefined) return { entries: [], problem: 'The response isn’t JSON.' };
  const list = isObject(value) && '_id' in value ? [value] : value;
  if (!Array.isArray(list)) return { entries: [], problem: 'The response isn’t a list.' };
  // The previous site used only the first header and contact record.
  if (isSingleton(contentTypes[type])) return { entries: list.slice(0, 1) };
  if (list.length <= MAX_ENTRIES) return { entries: list };
  const limit = MAX_ENTRIES.toLocaleString('en-GB');
  return { entries: list.slice(0, MAX_ENTRIES), problem: `Only the first ${limit} entries are read.` };
}

function toItem(type: ContentType, site: string, entry: unknown, i: number): Item {
  const source = `${type.label.one} ${i + 1}`;
  const skip = (reason: string): Item => ({ type: 'unreadable', source, title: '', reason });
  if (!isObject(entry)) return skip('This isn’t a JSON object.');
  const fault = findFault(entry, 0);
  if (fault) return skip(fault);
  const id = typeof entry._id === 'number' ? String(entry._id) : entry._id;
  if (typeof id !== 'string' || !/^[\w -]{1,64}$/.test(id)) {
    return skip('It has no ID, so it can’t be recognised next time.');
  }
  const isJob = type.name === 'job';
  const namedValues = withAdminNames(type, entry);
  const knownNames = Object.keys(legacyFields(type)).filter((name) => Object.hasOwn(namedValues, name));
  return {
    type: type.name as ImportRecord['type'],
    // The key that a job without a reference has in a dump of the previous site's database.
    key: isJob ? `jobs /job/${id}` : `previous-site ${new URL(site).host} ${type.name} ${id}`,
    id: isSingleton(type) ? type.name : id,
    source,
    title: isSingleton(type) ? type.label.one : titleOf(entry),
    data: {},
    legacy: { site, sent: Object.fromEntries(knownNames.map((name) => [name, namedValues[name]])) },
    isPublic: true,
    ...(isJob && { address: `/job/${id}` }),
    notes: [],
  };
}

function titleOf({ title, header }: Values): string {
  const entryTitle = typeof title === 'string' ? title : isObject(header) ? header.title : '';
  return typeof entryTitle === 'string' ? toPlainText(entryTitle.slice(0, 1_000)) : '';
}

/** Reason to skip an entry that is too large or too deeply nested. The code below sets no such limits. */
function findFault(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') {
    if (value.length <= MAX_FIELD_LENGTH || value.startsWith('data:image/')) return undefined;
    return `It contains text longer than ${MAX_FIELD_LENGTH.toLocaleString('en-GB')} characters.`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) return 'Its values are nested too deeply.';
  const parts = Object.values(value);
  if (parts.length > MAX_ITEMS) return `It contains a list of more than ${MAX_ITEMS.toLocaleString('en-GB')} items.`;
  for (const part of parts) {
    const fault = findFault(part, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/** Copies values under the previous site's public names to the names of its admin forms. */
function withAdminNames(type: ContentType, entry: Values): Values {
  switch (type.name) {
    case 'product': {
      const background = isObject(entry.banner) ? entry.banner.backgroundImage : undefined;
      return background === undefined ? entry : { bannerBackgroundImage: background, ...entry };
    }
    case 'contact': {
      const addresses = renameKey(entry.addresses, 'details', 'street');
      const phones = renameKey(entry.phones, 'title', 'type');
      return { ...entry, ...(addresses && { addresses }), ...(phones && { phones }) };
    }
    case 'slide': {
      // The specification does not name a slide's image.
      const name = Object.keys(entry).find((key) => /image|img|photo|picture/i.test(key));
      return name === undefined ? entry : { image: entry[name], ...entry };
    }
    default:
      return entry;
  }
}

function renameKey(list: unknown, oldKey: string, newKey: string): unknown[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.map((item) =>
    isObject(item) && !(newKey in item) && oldKey in item ? { ...item, [newKey]: item[oldKey] } : item,
  );
}
