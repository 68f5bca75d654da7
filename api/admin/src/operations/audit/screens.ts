import { lazy } from 'react';
import { ADMINISTRATORS, type Screen } from '../../core/navigation/views.ts';

export const audit: Screen[] = [
  {
    key: 'audit',
    label: 'Audit log',
    roles: ADMINISTRATORS,
    menu: 'settings',
    section: 'Records and connections',
    about: 'Who changed, exported or opened what, and when.',
    words: 'log history GDPR',
    order: 11,
    component: lazy(() => import('../../operations/audit/AuditScreen.tsx')),
  },
];
