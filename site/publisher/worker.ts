/** A thread that renders pages and writes their files. It has a copy of the content of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { hashOfFile, writeFile, writeNewFile } from './folder.ts';
import { hashOf } from './hash.ts';
import type { Answers, Notice, PageResult, PageTask, Ready, Task, WorkerData } from './messages.ts';
import { createPictures, picturesIn } from './pictures.ts';
import { installPlainResponses } from './plain-response.ts';
import { renderPreview } from './preview.ts';
import { loadRenderer } from './render.ts';
import { createStore } from './store.ts';

installPlainResponses();
const { bundle, site, api } = workerData as WorkerData;
const renderer = await loadRenderer(bundle, new URL(site));
const pictures = createPictures(api);
let store = createStore();

const notices: { [K in Notice['kind']]: (notice: Extract<Notice, { kind: K }>) => void } = {
  changes: ({ changes }) => changes.forEach((change) => void store.apply(change)),
  reset: () => {
    store = createStore();
  },
  forget: () => pictures.forget(),
};

type Handlers = { [K in Task['kind']]: (task: Extract<Task, { kind: K }>) => Answers[K] | Promise<Answers[K]> };

const tasks: Handlers = {
  async render({ folder, fresh, pages }) {
    const results: Answers['render'] = [];
    for (const page of pages) results.push(await publishPage(page, folder, fresh ? writeNewFile : writeFile));
    return results;
  },
  check: ({ folder, files }) =>
    files.filter(({ file, hash }) => hashOfFile(folder, file) !== hash).map(({ path }) => path),
  preview: ({ preview }) => renderPreview(renderer, store, preview),
};

async function publishPage(page: PageTask, folder: string, write: typeof writeFile): Promise<PageResult> {
  const { path, file, hash: before } = page;
  try {
    const { status, bytes, keys } = await renderer.render(path, store);
    if (status !== (path === '/404' ? 404 : 200)) throw new Error(`The page answered with status ${status}.`);
    const shown = picturesIn(bytes);
    await pictures.bring(folder, shown);
    const hash = hashOf(bytes);
    if (hash !== before) write(folder, file, bytes);
    return { path, hash, bytes: bytes.byteLength, written: hash !== before, keys, pictures: shown };
  } catch (error) {
    return { path, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (messages: readonly (Notice | Task)[]) => {
  for (const message of messages) {
    if (message.kind in notices) notices[message.kind as Notice['kind']](message as never);
    else parentPort?.postMessage(await tasks[message.kind as Task['kind']](message as never));
  }
});
const ready: Ready = { routes: renderer.routes };
parentPort?.postMessage(ready);
