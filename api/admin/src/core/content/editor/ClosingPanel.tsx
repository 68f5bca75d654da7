import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Collection } from 'content-types/define';
import type { AdminEntry } from '../../../client/request.ts';
import { PlainButton } from '../../../kit/buttons.tsx';
import { Note } from '../../../kit/notes.tsx';
import { toHash } from '../../navigation/views.ts';
import { useSession } from '../../session/Session.tsx';
import { ClosingItems } from '../list/EntryMenu.tsx';
import { isOnSite, type ListActions } from '../list/use-list-actions.ts';
import { findDesk } from '../parts.ts';
import { texts } from '../texts.ts';
import classes from './editor.module.css';

interface ClosingPanelProps {
  type: Collection;
  entry: AdminEntry;
  isDirty: boolean;
  actions: ListActions;
}

/**
 * Closes, extends, reopens and copies the open entry, and links to its desk. These actions work on saved data, so
 * changes must be saved first.
 */
export function ClosingPanel({ type, entry, isDirty, actions }: ClosingPanelProps) {
  const { user } = useSession();
  const labels = texts.menu;
  const desk = findDesk(type.name, user.role);
  const isClosed = entry.status === 'expired';
  const state = { variant: 'default', disabled: isDirty || actions.isBusy };
  const name = type.label.one.toLowerCase();
  return (
    <aside className={classes.panel} aria-label={texts.closing.title(name)}>
      <div className={classes.buttons}>
        {isOnSite(entry) && !isClosed && (
          <Menu shadow="md" portalProps={{ target: '#screen' }} withInitialFocusPlaceholder={false}>
            <Menu.Target>
              <Button {...state} rightSection={<IconChevronDown size={16} />}>
                {labels.close}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <ClosingItems onClose={(reason) => void actions.close(reason)([entry])} />
            </Menu.Dropdown>
          </Menu>
        )}
        {isOnSite(entry) && (
          <Button {...state} onClick={() => void actions.extend([entry])}>
            {isClosed ? labels.reopen : labels.extend}
          </Button>
        )}
        <Button {...state} onClick={() => void actions.duplicate([entry])}>
          {labels.duplicate}
        </Button>
        {desk && (
          <PlainButton href={toHash({ view: desk.view, query: desk.toQuery(entry.id) })}>{desk.label}</PlainButton>
        )}
      </div>
      {isDirty && <Note size="xs">{texts.closing.saveFirst(name)}</Note>}
    </aside>
  );
}
