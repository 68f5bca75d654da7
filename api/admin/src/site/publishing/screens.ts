import { IconWorldUpload } from '@tabler/icons-react';
import { lazy } from 'react';
import { ALL_ROLES, type Screen } from '../../core/navigation/views.ts';

export const publishing: Screen[] = [
  {
    key: 'publishing',
    label: 'Publishing',
    roles: ALL_ROLES,
    menu: 'site',
    order: 2,
    icon: IconWorldUpload,
    component: lazy(() => import('./PublishingScreen.tsx')),
  },
  {
    key: 'feeds',
    label: 'Where jobs are',
    roles: ALL_ROLES,
    menu: 'settings',
    section: 'Job boards',
    about: 'Job feeds and boards, and when each was last read.',
    order: 7,
    words: 'indeed adzuna find a job boards feeds index now search engines',
    component: lazy(() => import('./FeedsScreen.tsx')),
  },
];
