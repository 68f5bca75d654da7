import { UnstyledButton } from '@mantine/core';
import { toLondonDay } from 'content-types/lib/london-time';
import type { ReactNode } from 'react';
import type { InboxName, Submission } from '../../../client/submissions.ts';
import { LoadState } from '../../../kit/ErrorAlert.tsx';
import { Empty } from '../../../kit/list/Empty.tsx';
import { Pager } from '../../../kit/list/Pager.tsx';
import { SelectBox } from '../../../kit/list/SelectBox.tsx';
import { formatDayAndMonth, formatRelative } from '../../../kit/text/dates.ts';
import classes from '../inbox.module.css';
import { isOverdue, jobName, statusLabel } from '../statuses.ts';
import { texts } from '../texts.ts';
import type { InboxState } from '../use-inbox-screen.ts';
import { type InboxFilter, isFiltered } from './filter.ts';

const words = texts.list;

interface InboxListProps {
  state: Pick<InboxState, 'inbox' | 'list' | 'open' | 'linkTo' | 'selection'>;
  /** The actions on what is selected. */
  bar: ReactNode;
}

export function InboxList({ state: { inbox, list, open, linkTo, selection }, bar }: InboxListProps) {
  const { data, error, filter, page, size, setPage } = list;
  const state = <LoadState data={data} error={error} title={texts.list.fetchFailed[inbox]} />;
  if (!data) return state;
  const { items, total } = data;
  if (total === 0) return <Nothing inbox={inbox} filter={filter} />;
  return (
    <>
      {state}
      {bar}
      <ul className={classes.list} data-list="list">
        {items.map((submission) => (
          <Row
            key={submission.id}
            submission={submission}
            isOpen={submission.id === open}
            href={linkTo(submission.id)}
            isSelected={selection.has(submission.id)}
            onToggle={(isRange) => selection.toggle(submission, items, isRange)}
          />
        ))}
      </ul>
      <Pager total={total} size={size} page={page} onPage={setPage} label={texts.count[inbox](total)} />
    </>
  );
}

interface RowProps {
  submission: Submission;
  isOpen: boolean;
  href: string;
  isSelected: boolean;
  onToggle(isRange: boolean): void;
}

function Row({ submission, isOpen, href, isSelected, onToggle }: RowProps) {
  const { id, name, status, stage, createdAt, message, kind, duplicateOf, flags, assignedTo, unreadEmails, answerBy } =
    submission;
  return (
    <li className={classes.row} data-current={isOpen || undefined} data-id={id}>
      <SelectBox label={words.select(name)} checked={isSelected} onToggle={onToggle} />
      <UnstyledButton component="a" className={classes.open} aria-current={isOpen || undefined} href={href}>
        <span className={classes.line}>
          <span className={classes.name} data-new={(stage?.kind ?? status) === 'new' || undefined}>
            <bdi>{name}</bdi>
            {duplicateOf && <span className={classes.again}>{words.repeatApplicant}</span>}
            {flags && flags.length > 0 && <span className={classes.again}>{words.hasFlags}</span>}
            {unreadEmails > 0 && <span className={classes.again}>{words.newEmail}</span>}
            {answerBy && <Promised day={answerBy} />}
            {kind && kind !== 'message' && (
              <span className={isOverdue(submission) ? classes.overdue : classes.again}>
                {isOverdue(submission) ? texts.overdue : texts.kinds[kind]}
              </span>
            )}
          </span>
          <span className={classes.when}>{formatRelative(createdAt)}</span>
        </span>
        <span className={classes.line}>
          <span className={classes.about}>{jobName(submission) ?? message}</span>
          <span className={classes.status}>
            {statusLabel(submission)}
            {assignedTo && `, ${assignedTo.name}`}
          </span>
        </span>
      </UnstyledButton>
    </li>
  );
}

/** The day by which the acknowledgement promised an answer. */
function Promised({ day }: { day: string }) {
  const today = toLondonDay(new Date().toISOString());
  if (day > today) return <span className={classes.again}>{words.answerBy(formatDayAndMonth(day))}</span>;
  return <span className={classes.overdue}>{day === today ? words.answerToday : words.answerOverdue}</span>;
}

export function Nothing({ inbox, filter }: { inbox: InboxName; filter: InboxFilter }) {
  if (isFiltered(filter)) return <Empty {...words.noMatch} />;
  return <Empty {...(filter.box === 'inbox' ? words.empty.inbox[inbox] : words.empty[filter.box])} />;
}
