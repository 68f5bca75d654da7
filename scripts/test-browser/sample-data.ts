/** The sample agency as a data folder, imported once a day and source: drawing its pictures takes many seconds. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from 'site/publisher/source-hash';
import { run } from '../lib/run.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['content-types/src', 'api/src', 'scripts/sample-content', 'scripts/seed.ts', 'pnpm-lock.yaml'];

/** Fills `dataDir` with what `pnpm seed` makes. */
export async function copySampleData(dataDir: string): Promise<void> {
  // Adverts are dated from the day of the import, and close.
  const today = new Date().toISOString().slice(0, 10);
  const made = join(ROOT, 'node_modules/.cache/sample-data', `${today}-${sourceHash(ROOT, SOURCES)}`);
  if (!existsSync(made)) await make(made);
  cpSync(made, dataDir, { recursive: true });
}

async function make(folder: string): Promise<void> {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  const draft = mkdtempSync(`${parent}/draft-`);
  const seed = join(ROOT, 'scripts/seed.ts');
  const { ok, output } = await run(process.execPath, [seed], { env: { DATA_DIR: draft } });
  if (!ok) throw new Error(`The sample agency could not be imported.\n${output}`);
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another test file was quicker.
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
}
