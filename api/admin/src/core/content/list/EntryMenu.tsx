import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCalendarPlus,
  IconCheck,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { type Collection, getTitle, pageOf } from 'content-types/define';
import type { AdminEntry } from '../../../client/request.ts';
import { common } from '../../../kit/text/texts.ts';
import { hasPage } from '../preview-path.ts';
import { texts } from '../texts.ts';
import { isOnSite, type ListActions } from './use-list-actions.ts';

const labels = texts.menu;

/** Actions for an entry that closes, such as a job, other than editing it. */
export function EntryMenu({ type, entry, actions }: { type: Collection; entry: AdminEntry; actions: ListActions }) {
  const { id, data, status } = entry;
  const isClosed = status === 'expired';
  return (
    // Opens in the page's main landmark, outside the table, which would cut it off.
    <Menu position="bottom-end" shadow="md" portalProps={{ target: '#screen' }} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={labels.actions(getTitle(type, entry))}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {hasPage(type, entry) && (
          <Menu.Item
            component="a"
            href={pageOf(type, id, data)}
            target="_blank"
            leftSection={<IconExternalLink size={16} />}
          >
            {labels.view}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void actions.duplicate([entry])}>
          {labels.duplicate}
        </Menu.Item>
        {isOnSite(entry) && !isClosed && <ClosingItems onClose={(reason) => void actions.close(reason)([entry])} />}
        {isOnSite(entry) && (
          <Menu.Item leftSection={<IconCalendarPlus size={16} />} onClick={() => void actions.extend([entry])}>
            {isClosed ? labels.reopen : labels.extend}
          </Menu.Item>
        )}
        <Menu.Item c="red" leftSection={<IconTrash size={16} />} onClick={() => void actions.remove([entry])}>
          {common.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

export function ClosingItems({ onClose }: { onClose(reason: 'filled' | 'withdrawn'): void }) {
  return (
    <>
      <Menu.Item leftSection={<IconCheck size={16} />} onClick={() => onClose('filled')}>
        {labels.filled}
      </Menu.Item>
      <Menu.Item leftSection={<IconX size={16} />} onClick={() => onClose('withdrawn')}>
        {labels.withdrawn}
      </Menu.Item>
    </>
  );
}
