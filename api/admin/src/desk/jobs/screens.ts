import { lazy } from 'react';
import type { EditorParts } from '../../core/content/editor/parts.ts';

export const jobs: EditorParts = {
  heads: { job: lazy(() => import('./JobHead.tsx')) },
  helpers: { job: lazy(() => import('./AdvertHelper.tsx')) },
};
