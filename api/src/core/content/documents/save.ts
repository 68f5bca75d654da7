/**
 * Saves content. Each function is one transaction that writes the document, its revision, its place in the change feed
 * and the audit log. Returns the saved document. Throws HttpError 404, 409 or 422.
 */
import { type Collection, type ContentType, getTitle } from 'content-types/define';
import type { Fields } from 'content-types/fields/any-field';
import { initialData } from 'content-types/fields/field';
import { findFormatProblem } from 'content-types/fields/format';
import type { Image, ImageField } from 'content-types/fields/image';
import { picturesIn, type RichText } from 'content-types/text/rich-text';
import { isObject, withDefaults } from 'content-types/values/defaults';
import { inheritsContact, withInherited } from 'content-types/values/inherit';
import { type Path, walk } from 'content-types/values/walk';
import { readAgency } from '../../agency.ts';
import { type Author, audit } from '../../audit.ts';
import { inArray } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { media } from '../../database/schema/content.ts';
import { inTransaction } from '../../database/transaction.ts';
import { fieldError, HttpError, type Issue, rejectIssues } from '../../http/errors.ts';
import { newId } from '../../lib/ids.ts';
import { completeInput } from '../complete-input.ts';
import { documentStatements, type Row, toNextVersion } from '../document-statements.ts';
import { rejectMissingReferences } from '../references.ts';
import { rulesOf } from '../rules/rules.ts';
import { rejectTakenTitle } from '../titles.ts';
import { isSingleton, validate } from '../types.ts';
import { describeChanges, rejectStale, requireVersion } from './require-document.ts';
import { closingTime, isWaiting, liveColumns, visibleAt } from './status.ts';
import { writeDocument } from './write.ts';

/** A request to save. Times are in milliseconds since 1970; an omitted time does not change. */
export interface Save {
  data: unknown;
  /** Whether to publish; false saves a draft and leaves the published version unchanged. */
  publish?: boolean;
  publishAt?: number | null;
  expiresAt?: number | null;
  /** Time of the first publication, for content imported from another site. */
  publishedAt?: number;
}

/** A save of an existing document. Without a version, it does not check for newer saves. */
export interface Update extends Save {
  version?: number;
}

/** A save of a new document. Scripts and imports may set its id and creation time. */
export interface Creation extends Save {
  id?: string;
  createdAt?: number;
  /** The origin for error messages, such as a file. */
  source?: string;
}

/** Creates a document. For a singleton, this is its first save. */
export function createDocument(db: Database, type: ContentType, creation: Creation, author: Author): Row {
  return inTransaction(db, () => {
    const row = create(db, type, creation, author);
    audit(db, author, `${type.name}.create`, row.id);
    return row;
  });
}

/**
 * Creates many documents, or none if one fails. Omitted fields get their initial values. An error names the entry and
 * the field. A batch of 1,000 blocks other writers for less than a second.
 */
export function importDocuments(db: Database, type: ContentType, creations: Creation[], author: Author): Row[] {
  return inTransaction(db, () => {
    const rows = creations.map((creation) => {
      const data = completeInput(type.fields, creation.data, initialData(type.fields));
      try {
        return create(db, type, { ...creation, data }, author);
      } catch (error) {
        throw error instanceof HttpError ? withEntryName(error, type, data, creation.source) : error;
      }
    });
    if (rows.length > 0)
      audit(db, author, `${type.name}.import`, type.name, rows.length === 1 ? '1 entry' : `${rows.length} entries`);
    return rows;
  });
}

function withEntryName({ statusCode, message, extra }: HttpError, type: ContentType, data: unknown, source?: string) {
  const title = getTitle(type, { data: isObject(data) ? data : {} });
  const [issue] = extra.issues ?? [];
  const field = issue ? `, field ${issue.path}` : '';
  const prefix = source === undefined ? '' : `${source}: `;
  return new HttpError(statusCode, `${prefix}${type.name} “${title}”${field}: ${message}`, extra);
}

