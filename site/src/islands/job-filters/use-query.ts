import { useCallback, useEffect, useRef, useState } from 'react';
import { everything, fromSearch, type JobQuery, toSearch } from './query.ts';

interface Asked {
  query: JobQuery;
  /** A letter more or less, not a choice or a step in the history. */
  isTyped: boolean;
}

export type Ask = (change: Partial<JobQuery>) => void;

/** Milliseconds. Browsers ask for the page's icon whenever its address changes, so it does not change with each letter. */
const TYPING_ENDS = 300;

/** What is asked for stands in the address bar, so that it can be shared; here it is followed, and changed. */
export function useQuery(): Asked & { ask: Ask; settle: () => void } {
  const [asked, setAsked] = useState<Asked>({ query: everything, isTyped: false });
  const latest = useRef(asked.query);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Writes what was typed into the address now. */
  const settle = useCallback(() => {
    if (typing.current === undefined) return;
    clearTimeout(typing.current);
    typing.current = undefined;
    history.replaceState(history.state, '', addressOf(latest.current));
  }, []);

  const show = useCallback((query: JobQuery, isTyped: boolean) => {
    latest.current = query;
    setAsked({ query, isTyped });
  }, []);

  const ask = useCallback(
    (change: Partial<JobQuery>) => {
      const isTyped = 'q' in change || 'place' in change;
      if (isTyped) clearTimeout(typing.current);
      else settle();
      show({ ...latest.current, page: 1, ...change }, isTyped);
      // What is chosen is a step that Back takes back; a letter is none.
      if (isTyped) typing.current = setTimeout(settle, TYPING_ENDS);
      else history.pushState(history.state, '', addressOf(latest.current));
    },
    [settle, show],
  );

  useEffect(() => {
    const follow = () => show(fromSearch(location.search), false);
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [show]);

  return { ...asked, ask, settle };
}

function addressOf(query: JobQuery): string {
  const search = toSearch(query);
  return `${location.pathname}${search && `?${search}`}${location.hash}`;
}
