/** Writes the sample agency into a database: its images first, then the documents that show them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Creation, importDocuments } from 'api/core/content/documents/save';
import { allTypes } from 'api/core/content/types';
import { inTransaction } from 'api/core/database/transaction';
import { storeImage } from 'api/core/media/store';
import { noteSample } from 'api/site/sample/sample';
import { contentTypes } from 'content-types';
import type { Image } from 'content-types/fields/image';
import { DAY_MS } from 'content-types/time/days';
import type { SampleDocument, SampleImage } from './document.ts';
import { sampleContent } from './index.ts';

/** The database, its data folder and the clock. */
export type Place = Parameters<typeof storeImage>[0];

export const IMAGES = new URL('./images/', import.meta.url);
/**
 * The variants of images, made by `node scripts/encode-sample-images.ts`: encoding them would take 20 seconds of the
 * first start.
 */
export const ENCODED = fileURLToPath(new URL('./encoded/', import.meta.url));

/**
 * Imports the sample agency and returns the numbers of images and documents. Throws an error with status 409 if a document
 * already exists.
 */
export async function importSampleContent(place: Place): Promise<{ images: number; documents: number }> {
  const images = await storeImages(place);
  const at = place.clock.now();
  // Imports all documents or none, because a partial import would never be completed.
  inTransaction(place.db, () => {
    const ids: string[] = [];
    // Imports the site settings first, because other documents inherit their contact details.
    const otherTypes = allTypes.filter((type) => type !== contentTypes.siteSettings);
    for (const type of [contentTypes.siteSettings, ...otherTypes]) {
      const creations = sampleContent
        .filter((document) => document.type === type.name)
        .map((document, index) => toCreation(document, index, images, at));
      ids.push(...importDocuments(place.db, type, creations, { userId: null, at }).map(({ id }) => id));
    }
    noteSample(place.db, ids);
  });
  return { images: images.size, documents: sampleContent.length };
}

/** Images by file name, without the extension. */
async function storeImages(place: Place): Promise<Map<string, Image>> {
  const imagesByFile = new Map<string, Image>();
  for (const name of readdirSync(IMAGES)) {
    const file = name.replace(/\.(webp|jpg)$/, '');
    const alt = getAlt(file);
    const bytes = readFileSync(new URL(name, IMAGES));
    const { id, width, height } = await storeImage(place, bytes, { name, alt, userId: null }, ENCODED);
    imagesByFile.set(file, { id, alt, width, height });
  }
  return imagesByFile;
}

function toCreation(document: SampleDocument, index: number, images: Map<string, Image>, now: number): Creation {
  const { type, id = getId(type, index), data, daysAgo = 0, source } = document;
  return {
    id,
    data: withImages(data, images),
    // Spaces entries a second apart, so that lists by time keep the order they are written in.
    createdAt: now - daysAgo * DAY_MS - 3_600_000 + index * 1_000,
    ...(source && { source }),
  };
}

function withImages(value: unknown, images: Map<string, Image>): unknown {
  if (Array.isArray(value)) return value.map((item) => withImages(item, images));
  if (typeof value !== 'object' || value === null) return value;
  if (isSampleImage(value))
    return { ...images.get(value.file), alt: value.alt, ...(value.focus && { focus: value.focus }) };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withImages(part, images)]));
}

/** An image's alternative text in the media library, which is the first in the content. */
function getAlt(file: string): string {
  return imagesIn(sampleContent).find((image) => image.file === file && image.alt)?.alt ?? '';
}

function imagesIn(value: unknown): SampleImage[] {
  if (typeof value !== 'object' || value === null) return [];
  return isSampleImage(value) ? [value] : Object.values(value).flatMap(imagesIn);
}

function isSampleImage(value: object): value is SampleImage {
  return 'file' in value && 'alt' in value;
}

/** Derives the id from the position, so that a document has the same address in every installation. */
function getId(type: string, index: number): string {
  const digest = createHash('sha256').update(`${type} ${index}`).digest();
  return Array.from(digest.subarray(0, 12), (byte) => (byte % 36).toString(36)).join('');
}
