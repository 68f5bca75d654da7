import { IconScale, IconShieldLock } from '@tabler/icons-react';
import { lazy } from 'react';
import { RECRUITERS, type Screen } from '../core/navigation/views.ts';

export const compliance: Screen[] = [
  {
    key: 'complaints',
    label: 'Complaints',
    roles: RECRUITERS,
    menu: 'work',
    order: 6,
    icon: IconScale,
    component: lazy(() => import('./ComplaintsScreen.tsx')),
  },
  {
    key: 'data-protection',
    label: 'Data protection',
    roles: RECRUITERS,
    menu: 'settings',
    order: 3,
    icon: IconShieldLock,
    words: 'GDPR erasure subject access',
    component: lazy(() => import('./DataProtectionScreen.tsx')),
  },
];
