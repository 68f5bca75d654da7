/** The previous site's content, read from the lists of its API: the legacy API (section 7 of the specification). */
import { lookup } from 'node:dns/promises';
import { contentTypes } from 'content-types';
import type { ContentType } from 'content-types/define';
import { MB } from 'content-types/text/bytes';
import { isObject } from 'content-types/values/defaults';
import { isSingleton } from '../../core/content/types.ts';
import { HttpError } from '../../core/http/errors.ts';
import { fetchPublic, isPublicAddress, type PublicRequest, readWebAddress } from '../../core/http/network.ts';
import { plainText } from '../../core/lib/parse-html.ts';
import { CALLS } from '../legacy/calls.ts';
import { legacyFields } from '../legacy/header.ts';
import { type ImportRecord, type ImportSource, type Item, MAX_FIELD } from './record.ts';
import { parseJson } from './table.ts';
import { readText } from './text.ts';

type Values = Record<string, unknown>;

/** The text that a call returned, or why it could not be read. */
interface Answer {
  type: keyof typeof contentTypes;
  path: string;
  body?: string;
  problem?: string;
}

/** Of all responses together. */
const MAX_BYTES = 40 * MB;
/** Proxies wait a minute for a response from us. */
const MAX_TOTAL_MS = 45_000;
const MAX_CALL_MS = 20_000;
const MAX_ENTRIES = 100_000;
const MAX_ITEMS = 1_000;
const MAX_DEPTH = 12;

/** The calls that list a type. Some have two: the second is for sites that lack the first. */
const LISTS = Map.groupBy(
  CALLS.flatMap((call) => (call.does === 'list' ? [call] : [])),
  ({ type }) => type,
);

const fileStart = '{"previousSite":';

export type Allow = NonNullable<PublicRequest['isAllowed']>;

/** Allows public web servers and, for a trusted site, its own host, but no other private server it redirects to. */
export async function allowSite(site: string, isTrusted: boolean): Promise<Allow> {
  if (!isTrusted) return isPublicAddress;
  const host = new URL(site).hostname.replace(/^\[|\]$/g, '');
  const own = new Set((await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address));
  return (address) => own.has(address) || isPublicAddress(address);
}

