import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './pdf.ts';

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
