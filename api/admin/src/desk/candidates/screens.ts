import { lazy } from 'react';
import { RECRUITERS, type Screen } from '../../core/navigation/views.ts';

export const candidates: Screen[] = [
  {
    key: 'candidates',
    label: 'Candidates',
    roles: RECRUITERS,
    under: 'applications',
    words: 'people talent pool cv search',
    component: lazy(() => import('./CandidatesScreen.tsx')),
  },
];
