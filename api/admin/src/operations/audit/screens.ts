import { IconHistory } from '@tabler/icons-react';
import { lazy } from 'react';
import { ADMINISTRATORS, type Screen } from '../../core/navigation/views.ts';

export const audit: Screen[] = [
  {
    key: 'audit',
    label: 'Audit log',
    roles: ADMINISTRATORS,
    menu: 'settings',
    order: 11,
    icon: IconHistory,
    component: lazy(() => import('../../operations/audit/AuditScreen.tsx')),
  },
];
