/** The sample agency as a data folder, imported once a day and source: drawing its pictures takes many seconds. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from 'site/publisher/source-hash';
import { run } from './run.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MADE = join(ROOT, 'node_modules/.cache/sample-data');
const SOURCES = ['content-types/src', 'api/src', 'scripts/sample-content', 'scripts/seed.ts', 'pnpm-lock.yaml'];

/** Fills `dataDir` with what `pnpm seed` makes. */
export async function copySampleData(dataDir: string): Promise<void> {
  // Adverts are dated from the day of the import, and close.
  const today = new Date().toISOString().slice(0, 10);
  const made = join(MADE, `${today}-${sourceHash(ROOT, SOURCES)}`);
  if (!existsSync(made)) {
    removeOld(today);
    await make(made);
  }
  cpSync(made, dataDir, { recursive: true });
}

function removeOld(today: string): void {
  mkdirSync(MADE, { recursive: true });
  for (const name of readdirSync(MADE)) {
    if (/^\d/.test(name) && !name.startsWith(today)) rmSync(join(MADE, name), { recursive: true, force: true });
  }
}

async function make(folder: string): Promise<void> {
  const draft = mkdtempSync(join(MADE, 'draft-'));
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
