/** The list at the end of a backup: every file in it with its hash, and what could not be had. */
import { z } from 'zod';
import { Refusal } from '../lib/refusal.ts';
import { MANIFEST } from './contents.ts';

const file = z.object({
  path: z.string(),
  bytes: z.int().min(0),
  /** Hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifest = z.object({
  product: z.literal('staffing-site'),
  /** Of the archive; another number is another layout. */
  format: z.literal(1),
  /** ISO 8601 in UTC: when the database was copied. Everything acknowledged before is in the backup. */
  createdAt: z.iso.datetime(),
  /** The migrations that the database has had: how many, and the time of the newest as its journal tells it. */
  schema: z.object({ migrations: z.int(), newest: z.int() }),
  /** Rows by table, for people. */
  rows: z.record(z.string(), z.int()),
  files: z.array(file),
  problems: z.array(
    z.object({
      path: z.string(),
      /** `deleted` while the backup ran; `missing` though a row names it; `damaged`: not the bytes that were sent. */
      problem: z.enum(['deleted', 'missing', 'damaged']),
    }),
  ),
});

export type Manifest = z.infer<typeof manifest>;
export type FileRecord = z.infer<typeof file>;
export type FileProblem = Manifest['problems'][number];

/** Throws a refusal when it is not the manifest of a backup that this version understands. */
export function parseManifest(text: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new Refusal(
      `Its ${MANIFEST} cannot be read: this is not a backup of this system, or one of a later version.`,
    );
  }
}

/** Throws a refusal that names the first files that differ. */
export function compareWithManifest(found: ReadonlyMap<string, FileRecord>, { files }: Manifest): void {
  const listed = new Map(files.map((file) => [file.path, file]));
  const faults = [
    ...files.filter(({ path }) => !found.has(path)).map(({ path }) => `${path} is missing`),
    ...[...found.keys()].filter((path) => !listed.has(path)).map((path) => `${path} is not in its list`),
    ...[...found.values()]
      .filter((file) => differs(file, listed.get(file.path)))
      .map(({ path }) => `${path} has changed`),
  ];
  if (faults.length === 0) return;
  const more = faults.length > 5 ? ` and ${faults.length - 5} more` : '';
  throw new Refusal(`The backup is damaged: ${faults.slice(0, 5).join(', ')}${more}.`);
}

function differs(file: FileRecord, listed: FileRecord | undefined): boolean {
  return listed !== undefined && (file.sha256 !== listed.sha256 || file.bytes !== listed.bytes);
}
