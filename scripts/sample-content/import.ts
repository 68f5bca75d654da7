/** Writes the sample agency into a database: its pictures first, then the documents that show them. */
import { createHash } from 'node:crypto';
import { type Creation, importDocuments } from 'api/content/documents';
import { allTypes } from 'api/content/types';
import { inTransaction } from 'api/database/transaction';
import { storeImage } from 'api/media/store';
import type { Image } from 'content-types/fields/image';
import { drawScene } from './art/draw.ts';
import { type ArtName, artwork } from './art/index.ts';
import type { ArtImage, SampleDocument } from './document.ts';
import { sampleContent } from './index.ts';

/** Where it is written: the database and the folder beside it, and the time it is given. */
export type Place = Parameters<typeof storeImage>[0];

const DAY_MS = 86_400_000;

/** Imports everything and returns how much there was. Meant for an empty database: documents that exist are a 409. */
export async function importSampleContent(place: Place): Promise<{ pictures: number; documents: number }> {
  const pictures = await storePictures(place);
  const at = place.clock.now();
  // All or none: a database that an import left half full would never be completed.
  inTransaction(place.db, () => {
    for (const type of allTypes) {
      const creations = sampleContent
        .filter((document) => document.type === type.name)
        .map((document, index) => creationOf(document, index, pictures, at));
      importDocuments(place.db, type, creations, { userId: null, at });
    }
  });
  return { pictures: pictures.size, documents: sampleContent.length };
}

/** Draws and stores each picture once. Two at a time: while one is compressed the next is drawn. */
async function storePictures(place: Place): Promise<Map<string, Image>> {
  const stored = new Map<string, Image>();
  const waiting = Object.entries(artwork) as [ArtName, (typeof artwork)[ArtName]][];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, scene] = next;
      const alt = altOf(name);
      const { id, width, height } = await storeImage(place, await drawScene(scene), {
        name: `${name}.png`,
        alt,
        userId: null,
      });
      stored.set(name, { id, alt, width, height });
    }
  };
  await Promise.all([worker(), worker()]);
  return stored;
}

function creationOf(document: SampleDocument, index: number, pictures: Map<string, Image>, now: number): Creation {
  const { type, id = idOf(type, index), data, daysAgo = 0 } = document;
  return {
    id,
    data: withPictures(data, pictures),
    // Some seconds apart, so that lists by time keep the order they are written in.
    createdAt: now - daysAgo * DAY_MS - 3_600_000 + index * 1_000,
  };
}

function withPictures(value: unknown, pictures: Map<string, Image>): unknown {
  if (Array.isArray(value)) return value.map((item) => withPictures(item, pictures));
  if (typeof value !== 'object' || value === null) return value;
  if (isArt(value)) return { ...pictures.get(value.art), alt: value.alt };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPictures(part, pictures)]));
}

/** What the library says about a picture: the first words that the content has for it. */
function altOf(name: ArtName): string {
  return artIn(sampleContent).find((image) => image.art === name && image.alt)?.alt ?? '';
}

function artIn(value: unknown): ArtImage[] {
  if (typeof value !== 'object' || value === null) return [];
  return isArt(value) ? [value] : Object.values(value).flatMap(artIn);
}

function isArt(value: object): value is ArtImage {
  return 'art' in value && 'alt' in value;
}

/** The same document has the same address in every installation. */
function idOf(type: string, index: number): string {
  const digest = createHash('sha256').update(`${type} ${index}`).digest();
  return Array.from(digest.subarray(0, 12), (byte) => (byte % 36).toString(36)).join('');
}
