/** The messages between the publisher and its render workers. */
import { z } from 'zod';
import type { Fragment, Replacement } from '../content/fragments.ts';
import type { PackedChanges } from '../content/packed.ts';
import type { Change } from '../content/store.ts';
import type { CompiledRoute } from '../pages/routes.ts';

/** A message to every worker, without a result. */
export type Notice =
  /** `current`: the keys of unaffected fragments. All others are rendered again. */
  | { kind: 'changes'; changes: readonly Change[]; current: ReadonlySet<string> }
  | { kind: 'chunk'; chunk: PackedChanges }
  /** Empties the content and sets the year. */
  | { kind: 'reset'; year: number }
  /** Forgets which images are in the folder, because some may be gone. */
  | { kind: 'forget' };

export interface PageTask {
  path: string;
  file: string;
  /** The hash of the existing file. A page with the same hash is not written. */
  hash: string | null;
  /** The keys of the changed fragments, if nothing else in the page has changed. */
  outdated?: readonly string[];
}

export interface FileCheck {
  path: string;
  file: string;
  hash: string;
}

export const previewRequest = z.object({
  type: z.string(),
  id: z.string(),
  data: z.record(z.string(), z.unknown()),
  path: z.string().startsWith('/'),
});
export type PreviewRequest = z.output<typeof previewRequest>;

/** A message to one worker. */
export type Task =
  | { kind: 'render'; folder: string; isNewFolder: boolean; pages: readonly PageTask[]; replacements?: Replacements }
  /** Asks which of these files differ from their hashes or are missing. */
  | { kind: 'check'; folder: string; files: readonly FileCheck[] }
  | { kind: 'preview'; preview: PreviewRequest };

export type Replacements = Readonly<Record<string, Replacement>>;

export interface Results {
  render: RenderResult;
  check: string[];
  preview: Preview;
}

export interface RenderResult {
  pages: PageResult[];
  /** The fragments that were rendered for these pages, by key. */
  fragments: [key: string, Fragment][];
}

export type PageResult = PageDone | PageFailed;

export interface PageFailed {
  path: string;
  error: string;
}

export interface PageDone {
  path: string;
  hash: string;
  bytes: number;
  written: boolean;
  /** The keys of the page's queries. Null if only fragments were replaced, which leaves the keys unchanged. */
  keys: string[] | null;
  /** Addresses of the images that the page shows. */
  images: string[];
}

export interface Preview {
  status: number;
  html: string;
}

export interface Ready {
  routes: CompiledRoute[];
}
