import { ActionIcon, Group } from '@mantine/core';
import { useElementSize, useIntersection } from '@mantine/hooks';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { plural } from 'content-types/text/plural';
import { type PDFDocumentProxy, type RenderTask, TextLayer } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Note } from '../../kit/notes.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { common } from '../../kit/text/texts.ts';
import { ahead, fitPage, usePdf } from './pdf.ts';
import classes from './resume.module.css';

const texts = {
  broken: 'This PDF can’t be previewed. Download the file to read it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

const ZOOMS = [1, 1.25, 1.5, 2, 3];

export default function PdfView({ data, name }: { data: ArrayBuffer; name: string }) {
  const { document, isBroken } = usePdf(data);
  const { ref, width: measuredWidth } = useElementSize();
  // Until it is measured, assumes the width of the last document shown.
  const width = measuredWidth || ahead.width;
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    if (measuredWidth > 0) ahead.width = Math.floor(measuredWidth);
  }, [measuredWidth]);
  if (isBroken) return <ErrorAlert error={texts.broken} />;
  if (!document) return <Spinner label={common.loading} />;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return (
    <>
      <Group gap="xs">
        <Note size="xs" mr="auto">
          {plural(document.numPages, { one: '# page', other: '# pages' })}
        </Note>
        <ActionIcon
          variant="default"
          aria-label={texts.zoomOut}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <IconZoomOut size={16} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={texts.zoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <IconZoomIn size={16} />
        </ActionIcon>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={classes.pages} aria-label={`Pages of ${name}`} tabIndex={0}>
        <div ref={ref}>
          {width > 0 &&
            numbers.map((number) => (
              <PdfPage
                key={number}
                document={document}
                number={number}
                width={Math.floor(width * (ZOOMS[zoom] ?? 1))}
              />
            ))}
        </div>
      </section>
    </>
  );
}

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  width: number;
}

const A4_RATIO = Math.SQRT2;

/**
 * Shows a page as an image under its text, which can be selected, searched and read out. Draws it shortly before it is
 * seen.
 */
function PdfPage({ document, number, width }: PdfPageProps) {
  const { ref, entry } = useIntersection({ rootMargin: '800px' });
  const isNear = number === 1 || (entry?.isIntersecting ?? false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const textLayer = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState({ height: width * A4_RATIO, scale: 1 });

  useLayoutEffect(() => {
    if (!isNear || !canvas.current || !textLayer.current) return;
    const drawing = draw(document, number, width, canvas.current, textLayer.current, setShape);
    return () => drawing.stop();
  }, [document, number, width, isNear]);

  const size = { width, height: shape.height, '--total-scale-factor': shape.scale } as CSSProperties;
  return (
    <div ref={ref} className={classes.page} style={size}>
      <canvas ref={canvas} className={classes.canvas} role="img" aria-label={`Page ${number}`} />
      <div ref={textLayer} className={classes.words} />
    </div>
  );
}

function draw(
  document: PDFDocumentProxy,
  number: number,
  width: number,
  canvas: HTMLCanvasElement,
  textElement: HTMLDivElement,
  onShape: (shape: { height: number; scale: number }) => void,
) {
  let isStopped = false;
  let task: RenderTask | null = null;
  let layer: TextLayer | null = null;
  const prerenderedPage = number === 1 ? ahead.pages.get(document) : undefined;
  const isDrawn = prerenderedPage?.width === width;
  if (prerenderedPage && isDrawn) {
    canvas.width = prerenderedPage.canvas.width;
    canvas.height = prerenderedPage.canvas.height;
    canvas.getContext('2d')?.drawImage(prerenderedPage.canvas, 0, 0);
  }

  async function run() {
    const page = await document.getPage(number);
    if (isStopped) return;
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    onShape({ height: viewport.height, scale: viewport.scale });
    if (!isDrawn) {
      task = page.render(fitPage(page, width, canvas));
      await task.promise;
    }
    if (isStopped) return;
    textElement.replaceChildren();
    layer = new TextLayer({ textContentSource: page.streamTextContent(), container: textElement, viewport });
    await layer.render();
  }

  // A page that cannot be drawn stays white. The other pages and the download still work.
  run().catch(() => {});
  return {
    stop() {
      isStopped = true;
      task?.cancel();
      layer?.cancel();
    },
  };
}
