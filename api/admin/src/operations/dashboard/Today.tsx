import { Anchor, Box, Button, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { readQuery } from '../../client/request.ts';
import { useListState } from '../../core/navigation/use-list.ts';
import { toHash } from '../../core/navigation/views.ts';
import { describeDue, isOverdue, today } from '../../desk/reminders/due.ts';
import { useReminderChange } from '../../desk/reminders/queries.ts';
import { ErrorAlert, LoadState } from '../../kit/ErrorAlert.tsx';
import { useKeptFocus } from '../../kit/keyboard.ts';
import { Segments } from '../../kit/Segments.tsx';
import { formatRelative, formatWeekday } from '../../kit/text/dates.ts';
import classes from './dashboard.module.css';
import { LIVE_OPTIONS, type TodayPart } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.today;

const todayQuery = (who: 'mine' | 'everyone') =>
  queryOptions({ ...readQuery('/today', { query: { who } }), ...LIVE_OPTIONS, placeholderData: keepPreviousData });

/** Today's work, the user's or everyone's. With j and k the focus moves along it; d marks a reminder as done. */
export function Today() {
  const { filter, setFilter } = useListState({ who: '' });
  const { data: ownWork } = useQuery(todayQuery('mine'));
  // Defaults to everyone's work if only that list has any.
  const defaultScope = ownWork?.mine === 0 && ownWork.everyone > 0 ? 'everyone' : 'mine';
  const who = filter.who === 'everyone' || filter.who === 'mine' ? filter.who : defaultScope;
  const { data, error } = useQuery(todayQuery(who));
  const reminderMutation = useReminderChange();
  const section = useRef<HTMLElement>(null);
  const onFocus = useKeptFocus(section);
  useKeys(section);
  return (
    <section ref={section} aria-label={labels.title} className={classes.today} tabIndex={-1} onFocus={onFocus}>
      <LoadState data={data} error={error} />
      <ErrorAlert error={reminderMutation.error} />
      {data && (
        <>
          <Segments
            size="xs"
            label={labels.who}
            options={{ mine: labels.mine(data.mine), everyone: labels.everyone(data.everyone) }}
            value={who}
            onChange={(next) => setFilter({ who: next })}
          />
          {data.parts.length === 0 && (
            <Text>
              {data.everyone === 0 ? labels.empty : labels.emptyMine}{' '}
              {data.everyone > 0 && (
                <Anchor component="button" type="button" onClick={() => setFilter({ who: 'everyone' })}>
                  {labels.forOthers(data.everyone)}
                </Anchor>
              )}
            </Text>
          )}
          <div data-list="today">
            {data.parts.map((part) => (
              <Part
                key={part.name}
                part={part}
                busyId={reminderMutation.isPending ? reminderMutation.variables.seen.id : null}
                onDone={(reminder) => reminderMutation.mutate({ seen: reminder, change: { isDone: true } })}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

type Item = TodayPart['items'][number];

interface PartProps {
  part: TodayPart;
  /** The id of the reminder that is being marked as done. */
  busyId: string | null;
  onDone(reminder: NonNullable<Item['reminder']>): void;
}

function Part({ part: { name, label, list, items, total }, busyId, onDone }: PartProps) {
  const id = `today-${name}`;
  return (
    <section aria-labelledby={id} className={classes.part}>
      <Group justify="space-between" align="baseline">
        <Title order={2} id={id} size="h5">
          {label}
        </Title>
        {list && total > items.length && (
          <Anchor size="sm" href={`#${list}`}>
            {labels.all(total)}
          </Anchor>
        )}
      </Group>
      <Box component="ul" className="card plain-list" mt={6} style={{ overflow: 'hidden' }}>
        {items.map(({ view, id, query, name: person, what, job, due, since, reminder }) => (
          <li
            key={`${view} ${reminder?.id ?? id}${query}`}
            className={classes.item}
            data-id={`${name} ${reminder?.id ?? id}${query}`}
          >
            <UnstyledButton component="a" className={classes.task} href={toHash({ view, entry: id || null, query })}>
              <span>{person}</span>
              <span>{what}</span>
              <span className={classes.job}>{job}</span>
              {due ? <Due {...due} /> : <span className={classes.due}>{since && formatRelative(since)}</span>}
            </UnstyledButton>
            {reminder && (
              <Button
                size="compact-xs"
                variant="default"
                data-done
                aria-label={labels.doneNamed(what)}
                aria-keyshortcuts="d"
                loading={busyId === reminder.id}
                onClick={() => onDone(reminder)}
              >
                {labels.done}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </section>
  );
}

function Due(due: NonNullable<Item['due']>) {
  const isLate = isOverdue(due);
  const isToday = due.day === today();
  return (
    <span className={classes.due} data-late={isLate || undefined}>
      {isToday ? (due.time ?? describeDue(due)) : labels.overdue(formatWeekday(due.day))}
    </span>
  );
}

/** Handles the keys unless another part of the screen has the focus. */
function useKeys(section: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const element = section.current;
      const isFocusInside = target instanceof Node && (element?.contains(target) || target.contains(element));
      if (!isFocusInside || ctrlKey || metaKey || altKey || !'jkd'.includes(key)) return;
      const rows = [...(element?.querySelectorAll('[data-id]') ?? [])];
      const focusedIndex = rows.findIndex((row) => row.contains(document.activeElement));
      const row = rows[key === 'j' ? focusedIndex + 1 : key === 'k' ? focusedIndex - 1 : focusedIndex];
      if (!row) return;
      event.preventDefault();
      if (key === 'd') row.querySelector<HTMLElement>('[data-done]')?.click();
      else row.querySelector('a')?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [section]);
}
