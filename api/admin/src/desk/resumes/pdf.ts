/**
 * PDF.js draws CVs on canvases in our own page, so that no script in a document runs and nothing in it can be clicked.
 * The PDF viewers built into browsers do not work in a sandbox, and browsers on phones have no viewer.
 */
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = worker;

/** An image with more pixels than any page needs is treated as an attack. */
const MAX_IMAGE_PIXELS = 50_000_000;

/** Documents kept open: the current, the next and the last one. */
const MAX_OPEN_FILES = 3;
const loadingTasks = new Map<ArrayBuffer, PDFDocumentLoadingTask>();

/** Opens a PDF without changing `data`. The documents used last stay open, so that they are shown immediately. */
function openPdf(data: ArrayBuffer): PDFDocumentLoadingTask {
  const task =
    loadingTasks.get(data) ??
    getDocument({
      data: new Uint8Array(data.slice(0)),
      BinaryDataFactory,
      useWorkerFetch: false,
      maxImageSize: MAX_IMAGE_PIXELS,
      enableXfa: false,
    });
  void task.promise.then((document) => loadedDocuments.set(data, document)).catch(() => {});
  loadingTasks.delete(data);
  loadingTasks.set(data, task);
  for (const [oldest, unused] of [...loadingTasks].slice(0, -MAX_OPEN_FILES)) {
    loadingTasks.delete(oldest);
    loadedDocuments.delete(oldest);
    void unused.destroy();
  }
  return task;
}

/** Files that documents rely on: character maps of Asian scripts, the standard fonts, decoders of rare image formats. */
const files = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);
const addresses = new Map(Object.entries(files).map(([path, address]) => [path.split('/').at(-1), address]));

class BinaryDataFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    const response = address === undefined ? null : await fetch(address);
    if (!response?.ok) throw new Error(`There is no ${filename}.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

type State = { document: PDFDocumentProxy | null; isBroken: boolean };

/** The documents read so far. */
const loadedDocuments = new WeakMap<ArrayBuffer, PDFDocumentProxy>();

const stateOf = (data: ArrayBuffer): State => ({ document: loadedDocuments.get(data) ?? null, isBroken: false });

/** The document in a file; null until it has been read. */
export function usePdf(data: ArrayBuffer): State {
  const [state, setState] = useState(() => stateOf(data));
  useEffect(() => {
    let isUnmounted = false;
    setState(stateOf(data));
    openPdf(data).promise.then(
      (document) => isUnmounted || setState({ document, isBroken: false }),
      () => isUnmounted || setState({ document: null, isBroken: true }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [data]);
  return state;
}

/** The maximum pixel density. A higher density would cost memory without a visible difference. */
const MAX_PIXEL_DENSITY = 2;

/** Sizes a canvas for a page of this width, and returns the parameters to draw it. */
export function fitPage(page: PDFPageProxy, width: number, canvas: HTMLCanvasElement) {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const density = Math.min(devicePixelRatio, MAX_PIXEL_DENSITY);
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  return { canvas, viewport, transform: [density, 0, 0, density, 0, 0] };
}

/** First pages drawn in advance, as wide as the last page shown. */
export const ahead = { width: 0, pages: new WeakMap<PDFDocumentProxy, { canvas: HTMLCanvasElement; width: number }>() };

export async function prerenderFirstPage(data: ArrayBuffer) {
  const document = await openPdf(data).promise;
  const { width, pages } = ahead;
  if (width === 0 || pages.get(document)?.width === width) return;
  const page = await document.getPage(1);
  const canvas = window.document.createElement('canvas');
  await page.render(fitPage(page, width, canvas)).promise;
  pages.set(document, { canvas, width });
}
