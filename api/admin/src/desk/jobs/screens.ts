import { lazy } from 'react';
import type { TypeParts } from '../../core/content/parts.ts';

export const jobs: TypeParts = {
  heads: { job: lazy(() => import('./JobHead.tsx')) },
  columnHeads: { job: lazy(async () => ({ default: (await import('./JobFigures.tsx')).FigureHeads })) },
  columnCells: { job: lazy(async () => ({ default: (await import('./JobFigures.tsx')).FigureCells })) },
  desks: { job: { label: 'Applicants', view: 'applications', toQuery: (id) => `job=${id}` } },
  helpers: { job: lazy(() => import('./AdvertHelper.tsx')) },
};
