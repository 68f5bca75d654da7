import { lazy } from 'react';
import type { TypeParts } from '../../core/content/parts.ts';

export const clientWork: TypeParts = { origins: { client: lazy(() => import('./ClientWork.tsx')) } };
