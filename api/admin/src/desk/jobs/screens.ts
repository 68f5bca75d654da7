import { lazy } from 'react';
import { userParts } from '../../core/auth/parts.ts';
import type { TypeParts } from '../../core/content/parts.ts';
import { RECRUITERS } from '../../core/navigation/views.ts';

export const jobs: TypeParts = {
  job: {
    Head: lazy(() => import('./JobHead.tsx')),
    Columns: lazy(() => import('./JobFigures.tsx')),
    Helper: lazy(() => import('./AdvertHelper.tsx')),
    desk: { label: 'Applicants', view: 'applications', toQuery: (id) => `job=${id}` },
    bulkAction: {
      roles: RECRUITERS,
      Action: lazy(async () => ({ default: (await import('./Owner.tsx')).HandOverSelected })),
    },
    filter: {
      name: 'owner',
      roles: RECRUITERS,
      Control: lazy(async () => ({ default: (await import('./Owner.tsx')).OwnerFilter })),
      mine: 'Mine',
    },
  },
};

userParts.jobs = lazy(async () => ({ default: (await import('./Owner.tsx')).JobsOfUser }));
