import { lazy } from 'react';
import { ADMINISTRATORS, type Screen } from '../../core/navigation/views.ts';

export const imports: Screen[] = [
  {
    key: 'import',
    label: 'Import',
    roles: ADMINISTRATORS,
    menu: 'settings',
    section: 'Records and connections',
    about: 'Bring jobs, pages and redirects from another system.',
    words: 'CSV migrate upload',
    order: 5,
    component: lazy(() => import('./ImportScreen.tsx')),
  },
];
