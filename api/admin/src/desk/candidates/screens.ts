import { lazy } from 'react';
import { request } from '../../client/request.ts';
import { RECRUITERS, type Screen } from '../../core/navigation/views.ts';

export const candidates: Screen[] = [
  {
    key: 'candidates',
    label: 'Candidates',
    roles: RECRUITERS,
    under: 'applications',
    words: 'people talent pool cv search',
    async find(words) {
      const { items } = await request('GET', '/candidates', { query: { search: words, limit: 6 } });
      return items.map(({ id, name, lastJob, email, phone }) => ({
        id,
        label: name || email,
        description: [lastJob || email, phone].filter(Boolean).join(', '),
      }));
    },
    component: lazy(() => import('./CandidatesScreen.tsx')),
  },
];
