import { IconSend } from '@tabler/icons-react';
import { lazy } from 'react';
import { origins } from '../../core/content/editor/origins.ts';
import { ADMINISTRATORS, type Screen } from '../../core/navigation/views.ts';

origins.set(
  'job',
  lazy(() => import('./PostedBy.tsx')),
);

export const posting: Screen[] = [
  {
    key: 'multi-posters',
    label: 'Multi-posters',
    roles: ADMINISTRATORS,
    menu: 'settings',
    order: 6,
    icon: IconSend,
    words: 'broadbean idibu job boards',
    component: lazy(() => import('./MultiPostersScreen.tsx')),
  },
];
