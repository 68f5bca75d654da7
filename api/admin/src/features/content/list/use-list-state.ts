import type { Collection } from 'content-types/define';
import { useEffect, useState } from 'react';
import { findTypeView } from '../../../app/views.ts';
import { fromAddress, type ListState, toAddress, WHOLE_LIST } from './list-state.ts';

/**
 * What a list shows, also after a visit to one of its entries: whoever edits one draft after another wants to come back to
 * the drafts. While the list is to be seen the address says it too, for a reload, Back and whoever is sent it.
 */
export function useListState(type: Collection, isSeen: boolean) {
  const view = findTypeView(type.name)?.key ?? '';
  const [state, setState] = useState(() => fromAddress(view, type, location.search) ?? WHOLE_LIST);
  useEffect(() => {
    if (isSeen) history.replaceState(history.state, '', location.pathname + toAddress(view, state));
  }, [view, state, isSeen]);
  return {
    state,
    /** Whatever changes, its first page comes first. */
    change: (next: Partial<ListState>) => setState({ ...state, page: 1, ...next }),
  };
}
