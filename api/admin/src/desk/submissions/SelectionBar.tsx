import { Button, Checkbox, Group, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxName, Submission } from '../../client/submissions.ts';
import classes from './inbox.module.css';
import type { Box } from './list/filter.ts';
import { MAX_SELECTED } from './queries.ts';
import { AssigneeSelect, StatusSelect } from './Selects.tsx';
import { texts } from './texts.ts';
import type { Actions } from './use-actions.ts';

const words = texts.list;

/**
 * The submissions that are selected, in the list or on the board, as they are in `shown` or were when they were selected.
 * They stay selected on other pages, until the filter changes.
 */
export function useSelection(filter: string, shown: readonly Submission[]) {
  const [state, setState] = useState({ filter, chosen: new Map<string, Submission>(), last: '' });
  const { chosen, last } = state.filter === filter ? state : { chosen: new Map<string, Submission>(), last: '' };
  const set = (submissions: Iterable<Submission>, newest = '') =>
    setState({ filter, chosen: new Map([...submissions].map((one) => [one.id, one])), last: newest });
  return {
    submissions: [...chosen.values()].map((one) => shown.find(({ id }) => id === one.id) ?? one),
    has: (id: string) => chosen.has(id),
    set,
    clear: () => set([]),
    /** Selects or deselects one; with Shift, all of the list from the last one that was clicked. */
    toggle(submission: Submission, list: readonly Submission[], isRange: boolean) {
      const isOn = !chosen.has(submission.id);
      const [from, to] = [list.findIndex(({ id }) => id === last), list.indexOf(submission)].sort((a, b) => a - b);
      const range = isRange && from !== undefined && from >= 0 ? list.slice(from, (to ?? from) + 1) : [submission];
      const next = new Map(chosen);
      for (const one of range) {
        if (isOn) next.set(one.id, one);
        else next.delete(one.id);
      }
      set(next.values(), submission.id);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;

interface SelectionBarProps {
  inbox: InboxName;
  box: Box;
  /** The entries that “Select all” selects: the page of the list. The board has no such button. */
  page?: Submission[];
  /** How many there are on all pages, and how to fetch them. */
  total: number;
  fetchAll(): Promise<Submission[]>;
  selection: Selection;
  actions: Actions;
  onEmail(submissions: Submission[]): void;
}

/** The actions on all that is selected. */
export function SelectionBar({ inbox, box, page, total, fetchAll, selection, actions, onEmail }: SelectionBarProps) {
  const { submissions: selected, clear } = selection;
  const count = selected.length;
  const isAll = page?.every(({ id }) => selection.has(id)) ?? false;
  const more = useMutation({ mutationFn: fetchAll, onSuccess: (all) => selection.set(all) });
  const apply = (change: Parameters<Actions['change']>[1]) => actions.change(selected, change, clear);
  return (
    <Group className={classes.bulk} gap="xs" role="region" aria-label={words.selection[inbox]}>
      {page || count > 0 ? (
        <Checkbox
          size="xs"
          label={count > 0 ? words.selected(count) : words.selectAll}
          checked={count > 0 && (isAll || !page)}
          indeterminate={page && !isAll && count > 0}
          onChange={() => (isAll || !page ? clear() : selection.set(page))}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {texts.board.nothingSelected}
        </Text>
      )}
      <Text role="status" className="visually-hidden">
        {count > 0 ? words.selected(count) : ''}
      </Text>
      {isAll && page && total > page.length && count < Math.min(total, MAX_SELECTED) && (
        <Button size="compact-sm" variant="subtle" loading={more.isPending} onClick={() => more.mutate()}>
          {total > MAX_SELECTED ? words.selectMost : words.selectMore(total)}
        </Button>
      )}
      {count > 0 && (
        <Group gap="xs">
          {box === 'spam' ? (
            <Button
              size="sm"
              variant="default"
              loading={actions.isBusy}
              onClick={() => actions.release(selected, clear)}
            >
              {texts.notSpam}
            </Button>
          ) : (
            <>
              {inbox === 'applications' && box === 'inbox' && (
                <Button
                  size="sm"
                  variant="default"
                  leftSection={<IconMail size={16} />}
                  onClick={() => onEmail(selected)}
                >
                  {texts.moveEmail.open}
                </Button>
              )}
              <StatusSelect
                inbox={inbox}
                label={words.markAs[inbox]}
                value=""
                onChange={(status) => apply({ status })}
              />
              <AssigneeSelect assignee={undefined} onChange={(assignedTo) => apply({ assignedTo })} />
            </>
          )}
          <Button size="sm" variant="default" loading={actions.isBusy} onClick={() => apply({ bin: box !== 'bin' })}>
            {box === 'bin' ? texts.restore : texts.bin}
          </Button>
        </Group>
      )}
    </Group>
  );
}
