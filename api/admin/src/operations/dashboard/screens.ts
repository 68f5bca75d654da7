import { IconChartBar, IconGauge } from '@tabler/icons-react';
import { lazy } from 'react';
import { ALL_ROLES, RECRUITERS, type Screen } from '../../core/navigation/views.ts';
import { Dashboard } from './Dashboard.tsx';

export const dashboard: Screen[] = [
  {
    key: 'dashboard',
    label: 'Today',
    roles: ALL_ROLES,
    menu: 'work',
    order: 1,
    icon: IconGauge,
    words: 'dashboard home start',
    component: Dashboard,
  },
  {
    key: 'reports',
    label: 'Reports',
    roles: RECRUITERS,
    menu: 'work',
    order: 5,
    icon: IconChartBar,
    words: 'statistics analytics',
    component: lazy(() => import('./ReportsScreen.tsx')),
  },
];
