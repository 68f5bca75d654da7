import type { Collection } from 'content-types/define';
import { useEffect, useState } from 'react';
import { findTypeView } from '../../../app/views.ts';
import { fromAddress, type ListState, toAddress, WHOLE_LIST } from './list-state.ts';

/**
 * The filters, sorting and page of a list, kept while one of its entries is open, so that an editor comes back to the same
 * list. While the list is visible they are in the address too, for a reload, Back and a link.
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
