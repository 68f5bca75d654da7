import { lazy } from 'react';
import { ADMINISTRATORS, type Screen } from '../../core/navigation/views.ts';

export const webhooks: Screen[] = [
  {
    key: 'webhooks',
    label: 'Webhooks',
    roles: ADMINISTRATORS,
    menu: 'settings',
    section: 'Records and connections',
    about: 'Notify another system when something happens here.',
    words: 'integration API',
    order: 8,
    component: lazy(() => import('./WebhooksScreen.tsx')),
  },
];