/** Creates a draft copy without unique data, such as the reference or closing date. */
export function duplicateDocument(db: Database, type: Collection, { id, data }: Row, author: Author): Row {
  return inTransaction(db, () => {
    const blank = Object.fromEntries((type.notCopied ?? []).map((name) => [name, type.fields[name]?.initial()]));
    const copy = { ...withDefaults(type.fields, data), ...blank };
    const row = create(db, type, { data: copy, publish: false }, author);
    audit(db, author, `${type.name}.duplicate`, row.id, `copy of ${id}`);
    return row;
  });
}

export function updateDocument(db: Database, type: ContentType, id: string, update: Update, author: Author): Row {
  return inTransaction(db, () => {
    const row = requireVersion(db, type, id, update.version, author);
    const savedRow = save(db, type, row, update, author, 'save');
    const changes = describeChanges(type, row, savedRow);
    audit(db, author, `${type.name}.save`, id, update.publish === false ? `${changes}; as a draft` : changes);
    return savedRow;
  });
}

/** Saves an earlier revision as a draft, because it may never have been meant for visitors. */
export function restoreRevision(db: Database, type: ContentType, id: string, update: Update, author: Author): Row {
  return inTransaction(db, () => {
    const row = requireVersion(db, type, id, update.version, author);
    audit(db, author, `${type.name}.restoreRevision`, id);
    return save(db, type, row, { ...update, publish: false }, author, 'restore');
  });
}

/**
 * Sets the true size of every image in `data`, in place. Throws 422 for an image that is not in the media library, or
 * that its field would not accept as an upload.
 */
export function fillImages(db: Database, fields: Fields, data: Row['data']): Row['data'] {
  const images: { image: Image; field: ImageField; path: Path }[] = [];
  walk(fields, data, (field, value, path) => {
    if (field.kind === 'image' && value) images.push({ image: value as Image, field, path });
    if (field.kind === 'richText' && field.picture && value)
      for (const { attrs } of picturesIn(value as RichText)) images.push({ image: attrs, field: field.picture, path });
  });
  if (images.length === 0) return data;
  const ids = [...new Set(images.map(({ image }) => image.id))];
  const rows = db.select().from(media).where(inArray(media.id, ids)).all();
  const mediaById = new Map(rows.map((row) => [row.id, row]));
  const issues: Issue[] = [];
  for (const { image, field, path } of images) {
    const row = mediaById.get(image.id);
    const message = row ? findImageIssue(field, row) : 'This image isn’t in the media library.';
    if (message) issues.push({ path: path.join('.'), message });
    if (row) Object.assign(image, { width: row.width, height: row.height });
  }
  rejectIssues(issues);
  return data;
}

/**
 * Returns why a field rejects an image; null if the field accepts the image, or if nothing is known about the uploaded
 * file.
 */
function findImageIssue({ accept, maxBytes, messages }: ImageField, row: typeof media.$inferSelect): string | null {
  if (row.originalType !== null && !accept.includes(row.originalType)) return messages.wrongType;
  return row.originalBytes !== null && row.originalBytes > maxBytes ? messages.tooLarge : null;
}

function create(db: Database, type: ContentType, creation: Creation, author: Author): Row {
  const id = isSingleton(type) ? type.name : (creation.id ?? newId());
  const existingRow = documentStatements(db).selectById.get({ id });
  if (existingRow) rejectStale(db, type, existingRow, 0, author);
  const createdAt = creation.createdAt ?? author.at;
  const isShown = creation.publish !== false && creation.createdAt !== undefined;
  const blank: Row = {
    id,
    type: type.name,
    data: {},
    published: null,
    version: 0,
    seq: 0,
    position: placeNew(db, type, creation.data),
    closed: false,
    hidden: false,
    publishAt: null,
    expiresAt: null,
    closesAt: null,
    closedAs: null,
    publishedAt: isShown ? createdAt : null,
    lastPublishedAt: null,
    createdAt: createdAt,
    updatedAt: createdAt,
    updatedBy: null,
    deletedAt: null,
  };
  return save(db, type, blank, creation, author, 'create');
}

function placeNew(db: Database, type: ContentType, data: unknown): number {
  for (const { place } of rulesOf(type)) {
    const position = place?.(db, data) ?? null;
    if (position !== null) return position;
  }
  return (documentStatements(db).selectLastPosition.get({ type: type.name })?.position ?? 0) + 1;
}

