import { lazy } from 'react';
import { userParts } from '../../core/auth/parts.ts';
import type { TypeParts } from '../../core/content/parts.ts';
import { RECRUITERS } from '../../core/navigation/views.ts';

export const jobs: TypeParts = {
  heads: { job: lazy(() => import('./JobHead.tsx')) },
  columns: { job: lazy(() => import('./JobFigures.tsx')) },
  desks: { job: { label: 'Applicants', view: 'applications', toQuery: (id) => `job=${id}` } },
  bulkActions: {
    job: { roles: RECRUITERS, Action: lazy(async () => ({ default: (await import('./Owner.tsx')).HandOverSelected })) },
  },
  filters: {
    job: {
      name: 'owner',
      roles: RECRUITERS,
      Control: lazy(async () => ({ default: (await import('./Owner.tsx')).OwnerFilter })),
      mine: 'Mine',
    },
  },
  helpers: { job: lazy(() => import('./AdvertHelper.tsx')) },
};

userParts.jobs = lazy(async () => ({ default: (await import('./Owner.tsx')).JobsOfUser }));
