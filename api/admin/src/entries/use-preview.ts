import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { request } from '../api/request.ts';
import { previewPath } from './preview-path.ts';
import type { Editor } from './use-editor.ts';

const PAUSE_MS = 250;

export interface Preview {
  /** Null until there is one. A page that cannot be drawn leaves the last one standing. */
  html: string | null;
  problem: string | null;
}

/** The page as it would be with what is typed now: drawn by what draws the site, and drawn again at every pause. */
export function usePreview({ type, entry, form }: Pick<Editor, 'type' | 'entry' | 'form'>): Preview {
  const [preview, setPreview] = useState<Preview>({ html: null, problem: null });
  const round = useRef(0);
  const id = entry?.id ?? 'preview';

  const draw = useEffectEvent(async () => {
    round.current += 1;
    const mine = round.current;
    const data = form.value();
    const body = { type: type.name, id, data, path: previewPath(type.name, id, data) };
    try {
      const { html } = await request<{ status: number; html: string }>('POST', '/preview', body);
      if (mine === round.current) setPreview({ html, problem: null });
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'The preview is not available right now.';
      if (mine === round.current) setPreview((last) => ({ ...last, problem }));
    }
  });
  const drawSoon = useDebouncedCallback(() => void draw(), PAUSE_MS);

  useEffect(() => {
    void draw();
    return form.subscribe(drawSoon);
  }, [form, drawSoon]);

  return preview;
}
