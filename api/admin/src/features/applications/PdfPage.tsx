import { useIntersection } from '@mantine/hooks';
import { type PDFDocumentProxy, type RenderTask, TextLayer } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import classes from './resume.module.css';

interface PdfPageProps {
  document: PDFDocumentProxy;
  /** Counts from one. */
  number: number;
  /** In CSS pixels. */
  width: number;
}

/** A higher density would cost memory without being visible. */
const MAX_DENSITY = 2;
const A4 = Math.SQRT2;

/** One page as an image, with its text over it to be selected, searched and read out. Drawn when it comes near. */
export function PdfPage({ document, number, width }: PdfPageProps) {
  const { ref, entry } = useIntersection({ rootMargin: '800px' });
  const isNear = entry?.isIntersecting ?? false;
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState({ height: width * A4, scale: 1 });

  useEffect(() => {
    if (!isNear || !canvas.current || !words.current) return;
    const drawing = draw(document, number, width, canvas.current, words.current, setShape);
    return () => drawing.stop();
  }, [document, number, width, isNear]);

  const size = { width, height: shape.height, '--total-scale-factor': shape.scale } as CSSProperties;
  return (
    <div ref={ref} className={classes.page} style={size}>
      <canvas ref={canvas} className={classes.canvas} role="img" aria-label={`Page ${number}`} />
      <div ref={words} className={classes.words} />
    </div>
  );
}

function draw(
  document: PDFDocumentProxy,
  number: number,
  width: number,
  canvas: HTMLCanvasElement,
  words: HTMLDivElement,
  onShape: (shape: { height: number; scale: number }) => void,
) {
  let isStopped = false;
  let task: RenderTask | null = null;
  let layer: TextLayer | null = null;

  async function run() {
    const page = await document.getPage(number);
    if (isStopped) return;
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    onShape({ height: viewport.height, scale });
    const density = Math.min(devicePixelRatio, MAX_DENSITY);
    canvas.width = Math.floor(viewport.width * density);
    canvas.height = Math.floor(viewport.height * density);
    task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    await task.promise;
    if (isStopped) return;
    words.replaceChildren();
    layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
    await layer.render();
  }

  // A page that cannot be drawn stays white; the others, and the download, are there.
  run().catch(() => {});
  return {
    stop() {
      isStopped = true;
      task?.cancel();
      layer?.cancel();
    },
  };
}
