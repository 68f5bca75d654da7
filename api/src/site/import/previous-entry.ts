/** Converts entries of the previous site to ours. */
import { isDeepStrictEqual } from 'node:util';
import type { ContentType } from 'content-types/define';
import type { FieldOf } from 'content-types/fields/any-field';
import { initialData } from 'content-types/fields/field';
import type { ImageField } from 'content-types/fields/image';
import { plainFromRichText, type RichText } from 'content-types/text/rich-text';
import { withDefaults } from 'content-types/values/defaults';
import { setAt, walk } from 'content-types/values/walk';
import { documentStatements, type Row } from '../../core/content/document-statements.ts';
import { richTextFromHtml } from '../../core/content/documents/html-to-rich-text.ts';
import type { Database } from '../../core/database/open.ts';
import { toPlainText } from '../../core/lib/parse-html.ts';
import { findMedia } from '../../core/media/library.ts';
import { decodeOver, toStored, withMenu } from '../legacy/documents.ts';
import { encode } from '../legacy/encode.ts';
import { legacyFields } from '../legacy/header.ts';
import { importText } from './files/text.ts';
import type { ImportRecord, TermField } from './record.ts';

type Values = Record<string, unknown>;
type Sent = NonNullable<ImportRecord['legacy']>;

/**
 * Values that differ from the legacy API's output for the current entry. Equal values stay unchanged, such as texts
 * whose formatting the API omits.
 */
export function findChanges(db: Database, type: ContentType, { sent }: Sent, currentRow: Row | null): Values {
  if (!currentRow) return sent;
  const data = withDefaults(type.fields, currentRow.published ?? currentRow.data);
  const previousValues: Values = JSON.parse(JSON.stringify(encode(db, type, { id: currentRow.id, data })));
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !isDeepStrictEqual(value, previousValues[name])),
  );
}

/** The addresses of the images in these fields. */
export function findImages(type: ContentType, { site }: Sent, changes: Values): string[] {
  const imageUrls = new Set<string>();
  walk(legacyFields(type), changes, (field, value) => {
    if (field.kind === 'image') imageUrls.add(toImageAddress(site, value));
    if (field.kind === 'richText' && field.picture && typeof value === 'string')
      for (const src of sourcesIn(value)) imageUrls.add(toImageAddress(site, src));
  });
  imageUrls.delete('');
  return [...imageUrls];
}

/** Stored images by their addresses; a string says why one is missing. */
export type Images = ReadonlyMap<string, { id: string; path: string } | string>;

/** The entry as it will be stored, and the names of its terms. Throws 422. */
export function convertEntry(
  db: Database,
  type: ContentType,
  previousEntry: Sent,
  currentRow: Row | null,
  images: Images,
) {
  const notes = new Set<string>();
  const changes = structuredClone(findChanges(db, type, previousEntry, currentRow));
  const fields = legacyFields(type);
  walk(fields, changes, (field, value, path) => {
    if (field.kind === 'reference' && value !== undefined && !TERMS.includes(path[0] as TermField))
      setAt(changes, path, findReference(field, value));
    else if (field.kind === 'image' && value !== undefined) setAt(changes, path, placeImage(field, value));
    else if (field.kind === 'richText' && typeof value === 'string') setAt(changes, path, placeText(field, value));
    else if (field.kind === 'text' && isHtml(value)) {
      setAt(changes, path, field.multiline ? plainFromRichText(richTextFromHtml(value)) : toPlainText(value));
    }
  });
  for (const [name, { kind, item }] of Object.entries(fields) as [string, FieldOf<'list'>][]) {
    if (kind === 'list' && item.kind === 'reference' && Array.isArray(changes[name]))
      changes[name] = changes[name].filter(Boolean);
  }
  const terms: NonNullable<ImportRecord['terms']> = {};
  for (const name of type.name === 'job' ? TERMS : []) {
    if (typeof changes[name] === 'string') terms[name] = toPlainText(changes[name].slice(0, 1_000));
    delete changes[name];
  }
  const storedData = currentRow ? withDefaults(type.fields, currentRow.data) : initialData(type.fields);
  const data = toStored(db, type, withMenu(type, decodeOver(db, type, changes, storedData), storedData), storedData);
  return { data, terms, notes: [...notes] };

  function findReference({ to, label }: FieldOf<'reference'>, id: unknown): string {
    const row = typeof id === 'string' ? documentStatements(db).selectById.get({ id }) : undefined;
    if (row?.type === to && row.deletedAt === null) return row.id;
    if (id) notes.add(`${label} was left out, because it isn’t on this site.`);
    return '';
  }

  function placeText({ picture }: FieldOf<'richText'>, html: string): RichText {
    const textNotes: string[] = [];
    const find = ({ src }: Readonly<Record<string, string>>) => {
      const image = picture && images.get(toImageAddress(previousEntry.site, src));
      return typeof image === 'object' && image ? image.id : null;
    };
    const convertedText = importText(html, textNotes, { find });
    for (const note of textNotes) notes.add(note);
    return convertedText;
  }

  /** The image's address on this site, for `decode` to find. Blank keeps the current image. */
  function placeImage(field: ImageField, value: unknown): string {
    const address = toImageAddress(previousEntry.site, value);
    const image = images.get(address);
    if (typeof image === 'object') {
      const type = findMedia(db, image.id)?.originalType;
      if (!type || field.accept.includes(type)) return image.path;
      notes.add(`Image: ${field.messages.wrongType}.`);
    } else if (address !== '')
      notes.add(image === undefined ? 'Its images were left out.' : `Image: ${image.replace(/\.?$/, '.')}`);
    else if (value) notes.add('The address of an image isn’t valid.');
    return '';
  }
}

/** The addresses of the images in HTML. */
function sourcesIn(html: string): string[] {
  const imageSources: string[] = [];
  richTextFromHtml(html, ({ src = '' }) => {
    imageSources.push(src);
    return null;
  });
  return imageSources;
}

/** Maximum length of a text to clean. Longer texts stay unchanged, for validation to reject. */
const MAX_CLEANED_LENGTH = 20_000;

const TERMS: readonly TermField[] = ['category', 'type', 'basis'];

function isHtml(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_CLEANED_LENGTH && /<[a-z!/]/i.test(value);
}

/** Makes `uploads\banner.png` an address on the previous site. Keeps a data URL. Returns '' for anything else. */
function toImageAddress(site: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  if (value.startsWith('data:image/')) return value;
  return value.length > 2_000 ? '' : (URL.parse(value.replaceAll('\\', '/'), `${site}/`)?.href ?? '');
}
