import { type ComponentType, lazy } from 'react';
import type { FormStore } from '../../../lib/form/store.ts';

/** What looks over the shoulder of whoever writes a document of a type, and comments on it beside the form. */
export const helpers: Partial<Record<string, ComponentType<{ form: FormStore }>>> = {
  job: lazy(() => import('../../adverts/AdvertHelper.tsx')),
};
