import { emailNames } from 'content-types/emails/email-types';
import { lazy } from 'react';
import type { TypeParts } from '../content/parts.ts';

const EmailPane = lazy(() => import('./EmailPane.tsx'));

export const emails: TypeParts = Object.fromEntries(
  [...emailNames, 'replyTemplate'].map((name) => [name, { Result: EmailPane }]),
);
