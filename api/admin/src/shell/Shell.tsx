import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { usePlace } from '../place.tsx';
import { ScreenOf } from '../screens/ScreenOf.tsx';
import { Circles } from './Circles.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Menu } from './Menu.tsx';
import classes from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

/** Menu, top bar and the screen of the present place. */
export function Shell() {
  const { place } = usePlace();
  const [isMenuOpen, menu] = useDisclosure(false);
  return (
    <div className={classes.shell}>
      <button type="button" className={classes.skip} onClick={() => document.getElementById('screen')?.focus()}>
        Skip to content
      </button>
      <aside className={classes.sidebar}>
        <Menu />
      </aside>
      <Drawer opened={isMenuOpen} onClose={menu.close} position="left" size="18rem" title="Menu" keepMounted={false}>
        <Menu onGo={menu.close} />
      </Drawer>
      <TopBar onOpenMenu={menu.open} />
      <main id="screen" className={classes.screen} tabIndex={-1}>
        <ErrorBoundary key={place.view}>
          <Suspense fallback={<Circles label="Loading..." />}>
            <ScreenOf place={place} />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
