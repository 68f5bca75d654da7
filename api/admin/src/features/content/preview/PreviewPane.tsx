import { Alert, CloseButton, Group, SegmentedControl, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { request } from '../../../lib/request.ts';
import { Spinner } from '../../../lib/Spinner.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import classes from './preview.module.css';
import { toPreview } from './preview-path.ts';

const WIDTHS = { Desktop: 1280, Tablet: 820, Phone: 390 } as const;
type Device = keyof typeof WIDTHS;

/** The page next to the form, in the width of a desktop, a tablet or a phone, scaled down to fit. */
export default function PreviewPane({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { html, error } = usePreview(editor);
  const [device, setDevice] = useState<Device>('Desktop');
  const { ref, width, height } = useElementSize();
  const scale = Math.min(1, width / WIDTHS[device]) || 1;
  return (
    <section className={classes.pane} aria-label="Preview">
      <Group justify="space-between" p="xs" wrap="nowrap">
        <SegmentedControl
          size="xs"
          aria-label="Screen"
          data={Object.keys(WIDTHS)}
          value={device}
          onChange={(value) => setDevice(value as Device)}
        />
        <Text size="xs" c="dimmed" visibleFrom="xs">
          With what you typed. Visitors do not see it yet.
        </Text>
        <CloseButton aria-label="Close the preview" onClick={onClose} />
      </Group>
      {error && (
        <Alert color="yellow" role="status" radius={0}>
          {error}
        </Alert>
      )}
      <div ref={ref} className={classes.screen}>
        {html === null && !error && <Spinner label="Loading..." />}
        {html !== null && width > 0 && (
          <PreviewFrame html={html} width={WIDTHS[device]} height={height / scale} scale={scale} />
        )}
      </div>
    </section>
  );
}

interface Preview {
  /** Null until there is one. A page that cannot be drawn leaves the last one standing. */
  html: string | null;
  error: string | null;
}

/** The page as it would be with what is typed now: drawn by what draws the site, as soon as something is typed. */
function usePreview({ type, entry, form }: Pick<Editor, 'type' | 'entry' | 'form'>): Preview {
  const [preview, setPreview] = useState<Preview>({ html: null, error: null });
  const isDrawing = useRef(false);
  const drawn = useRef<unknown>(null);

  // One at a time, each with what is there when it begins: a slow connection gets fewer of them, never old ones.
  const draw = useEffectEvent(async () => {
    if (isDrawing.current) return;
    isDrawing.current = true;
    while (drawn.current !== form.value()) {
      drawn.current = form.value();
      try {
        const { html } = await request('POST', '/preview', { body: toPreview(type, entry, form.value()) });
        setPreview({ html, error: null });
      } catch (error) {
        const message = error instanceof Error ? error.message : 'The preview is not available right now.';
        setPreview((last) => ({ ...last, error: message }));
      }
    }
    isDrawing.current = false;
  });

  useEffect(() => {
    void draw();
    return form.subscribe(() => void draw());
  }, [form]);

  return preview;
}
