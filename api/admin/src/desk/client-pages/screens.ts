import { lazy } from 'react';
import type { TypeParts } from '../../core/content/parts.ts';

export const clientWork: TypeParts = { client: { Origin: lazy(() => import('./ClientWork.tsx')) } };
