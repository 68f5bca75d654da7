import { Button } from '@mantine/core';
import { IconMail, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { InboxName, Submission } from '../../client/submissions.ts';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import type { Selection } from '../../kit/list/use-selection.ts';
import { MAX_PEOPLE } from '../client-pages/SendToClient.tsx';
import { texts as clientTexts } from '../client-pages/texts.ts';
import type { Box } from './list/filter.ts';
import { MAX_SELECTED_SUBMISSIONS } from './queries.ts';
import { AssigneeSelect, StatusSelect } from './Selects.tsx';
import { texts } from './texts.ts';
import type { Actions } from './use-actions.ts';

const labels = texts.list;

interface SelectionBarProps {
  inbox: InboxName;
  box: Box;
  /** The entries that “Select all” selects: the page of the list. The board has no such button. */
  page?: Submission[];
  /** Shown in place of “Select all” until an entry is selected. */
  idle: ReactNode;
  /** The number of entries on all pages, and the call that fetches them. */
  total: number;
  fetchAll(): Promise<Submission[]>;
  selection: Selection<Submission>;
  actions: Actions;
  onEmail(submissions: Submission[]): void;
  onSend(submissions: Submission[]): void;
}

export function SelectionBar(props: SelectionBarProps) {
  const { inbox, box, page, idle, total, fetchAll, selection, actions, onEmail, onSend } = props;
  const { items: selectedItems, clear } = selection;
  const apply = (change: Parameters<Actions['change']>[1]) => actions.change(selectedItems, change, clear);
  return (
    <BulkBar
      label={labels.selection[inbox]}
      selection={selection}
      page={page}
      describeSelected={labels.selected}
      idle={idle}
      more={{
        total,
        max: MAX_SELECTED_SUBMISSIONS,
        label: total > MAX_SELECTED_SUBMISSIONS ? labels.selectMost : labels.selectMore(total),
        fetchAll,
      }}
    >
      {box === 'spam' ? (
        <Button
          size="sm"
          variant="default"
          loading={actions.isBusy}
          onClick={() => actions.release(selectedItems, clear)}
        >
          {texts.notSpam}
        </Button>
      ) : (
        <>
          {inbox === 'applications' && box === '' && (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconMail size={16} />}
              onClick={() => onEmail(selectedItems)}
            >
              {texts.moveEmail.open}
            </Button>
          )}
          {inbox === 'applications' && box === '' && (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconSend size={16} />}
              disabled={selectedItems.length > MAX_PEOPLE}
              title={selectedItems.length > MAX_PEOPLE ? clientTexts.tooMany(MAX_PEOPLE) : undefined}
              onClick={() => onSend(selectedItems)}
            >
              {clientTexts.open}
            </Button>
          )}
          <StatusSelect inbox={inbox} label={labels.markAs[inbox]} value="" onChange={(status) => apply({ status })} />
          <AssigneeSelect assignee={undefined} onChange={(assignedTo) => apply({ assignedTo })} />
        </>
      )}
      <Button size="sm" variant="default" loading={actions.isBusy} onClick={() => apply({ bin: box !== 'bin' })}>
        {box === 'bin' ? texts.restore : texts.toBin}
      </Button>
    </BulkBar>
  );
}
