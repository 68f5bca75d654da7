import { useCallback, useEffect, useState } from 'react';
import { everything, fromSearch, type JobQuery, toSearch } from './query.ts';

export type Ask = (change: Partial<JobQuery>) => void;

/** What is asked for stands in the address bar, so that it can be shared; here it is followed, and changed. */
export function useQuery(): [JobQuery, Ask] {
  const [query, setQuery] = useState(everything);

  useEffect(() => {
    const follow = () => setQuery(fromSearch(location.search));
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const ask = useCallback((change: Partial<JobQuery>) => {
    const next = { ...fromSearch(location.search), page: 1, ...change };
    const search = toSearch(next);
    // What is chosen is a step that Back takes back; a letter is none.
    const isTyped = 'q' in change || 'place' in change;
    const remember = isTyped ? 'replaceState' : 'pushState';
    history[remember](history.state, '', `${location.pathname}${search && `?${search}`}${location.hash}`);
    setQuery(next);
  }, []);

  return [query, ask];
}
