import { lazy } from 'react';
import { RECRUITERS, type Screen } from '../../core/navigation/views.ts';

export const jobAlerts: Screen[] = [
  {
    key: 'alerts',
    label: 'Job alerts',
    roles: RECRUITERS,
    menu: 'settings',
    section: 'Recruitment',
    about: 'Who gets new jobs by email.',
    words: 'subscribers',
    order: 2,
    component: lazy(() => import('./JobAlertsScreen.tsx')),
  },
];
