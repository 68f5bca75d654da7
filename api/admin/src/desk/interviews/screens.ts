import { lazy } from 'react';
import { accountParts } from '../../core/auth/parts.ts';

accountParts.calendar = lazy(() => import('./CalendarAddress.tsx'));
