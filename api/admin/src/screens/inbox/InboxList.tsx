import { Button, Checkbox, Group, Pagination, Text, Title, UnstyledButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { count, fromNow } from '../../format.ts';
import { Circles } from '../../shell/Circles.tsx';
import classes from './inbox.module.css';
import { changeMany, INBOX_PAGE } from './queries.ts';
import { StatusSelect } from './StatusSelect.tsx';
import { statusLabel } from './statuses.ts';
import type { InboxName, Submission } from './types.ts';

interface InboxListProps {
  inbox: InboxName;
  submissions: Submission[];
  total: number;
  page: number;
  onPage(page: number): void;
  open: string | null;
  onOpen(id: string): void;
  isFiltered: boolean;
}

export function InboxList({ inbox, submissions, total, page, onPage, open, onOpen, isFiltered }: InboxListProps) {
  const queries = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const mark = useMutation({
    mutationFn: (status: string) => changeMany(inbox, [...selected], { status }),
    onSuccess: () => setSelected(new Set()),
    onSettled: () => queries.invalidateQueries({ queryKey: ['inbox', inbox] }),
  });
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };

  if (total === 0) {
    return (
      <div className={classes.empty}>
        <Circles size={80} state="apart" />
        <Title order={2}>{isFiltered ? 'Nothing found' : `No ${inbox} yet`}</Title>
        <Text size="sm" c="dimmed">
          {isFiltered ? 'Try another word or status.' : 'What visitors send appears here at once.'}
        </Text>
      </div>
    );
  }
  return (
    <>
      {selected.size > 0 && (
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" fw={600} mr="auto" role="status">
            {selected.size} selected
          </Text>
          <StatusSelect inbox={inbox} label="Mark as" value="" onChange={(status) => mark.mutate(status)} />
          <Button size="xs" variant="subtle" color="gray" onClick={() => setSelected(new Set())}>
            Cancel
          </Button>
        </Group>
      )}
      {mark.error && (
        <Text size="sm" c="red" role="alert">
          {mark.error.message}
        </Text>
      )}
      <ul className={classes.list}>
        {submissions.map((submission) => (
          <li key={submission.id} className={classes.row} data-current={submission.id === open || undefined}>
            <Checkbox
              size="xs"
              aria-label={`Select ${submission.name}`}
              checked={selected.has(submission.id)}
              onChange={() => toggle(submission.id)}
            />
            <UnstyledButton
              className={classes.open}
              aria-current={submission.id === open || undefined}
              onClick={() => onOpen(submission.id)}
            >
              <span className={classes.line}>
                <span className={classes.name} data-new={submission.status === 'new' || undefined}>
                  {submission.name}
                </span>
                <span className={classes.when}>{fromNow(submission.createdAt)}</span>
              </span>
              <span className={classes.line}>
                <span className={classes.about}>{submission.jobTitle ?? submission.message}</span>
                <span className={classes.status}>{statusLabel(inbox, submission.status)}</span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Group justify="space-between" c="dimmed" fz="sm">
        <span className="numbers">{count(total, inbox.slice(0, -1))}</span>
        {total > INBOX_PAGE && (
          <Pagination
            size="sm"
            total={Math.ceil(total / INBOX_PAGE)}
            value={page}
            onChange={onPage}
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          />
        )}
      </Group>
    </>
  );
}
