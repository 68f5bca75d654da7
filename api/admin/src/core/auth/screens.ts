import { IconKey, IconUsersGroup } from '@tabler/icons-react';
import { lazy } from 'react';
import { ADMINISTRATORS, ALL, type Screen } from '../navigation/views.ts';

export const auth: Screen[] = [
  {
    key: 'users',
    label: 'Users',
    roles: ADMINISTRATORS,
    menu: 'settings',
    order: 9,
    icon: IconUsersGroup,
    words: 'colleagues team staff permissions roles',
    component: lazy(() => import('./UsersScreen.tsx')),
  },
  {
    key: 'tokens',
    label: 'Access tokens',
    roles: ADMINISTRATORS,
    menu: 'settings',
    order: 10,
    icon: IconKey,
    component: lazy(() => import('./TokensScreen.tsx')),
  },
  {
    key: 'account',
    label: 'Your account',
    roles: ALL,
    words: 'password two-factor authentication',
    component: lazy(() => import('./account/AccountScreen.tsx')),
  },
];
