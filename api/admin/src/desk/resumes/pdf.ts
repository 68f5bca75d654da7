/**
 * PDF.js draws resumes on canvases in our own page, so that no script in a document runs and nothing in it can be clicked.
 * The PDF viewers built into browsers do not work in a sandbox, and browsers on phones have no viewer.
 */
import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, type PDFDocumentProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = worker;

/** An image with more pixels than any page needs is treated as an attack. */
const MAX_IMAGE_PIXELS = 50_000_000;

/** Does not change `data`. Destroy the task when it is no longer needed. */
function openPdf(data: ArrayBuffer): PDFDocumentLoadingTask {
  return getDocument({
    data: new Uint8Array(data.slice(0)),
    BinaryDataFactory,
    useWorkerFetch: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    enableXfa: false,
  });
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

const OPENING: State = { document: null, isBroken: false };

/** The document in a file; null until it has been read. */
export function usePdf(data: ArrayBuffer): State {
  const [state, setState] = useState(OPENING);
  useEffect(() => {
    let isGone = false;
    const task = openPdf(data);
    task.promise.then(
      (document) => isGone || setState({ document, isBroken: false }),
      () => isGone || setState({ document: null, isBroken: true }),
    );
    return () => {
      isGone = true;
      setState(OPENING);
      void task.destroy();
    };
  }, [data]);
  return state;
}
