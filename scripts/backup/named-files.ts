import { readVariantName } from 'api/media/variant-name';
import type Sqlite from 'better-sqlite3';
import { mediaPath, VARIANT_FORMATS, variantWidths } from 'content-types/lib/media-paths';

/** A file that a row names. */
export interface NamedFile {
  /** Below the data folder. */
  path: string;
  /** Of what was received, where the row tells. */
  sha256: string | null;
}

/** What must be in the vault and the media folder for the database to be whole. */
export function namedFiles(db: Sqlite.Database): NamedFile[] {
  const resumes = db.prepare<[], { id: string; sha256: string }>('SELECT id, sha256 FROM resumes').all();
  return [
    ...pictures(db).flatMap(({ id, width }) => variantPaths(id, width)),
    ...resumes.map(({ id, sha256 }) => ({ path: `resumes/${id}`, sha256 })),
  ];
}

/** Of the names in the media folder, the pictures in widths of earlier versions: pages elsewhere may still show them. */
export function olderVariants(db: Sqlite.Database, names: readonly string[]): NamedFile[] {
  const known = new Map(
    pictures(db).map(({ id, width }) => [id, new Set(variantPaths(id, width).map(({ path }) => path))]),
  );
  return names.flatMap((name) => {
    const current = known.get(readVariantName(name)?.id ?? '');
    const path = `media/${name}`;
    return current && !current.has(path) ? [{ path, sha256: null }] : [];
  });
}

function pictures(db: Sqlite.Database) {
  return db.prepare<[], { id: string; width: number }>('SELECT id, width FROM media').all();
}

function variantPaths(id: string, width: number): NamedFile[] {
  const paths = variantWidths(width).flatMap((w) => VARIANT_FORMATS.map((format) => mediaPath(id, w, format)));
  return paths.map((path) => ({ path: path.slice(1), sha256: null }));
}
