/**
 * The contents of the site's folder and where they came from, as an append-only log of JSON lines. The newest line for
 * a path wins. The log is compacted when it is opened and when it has grown a lot. It is never fsynced: at startup the
 * files are compared with the log, and whatever does not match is rebuilt.
 */
import { closeSync, mkdirSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Fragment, Fragments } from '../content/fragments.ts';
import { isMissing } from './files.ts';

/** The origin of the folder's contents. If it differs, the next start makes a full build. */
export interface Origin {
  compiled: string;
  feed: string;
  site: string;
  /** The current year, as the pages show it. */
  year: number;
  /** The CDN that keeps copies of the files. Changing the CDN causes no build. */
  cdn?: string;
}

export interface PageRecord {
  hash: string;
  bytes: number;
  /** The signature of all results that the page was made from; empty if the file may be older than the code or the content. */
  signature: string;
  keys: string[];
  images: string[];
}

/** A file that is not rendered: an image, or an asset of the compiled site. */
export interface FileRecord {
  hash: string;
  /** Whether the file is an asset of the previous code, whose pages visitors may still have open. */
  old?: boolean;
}

export type ManifestLine =
  | ({ fragment: string } & Fragment)
  | ({ page: string } & PageRecord)
  | ({ image: string } & FileRecord)
  | ({ asset: string } & FileRecord)
  | { gone: string }
  | { unpurged: string[] }
  | { purged: string[] };

/** A changed file of which the CDN may still have the previous copy. Each change is a new object. */
export interface Unpurged {
  /** A time after the file was written, in milliseconds since 1970, and later than that of any earlier change. */
  at: number;
}

let lastChangeAt = 0;

export function newChange(): Unpurged {
  lastChangeAt = Math.max(Date.now(), lastChangeAt + 0.01);
  return { at: lastChangeAt };
}

/** Stands for all addresses at the CDN. */
export const EVERYTHING = '*';

/** The records by address (`/about-us`, `/media/…`), including assets. */
export interface Contents {
  fragments: Fragments;
  pages: Map<string, PageRecord>;
  images: Map<string, FileRecord>;
  assets: Map<string, FileRecord>;
  /** The purges still to do, by address or `EVERYTHING`. Empty if there is no CDN. */
  unpurged: Map<string, Unpurged>;
}

export interface Manifest extends Readonly<Contents> {
  readonly origin: Origin;
  record(lines: readonly ManifestLine[]): void;
}

export function createEmptyContents(): Contents {
  return { fragments: new Map(), pages: new Map(), images: new Map(), assets: new Map(), unpurged: new Map() };
}

/** Creates an in-memory manifest for a folder that is being built. */
export function createMemoryManifest(origin: Origin, contents: Contents): Manifest {
  return {
    ...contents,
    origin,
    record(lines) {
      for (const line of lines) applyLine(contents, line, null);
    },
  };
}

/**
 * Reads the manifest, except a last line that a crash cut short. Returns null if it is missing or damaged. Throws if it
 * cannot be read.
 */
export function readManifest(file: string): { origin: Origin; contents: Contents } | null {
  try {
    let origin: Origin | null = null;
    const contents = createEmptyContents();
    for (const line of readLines(file)) {
      if (origin) applyLine(contents, JSON.parse(line) as ManifestLine, origin);
      else origin = JSON.parse(line) as Origin;
    }
    return origin && { origin, contents };
  } catch (error) {
    // Rethrows file system errors, which have a code. All other errors come from a damaged line.
    if ((error as NodeJS.ErrnoException).code === undefined || isMissing(error)) return null;
    throw error;
  }
}

/** Rewrites the log with these contents, then appends each recorded change. */
export function openManifest(file: string, origin: Origin, contents: Contents): Manifest {
  let size = 0;
  let addedBytes = 0;

  function compact(): void {
    mkdirSync(dirname(file), { recursive: true });
    size = writeLines(`${file}.tmp`, 'w', [origin]) + writeLines(`${file}.tmp`, 'a', toLines(contents));
    renameSync(`${file}.tmp`, file);
    addedBytes = 0;
  }

  compact();
  return {
    ...contents,
    origin,
    record(lines) {
      if (lines.length === 0) return;
      for (const line of lines) applyLine(contents, line, origin);
      addedBytes += writeLines(file, 'a', lines);
      if (addedBytes > 4 * size + 1_000_000) compact();
    },
  };
}

/** The approximate number of bytes that are read or written at a time, because the log of a large site is large. */
const SLICE = 1_000_000;

/** Yields the complete lines of a file, without a last line that a crash cut short. */
function* readLines(file: string): Iterable<string> {
  const descriptor = openSync(file, 'r');
  try {
    const slice = Buffer.alloc(SLICE);
    let incompleteLine = Buffer.alloc(0);
    for (let length = readSync(descriptor, slice); length > 0; length = readSync(descriptor, slice)) {
      const bytes = Buffer.concat([incompleteLine, slice.subarray(0, length)]);
      const end = bytes.lastIndexOf('\n') + 1;
      if (end > 0) yield* bytes.toString('utf8', 0, end - 1).split('\n');
      incompleteLine = bytes.subarray(end);
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Writes the lines. Returns the number of bytes. */
function writeLines(file: string, flags: 'a' | 'w', lines: Iterable<ManifestLine | Origin>): number {
  const descriptor = openSync(file, flags);
  let bytes = 0;
  let slice = '';
  const write = () => {
    const buffer = Buffer.from(slice);
    for (let offset = 0; offset < buffer.length; ) offset += writeSync(descriptor, buffer, offset);
    bytes += buffer.length;
    slice = '';
  };
  try {
    for (const line of lines) {
      slice += `${JSON.stringify(line)}\n`;
      if (slice.length > SLICE) write();
    }
    write();
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}

/** Applies a line to `contents`. `origin` is null while the folder is not public. */
function applyLine(contents: Contents, line: ManifestLine, origin: Origin | null): void {
  const { fragments, pages, images, assets, unpurged } = contents;
  const change = (address: string, previousRecord?: FileRecord, now?: FileRecord) => {
    if (origin?.cdn && previousRecord?.hash !== now?.hash) unpurged.set(address, newChange());
  };
  if ('fragment' in line) fragments.set(line.fragment, { html: line.html, keys: line.keys });
  else if ('page' in line) {
    const { page, ...record } = line;
    change(page, pages.get(page), record);
    pages.set(page, record);
  } else if ('image' in line) images.set(line.image, { hash: line.hash });
  else if ('asset' in line) {
    change(line.asset, assets.get(line.asset), line);
    assets.set(line.asset, { hash: line.hash, old: line.old });
  } else if ('unpurged' in line) {
    // This line ends a compacted log. The lines before it describe the state and are not changes to purge.
    unpurged.clear();
    for (const address of line.unpurged) unpurged.set(address, newChange());
  } else if ('purged' in line) for (const address of line.purged) unpurged.delete(address);
  else {
    // Purges even an unknown file, because a crash can occur between writing a file and its line.
    if (origin?.cdn) unpurged.set(line.gone, newChange());
    for (const records of [pages, images, assets]) records.delete(line.gone);
  }
}

function* toLines({ fragments, pages, images, assets, unpurged }: Contents): Iterable<ManifestLine> {
  for (const [fragment, record] of fragments) yield { fragment, ...record };
  for (const [page, record] of pages) yield { page, ...record };
  for (const [image, record] of images) yield { image, ...record };
  for (const [asset, record] of assets) yield { asset, ...record };
  yield { unpurged: [...unpurged.keys()] };
}
