/** An entry in the form that all file readers return. */
import { createHash } from 'node:crypto';
import type { CollectionName, SingletonName } from 'content-types';
import type { App } from '../../core/app.ts';
import type { ClosedAs } from '../../core/database/schema/content.ts';

/** The parts of the app that an import needs. */
export type ImportContext = Pick<App, 'db' | 'env' | 'clock'>;

export interface ImportRecord {
  type: CollectionName | SingletonName;
  /** The entry's identity in the other system, the same in every export: `wordpress old.example 345`. */
  key: string;
  /** The entry's place in the file, for the report: `post 345`. */
  source: string;
  title: string;
  /** The fields that the file has. Others keep their value, or get the initial one. */
  data: Record<string, unknown>;
  /** An entry as the previous site sent it, which `convert` reads instead of `data`, and that site's origin. */
  legacy?: { site: string; sent: Record<string, unknown> };
  /** The names of a job's sector, job type and contract type, found or created when it is saved. */
  terms?: Partial<Record<TermField, string>>;
  /** Whether the entry was public in the other system. */
  isPublic: boolean;
  /** Times in milliseconds since 1970. */
  publishedAt?: number;
  expiresAt?: number;
  closedAs?: ClosedAs;
  /** The entry's address in the other system, which will redirect to the new one. */
  address?: string;
  image?: RemoteImage;
  /** The images in the entry's texts, by their placeholder ids. */
  pictures?: Record<string, RemoteImage>;
  /** The entry's id here, from our own export, or an id that a new entry can keep. */
  id?: string;
  /** Sentences about omissions and changes. */
  notes: string[];
}

export type TermField = 'category' | 'type' | 'basis';

export interface RemoteImage {
  url: string;
  alt: string;
}

/** The placeholder id of an image that is not stored yet. */
export function toPlaceholderId(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 32);
}

/** An image for the media library. */
export interface ImageRecord {
  type: 'image';
  source: string;
  title: string;
  image: RemoteImage;
}

/** An entry or a part of the file that cannot be read. */
export interface Unreadable {
  type: 'unreadable';
  source: string;
  title: string;
  reason: string;
}

export type Item = ImportRecord | ImageRecord | Unreadable;

/** A file cannot be imported. The message says why. */
export class UnreadableFile extends Error {}

/** A file that has been opened. */
export interface ImportSource {
  kind: ImportKind;
  total: number;
  /** The number of each kind: `{ Jobs: 300 }`. */
  contents: Record<string, number>;
  /** The origin of the previous site, which its images come from. */
  site?: string;
  items(): Iterable<Item> | AsyncIterable<Item>;
}

export const IMPORT_KINDS = ['wordpress', 'jobs', 'redirects', 'previous-site'] as const;
type ImportKind = (typeof IMPORT_KINDS)[number];

export type TableKind = 'jobs' | 'redirects';
/** The field of each column; columns that are not imported are left out. */
export type Mapping = Record<string, string>;

/** The kind of a table's rows, and the mapping of its columns. */
export interface Reading {
  kind: TableKind;
  mapping: Mapping;
}

/** The column of a MongoDB dump that the previous site's addresses contain. It is not a reference that people use. */
export const PREVIOUS_SITE_ID = '_id';

/** The start of a file with the previous site's content. */
export const PREVIOUS_SITE_START = '{"previousSite":';

/** Maximum length of a field in characters, more than any person writes. */
export const MAX_FIELD_LENGTH = 1_000_000;
