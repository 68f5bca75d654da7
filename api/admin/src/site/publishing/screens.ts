import { IconRss, IconWorldUpload } from '@tabler/icons-react';
import { lazy } from 'react';
import { ALL, type Screen } from '../../core/navigation/views.ts';

export const publishing: Screen[] = [
  {
    key: 'publishing',
    label: 'Publishing',
    roles: ALL,
    menu: 'site',
    order: 2,
    icon: IconWorldUpload,
    component: lazy(() => import('./PublishingScreen.tsx')),
  },
  {
    key: 'feeds',
    label: 'Job feeds',
    roles: ALL,
    menu: 'settings',
    section: 'Job boards',
    about: 'Where job boards collect your jobs.',
    order: 7,
    icon: IconRss,
    words: 'indeed adzuna job boards',
    component: lazy(() => import('./FeedsScreen.tsx')),
  },
];
