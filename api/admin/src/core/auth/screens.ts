import { lazy } from 'react';
import { ADMINISTRATORS, ALL_ROLES, type Screen } from '../navigation/views.ts';

export const auth: Screen[] = [
  {
    key: 'users',
    label: 'Users',
    roles: ADMINISTRATORS,
    menu: 'settings',
    section: 'Access',
    about: 'Who can log in, and what they can do.',
    order: 9,
    words: 'colleagues team staff permissions roles',
    component: lazy(() => import('./UsersScreen.tsx')),
  },
  {
    key: 'tokens',
    label: 'Access tokens',
    roles: ADMINISTRATORS,
    menu: 'settings',
    section: 'Access',
    about: 'For other systems that use the API.',
    order: 10,
    component: lazy(() => import('./TokensScreen.tsx')),
  },
  {
    key: 'account',
    label: 'Your account',
    roles: ALL_ROLES,
    section: 'Access',
    about: 'Your name, password, two-factor authentication and sessions.',
    words: 'password two-factor 2fa authentication sign-in log in passkey',
    component: lazy(() => import('./account/AccountScreen.tsx')),
  },
];
