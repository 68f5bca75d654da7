/** The sample agency as a data folder. Importing it takes many seconds, so a test run does it once. */
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from '../../lib/run.ts';

const SEED = fileURLToPath(new URL('../../seed.ts', import.meta.url));

/**
 * Fills `dataDir` with the content that `pnpm seed` imports, without applications. If `SAMPLE_DATA` is set, copies that
 * folder, which the first call fills.
 */
export async function copySampleData(dataDir: string): Promise<void> {
  const sharedFolder = process.env.SAMPLE_DATA;
  if (!sharedFolder) return seed(dataDir);
  await prepareSampleData(sharedFolder);
  cpSync(sharedFolder, dataDir, { recursive: true });
}

/** Fills the folder that `copySampleData` copies, unless it exists. */
export async function prepareSampleData(sharedFolder = process.env.SAMPLE_DATA): Promise<void> {
  if (!sharedFolder || existsSync(sharedFolder)) return;
  const draft = mkdtempSync(`${sharedFolder}-`);
  await seed(draft);
  try {
    renameSync(draft, sharedFolder);
  } catch (error) {
    // Another test file may have created the folder in the meantime.
    if (!existsSync(sharedFolder)) throw error;
    rmSync(draft, { recursive: true });
  }
}

async function seed(dataDir: string): Promise<void> {
  const { ok, output } = await run(process.execPath, [SEED, '--content-only'], { env: { DATA_DIR: dataDir } });
  if (!ok) throw new Error(`The sample agency could not be imported.\n${output}`);
}
