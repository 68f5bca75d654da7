/**
 * Saves the entries of a file, one batch per transaction. An entry that cannot be saved gets a row in the report and
 * does not stop the others. Entries imported before are updated, so that an import can be repeated.
 */
import { setImmediate } from 'node:timers/promises';
import { contentTypes } from 'content-types';
import { type ContentType, pageOf } from 'content-types/define';
import { mapImages, type RichText } from 'content-types/text/rich-text';
import { setAt, walk } from 'content-types/values/walk';
import { type Author, audit } from '../../core/audit.ts';
import type { Row } from '../../core/content/document-statements.ts';
import type { Database } from '../../core/database/open.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { newId } from '../../core/lib/ids.ts';
import { insertMedia } from '../../core/media/library.ts';
import { noteMissing } from './files/text.ts';
import type { ImageStore } from './images.ts';
import { convertEntry, findChanges, findImages } from './previous-entry.ts';
import {
  type ImportContext,
  type ImportRecord,
  type ImportSource,
  type Item,
  type TermField,
  toPlaceholderId,
} from './record.ts';
import { createEntrySaver, describe, findSaved } from './save-entry.ts';
import { addImport, addRows, countResults, finishImport, type ReportRow } from './store.ts';
import { findTerms } from './terms.ts';

export interface Options {
  isDryRun: boolean;
  /** Publish entries that were public in the other system; otherwise save everything as drafts. */
  publish: boolean;
  /** Redirect the old addresses of published entries. */
  redirects: boolean;
  /** Default terms for jobs that name none. */
  defaults: Partial<Record<TermField, string>>;
  /** Source of the images; null leaves them out. */
  images: ImageStore | null;
  /** Entries per transaction, for a process that serves no requests. */
  batch?: number;
}

/** Entries per transaction, few enough not to delay other requests. */
const BATCH_SIZE = 20;
/** Maximum length of a batch's data from the previous site, in characters. */
const MAX_BATCH_LENGTH = 1_000_000;

/**
 * Registers an import and returns its id and its work. A failure is recorded in its row; `work` also rejects if the
 * fault is not in the file.
 */
export function startImport(
  context: ImportContext,
  source: ImportSource,
  file: string,
  options: Options,
  userId: string | null,
  signal?: AbortSignal,
) {
  const { db, clock } = context;
  const id = newId();
  addImport(db, {
    id,
    kind: source.kind,
    file: file.slice(0, 200),
    state: 'running',
    isDryRun: options.isDryRun,
    total: source.total,
    userId,
    startedAt: clock.now(),
  });
  const work = async (): Promise<void> => {
    try {
      await importItems(context, id, source, options, userId, signal);
      await untilWritable(db);
      finishImport(db, id, 'done', clock.now());
      if (!options.isDryRun) {
        const { created, updated } = countResults(db, id);
        audit(db, { userId, at: clock.now() }, 'import.run', id, `${file}: ${created} created, ${updated} updated`);
      }
    } catch (error) {
      // `failInterrupted` records why it stopped when the server next starts.
      if (signal?.aborted) return;
      const message =
        error instanceof HttpError
          ? error.message
          : 'The import stopped because of an error on the server. Run it again.';
      finishImport(db, id, 'failed', clock.now(), message);
      if (!(error instanceof HttpError)) throw error;
    }
  };
  return { id, work };
}

async function importItems(
  context: ImportContext,
  id: string,
  source: ImportSource,
  options: Options,
  userId: string | null,
  signal?: AbortSignal,
) {
  const { db } = context;
  const saveItems = makeSaver(context, options, userId);
  let doneCount = 0;
  for await (const items of splitIntoBatches(source.items(), options.batch ?? BATCH_SIZE)) {
    const readyItems = options.images ? await withImages(db, items, options) : items;
    await untilWritable(db);
    signal?.throwIfAborted();
    doneCount += items.length;
    saveItems(readyItems, (rows) => addRows(db, id, doneCount, rows));
    // Lets other requests be served between batches.
    await setImmediate();
  }
}

