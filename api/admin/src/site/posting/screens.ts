import { lazy } from 'react';
import type { TypeParts } from '../../core/content/parts.ts';
import { ADMINISTRATORS, type Screen } from '../../core/navigation/views.ts';

export const posting: Screen[] = [
  {
    key: 'multi-posters',
    label: 'Multi-posters',
    roles: ADMINISTRATORS,
    menu: 'settings',
    section: 'Job boards',
    about: 'Receive jobs from Broadbean, idibu and others.',
    order: 6,
    words: 'broadbean idibu job boards',
    component: lazy(() => import('./MultiPostersScreen.tsx')),
  },
];

export const postedJobs: TypeParts = { job: { Origin: lazy(() => import('../publishing/JobReach.tsx')) } };
