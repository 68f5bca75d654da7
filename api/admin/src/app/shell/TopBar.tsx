import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconExternalLink, IconLogout, IconMenu2, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PublishStatusButton } from '../../features/publishing/PublishStatus.tsx';
import { useRoute } from '../route.tsx';
import { useSession } from '../session/Session.tsx';
import classes from './TopBar.module.css';
import { useColourScheme } from './use-colour-scheme.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

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
      <UnstyledButton className={classes.search} onClick={() => setSearching(true)}>
        <IconSearch size={16} aria-hidden />
        <span className={classes.searchLabel}>Search</span>
        <kbd>Ctrl K</kbd>
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
      <UnstyledButton className={classes.logout} onClick={() => void logOut()}>
        <IconLogout size={18} aria-hidden />
        <span className={classes.logoutLabel}>Logout</span>
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
