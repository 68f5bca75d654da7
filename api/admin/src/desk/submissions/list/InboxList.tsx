import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { formatJobName } from 'content-types/applications/job-name';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { InboxName, Submission } from '../../../client/submissions.ts';
import { List } from '../../../kit/list/List.tsx';
import { SelectBox } from '../../../kit/list/SelectBox.tsx';
import { formatRelative } from '../../../kit/text/dates.ts';
import classes from '../inbox.module.css';
import { Readers } from '../Readers.tsx';
import { isOverdue, statusLabel } from '../statuses.ts';
import { texts } from '../texts.ts';
import type { InboxState } from '../use-inbox-screen.ts';
import { type InboxFilter, isFiltered } from './filter.ts';
import { marksOf, placeOf, promiseOf } from './row-words.ts';

const labels = texts.list;

interface InboxListProps {
  state: Pick<InboxState, 'inbox' | 'list' | 'open' | 'linkTo' | 'selection'>;
}

export function InboxList({ state: { inbox, list, open, linkTo, selection } }: InboxListProps) {
  const latestState = useRef({ selection, list });
  useEffect(() => {
    latestState.current = { selection, list };
  });
  const toggle = useCallback((submission: Submission, isRange: boolean) => {
    const { selection, list } = latestState.current;
    selection.toggle(submission, list.data?.items ?? [], isRange);
  }, []);
  return (
    <List
      list={list}
      errorTitle={labels.fetchFailed[inbox]}
      empty={describeEmptyList(inbox, list.filter)}
      total={texts.count[inbox]}
      className={classes.list}
      card={(submission: Submission) => (
        <Row
          submission={submission}
          withJob={inbox === 'applications' && !list.filter.job}
          isOpen={submission.id === open}
          href={linkTo(submission.id)}
          isSelected={selection.has(submission.id)}
          onToggle={toggle}
        />
      )}
    />
  );
}

interface RowProps {
  submission: Submission;
  /** Whether to name the job, in a list of several jobs. */
  withJob: boolean;
  isOpen: boolean;
  href: string;
  isSelected: boolean;
  onToggle(submission: Submission, isRange: boolean): void;
}

/** Renders a row again only when it changes, because each step through the list renders the whole list. */
const Row = memo(function Row({ submission, withJob, isOpen, href, isSelected, onToggle }: RowProps) {
  const {
    id,
    name,
    status,
    stage,
    createdAt,
    message,
    line,
    kind,
    assignedTo,
    answerBy,
    source,
    applications = 0,
  } = submission;
  const promise = answerBy ? promiseOf(answerBy) : null;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item} className={classes.row} data-current={isOpen || undefined} data-id={id}>
      <SelectBox
        label={labels.select(name)}
        checked={isSelected}
        onToggle={(isRange) => onToggle(submission, isRange)}
      />
      <UnstyledButton component="a" className={classes.open} aria-current={isOpen || undefined} href={href}>
        <span className={classes.name} data-new={(stage?.kind ?? status) === 'new' || undefined}>
          <bdi>{name}</bdi> <Readers id={id} />
          {applications > 1 && (
            <span className={classes.again}>
              <span aria-hidden>{labels.times(applications)}</span>
              <VisuallyHidden>{labels.applications(applications)}</VisuallyHidden>
            </span>
          )}
          {marksOf(submission, 'row').map((mark) => (
            <span key={mark} className={classes.again}>
              {mark}
            </span>
          ))}
          {kind && kind !== 'message' && (
            <span className={isOverdue(submission) ? classes.overdue : classes.again}>
              {isOverdue(submission) ? texts.overdue : texts.kinds[kind]}
            </span>
          )}
        </span>
        <span className={classes.place}>{placeOf(submission)}</span>
        <span className={classes.about}>
          {withJob && <b>{formatJobName(submission)}</b>} {line ?? message}
        </span>
        <span className={classes.source}>{source?.split(' / ')[0]}</span>
        <span className={classes.status}>
          {statusLabel(submission)}
          {submission.isSample && <span className={classes.sample}>, {labels.sample}</span>}
          {assignedTo && `, ${assignedTo.name}`}
        </span>
        <span className={classes.when} data-due={promise?.isDue || undefined}>
          {promise?.words ?? formatRelative(createdAt)}
        </span>
      </UnstyledButton>
    </li>
  );
});

/** The text of a list or board without submissions. */
export function describeEmptyList(inbox: InboxName, filter: InboxFilter): { title: string; text?: string } {
  if (isFiltered(filter)) return labels.noMatch;
  return filter.box === '' ? labels.empty.inbox[inbox] : labels.empty[filter.box];
}
