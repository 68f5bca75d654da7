import { emptyCriteria, formatCriteria, type JobCriteria, parseCriteria } from 'content-types/job-search/criteria';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The delay in milliseconds before the address changes, because browsers limit how often it may. */
const DEBOUNCE_MS = 300;

export interface CriteriaState {
  criteria: JobCriteria;
  isTyping: boolean;
  /** Searches while the visitor types. The address is updated when the typing ends. */
  type(criteria: JobCriteria): void;
  /** Searches for the chosen criteria, as a step that Back undoes. */
  choose(criteria: JobCriteria): void;
  /** Updates the address with the typed text immediately. */
  saveTyped(): void;
}

/** Keeps the criteria in step with the form and with the address, so that a search can be shared and Back works. */
export function useCriteria(form: RefObject<HTMLFormElement | null>): CriteriaState {
  const [criteria, setCriteria] = useState(emptyCriteria);
  const [isTyping, setTyping] = useState(false);
  const latestCriteria = useRef(criteria);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: JobCriteria) => {
    latestCriteria.current = next;
    setCriteria(next);
  }, []);

  const saveTyped = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setTyping(false);
    history.replaceState(history.state, '', buildAddress(latestCriteria.current));
  }, []);

  useEffect(() => {
    const follow = () => {
      const urlCriteria = parseCriteria(new URLSearchParams(location.search));
      fillForm(form.current, urlCriteria);
      show(urlCriteria);
    };
    // Keeps text typed before this script ran, because the first of two values for a name counts.
    const typedQuery = form.current ? formatCriteria(parseCriteria(new FormData(form.current))) : '';
    // Drops blank fields, which the search of another page also sends.
    if (typedQuery || [...new URLSearchParams(location.search).values()].includes('')) {
      const parameters = new URLSearchParams(`${typedQuery}&${location.search.slice(1)}`);
      history.replaceState(history.state, '', buildAddress(parseCriteria(parameters)));
    }
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [form, show]);

  const type = useCallback(
    (next: JobCriteria) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(saveTyped, DEBOUNCE_MS);
      setTyping(true);
      show(next);
    },
    [saveTyped, show],
  );

  const choose = useCallback(
    (next: JobCriteria) => {
      saveTyped();
      history.pushState(history.state, '', buildAddress(next));
      fillForm(form.current, next);
      show(next);
    },
    [form, saveTyped, show],
  );

  return { criteria, isTyping, type, choose, saveTyped };
}

/** Selects the first option for an unknown value. */
function fillForm(form: HTMLFormElement | null, criteria: JobCriteria): void {
  for (const [name, value] of Object.entries(criteria)) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    field.value = value === 0 && field instanceof HTMLInputElement ? '' : String(value);
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}

function buildAddress(criteria: JobCriteria): string {
  const search = formatCriteria(criteria);
  return `${location.pathname}${search && `?${search}`}${location.hash}`;
}
