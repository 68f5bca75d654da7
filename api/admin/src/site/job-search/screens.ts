import { lazy } from 'react';
import type { Screen } from '../../core/navigation/views.ts';

export const jobSearch: Screen[] = [
  {
    key: 'missedSearches',
    label: 'Searches without results',
    roles: ['administrator', 'editor'],
    group: 'Career',
    words: 'candidates visitors synonyms',
    component: lazy(() => import('./MissedSearchesScreen.tsx')),
  },
];
