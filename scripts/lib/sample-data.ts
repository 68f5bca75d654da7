/** The sample agency as a data folder, imported once a day and source: drawing its pictures takes many seconds. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from 'site/publisher/compile/source-hash';
import { run } from './run.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MADE = join(ROOT, 'node_modules/.cache/sample-data');
const SOURCES = ['content-types/src', 'api/src', 'scripts/sample-content', 'scripts/seed.ts', 'pnpm-lock.yaml'];
const HOUR_MS = 3_600_000;

/** Fills `dataDir` with what `pnpm seed` makes. */
export async function copySampleData(dataDir: string): Promise<void> {
  // Adverts are dated from the day of the import, and close.
  const today = new Date().toISOString().slice(0, 10);
  const made = join(MADE, `${today}-${sourceHash(ROOT, SOURCES)}`);
  if (!existsSync(made)) {
    mkdirSync(MADE, { recursive: true });
    removeUnused(MADE);
    await make(made);
  }
  // It is in use.
  const now = new Date();
  utimesSync(made, now, now);
  cpSync(made, dataDir, { recursive: true });
}

/** Removes what nobody has used for an hour: earlier days, earlier sources, and what an import that was killed had drawn. */
export function removeUnused(parent: string): void {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    // Another test file may be quicker.
    const used = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (used && used < Date.now() - HOUR_MS) rmSync(folder, { recursive: true, force: true });
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
