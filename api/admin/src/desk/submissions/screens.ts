import { IconInbox, IconMail, IconTemplate } from '@tabler/icons-react';
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
    key: 'templates',
    label: 'Reply templates',
    roles: RECRUITERS,
    menu: 'settings',
    order: 1,
    icon: IconTemplate,
    words: 'email',
    component: lazy(() => import('./templates/TemplatesScreen.tsx')),
  },
];
