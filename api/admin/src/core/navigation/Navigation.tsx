/** The open view. The address stays `/admin`; its fragment names the view, the entry and the filters. */
import { contentTypes, type TypeName } from 'content-types';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { mayLeave } from '../../kit/unsaved.ts';
import { useSession } from '../session/Session.tsx';
import { findTypeView, findView, type Route, routeFromHash, START, toHash } from './views.ts';

interface Navigation {
  route: Route;
  /** Opens a view, unless the user has unsaved changes and decides to stay. */
  go(view: string, entry?: string | null, query?: string): Promise<void>;
  /** Opens a link to a view, as `toHash` writes it. */
  follow(hash: string): Promise<void>;
  /** Sets the id of an entry that was just created, without rendering the screen again. */
  replaceEntry(entry: string): void;
  /** Changes the filters of the open list, which Back does not undo. */
  replaceQuery(query: string): void;
}

const Context = createContext<Navigation>({
  route: START,
  go: async () => {},
  follow: async () => {},
  replaceEntry: () => {},
  replaceQuery: () => {},
});

export function useNavigation(): Navigation {
  return use(Context);
}

/** A separate context, so that leaving a screen doesn't render it again. */
const Loading = createContext(false);

/** Whether the code of the next screen is loading. The previous screen stays visible until then. */
export function useIsLoading(): boolean {
  return use(Loading);
}

/**
 * Returns a function that finds a content type and links to its entries. It returns null for types that this user may
 * not see.
 */
export function useEntryLink() {
  const { user } = useSession();
  return (typeName: string) => {
    const type = contentTypes[typeName as TypeName];
    const view = findTypeView(typeName);
    if (!type || !view?.roles.includes(user.role)) return null;
    const isOne = type.shape === 'singleton';
    return { type, isOne, linkTo: (id: string) => toHash({ view: view.key, entry: isOne ? null : id }) };
  };
}

/** The title of the browser's tab. */
export function formatTabTitle(screen: string): string {
  return `${screen} · Admin`;
}

/** Names the browser's tab after the open record while it is open. */
export function useRecordTitle(title: string | undefined) {
  const { view } = useNavigation().route;
  useEffect(() => {
    if (title) document.title = formatTabTitle(`${title} · ${findView(view).label}`);
  }, [title, view]);
}

export function NavigationProvider({ children }: { children: ReactNode }) {
  const { role } = useSession().user;
  const readRoute = useCallback(() => {
    const route = routeFromHash(location.hash) ?? START;
    return findView(route.view).roles.includes(role) ? route : START;
  }, [role]);
  const [route, setRoute] = useState(readRoute);
  const [isLoading, startTransition] = useTransition();
  const currentRoute = useRef(route);
  /** The last route that was opened, rather than updated in place. */
  const openedRoute = useRef<Route>(null);

  const arrive = useCallback((newRoute: Route) => {
    // Keeps this screen until the next one is loaded.
    if (newRoute.view === currentRoute.current.view) setRoute(newRoute);
    else startTransition(() => setRoute(newRoute));
    currentRoute.current = newRoute;
    openedRoute.current = newRoute;
  }, []);
  useLayoutEffect(() => {
    if (route === openedRoute.current) window.scrollTo(0, 0);
  }, [route]);

  const open = useCallback(
    async (hash: string) => {
      if (!(await mayLeave())) return;
      history.pushState(null, '', hash);
      arrive(readRoute());
    },
    [arrive, readRoute],
  );

  useEffect(() => {
    const handleBack = async () => {
      // Ignores a fragment that names no view, such as that of an invitation.
      if (location.hash !== '' && !routeFromHash(location.hash)) return;
      if (await mayLeave()) arrive(readRoute());
      else history.pushState(null, '', toHash(currentRoute.current));
    };
    // Asks about unsaved changes before a link changes the address. Links opened in a new tab are left to the browser.
    const follow = (event: MouseEvent) => {
      const hash = linkOf(event);
      if (hash === null) return;
      event.preventDefault();
      void open(hash);
    };
    window.addEventListener('popstate', handleBack);
    document.addEventListener('click', follow);
    return () => {
      window.removeEventListener('popstate', handleBack);
      document.removeEventListener('click', follow);
    };
  }, [arrive, open, readRoute]);

  const value = useMemo(() => {
    const replace = (change: Partial<Route>) => {
      currentRoute.current = { ...currentRoute.current, ...change };
      history.replaceState(null, '', toHash(currentRoute.current));
      return currentRoute.current;
    };
    return {
      route,
      follow: open,
      go: (view: string, entry: string | null = null, query = '') => open(toHash({ view, entry, query })),
      replaceEntry: (entry: string) => void replace({ entry }),
      replaceQuery: (query: string) => setRoute(replace({ query })),
    };
  }, [route, open]);
  return (
    <Context value={value}>
      <Loading value={isLoading}>{children}</Loading>
    </Context>
  );
}

/** The fragment of the link that was clicked, if it leads to a view and opens in this tab; otherwise null. */
function linkOf(event: MouseEvent): string | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return null;
  if (!(target instanceof Element)) return null;
  const hash = target.closest('a:not([target])')?.getAttribute('href') ?? '';
  return hash.startsWith('#') && routeFromHash(hash) && !target.closest('[contenteditable=true]') ? hash : null;
}
