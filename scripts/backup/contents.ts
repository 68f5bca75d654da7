/** What a backup is made of. Whoever gives the data folder another kind of original adds it here; derived folders stay out. */
import { readVariantName } from 'api/media/variant-name';

export const DATABASE = 'app.db';
export const MANIFEST = 'manifest.json';

const RESUME = /^resumes\/[0-9a-z]{1,64}$/;

/** Whether a backup may hold a file of this name. Everything else is refused before a byte of it is written. */
export function belongsInBackup(name: string): boolean {
  if (name === DATABASE || name === MANIFEST || RESUME.test(name)) return true;
  return name.startsWith('media/') && readVariantName(name.slice('media/'.length)) !== null;
}

/** Resumes and the database are for our own user alone; pictures are public. */
export function modeOf(name: string): number {
  return name.startsWith('media/') ? 0o644 : 0o600;
}
