/** Pictures that pages show, copied from the API so that the folder is complete by itself. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askApi } from '../content/ask-api.ts';
import { writeFile } from './files.ts';

/** Milliseconds. */
const PATIENCE = 10_000;

/** The address of every picture that the page names, once. */
export function picturesIn(html: Uint8Array): string[] {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const found = new Set<string>();
  for (let at = bytes.indexOf(START); at >= 0; at = bytes.indexOf(START, at + START.length)) {
    const [picture] = PICTURE.exec(bytes.toString('latin1', at, at + LONGEST)) ?? [];
    if (picture) found.add(picture);
  }
  return [...found];
}

const START = '/media/';
const PICTURE = /^\/media\/[0-9a-f]{32}-\d+\.(?:avif|webp)/;
/** Characters of an address. */
const LONGEST = 64;

export interface Pictures {
  /**
   * Puts those that are missing into the folder. One that the library has not got is left out: a page without it is
   * better than no page. Throws when the API does not answer.
   */
  bring(folder: string, paths: readonly string[]): Promise<void>;
  /** To be told when files are removed. */
  forget(): void;
}

export function createPictures(api: string): Pictures {
  const present = new Set<string>();

  async function bringOne(folder: string, path: string): Promise<void> {
    const file = join(folder, path);
    if (present.has(file)) return;
    if (!existsSync(file)) {
      const response = await askApi(new URL(path, api), PATIENCE);
      if (response.status === 404) return;
      if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
      writeFile(folder, path, await response.bytes());
    }
    present.add(file);
  }

  return {
    async bring(folder, paths) {
      for (const path of paths) await bringOne(folder, path);
    },
    forget: () => present.clear(),
  };
}
