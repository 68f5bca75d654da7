import { useSyncExternalStore } from 'react';
import type { FormStore } from '../../../lib/form/store.ts';

/** What the server found wrong beside the fields, such as with the times of publication. */
export function useIssueAt(form: FormStore, path: string): string | undefined {
  return useSyncExternalStore(form.subscribe, () => form.errorAt(path));
}
