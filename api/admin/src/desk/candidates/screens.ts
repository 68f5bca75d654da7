import { IconUsers } from '@tabler/icons-react';
import { lazy } from 'react';
import { RECRUITERS, type Screen } from '../../core/navigation/views.ts';

export const candidates: Screen[] = [
  {
    key: 'candidates',
    label: 'Candidates',
    roles: RECRUITERS,
    menu: 'work',
    order: 4,
    icon: IconUsers,
    component: lazy(() => import('./CandidatesScreen.tsx')),
  },
];
