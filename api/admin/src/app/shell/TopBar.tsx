import { ActionIcon, Box, Tooltip, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconExternalLink, IconLogout, IconMenu2, IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { PublishStatusButton } from '../../features/publishing/PublishStatus.tsx';
import { useRoute } from '../route.tsx';
import { useSession } from '../session/Session.tsx';
import classes from './TopBar.module.css';

const loadSearch = () => import('./Search.tsx');
const Search = lazy(loadSearch);

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { user, logOut } = useSession();
  const { go } = useRoute();
  const [isSearching, setSearching] = useState(false);
  useHotkeys([['mod+K', () => setSearching(true)]], []);
  // Users go on typing right after Ctrl+K.
  const takeTyped = useTypedAhead(isSearching, () => setSearching(false));
  useEffect(() => void setTimeout(loadSearch, 1_000), []);

  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.burger}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Open menu"
        onClick={onOpenMenu}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <UnstyledButton className={classes.welcome} title="Your account" onClick={() => void go('account')}>
        Welcome, {user.name}!
      </UnstyledButton>
      <UnstyledButton className={classes.search} aria-label="Search Ctrl K" onClick={() => setSearching(true)}>
        <IconSearch size={16} aria-hidden />
        <Box component="span" visibleFrom="md">
          Search
        </Box>{' '}
        <Box component="kbd" visibleFrom="md">
          Ctrl K
        </Box>
      </UnstyledButton>
      <PublishStatusButton />
      <Tooltip label="See the site">
        <ActionIcon
          className={classes.site}
          component="a"
          href="/"
          target="_blank"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="See the site"
        >
          <IconExternalLink size={18} />
        </ActionIcon>
      </Tooltip>
      <SchemeToggle />
      <UnstyledButton className={classes.logout} aria-label="Logout" onClick={() => void logOut()}>
        <IconLogout size={18} aria-hidden />
        <Box component="span" visibleFrom="md">
          Logout
        </Box>
      </UnstyledButton>
      {isSearching && (
        <Suspense>
          <Search takeTyped={takeTyped} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </header>
  );
}

function SchemeToggle() {
  const { label, Icon, toggle } = useColourScheme();
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={classes.scheme}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={toggle}
      >
        <Icon size={18} />
      </ActionIcon>
    </Tooltip>
  );
}

/**
 * Keeps what is typed between the key that opens a dialog and the moment its input has the focus: else it is lost, or does
 * something to the form behind. Gives the function that takes it, once, and leaves the keys to the input from then on.
 * Escape before that is for `onCancel`.
 */
function useTypedAhead(isOpening: boolean, onCancel: () => void): () => string {
  const typed = useRef<string | null>(null);
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    if (!isOpening) return;
    typed.current = '';
    const keep = (event: KeyboardEvent) => {
      if (typed.current === null || isShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') cancel.current();
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [isOpening]);
  return useCallback(() => {
    const taken = typed.current ?? '';
    typed.current = null;
    return taken;
  }, []);
}

/** The browser's own, such as Ctrl+R. Characters that are typed with AltGr look like one. */
function isShortcut(event: KeyboardEvent): boolean {
  const isHeld = event.ctrlKey || event.metaKey || event.altKey;
  return isHeld && !event.getModifierState('AltGraph');
}

export function useColourScheme() {
  const { setColorScheme } = useMantineColorScheme();
  const isLight = useComputedColorScheme('light') === 'light';
  const other = isLight ? 'dark' : 'light';
  return {
    label: `Switch to ${other} colours`,
    Icon: isLight ? IconMoon : IconSun,
    toggle: () => setColorScheme(other),
  };
}
