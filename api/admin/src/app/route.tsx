/** The view that is open. The address does not change with it, but Back and Forward work. */
import { contentTypes, type TypeName } from 'content-types';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Role } from '../lib/api-types.ts';
import { useSession } from './session/Session.tsx';
import { mayLeave } from './unsaved.ts';
import { findTypeView, findView, type Route, routeFromHash, routeFromListQuery, START } from './views.ts';

interface Navigation {
  route: Route;
  /** Opens a view, unless the user has unsaved changes and decides to stay. */
  go(view: string, entry?: string | null): Promise<void>;
  /** Sets the id of an entry that was just created, without rendering the screen again. */
  replaceEntry(entry: string): void;
}

const Context = createContext<Navigation>({ route: START, go: async () => {}, replaceEntry: () => {} });
const KEY = 'admin:route';

export function useRoute(): Navigation {
  return use(Context);
}

/** Finds a content type and how to open an entry of it; null for types that this user may not see. */
export function useOpenEntry() {
  const { go } = useRoute();
  const { user } = useSession();
  return (typeName: string) => {
    const type = contentTypes[typeName as TypeName];
    const view = findTypeView(typeName);
    if (!type || !view?.roles.includes(user.role)) return null;
    const isOne = type.shape === 'singleton';
    return { type, isOne, open: (id: string) => void go(view.key, isOne ? null : id) };
  };
}

export function RouteProvider({ children }: { children: ReactNode }) {
  const { role } = useSession().user;
  const [route, setRoute] = useState(() => firstRoute(role));
  const current = useRef(route);

  const arrive = useCallback((next: Route) => {
    current.current = next;
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setRoute(next);
    window.scrollTo(0, 0);
  }, []);

  const go = useCallback(
    async (view: string, entry: string | null = null) => {
      if (!(await mayLeave())) return;
      const next = { view, entry };
      // The query describes the state of one list only, so it is dropped.
      history.pushState(next, '', location.pathname);
      arrive(next);
    },
    [arrive],
  );

  useEffect(() => {
    // The address loses its hash; a reload opens the same route from the session storage.
    sessionStorage.setItem(KEY, JSON.stringify(current.current));
    history.replaceState(current.current, '', location.pathname + location.search);
    const back = async (event: PopStateEvent) => {
      const linked = routeFromHash(location.hash);
      const next = linked ?? (event.state as Route | null) ?? START;
      if (await mayLeave()) {
        history.replaceState(next, '', location.pathname + (linked ? '' : location.search));
        arrive(next);
      } else history.pushState(current.current, '');
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [arrive]);

  const replaceEntry = useCallback((entry: string) => {
    current.current = { ...current.current, entry };
    sessionStorage.setItem(KEY, JSON.stringify(current.current));
    history.replaceState(current.current, '');
  }, []);

  const value = useMemo(() => ({ route, go, replaceEntry }), [route, go, replaceEntry]);
  return <Context value={value}>{children}</Context>;
}

/** The last route may be another user's, with another role. */
function firstRoute(role: Role): Route {
  const route = routeFromHash(location.hash) ?? routeFromListQuery(location.search) ?? readStoredRoute() ?? START;
  return findView(route).roles.includes(role) ? route : START;
}

function readStoredRoute(): Route | null {
  try {
    const { view, entry } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return { view: String(view), entry: typeof entry === 'string' ? entry : null };
  } catch {
    return null;
  }
}
