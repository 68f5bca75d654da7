import { CloseButton, Group } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { contentTypes, type TypeName } from 'content-types';
import { type Collection, type ContentType, pageOf } from 'content-types/define';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { request } from '../../../client/request.ts';
import { Note, Warning } from '../../../kit/notes.tsx';
import { Segments } from '../../../kit/Segments.tsx';
import { Spinner } from '../../../kit/Spinner.tsx';
import { common } from '../../../kit/text/texts.ts';
import { WHOLE_LIST } from '../list/list-state.ts';
import { PreviewFrame } from '../preview/PreviewFrame.tsx';
import classes from '../preview/preview.module.css';
import { toPreview } from '../preview-path.ts';
import { listQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import type { Editor } from './use-editor.ts';

const WIDTHS = { Desktop: 1280, Tablet: 820, Phone: 390 } as const;
type Device = keyof typeof WIDTHS;

/** The page next to the form, at the width of a desktop, a tablet or a phone, scaled down to fit. */
export default function PreviewPane({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const pages = usePages(editor.type);
  const [path, setPath] = useState<string>();
  const { html, error } = usePreview(editor, path);
  const [device, setDevice] = useState<Device>('Desktop');
  const { ref, width, height } = useElementSize();
  const scale = Math.min(1, width / WIDTHS[device]) || 1;
  return (
    <section className={classes.pane} aria-label={texts.preview.title}>
      <Group justify="space-between" p="xs" gap="xs">
        <Segments
          size="xs"
          label={texts.preview.screen}
          options={Object.keys(WIDTHS).map((name) => ({ value: name, label: name }))}
          value={device}
          onChange={setDevice}
        />
        {pages ? (
          <Segments
            size="xs"
            label={texts.preview.page}
            options={pages}
            value={path ?? pages[0]?.value ?? ''}
            onChange={setPath}
          />
        ) : (
          <Note size="xs" visibleFrom="xs">
            {texts.preview.note}
          </Note>
        )}
        <CloseButton aria-label={texts.preview.close} onClick={onClose} />
      </Group>
      {error && (
        <Warning role="status" radius={0}>
          {error}
        </Warning>
      )}
      <div ref={ref} className={classes.screen}>
        {html === null && !error && <Spinner label={common.loading} />}
        {html !== null && width > 0 && (
          <PreviewFrame html={html} width={WIDTHS[device]} height={height / scale} scale={scale} />
        )}
      </div>
    </section>
  );
}

/**
 * The pages to choose from for a type that is shown on several. A collection is represented by the page of its first
 * live entry.
 */
function usePages({ shownOn = {} }: ContentType): { value: string; label: string }[] | null {
  const shownTypes = Object.entries(shownOn).map(([name, label]) => ({ type: contentTypes[name as TypeName], label }));
  const collections = shownTypes.flatMap(({ type }): Collection[] => (type.shape === 'collection' ? [type] : []));
  const lists = useQueries({
    queries: collections.map((type) => listQuery(type, { ...WHOLE_LIST, status: 'live' }, { limit: 1, offset: 0 })),
  });
  if (shownTypes.length === 0) return null;
  return shownTypes.flatMap(({ type, label }) => {
    if (type.shape === 'singleton') return [{ value: pageOf(type, '', {}), label }];
    const entry = lists[collections.indexOf(type)]?.data?.items[0];
    return entry ? [{ value: pageOf(type, entry.id, entry.data), label }] : [];
  });
}

interface Preview {
  /** The last page that rendered; null before the first. */
  html: string | null;
  error: string | null;
}

/** The page with the form's current values, rendered by the site's own renderer after each change. */
function usePreview({ type, entry, form }: Pick<Editor, 'type' | 'entry' | 'form'>, path?: string): Preview {
  const [preview, setPreview] = useState<Preview>({ html: null, error: null });
  const isRendering = useRef(false);
  const shownPath = useRef(path);
  const lastRender = useRef<{ value?: unknown; path?: string | undefined }>({});

  // Sends one request at a time with the current values, so a slow connection gets fewer previews but no stale ones.
  const render = useEffectEvent(async () => {
    if (isRendering.current) return;
    isRendering.current = true;
    while (lastRender.current.value !== form.value() || lastRender.current.path !== shownPath.current) {
      lastRender.current = { value: form.value(), path: shownPath.current };
      try {
        const draft = toPreview(type, entry, form.value());
        const { html } = await request('POST', '/preview', {
          body: { ...draft, path: shownPath.current ?? draft.path },
        });
        setPreview({ html, error: null });
      } catch (error) {
        const message = error instanceof Error ? error.message : texts.preview.unavailable;
        setPreview((previous) => ({ ...previous, error: message }));
      }
    }
    isRendering.current = false;
  });

  useEffect(() => {
    shownPath.current = path;
    void render();
    return form.subscribe(() => void render());
  }, [form, path]);

  return preview;
}
