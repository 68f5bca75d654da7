/** Third-party test files, by name. A corpus that is neither installed nor downloadable is empty, and a message says so. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Sample {
  name: string;
  bytes: Buffer;
}

/** Documents from Word and other programs, which mammoth uses for its own tests. */
export function wordDocuments(): Sample[] {
  const folder = dirname(fileURLToPath(import.meta.resolve('mammoth/package.json')));
  return samplesIn(join(folder, 'test/test-data'));
}

/** Virus test strings in every container format that ClamAV supports. */
export const clamavFiles = (): Sample[] => ofDebian('clamav-testfiles', '/usr/share/clamav-testfiles');

/** Small files of many kinds that AFL starts from: images, archives, documents, programs. */
export const aflSamples = (): Sample[] => ofDebian('afl++-doc', '/usr/share/doc/afl++-doc');

/** Returns samples from the installed package, or from the package that apt downloads. */
function ofDebian(name: string, path: string): Sample[] {
  if (existsSync(path)) return samplesIn(path);
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore', timeout: 20_000 });
    const [archive = ''] = readdirSync(folder);
    execFileSync('dpkg-deb', ['-x', archive, 'out'], { cwd: folder, stdio: 'ignore', timeout: 20_000 });
    return samplesIn(join(folder, 'out', path));
  } catch {
    console.log(`Debian’s ${name} is neither installed nor to be had: its files are left out.`);
    return [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function samplesIn(folder: string): Sample[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
}