async function* splitIntoBatches(items: ReturnType<ImportSource['items']>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  let length = 0;
  for await (const item of items) {
    batch.push(item);
    // The texts of the previous site are converted within the transaction, which must not take long.
    length += 'legacy' in item ? JSON.stringify(item.legacy).length : 0;
    if (batch.length < size && length < MAX_BATCH_LENGTH) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}

type Stored = { id: string; path: string } | string;
type Prepared = Item & {
  stored?: Stored;
  /** Stored images by address. */
  legacyImages?: Map<string, Stored>;
  /** Stored images by their placeholder ids. */
  textImages?: Map<string, Stored>;
};

/** Stores the images of a batch before its transaction. A string says why one is missing. */
async function withImages(db: Database, items: Item[], { images, isDryRun }: Options): Promise<Prepared[]> {
  if (!images) return items;
  const preparedItems: Prepared[] = [];
  for (const item of items) {
    if ('legacy' in item && item.legacy) {
      const type = contentTypes[item.type];
      const changes = findChanges(db, type, item.legacy, findSaved(db, item).current);
      const legacyImages: Prepared['legacyImages'] = new Map();
      for (const url of findImages(type, item.legacy, changes)) {
        legacyImages.set(url, isDryRun ? createPlaceholderImage(url) : await images.store({ url, alt: '' }));
      }
      preparedItems.push({ ...item, legacyImages });
      continue;
    }
    const textImages: Prepared['textImages'] = new Map();
    for (const [id, picture] of Object.entries('pictures' in item ? (item.pictures ?? {}) : {})) {
      textImages.set(id, isDryRun ? createPlaceholderImage(picture.url) : await images.store(picture));
    }
    const image = item.type === 'unreadable' || isDryRun ? undefined : item.image;
    preparedItems.push({ ...item, textImages, ...(image && { stored: await images.store(image) }) });
  }
  return preparedItems;
}

/** A stand-in for an image that a dry run does not download. */
function createPlaceholderImage(url: string) {
  const id = toPlaceholderId(url);
  return { id, path: `/media/${id}-1.webp` };
}

class RolledBack extends Error {}

function makeSaver(context: ImportContext, options: Options, userId: string | null) {
  const { db, clock } = context;
  const savedKeys = new Set<string>();
  const seenTerms = new Set<string>();
  const saveEntry = createEntrySaver(context);
  let resolveTerms = findTerms(db, { userId, at: clock.now() });

  /** Saves a batch and its rows of the report in one transaction; in a dry run, only the rows. */
  return (items: readonly Prepared[], report: (rows: ReportRow[]) => void): void => {
    const author = { userId, at: clock.now() };
    const rows: ReportRow[] = [];
    const save = () => {
      for (const item of items) rows.push(...saveItem(item, author));
    };
    inTransaction(db, () => {
      if (options.isDryRun) runAndRollBack(save);
      else save();
      report(rows);
    });
  };

  function runAndRollBack(work: () => void) {
    try {
      db.$client.transaction(() => {
        work();
        throw new RolledBack();
      })();
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    resolveTerms = findTerms(db, { userId, at: clock.now() });
  }

  function saveItem(item: Prepared, author: Author): ReportRow[] {
    const row = { source: item.source, type: item.type, title: item.title.slice(0, 200), reason: '' };
    if (item.type === 'unreadable') return [{ ...row, result: 'skipped', reason: item.reason }];
    if (item.type === 'image') return saveImage(item, row, author);
    if (savedKeys.has(item.key)) {
      return [{ ...row, result: 'skipped', reason: 'This entry is in the file twice. Only the first was imported.' }];
    }
    savedKeys.add(item.key);
    try {
      return db.$client.transaction(() => saveRecord(item, row, author))();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      resolveTerms = findTerms(db, author);
      return [{ ...row, result: 'skipped', reason: describe(error) }];
    }
  }

  function saveImage(item: Prepared & { type: 'image' }, row: Omit<ReportRow, 'result'>, author: Author): ReportRow[] {
    if (!options.images) return [{ ...row, result: 'skipped', reason: 'Downloading images was turned off.' }];
    if (options.isDryRun) return [{ ...row, result: 'created', reason: 'A dry run doesn’t download images.' }];
    if (typeof item.stored !== 'object')
      return [{ ...row, result: 'skipped', reason: item.stored ?? 'The image wasn’t found.' }];
    const { id, path } = item.stored;
    const result = { ...row, result: 'created' as const, documentId: id };
    return [result, ...redirectFrom(item.image.url, path, row.source, author)];
  }

  function saveRecord(
    preparedRecord: ImportRecord & Prepared,
    row: Omit<ReportRow, 'result'>,
    author: Author,
  ): ReportRow[] {
    const type = contentTypes[preparedRecord.type];
    const { record, defaults } = preparedRecord.legacy
      ? convertLegacy(type, preparedRecord, author)
      : { record: withPictures(type, preparedRecord, author), defaults: options.defaults };
    const needsTerms = record.type === 'job' && (record.legacy || record.id === undefined);
    const terms = needsTerms ? resolveTerms(record.terms, defaults) : null;
    const image =
      typeof record.stored === 'object'
        ? { image: { id: record.stored.id, alt: record.image?.alt ?? '', width: 1, height: 1 } }
        : {};
    const notes = [...record.notes, ...(typeof record.stored === 'string' ? [`Image: ${record.stored}`] : [])];
    const save = {
      ...record,
      data: { ...record.data, ...terms?.data, ...image },
      publish: options.publish && record.isPublic,
    };
    const { document, before, result, reason } = saveEntry(type, save, author);
    const newTerms = (terms?.created ?? []).filter(({ title }) => !seenTerms.has(title));
    for (const { title } of newTerms) seenTerms.add(title);
    return [
      ...newTerms.map(({ id, version, ...term }) => {
        return { ...row, ...term, result: 'created' as const, documentId: id, version };
      }),
      {
        ...row,
        result,
        reason: [...reason, ...(result === 'created' || result === 'updated' ? notes : [])].join(' ').slice(0, 1_000),
        documentId: document?.id ?? null,
        version: document?.version ?? null,
        before,
      },
      ...(document?.published
        ? redirectFrom(record.address, addressOf(record.type, document), row.source, author)
        : []),
    ];
  }

  /**
   * Converts an entry of the previous site to one of ours. Defaults apply only to fields that are also empty in our
   * existing entry.
   */
  function convertLegacy(type: ContentType, record: ImportRecord & Prepared, { at }: Author) {
    const { legacy = { site: '', sent: {} }, legacyImages = new Map() } = record;
    insertStandIns(legacyImages, at);
    const { current } = findSaved(db, record);
    const convertedEntry = convertEntry(db, type, legacy, current, legacyImages);
    const defaults = Object.fromEntries(
      Object.entries(options.defaults).filter(([name]) => !convertedEntry.data[name]),
    );
    const imageCount = [...legacyImages.values()].filter((image) => typeof image === 'object').length;
    const identity = [legacy.sent, imageCount, type.name === 'job' && options.defaults];
    return { record: { ...record, ...convertedEntry, identity }, defaults };
  }

  /** Replaces placeholders with the stored images. For a missing image, only the caption stays. */
  function withPictures(type: ContentType, record: ImportRecord & Prepared, { at }: Author): ImportRecord & Prepared {
    const { pictures, textImages = new Map<string, Stored>() } = record;
    if (!pictures) return record;
    insertStandIns(textImages, at);
    let missingCount = 0;
    const data = structuredClone(record.data);
    walk(type.fields, record.data, (field, value, path) => {
      if (field.kind !== 'richText' || !value) return;
      const mappedText = mapImages(value as RichText, ({ attrs }) => {
        const image = textImages.get(attrs.id);
        if (typeof image === 'object') return { type: 'image', attrs: { ...attrs, id: image.id } };
        missingCount += 1;
        return attrs.caption ? { type: 'paragraph', content: [{ type: 'text', text: attrs.caption }] } : null;
      });
      setAt(data, path, mappedText);
    });
    const reasons = new Set([...textImages.values()].filter((image) => typeof image === 'string'));
    const notes = [...record.notes, ...noteMissing(missingCount), ...[...reasons].map((reason) => `Image: ${reason}`)];
    return { ...record, data, notes };
  }

  /** Inserts rows for the images that a dry run does not store, because validation looks them up. */
  function insertStandIns(images: ReadonlyMap<string, Stored>, at: number) {
    if (!options.isDryRun) return;
    for (const { id } of [...images.values()].filter((image) => typeof image === 'object')) {
      const sizes = { width: 1, height: 1, bytes: 0, originalType: null, originalBytes: null };
      insertMedia(db, { id, name: '', alt: '', ...sizes, userId: null, createdAt: at });
    }
  }

  /** Redirects an old address to the new one, unless they are the same or the site has a page there. */
  function redirectFrom(address: string | undefined, newPath: string, source: string, author: Author): ReportRow[] {
    const oldPath =
      options.redirects && address ? URL.parse(address, 'http://old.invalid/')?.pathname.replace(/\/+$/, '') : '';
    if (!oldPath || oldPath === newPath) return [];
    const record: ImportRecord = {
      type: 'redirect',
      key: `redirect ${oldPath}`,
      source,
      title: oldPath,
      data: { from: oldPath, to: newPath, kind: 'permanent' },
      isPublic: true,
      notes: [],
    };
    return saveItem(record, author);
  }
}

function addressOf(type: ImportRecord['type'], { id, published }: Row): string {
  return pageOf(contentTypes[type], id, published ?? {});
}
