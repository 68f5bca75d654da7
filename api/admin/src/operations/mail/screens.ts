import { lazy } from 'react';
import { ADMINISTRATORS, type Screen } from '../../core/navigation/views.ts';

export const mail: Screen[] = [
  {
    key: 'mail',
    label: 'Email',
    roles: ADMINISTRATORS,
    menu: 'settings',
    section: 'Records and connections',
    about: 'Your email server, and every email sent, queued or failed.',
    words: 'outbox SMTP failed bounced log server sender',
    order: 4,
    component: lazy(() => import('./MailScreen.tsx')),
  },
];
