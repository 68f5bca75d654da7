import { lazy } from 'react';
import { RECRUITERS, type Screen } from '../core/navigation/views.ts';

export const compliance: Screen[] = [
  {
    key: 'data-protection',
    label: 'Data protection',
    roles: RECRUITERS,
    menu: 'settings',
    section: 'Records and connections',
    about: 'How long data is kept, erasure and subject access.',
    order: 3,
    words: 'GDPR erasure subject access',
    component: lazy(() => import('./DataProtectionScreen.tsx')),
  },
];
