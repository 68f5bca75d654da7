import { lazy } from 'react';
import { ADMINISTRATORS, type Screen } from '../../core/navigation/views.ts';

export const backups: Screen[] = [
  {
    key: 'backups',
    label: 'Backups',
    roles: ADMINISTRATORS,
    menu: 'settings',
    section: 'Records and connections',
    about: 'Daily backups of everything, and test restores.',
    words: 'restore copy S3 recovery',
    order: 5,
    component: lazy(() => import('./BackupsScreen.tsx')),
  },
];
