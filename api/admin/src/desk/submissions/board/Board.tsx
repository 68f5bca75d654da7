/** The applications as cards in a column for each stage. Cards move by drag, by their menu and by number keys. */
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { ActionIcon, Anchor, Checkbox, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatJobName } from 'content-types/applications/job-name';
import { type ReactNode, useState } from 'react';
import type { Submission } from '../../../client/submissions.ts';
import { toListQuery } from '../../../core/navigation/list-query.ts';
import { toHash } from '../../../core/navigation/views.ts';
import { SmallButton } from '../../../kit/buttons.tsx';
import { SelectBox } from '../../../kit/list/SelectBox.tsx';
import type { Selection } from '../../../kit/list/use-selection.ts';
import { Note } from '../../../kit/notes.tsx';
import { formatRelative } from '../../../kit/text/dates.ts';
import { type InboxFilter, NO_FILTER } from '../list/filter.ts';
import { marksOf, placeOf, promiseOf } from '../list/row-words.ts';
import { BOARD_COLUMN_SIZE, fetchAll, inboxQuery } from '../queries.ts';
import { StageKey } from '../Selects.tsx';
import type { Status } from '../statuses.ts';
import { texts } from '../texts.ts';
import type { Actions } from '../use-actions.ts';
import classes from './board.module.css';

const labels = texts.board;

export interface BoardColumn {
  status: string;
  total: number;
  items: Submission[];
}

interface BoardProps {
  columns: BoardColumn[];
  stages: Status[];
  filter: InboxFilter;
  linkTo(id: string): string;
  selection: Selection<Submission>;
  actions: Actions;
}

