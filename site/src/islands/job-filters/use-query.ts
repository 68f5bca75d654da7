import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { emptyQuery, formatQuery, type JobQuery, parseQuery } from './query.ts';

/** Milliseconds. Browsers limit how often an address may change, so it does not change with every key. */
const TYPING_ENDS_MS = 300;

export interface QueryState {
  query: JobQuery;
  /** Searches while the visitor types. The address is updated when the typing ends. */
  typeQuery(query: JobQuery): void;
  /** Searches for what was chosen, as a step that Back undoes. */
  chooseQuery(query: JobQuery): void;
  /** Writes what was typed into the address without waiting for the typing to end. */
  saveTyped(): void;
}

/** Keeps the query in step with the form and with the address, so that a search can be shared and Back works. */
export function useQuery(form: RefObject<HTMLFormElement | null>): QueryState {
  const [query, setQuery] = useState(emptyQuery);
  const latest = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: JobQuery) => {
    latest.current = next;
    setQuery(next);
  }, []);

  const saveTyped = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    history.replaceState(history.state, '', buildAddress(latest.current));
  }, []);

  useEffect(() => {
    const follow = () => {
      const next = parseQuery(new URLSearchParams(location.search));
      fillForm(form.current, next);
      show(next);
    };
    // Keeps what was typed before this script ran: of two values for one name the first counts.
    const typed = form.current ? formatQuery(parseQuery(new FormData(form.current))) : '';
    if (typed) {
      const both = new URLSearchParams(`${typed}&${location.search.slice(1)}`);
      history.replaceState(history.state, '', buildAddress(parseQuery(both)));
    }
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [form, show]);

  const typeQuery = useCallback(
    (next: JobQuery) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(saveTyped, TYPING_ENDS_MS);
      show(next);
    },
    [saveTyped, show],
  );

  const chooseQuery = useCallback(
    (next: JobQuery) => {
      saveTyped();
      history.pushState(history.state, '', buildAddress(next));
      fillForm(form.current, next);
      show(next);
    },
    [form, saveTyped, show],
  );

  return { query, typeQuery, chooseQuery, saveTyped };
}

/** A choice that does not exist selects the first one. */
function fillForm(form: HTMLFormElement | null, query: JobQuery): void {
  for (const [name, value] of Object.entries(query)) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    field.value = String(value);
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}

function buildAddress(query: JobQuery): string {
  const search = formatQuery(query);
  return `${location.pathname}${search && `?${search}`}${location.hash}`;
}
