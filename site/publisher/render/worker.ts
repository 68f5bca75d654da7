/** Renders pages and writes their files in a thread, which has its own copy of the content. */
import { parentPort } from 'node:worker_threads';
import type { App, WorkerData } from '../compile/compiled.ts';
import { type Fragment, withReplaced } from '../content/fragments.ts';
import { hashBytes } from '../content/hash.ts';
import { unpackChanges } from '../content/packed.ts';
import type { Site } from '../content/site.ts';
import { type Change, createStore } from '../content/store.ts';
import { readIfSame, type Written, writeFile, writeNewFile, writePieces } from '../output/files.ts';
import { createImageFetcher, findImages } from '../output/images.ts';
import { isNotFoundFile } from '../pages/routes.ts';
import type { Notice, PageResult, PageTask, Ready, Replacements, Results, Task } from './messages.ts';
import { createRenderer, type Rendered, type RenderedFragment, renderPreview } from './renderer.ts';

/** Handles the requests of the parent thread. */
export function startWorker(app: App, definition: Site, { site, api, progress }: WorkerData): void {
  const renderer = createRenderer(app, new URL(site));
  const images = createImageFetcher(api);
  let store = createStore(definition);
  /** The fragments of the current content. */
  const fragments = new Map<string, RenderedFragment>();

  const notices: { [K in Notice['kind']]: (notice: Extract<Notice, { kind: K }>) => void } = {
    changes({ changes, current }) {
      apply(changes);
      for (const key of fragments.keys()) if (!current.has(key)) fragments.delete(key);
    },
    chunk: ({ chunk }) => apply(unpackChanges(chunk, definition)),
    reset({ year }) {
      renderer.year = year;
      store = createStore(definition);
      fragments.clear();
      images.forget();
    },
    forget: () => images.forget(),
  };

  function apply(changes: readonly Change[]): void {
    for (const change of changes) store.apply(change);
  }

  const tasks: Handlers = {
    async render({ folder, isNewFolder, pages, replacements = {} }) {
      const { size } = fragments;
      const write = isNewFolder ? writeNewFile : writeFile;
      const results: PageResult[] = [];
      for (const [index, page] of pages.entries()) {
        progress[0] = index;
        results.push(await publishPage(page, folder, write, replacements));
      }
      const newFragments = [...fragments]
        .slice(size)
        .map(([key, { html, keys }]) => [key, { html, keys }] as [string, Fragment]);
      return { pages: results, fragments: newFragments };
    },
    check: ({ folder, files }) =>
      files.filter(({ file, hash }) => !readIfSame(folder, file, hash)).map(({ path }) => path),
    preview: ({ preview }) => renderPreview(renderer, store, preview),
  };

  async function publishPage(
    page: PageTask,
    folder: string,
    write: typeof writeFile,
    replacements: Replacements,
  ): Promise<PageResult> {
    const { path } = page;
    try {
      const { body, keys } = patchPage(page, folder, replacements) ?? (await renderPage(page));
      const shownImages = new Set<string>();
      const writing =
        body instanceof ReadableStream
          ? writeChunked(body, page, folder, shownImages)
          : writeWhole(body, page, folder, shownImages, write);
      const { hash, bytes } = await writing;
      return { path, hash, bytes, written: hash !== page.hash, keys: keys && [...keys], images: [...shownImages] };
    } catch (error) {
      return { path, error: error instanceof Error ? error.message : String(error) };
    }
  }

  async function writeWhole(
    body: Uint8Array,
    { file, hash: previousHash }: PageTask,
    folder: string,
    shownImages: Set<string>,
    write: typeof writeFile,
  ): Promise<Written> {
    await copyImages(body, folder, shownImages);
    const hash = hashBytes(body);
    if (hash !== previousHash) write(folder, file, body);
    return { hash, bytes: body.byteLength };
  }

  function writeChunked(
    body: AsyncIterable<Uint8Array>,
    { file, hash: previousHash }: PageTask,
    folder: string,
    shownImages: Set<string>,
  ): Promise<Written> {
    async function* streamPieces() {
      for await (const piece of body) {
        await copyImages(piece, folder, shownImages);
        yield piece;
      }
    }
    return writePieces(folder, file, streamPieces(), previousHash);
  }

  /** Fetches a page's images before it is written, and records them in `shownImages`. */
  async function copyImages(bytes: Uint8Array, folder: string, shownImages: Set<string>): Promise<void> {
    const addresses = findImages(bytes);
    for (const image of addresses) shownImages.add(image);
    await images.bring(folder, addresses);
  }

  async function renderPage({ path, file }: PageTask): Promise<PageContent> {
    const { status, body, keys } = await renderer.render(path, store, fragments);
    if (status !== (isNotFoundFile(file) ? 404 : 200)) throw new Error(`The page responded with status ${status}.`);
    return { body, keys };
  }

  // An unhandled rejection or a leftover timer of a page must not end the thread, which others wait for.
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    process.on(event, (reason) => console.error('Unhandled error after rendering a page:', reason));
  }

  async function processMessages(messages: readonly (Notice | Task)[]): Promise<void> {
    for (const message of messages) {
      if (message.kind in notices) notices[message.kind as Notice['kind']](message as never);
      else parentPort?.postMessage(await tasks[message.kind as Task['kind']](message as never));
    }
  }

  parentPort?.on('message', (messages) =>
    processMessages(messages).catch((error) => {
      console.error('A render worker failed:', error);
      // Exits on failure: a new worker starts with all content, while this one may have missed some.
      process.exit(1);
    }),
  );
  const ready: Ready = { routes: renderer.routes };
  parentPort?.postMessage(ready);
}

type Handlers = { [K in Task['kind']]: (task: Extract<Task, { kind: K }>) => Results[K] | Promise<Results[K]> };

type PageContent = Pick<Rendered, 'body'> & { keys: Rendered['keys'] | null };

/** The existing file with its outdated fragments replaced; null if the page has to be rendered. */
function patchPage({ file, hash, outdated }: PageTask, folder: string, replacements: Replacements): PageContent | null {
  const fragmentReplacements = outdated?.map((key) => replacements[key]);
  if (!hash || !fragmentReplacements?.every((replacement) => replacement !== undefined)) return null;
  const page = readIfSame(folder, file, hash);
  const body = page && withReplaced(page, fragmentReplacements);
  return body && { body, keys: null };
}
