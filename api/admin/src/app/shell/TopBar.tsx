import { ActionIcon, Box, Tooltip, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import {
  IconExternalLink,
  IconLogout,
  IconMenu2,
  IconMoon,
  IconSearch,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { toHash } from '../../core/navigation/views.ts';
import { useSession } from '../../core/session/Session.tsx';
import { PublishStatusButton } from '../../site/publishing/PublishStatus.tsx';
import { texts } from '../texts.ts';
import classes from './TopBar.module.css';

const loadSearch = () => import('./Search.tsx');
const Search = lazy(loadSearch);

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { user, logOut } = useSession();
  const [isSearching, setSearching] = useState(false);
  useHotkeys([['mod+K', () => setSearching(true)]], []);
  // Catches the text that users type right after Ctrl+K.
  const takeTyped = useTypedAhead(isSearching, () => setSearching(false));
  useEffect(() => void setTimeout(loadSearch, 1_000), []);

  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.burger}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={texts.shell.openMenu}
        onClick={onOpenMenu}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <UnstyledButton
        component="a"
        className={classes.welcome}
        title={texts.shell.account}
        href={toHash({ view: 'account' })}
      >
        <IconUserCircle size={18} aria-hidden />
        <span className="one-line">{user.name}</span>
      </UnstyledButton>
      <UnstyledButton className={classes.search} aria-label={texts.search.open} onClick={() => setSearching(true)}>
        <IconSearch size={16} aria-hidden />
        <Box component="span" visibleFrom="md">
          {texts.search.title}
        </Box>{' '}
        <Box component="kbd" visibleFrom="md">
          Ctrl K
        </Box>
      </UnstyledButton>
      <PublishStatusButton />
      <Tooltip label={texts.shell.viewSite}>
        <ActionIcon
          className={classes.site}
          component="a"
          href="/"
          target="_blank"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={texts.shell.viewSite}
        >
          <IconExternalLink size={18} />
        </ActionIcon>
      </Tooltip>
      <SchemeToggle />
      <UnstyledButton className={classes.logout} aria-label={texts.shell.logOut} onClick={() => void logOut()}>
        <IconLogout size={18} aria-hidden />
        <Box component="span" visibleFrom="md">
          {texts.shell.logOut}
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
 * Captures text typed after a dialog's shortcut until its input has the focus, so that no text is lost or reaches the
 * form behind. Returns a function that takes the text once. Until then, Escape calls `onCancel`.
 */
function useTypedAhead(isOpening: boolean, onCancel: () => void): () => string {
  const typedText = useRef<string | null>(null);
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    if (!isOpening) return;
    typedText.current = '';
    const handleKeyDown = (event: KeyboardEvent) => {
      if (typedText.current === null || isShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') cancel.current();
      else if (event.key === 'Backspace') typedText.current = typedText.current.slice(0, -1);
      else if (event.key.length === 1) typedText.current += event.key;
    };
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [isOpening]);
  return useCallback(() => {
    const text = typedText.current ?? '';
    typedText.current = null;
    return text;
  }, []);
}

/** Whether the event is a browser shortcut, such as Ctrl+R. Characters typed with AltGr set the same modifiers. */
function isShortcut(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  return hasModifier && !event.getModifierState('AltGraph');
}

export function useColourScheme() {
  const { setColorScheme } = useMantineColorScheme();
  const isLight = useComputedColorScheme('light') === 'light';
  const other = isLight ? 'dark' : 'light';
  return {
    label: texts.shell[other],
    Icon: isLight ? IconMoon : IconSun,
    toggle: () => setColorScheme(other),
  };
}
