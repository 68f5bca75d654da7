import { IconInbox, IconUsers } from '@tabler/icons-react';
import { formatJobName } from 'content-types/applications/job-name';
import { lazy } from 'react';
import { request } from '../../client/request.ts';
import { RECRUITERS, type Screen } from '../../core/navigation/views.ts';

const InboxScreen = lazy(() => import('./InboxScreen.tsx'));

export const submissions: Screen[] = [
  {
    key: 'applications',
    label: 'Applications',
    roles: RECRUITERS,
    menu: 'work',
    door: 'People',
    order: 3,
    icon: IconUsers,
    words: 'people candidates pipeline board',
    async find(searchText) {
      const { items } = await request('GET', '/applications', { query: { search: searchText, limit: 6 } });
      return items.map((item) => ({
        id: item.id,
        label: item.name || item.reference,
        description: [formatJobName(item), item.reference, item.phone].filter(Boolean).join(', '),
      }));
    },
    component: InboxScreen,
  },
  {
    key: 'messages',
    label: 'Messages',
    roles: RECRUITERS,
    menu: 'work',
    door: 'Inbox',
    order: 4,
    icon: IconInbox,
    words: 'inbox enquiries vacancy briefs contact',
    component: InboxScreen,
  },
  {
    key: 'complaints',
    label: 'Complaints',
    roles: RECRUITERS,
    under: 'messages',
    words: 'data protection ICO',
    component: lazy(() => import('./complaints/ComplaintsScreen.tsx')),
  },
];
