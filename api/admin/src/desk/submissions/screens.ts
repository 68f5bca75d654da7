import { IconInbox, IconMail, IconScale } from '@tabler/icons-react';
import { lazy } from 'react';
import { RECRUITERS, type Screen } from '../../core/navigation/views.ts';

const InboxScreen = lazy(() => import('./InboxScreen.tsx'));

export const submissions: Screen[] = [
  {
    key: 'applications',
    label: 'Applications',
    roles: RECRUITERS,
    menu: 'work',
    order: 3,
    icon: IconInbox,
    component: InboxScreen,
  },
  {
    key: 'messages',
    label: 'Messages',
    roles: RECRUITERS,
    menu: 'work',
    order: 5,
    icon: IconMail,
    component: InboxScreen,
  },
  {
    key: 'complaints',
    label: 'Complaints',
    roles: RECRUITERS,
    menu: 'work',
    order: 6,
    icon: IconScale,
    component: lazy(() => import('./complaints/ComplaintsScreen.tsx')),
  },
];
