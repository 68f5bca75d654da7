/** A folder of build results, named by the hash of their source, so that a rebuild makes only what is new. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashBytes } from '../content/hash.ts';

/** Returns what was made of the same bytes before, or makes it. `ending` is the file's. */
export type Keep = (ending: string, make: () => Promise<Buffer>) => Promise<Buffer>;

export interface Store {
  of(bytes: Buffer): Keep;
  /** Forgets what was not asked for since the start. */
  prune(): void;
}

/** Each site has its own: what one does not ask for, another does. */
export function cacheFolder(name: 'social-cards', site: URL): string {
  const host = site.host.replace(/[^\w.-]/g, '-');
  return fileURLToPath(new URL(`../../node_modules/.cache/${name}/${host}`, import.meta.url));
}

export function openBuildCache(folder: string): Store {
  const used = new Set<string>();
  mkdirSync(folder, { recursive: true });
  return {
    of(bytes) {
      const hash = hashBytes(bytes);
      return async (ending, make) => {
        const name = hash + ending;
        const path = join(folder, name);
        used.add(name);
        if (existsSync(path)) return readFileSync(path);
        const made = await make();
        writeFileSync(`${path}.${process.pid}`, made);
        renameSync(`${path}.${process.pid}`, path);
        return made;
      };
    },
    prune() {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}
