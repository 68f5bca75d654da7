import { ActionIcon, Group, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { count } from '../../lib/format.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import { PdfPage } from './PdfPage.tsx';
import classes from './resume.module.css';
import { usePdf } from './use-pdf.ts';

const ZOOMS = [1, 1.25, 1.5, 2, 3];

/** A PDF, page under page, as wide as there is room. */
export default function PdfView({ data, name }: { data: ArrayBuffer; name: string }) {
  const { document, isBroken } = usePdf(data);
  const { ref, width } = useElementSize();
  const [zoom, setZoom] = useState(0);
  if (isBroken) {
    return (
      <Text size="sm" role="alert">
        This PDF cannot be shown here. Download it to read it.
      </Text>
    );
  }
  if (!document) return <Spinner label="Loading..." />;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return (
    <>
      <Group gap="xs">
        <Text size="xs" c="dimmed" mr="auto">
          {count(document.numPages, 'page')}
        </Text>
        <ActionIcon variant="default" aria-label="Smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <IconZoomOut size={16} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label="Larger"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <IconZoomIn size={16} />
        </ActionIcon>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
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
