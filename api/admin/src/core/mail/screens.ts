import { emailNames } from 'content-types/emails/email-types';
import { lazy } from 'react';
import type { EditorParts } from '../content/editor/parts.ts';

const EmailPane = lazy(() => import('./EmailPane.tsx'));

export const emails: EditorParts = {
  results: Object.fromEntries([...emailNames, 'replyTemplate'].map((name) => [name, EmailPane])),
};
