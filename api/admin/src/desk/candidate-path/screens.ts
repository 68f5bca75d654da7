import { lazy } from 'react';
import { ADMINISTRATORS, EMAILS_VIEW, type Screen } from '../../core/navigation/views.ts';

export const candidatePath: Screen[] = [
  {
    key: EMAILS_VIEW,
    label: 'What candidates hear',
    roles: ADMINISTRATORS,
    section: 'Emails',
    order: -1,
    about: 'Every email, and what candidates see on their page, from application to outcome.',
    words: 'emails letters wording templates acknowledgement rejection stages',
    component: lazy(() => import('./CandidatePathScreen.tsx')),
  },
];
