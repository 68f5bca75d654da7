import { Drawer, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { lazy, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { formatTabTitle, useIsLoading, useNavigation } from '../../core/navigation/Navigation.tsx';
import { findMenuKey, findView, type Route, toHash } from '../../core/navigation/views.ts';
import { useSession } from '../../core/session/Session.tsx';
import { PlainButton } from '../../kit/buttons.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { common } from '../../kit/text/texts.ts';
import { AppRoutes } from '../AppRoutes.tsx';
import { texts } from '../texts.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Menu } from './Menu.tsx';
import classes from './Shell.module.css';
import { TopBar, useColourScheme } from './TopBar.tsx';

const WaitingElsewhere = lazy(() => import('../../desk/submissions/emails/WaitingEmails.tsx'));

export function Shell() {
  const { user } = useSession();
  const { route } = useNavigation();
  const [isMenuOpen, menu] = useDisclosure(false);
  const screen = useRouteChange(route);
  return (
    <div className={classes.shell}>
      <button type="button" className={classes.skip} onClick={() => screen.current?.focus()}>
        {texts.shell.skip}
      </button>
      <aside className={classes.sidebar}>
        <Menu />
      </aside>
      <PhoneMenu opened={isMenuOpen} onClose={menu.close} />
      <TopBar onOpenMenu={menu.open} />
      <Main ref={screen}>
        {findMenuKey(findView(route.view)) === 'settings' && route.view !== 'settings' && (
          <a className={classes.crumb} href={toHash({ view: 'settings' })}>
            {texts.shell.settings}
          </a>
        )}
        <Suspense fallback={<Spinner label={common.loading} />}>
          {route.view !== 'applications' && findView('applications').roles.includes(user.role) && <WaitingElsewhere />}
          <ErrorBoundary key={route.view}>
            <AppRoutes route={route} />
          </ErrorBoundary>
        </Suspense>
      </Main>
    </div>
  );
}

function Main(props: { ref: RefObject<HTMLElement | null>; children: ReactNode }) {
  return <main id="screen" className={classes.screen} tabIndex={-1} aria-busy={useIsLoading()} {...props} />;
}

/** Sets the tab's title to the view, and moves the focus from the menu to the view. */
function useRouteChange({ view, entry }: Route) {
  const screen = useRef<HTMLElement>(null);
  const shownAddress = useRef(`${view}/${entry}`);
  // A layout effect, so that it runs before the screen's own effects, which put the record's name in the title and
  // focus its heading.
  useLayoutEffect(() => {
    document.title = formatTabTitle(findView(view).label);
    // The title is set again when the record changes or closes.
    if (shownAddress.current !== `${view}/${entry}`) screen.current?.focus({ preventScroll: true });
    shownAddress.current = `${view}/${entry}`;
  }, [view, entry]);
  return screen;
}

/** The menu on narrow screens, with the buttons that the top bar has no room for. */
function PhoneMenu({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const { label, Icon, toggle } = useColourScheme();
  return (
    <Drawer opened={opened} onClose={onClose} position="left" size="18rem" title={texts.shell.menu} keepMounted={false}>
      <Menu onGo={onClose} />
      <Stack gap="xs" className={classes.extras}>
        <PlainButton href="/" target="_blank" justify="start" leftSection={<IconExternalLink size={18} />}>
          {texts.shell.viewSite}
        </PlainButton>
        <PlainButton justify="start" leftSection={<Icon size={18} />} onClick={toggle}>
          {label}
        </PlainButton>
      </Stack>
    </Drawer>
  );
}
