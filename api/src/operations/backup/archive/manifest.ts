/** The manifest at the end of a backup, with the hash of every file, and the check of files against it. */
import { z } from 'zod';
import { DATABASE_FILE } from '../../../core/database/open.ts';
import { OperatorError } from '../../../core/lib/operator-error.ts';
import { readVariantName } from '../../../core/media/files.ts';

export const MANIFEST = 'manifest.json';

const RESUME = /^resumes\/[0-9a-z]{1,64}$/;

/**
 * Whether a backup may contain a file of this name. Any other file is rejected before a byte of it is written. Add new
 * kinds of original files in the data folder here; derived folders are left out.
 */
export function belongsInBackup(name: string): boolean {
  if (name === DATABASE_FILE || name === MANIFEST || RESUME.test(name)) return true;
  return name.startsWith('media/') && readVariantName(name.slice('media/'.length)) !== null;
}

/** Returns a file's mode. CVs and the database are only for our own user; images are public. */
export function getMode(name: string): number {
  return name.startsWith('media/') ? 0o644 : 0o600;
}

const fileSchema = z.object({
  path: z.string(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestSchema = z.object({
  product: z.literal('staffing-site'),
  /** The version of the archive's layout. */
  format: z.literal(1),
  /** Start of the backup, as ISO 8601 in UTC. The backup contains everything acknowledged before this time. */
  createdAt: z.iso.datetime(),
  /** The migrations applied to the database: their number, and the time of the newest from its journal. */
  schema: z.object({ migrations: z.int(), newest: z.int() }),
  /** Rows by table, for information. */
  rows: z.record(z.string(), z.int()),
  files: z.array(fileSchema),
  /** Images and CVs that are stored apart from the archive. */
  apart: z
    .array(z.object({ path: z.string().refine(belongsInBackup), sha256: fileSchema.shape.sha256.nullable() }))
    .optional(),
  problems: z.array(
    z.object({
      path: z.string(),
      /**
       * `deleted`: removed while the backup ran. `missing`: named in a row but absent or unreadable. `damaged`: differs
       * from the upload.
       */
      problem: z.enum(['deleted', 'missing', 'damaged']),
    }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type FileRecord = z.infer<typeof fileSchema>;
export type FileProblem = Manifest['problems'][number];

/** Throws an OperatorError for anything but a backup manifest that this version understands. */
export function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new OperatorError(
      `Its ${MANIFEST} cannot be read: this is not a backup of this system, or it comes from a later version.`,
    );
  }
}

/** Throws an OperatorError that names the first files that differ. */
export function compareWithManifest(fileByPath: ReadonlyMap<string, FileRecord>, { files }: Manifest): void {
  const filesInManifest = new Map(files.map((file) => [file.path, file]));
  const faults = [
    ...files.filter(({ path }) => !fileByPath.has(path)).map(({ path }) => `${path} is missing`),
    ...[...fileByPath.keys()].filter((path) => !filesInManifest.has(path)).map((path) => `${path} is not listed`),
    ...[...fileByPath.values()]
      .filter((file) => isDifferent(file, filesInManifest.get(file.path)))
      .map(({ path }) => `${path} has changed`),
  ];
  if (faults.length === 0) return;
  const moreNote = faults.length > 5 ? ` and ${faults.length - 5} more` : '';
  throw new OperatorError(`The backup is damaged: ${faults.slice(0, 5).join(', ')}${moreNote}.`);
}

function isDifferent(file: FileRecord, manifestFile: FileRecord | undefined): boolean {
  return manifestFile !== undefined && (file.sha256 !== manifestFile.sha256 || file.bytes !== manifestFile.bytes);
}