/** The origin of the address that a person has typed, with or without `https://`. Throws 422. */
export function readSiteAddress(typed: string): string {
  try {
    return readWebAddress(/^[a-z][a-z0-9+.-]{0,20}:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`)
      .origin;
  } catch (error) {
    throw new HttpError(422, (error as Error).message);
  }
}

/** Reads all lists, as a file that `openPreviousSite` opens. Throws 422 if none of them can be read. */
export async function fetchPreviousSite(site: string, isAllowed: Allow): Promise<string> {
  const end = performance.now() + MAX_TOTAL_MS;
  let left = MAX_BYTES;
  const answers: Answer[] = [];
  for (const [type, calls] of LISTS) {
    let answer: Answer | undefined;
    for (const { path } of calls) {
      if (answer?.body !== undefined) break;
      answer = await get({ type, path });
    }
    if (answer) answers.push(answer);
  }
  if (answers.some(({ body }) => body !== undefined))
    return `${fileStart}${JSON.stringify(site)},"answers":${JSON.stringify(answers)}}`;
  throw new HttpError(422, `The previous site can’t be read. ${answers[0]?.problem ?? ''}`);

  async function get(answer: Answer): Promise<Answer> {
    try {
      const timeoutMs = Math.ceil(Math.min(MAX_CALL_MS, end - performance.now()));
      if (timeoutMs <= 0 || left <= 0) throw new Error('The earlier requests took too long or returned too much data.');
      const bytes = await fetchPublic(site + answer.path, { maxBytes: left, timeoutMs, isAllowed });
      left -= bytes.length;
      return { ...answer, body: bytes.toString() };
    } catch (error) {
      return { ...answer, problem: (error as Error).message };
    }
  }
}

/** Opens what `fetchPreviousSite` has read; null if the file is something else. Throws 422 for an incomplete one. */
export async function openPreviousSite(path: string): Promise<ImportSource | null> {
  const first = await readText(path).next();
  if (typeof first.value !== 'string' || !first.value.startsWith(fileStart)) return null;
  const whole = parseJson((await Array.fromAsync(readText(path))).join(''));
  if (!isObject(whole) || !Array.isArray(whole.answers)) throw new HttpError(422, 'This file is incomplete.');
  const site = readSiteAddress(String(whole.previousSite));
  const read = whole.answers.filter(isAnswer).map((answer) => ({ ...answer, ...readEntries(answer) }));
  const count = ({ entries, problem }: (typeof read)[number]) => entries.length + (problem ? 1 : 0);
  return {
    kind: 'previous-site',
    site,
    total: read.reduce((sum, each) => sum + count(each), 0),
    contents: Object.fromEntries(
      read.filter(({ entries }) => entries.length > 0).map(({ type, entries }) => [nameOf(type), entries.length]),
    ),
    async *items() {
      for (const { type, path, entries, problem } of read) {
        if (problem) yield { type: 'unreadable', source: path, title: nameOf(type), reason: problem };
        for (const [i, entry] of entries.entries()) yield toItem(contentTypes[type], site, entry, i);
      }
    },
  };
}

function isAnswer(value: unknown): value is Answer {
  return isObject(value) && LISTS.has(value.type as never);
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
  // Of the header and the contact details, the previous site used the first.
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
  const all = withOwnNames(type, entry);
  const known = Object.keys(legacyFields(type)).filter((name) => Object.hasOwn(all, name));
  return {
    type: type.name as ImportRecord['type'],
    // The key that a job without a reference has in a dump of the previous site's database.
    key: isJob ? `jobs /job/${id}` : `previous-site ${new URL(site).host} ${type.name} ${id}`,
    id: isSingleton(type) ? type.name : id,
    source,
    title: isSingleton(type) ? type.label.one : titleOf(entry),
    data: {},
    legacy: { site, sent: Object.fromEntries(known.map((name) => [name, all[name]])) },
    isPublic: true,
    ...(isJob && { address: `/job/${id}` }),
    notes: [],
  };
}

function titleOf({ title, header }: Values): string {
  const text = typeof title === 'string' ? title : isObject(header) ? header.title : '';
  return typeof text === 'string' ? plainText(text.slice(0, 1_000)) : '';
}

/** Why an entry is not read at all: the code below does not limit how large or how deep a value may be. */
function findFault(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') {
    if (value.length <= MAX_FIELD || value.startsWith('data:image/')) return undefined;
    return `It contains text longer than ${MAX_FIELD.toLocaleString('en-GB')} characters.`;
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

/** Copies values that have the names of the previous site’s public pages to the names that its admin forms use. */
function withOwnNames(type: ContentType, entry: Values): Values {
  switch (type.name) {
    case 'product': {
      const background = isObject(entry.banner) ? entry.banner.backgroundImage : undefined;
      return background === undefined ? entry : { bannerBackgroundImage: background, ...entry };
    }
    case 'contact': {
      const addresses = renamed(entry.addresses, 'details', 'street');
      const phones = renamed(entry.phones, 'title', 'type');
      return { ...entry, ...(addresses && { addresses }), ...(phones && { phones }) };
    }
    case 'slide': {
      // The specification does not name a slide’s image.
      const name = Object.keys(entry).find((key) => /image|img|photo|picture/i.test(key));
      return name === undefined ? entry : { image: entry[name], ...entry };
    }
    default:
      return entry;
  }
}

function renamed(list: unknown, from: string, to: string): unknown[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.map((item) => (isObject(item) && !(to in item) && from in item ? { ...item, [to]: item[from] } : item));
}
