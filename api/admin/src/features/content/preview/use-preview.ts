import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { request } from '../../../lib/request.ts';
import type { Editor } from '../editor/use-editor.ts';
import { toPreview } from './preview-path.ts';

export interface Preview {
  /** Null until there is one. A page that cannot be drawn leaves the last one standing. */
  html: string | null;
  error: string | null;
}

/** The page as it would be with what is typed now: drawn by what draws the site, as soon as something is typed. */
export function usePreview({ type, entry, form }: Pick<Editor, 'type' | 'entry' | 'form'>): Preview {
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