function save(
  db: Database,
  type: ContentType,
  row: Row,
  { data: newData, publish = true, publishAt = row.publishAt, expiresAt = row.expiresAt, publishedAt }: Save,
  author: Author,
  action: 'create' | 'save' | 'restore',
): Row {
  const data = fillImages(db, type.fields, validateSave(db, type, newData, publish));
  if (publish) {
    // An unpublished entry can be published again with its stored values, whatever their format.
    const shownData = row.published ?? (row.lastPublishedAt === null ? {} : row.data);
    rejectNewFormats(type.fields, data, valuesWithFormat(type.fields, shownData));
    rejectMissingReferences(db, type, data);
    for (const { checkPublish } of rulesOf(type)) checkPublish?.(db, data, row.id);
    rejectTakenTitle(db, type, row.id, data);
  }
  // A draft cancels any earlier schedule, because it is not ready to go live.
  const times = { publishAt: publish ? publishAt : null, expiresAt };
  rejectExpiryBeforePublication(type, data, times);
  rejectInternalTimes(type, times);

  const firstPublishedAt = publishedAt ?? row.publishedAt;
  const isLive = publish && !isWaiting(times, author.at);
  const visibility = visibleAt(type, isLive ? data : row.published, expiresAt, author.at);
  const savedRow: Row = {
    ...toNextVersion(row, author),
    ...times,
    publishedAt: firstPublishedAt,
    data,
    ...visibility,
    closedAs: visibility.closed ? row.closedAs : null,
    ...(isLive && liveColumns({ publishedAt: firstPublishedAt }, author.at)),
  };
  const isForVisitors =
    publish || row.version === 0 || expiresAt !== row.expiresAt || firstPublishedAt !== row.publishedAt;
  return writeDocument(db, savedRow, author, action, isForVisitors);
}

/**
 * Throws 422 if an entry of an internal type, such as a stage, is scheduled or expires. The system relies on these
 * entries.
 */
function rejectInternalTimes(
  { internal }: ContentType,
  { publishAt, expiresAt }: Pick<Row, 'publishAt' | 'expiresAt'>,
) {
  if (!internal) return;
  if (publishAt !== null) throw fieldError('publishAt', 'This cannot be scheduled.');
  if (expiresAt !== null) throw fieldError('expiresAt', 'This cannot expire.');
}

/**
 * Validates the data of a save. Fields that can be inherited may be blank, but what visitors see must meet the rules
 * for publishing.
 */
function validateSave(db: Database, type: ContentType, input: unknown, publish: boolean): Row['data'] {
  if (publish && inheritsContact(type.fields)) {
    validate(type, withInherited(type.fields, input, readAgency(db).contact), 'publish');
    return validate(type, input, 'draft');
  }
  return validate(type, input, publish ? 'publish' : 'draft');
}

/**
 * Throws 422 for values in a wrong format, except those in `storedValues`. The paths of the errors start with `start`.
 */
export function rejectNewFormats(
  fields: Fields,
  data: Row['data'],
  storedValues: ReadonlySet<unknown>,
  start: Path = [],
) {
  const issues: Issue[] = [];
  walk(fields, data, (field, value, path) => {
    const message = storedValues.has(value) ? null : findFormatProblem(field, value);
    if (message) issues.push({ path: [...start, ...path].join('.'), message });
  });
  rejectIssues(issues);
}

export function valuesWithFormat(fields: Fields, data: Row['data']): Set<unknown> {
  const values = new Set<unknown>();
  walk(fields, data, (field, value) => void (field.format && values.add(value)));
  return values;
}

function rejectExpiryBeforePublication(
  type: ContentType,
  data: Row['data'],
  { publishAt, expiresAt }: Pick<Row, 'publishAt' | 'expiresAt'>,
) {
  const end = closingTime(type, data, expiresAt);
  if (publishAt === null || end === null || publishAt < end) return;
  throw fieldError(
    'expiresAt',
    expiresAt === null
      ? 'The closing date is before the publish date.'
      : 'The expiry date must be after the publish date.',
  );
}