export function Board({ columns: savedColumns, stages, filter, linkTo, selection, actions }: BoardProps) {
  const [draggedSubmission, setDraggedSubmission] = useState<Submission | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short touch scrolls, so dragging starts only after a longer one.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const columns = withPending(savedColumns, actions.pending);
  const find = (id: unknown) => columns.flatMap(({ items }) => items).find((item) => item.id === id);
  const move = (submission: Submission, status: string) => {
    const isOneOfMany = selection.has(submission.id);
    const submissionsToMove = (isOneOfMany ? selection.items : [submission]).filter((item) => item.status !== status);
    if (submissionsToMove.length > 0)
      actions.change(submissionsToMove, { status }, isOneOfMany ? selection.clear : undefined);
  };
  const onDragEnd = ({ over }: DragEndEvent) => {
    if (draggedSubmission && over) move(draggedSubmission, String(over.id));
    setDraggedSubmission(null);
  };
  const nameOf = (id: unknown) => find(id)?.name ?? '';
  const stageOf = (id: unknown) => stages.find(({ value }) => value === id)?.label ?? '';

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDraggedSubmission(find(active.id) ?? null)}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDraggedSubmission(null)}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => labels.dragging(nameOf(active.id)),
          onDragOver: ({ over }) => (over ? labels.over(stageOf(over.id)) : undefined),
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={classes.board} aria-label={labels.label} tabIndex={0}>
        {columns.map((column) => {
          const index = stages.findIndex(({ value }) => value === column.status);
          const stage = stages[index];
          return stage ? (
            <Column
              key={column.status}
              column={column}
              stage={stage}
              index={index}
              filter={filter}
              selection={selection}
              renderCard={(submission, items) => (
                <DraggableCard
                  key={submission.id}
                  submission={submission}
                  href={linkTo(submission.id)}
                  withJob={!filter.job}
                  isSelected={selection.has(submission.id)}
                  onToggle={(isRange) => selection.toggle(submission, items, isRange)}
                  stages={stages}
                  onMove={(status) => move(submission, status)}
                />
              )}
            />
          ) : null;
        })}
      </section>
      <DragOverlay dropAnimation={null}>
        {draggedSubmission && (
          <article className={classes.card} data-overlay>
            <CardFacts submission={draggedSubmission} withJob={!filter.job} />
            {selection.has(draggedSubmission.id) && selection.items.length > 1 && (
              <Text size="sm" fw={600}>
                {texts.count.applications(selection.items.length)}
              </Text>
            )}
          </article>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The columns as they will be once a move has been saved. */
export function withPending(columns: BoardColumn[], pendingChange: Actions['pending']): BoardColumn[] {
  const targetStatus = pendingChange?.change.status;
  if (!pendingChange || targetStatus === undefined) return columns;
  const ids = new Set(pendingChange.submissions.map(({ id }) => id));
  const isMoving = ({ id, status }: Submission) => ids.has(id) && status !== targetStatus;
  const movingItems = columns.flatMap(({ items }) => items.filter(isMoving));
  return columns.map(({ status, total, items }) => {
    const remainingItems = items.filter((item) => !isMoving(item));
    const arrivingItems = status === targetStatus ? movingItems : [];
    return {
      status,
      total: total - (items.length - remainingItems.length) + arrivingItems.length,
      items: [...arrivingItems, ...remainingItems],
    };
  });
}

const MAX_SHOWN_APPLICATIONS = 200;

interface ColumnProps {
  column: BoardColumn;
  stage: Status;
  index: number;
  filter: InboxFilter;
  selection: Selection<Submission>;
  renderCard(submission: Submission, items: Submission[]): ReactNode;
}

function Column({
  column: { status, total, items: boardItems },
  stage,
  index,
  filter,
  selection,
  renderCard,
}: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const [isLong, setLong] = useState(false);
  // Empty and final columns are folded to a count until they are opened.
  const [isFolded, setFolded] = useState<boolean | null>(null);
  const canFold = stage.isEnd || total === 0;
  const isRail = isFolded ?? canFold;
  const stageFilter = { ...filter, layout: 'list' as const, status };
  const isExpanded = isLong && total > BOARD_COLUMN_SIZE;
  const { data } = useQuery({
    ...inboxQuery('applications', stageFilter, { limit: MAX_SHOWN_APPLICATIONS, offset: 0 }),
    enabled: isExpanded,
  });
  // The board's own cards are newer while a move is being saved.
  const firstIds = new Set(boardItems.map(({ id }) => id));
  const items =
    isExpanded && data
      ? [...boardItems, ...data.items.filter(({ id }) => !firstIds.has(id))].slice(0, total)
      : boardItems;
  const isAllSelected = total > 0 && items.every(({ id }) => selection.has(id));
  const isSome = items.some(({ id }) => selection.has(id));
  const toggleAll = async () => {
    const stageIds = new Set(items.map(({ id }) => id));
    const otherItems = selection.items.filter(({ id, status: other }) => other !== status && !stageIds.has(id));
    if (isAllSelected) selection.set(otherItems);
    else
      selection.set([...otherItems, ...(total > items.length ? await fetchAll('applications', stageFilter) : items)]);
  };
  return (
    <section
      className={classes.column}
      ref={setNodeRef}
      data-over={isOver || undefined}
      data-rail={isRail || undefined}
      aria-labelledby={`stage-${status}`}
    >
      <Group className={classes.head} gap="xs" wrap="nowrap">
        <Checkbox
          size="xs"
          aria-label={labels.select(stage.label)}
          checked={isAllSelected}
          indeterminate={!isAllSelected && isSome}
          disabled={total === 0}
          onChange={() => void toggleAll()}
        />
        <Title order={2} size="h5" id={`stage-${status}`} className={classes.stage}>
          {stage.label}{' '}
          <Text span inherit c="dimmed" fw={400} ml={4} className="numbers">
            {total}
          </Text>
        </Title>
        <StageKey index={index} />
        {(canFold || isFolded !== null) && (
          <ActionIcon
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={(isRail ? labels.show : labels.fold)(stage.label)}
            aria-expanded={!isRail}
            onClick={() => setFolded(!isRail)}
          >
            {isRail ? <IconChevronLeft size={16} /> : <IconChevronRight size={16} />}
          </ActionIcon>
        )}
      </Group>
      {stage.sideEffects && (
        <Text className={classes.sideEffects} c="dimmed">
          {stage.sideEffects}
        </Text>
      )}
      <Stack component="ul" className="plain-list" gap={8} data-list={status}>
        {items.map((submission) => renderCard(submission, items))}
      </Stack>
      {total === 0 && <Note className={classes.none}>{labels.empty}</Note>}
      {!isExpanded && total > items.length && (
        <SmallButton isQuiet onClick={() => setLong(true)}>
          {labels.showMore}
        </SmallButton>
      )}
      {isExpanded && total > MAX_SHOWN_APPLICATIONS && (
        <Anchor
          size="sm"
          className={classes.none}
          href={toHash({ view: 'applications', query: toListQuery(NO_FILTER, stageFilter) })}
        >
          {labels.showAll(total)}
        </Anchor>
      )}
    </section>
  );
}

interface CardProps {
  submission: Submission;
  href: string;
  withJob: boolean;
  isSelected: boolean;
  onToggle(isRange: boolean): void;
  stages: Status[];
  onMove(status: string): void;
}

function DraggableCard({ submission, href, withJob, isSelected, onToggle, stages, onMove }: CardProps) {
  const { id, name, status } = submission;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id });
  return (
    <li
      className={classes.card}
      ref={setNodeRef}
      {...listeners}
      data-id={id}
      data-dragging={isDragging || undefined}
      data-selected={isSelected || undefined}
    >
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <SelectBox mt={2} label={texts.list.select(name)} checked={isSelected} onToggle={onToggle} />
        <a className={classes.open} href={href} draggable={false}>
          <CardFacts submission={submission} withJob={withJob} />
        </a>
        <Menu position="bottom-end" shadow="md" portalProps={{ target: '#screen' }} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon
              className={classes.menu}
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={labels.moreActions(name)}
            >
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {stages.map(({ value, label, sideEffects }, index) => (
              <Menu.Item
                key={value}
                disabled={value === status}
                rightSection={<StageKey index={index} />}
                onClick={() => onMove(value)}
              >
                {label}
                {sideEffects && (
                  <Text className={classes.sideEffects} c="dimmed">
                    {sideEffects}
                  </Text>
                )}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Group>
    </li>
  );
}

function CardFacts({ submission, withJob }: { submission: Submission; withJob: boolean }) {
  const { name, createdAt, answerBy, assignedTo } = submission;
  const placeText = placeOf(submission);
  const notes = [
    answerBy ? promiseOf(answerBy).words : formatRelative(createdAt),
    assignedTo?.name,
    ...marksOf(submission),
  ];
  return (
    <>
      <span className={classes.name}>
        <bdi>{name}</bdi>
      </span>
      {withJob && <span className="one-line">{formatJobName(submission)}</span>}
      {placeText && <span className={classes.notes}>{placeText}</span>}
      <span className={classes.notes}>{notes.filter(Boolean).join(' · ')}</span>
    </>
  );
}
