import { lazy } from 'react';
import { request } from '../../client/request.ts';
import { RECRUITERS, type Screen } from '../../core/navigation/views.ts';

// Part of the first load, unlike the other texts of candidates.
const allFound = (count: number) => `All ${count.toLocaleString('en-GB')} in Candidates`;

export const candidates: Screen[] = [
  {
    key: 'candidates',
    label: 'Candidates',
    roles: RECRUITERS,
    under: 'applications',
    words: 'people talent pool cv search',
    async find(searchText) {
      const { items, total } = await request('GET', '/candidates', { query: { search: searchText, limit: 6 } });
      const allResultsItem = {
        id: null,
        query: new URLSearchParams({ search: searchText }).toString(),
        label: allFound(total),
      };
      const matches = items.map(({ id, name, lastJob, email, phone }) => ({
        id,
        label: name || email,
        description: [lastJob || email, phone].filter(Boolean).join(', '),
      }));
      return total > items.length ? [...matches, { ...allResultsItem, description: '' }] : matches;
    },
    component: lazy(() => import('./CandidatesScreen.tsx')),
  },
];
