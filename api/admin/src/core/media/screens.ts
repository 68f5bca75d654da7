import { IconPhoto } from '@tabler/icons-react';
import { lazy } from 'react';
import { ALL_ROLES, type Screen } from '../navigation/views.ts';

export const media: Screen[] = [
  {
    key: 'media',
    label: 'Media library',
    roles: ALL_ROLES,
    menu: 'site',
    order: 1,
    icon: IconPhoto,
    component: lazy(() => import('./MediaScreen.tsx')),
  },
];
