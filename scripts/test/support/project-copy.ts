import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Copies what git would keep, without builds, and links the installed packages. */
export function copyProject(copy: string): void {
  const listedFiles = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // Skips deleted files that are still in git's index.
  const files = listedFiles.split('\0').filter((file) => file && existsSync(join(ROOT, file)));
  for (const file of files) cpSync(join(ROOT, file), join(copy, file));
  for (const folder of ['', 'api', 'api/admin', 'content-types', 'site', 'site/publisher', 'scripts'])
    copyPackages(join(ROOT, folder), join(copy, folder));
  symlinkSync(join(ROOT, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'));
}

/** Links stay relative, so that those between the project's own packages stay inside the copy. */
function copyPackages(sourceDir: string, targetDir: string): void {
  const isPackage = (path: string) => !/^\.(?!bin)/.test(basename(path));
  cpSync(join(sourceDir, 'node_modules'), join(targetDir, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: isPackage,
  });
}
