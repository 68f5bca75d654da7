import { Button, Checkbox, Group, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { formatRelative } from '../../../lib/dates.ts';
import { Empty } from '../../../lib/Empty.tsx';
import { Pager } from '../../../lib/Pager.tsx';
import classes from '../inbox.module.css';
import { INBOX_PAGE, type InboxName, type Submission, type SubmissionPage } from '../queries.ts';
import { AssigneeSelect, StatusSelect } from '../selects.tsx';
import { statusLabel } from '../statuses.ts';
import { texts } from '../texts.ts';
import type { Actions } from '../use-actions.ts';
import type { Box } from './filter.ts';

const words = texts.list;

interface InboxListProps {
  inbox: InboxName;
  list: SubmissionPage;
  page: number;
  onPage(page: number): void;
  open: string | null;
  onOpen(id: string): void;
  box: Box;
  isFiltered: boolean;
  actions: Actions;
}

export function InboxList({ inbox, list, page, onPage, open, onOpen, box, isFiltered, actions }: InboxListProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { items, total } = list;
  if (total === 0) return <Nothing inbox={inbox} box={box} isFiltered={isFiltered} />;
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <>
      <SelectionBar
        inbox={inbox}
        box={box}
        submissions={items}
        selected={items.filter(({ id }) => selected.has(id))}
        actions={actions}
        onSelect={(ids) => setSelected(new Set(ids))}
      />
      <ul className={classes.list}>
        {items.map((submission) => (
          <Row
            key={submission.id}
            submission={submission}
            isOpen={submission.id === open}
            onOpen={onOpen}
            isSelected={selected.has(submission.id)}
            onToggle={toggle}
          />
        ))}
      </ul>
      <Pager total={total} size={INBOX_PAGE} page={page} onPage={onPage} label={texts.count[inbox](total)} />
    </>
  );
}

interface RowProps {
  submission: Submission;
  isOpen: boolean;
  onOpen(id: string): void;
  isSelected: boolean;
  onToggle(id: string): void;
}

function Row({ submission, isOpen, onOpen, isSelected, onToggle }: RowProps) {
  const { id, name, status, stage, createdAt, jobTitle, message, duplicateOf, flags, assignedTo } = submission;
  return (
    <li className={classes.row} data-current={isOpen || undefined}>
      <Checkbox size="xs" aria-label={words.select(name)} checked={isSelected} onChange={() => onToggle(id)} />
      <UnstyledButton className={classes.open} aria-current={isOpen || undefined} onClick={() => onOpen(id)}>
        <span className={classes.line}>
          <span className={classes.name} data-new={(stage?.kind ?? status) === 'new' || undefined}>
            <bdi>{name}</bdi>
            {duplicateOf && <span className={classes.again}>{words.repeatApplicant}</span>}
            {flags && flags.length > 0 && <span className={classes.again}>{words.hasFlags}</span>}
          </span>
          <span className={classes.when}>{formatRelative(createdAt)}</span>
        </span>
        <span className={classes.line}>
          <span className={classes.about}>{jobTitle ?? message}</span>
          <span className={classes.status}>
            {statusLabel(submission)}
            {assignedTo && `, ${assignedTo.name}`}
          </span>
        </span>
      </UnstyledButton>
    </li>
  );
}

function Nothing({ inbox, box, isFiltered }: { inbox: InboxName; box: Box; isFiltered: boolean }) {
  if (isFiltered) return <Empty {...words.noMatch} />;
  return <Empty {...(box === 'inbox' ? words.empty.inbox[inbox] : words.empty[box])} />;
}

interface SelectionBarProps {
  inbox: InboxName;
  box: Box;
  /** The submissions on this page of the list. */
  submissions: Submission[];
  selected: Submission[];
  actions: Actions;
  onSelect(ids: string[]): void;
}

function SelectionBar({ inbox, box, submissions, selected, actions, onSelect }: SelectionBarProps) {
  const isAll = selected.length === submissions.length;
  const apply = (change: Parameters<Actions['change']>[1]) => actions.change(selected, change, () => onSelect([]));
  return (
    <Group className={classes.bulk} gap="xs" role="region" aria-label={words.selection[inbox]}>
      <Checkbox
        size="xs"
        label={selected.length > 0 ? words.selected(selected.length) : words.selectAll}
        checked={isAll}
        indeterminate={!isAll && selected.length > 0}
        onChange={() => onSelect(isAll ? [] : submissions.map(({ id }) => id))}
      />
      <Text role="status" className="visually-hidden">
        {selected.length > 0 ? words.selected(selected.length) : ''}
      </Text>
      {selected.length > 0 && (
        <Group gap="xs">
          {box === 'spam' ? (
            <Button
              size="sm"
              variant="default"
              loading={actions.isBusy}
              onClick={() => actions.release(selected, () => onSelect([]))}
            >
              {texts.notSpam}
            </Button>
          ) : (
            <>
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
