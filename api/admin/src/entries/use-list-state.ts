import type { Collection } from 'content-types/define';
import { useEffect, useState } from 'react';
import { viewOfType } from '../navigation.ts';
import { fromAddress, type ListState, toAddress, WHOLE_LIST } from './list-state.ts';

/** What each list showed when it was left: whoever edits one draft after another wants to come back to the drafts. */
const left = new Map<string, ListState>();

/** What a list shows. A reload, Back and whoever is sent the address see the same. */
export function useListState(type: Collection) {
  const view = viewOfType(type.name)?.key ?? '';
  const [state, setState] = useState(() => fromAddress(view, type, location.search) ?? left.get(view) ?? WHOLE_LIST);
  useEffect(() => {
    left.set(view, state);
    history.replaceState(history.state, '', location.pathname + toAddress(view, state));
  }, [view, state]);
  /** Whatever changes, its first page comes first. */
  const change = (next: Partial<ListState>) => setState({ ...state, page: 1, ...next });
  return [state, change] as const;
}
