import { Group, Kbd } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { InboxName } from '../../../client/submissions.ts';
import { PAGE_SIZE } from '../../../core/navigation/use-list.ts';
import { BackLink, SmallButton } from '../../../kit/buttons.tsx';
import { isTyping } from '../../../kit/keyboard.ts';
import { findNeighbours } from '../../../kit/list/neighbours.ts';
import { Note } from '../../../kit/notes.tsx';
import classes from '../inbox.module.css';
import type { SubmissionPage } from '../queries.ts';
import { texts as inboxTexts } from '../texts.ts';

const texts = inboxTexts.steps;

export function Steps({ inbox, steps, back }: { inbox: InboxName; steps: StepControls; back: string }) {
  const { previous, next, position } = steps;
  return (
    <Group gap="xs" className={classes.steps}>
      <BackLink ml={-8} mr="auto" href={back}>
        {texts.all[inbox]}
      </BackLink>
      <Note className="numbers" ml="auto" visibleFrom="xs">
        {position}
      </Note>
      <Step label={texts.previous} keyName="k" step={previous} />
      <Step label={texts.next} keyName="j" step={next} />
    </Group>
  );
}

function Step({ label, keyName, step }: { label: string; keyName: string; step: (() => void) | null }) {
  return (
    <SmallButton
      disabled={step === null}
      aria-keyshortcuts={keyName}
      rightSection={<Kbd size="xs">{keyName}</Kbd>}
      onClick={() => step?.()}
    >
      {label}
    </SmallButton>
  );
}

interface StepsOptions {
  /** The page of the list or the column of the board; undefined while another page is loading. */
  list: SubmissionPage | undefined;
  openId: string | null;
  page: number;
  onPage(page: number): void;
  onOpen(id: string): void;
}

/** Moves from one submission to the next by button or key, across the pages of the list. */
export function useSteps({ list, openId, page, onPage, onOpen }: StepsOptions) {
  const [index, setIndex] = useState(0);
  /** The submission to open once the next page of the list has arrived. */
  const [pendingPosition, setPendingPosition] = useState<'first' | 'last' | null>(null);
  const ids = list?.items.map(({ id }) => id) ?? [];
  const neighbours = findNeighbours(ids, openId, index);
  if (list && neighbours.index !== index) setIndex(neighbours.index);

  const arrivedId = pendingPosition === null ? undefined : ids.at(pendingPosition === 'first' ? 0 : -1);
  useEffect(() => {
    if (arrivedId === undefined) return;
    setPendingPosition(null);
    onOpen(arrivedId);
  }, [arrivedId, onOpen]);

  const total = list?.total ?? 0;
  const turnPage = (newPage: number, position: 'first' | 'last') => () => {
    onPage(newPage);
    setPendingPosition(position);
  };
  const toStep = (id: string | null) => (id === null ? null : () => onOpen(id));
  const next = toStep(neighbours.next) ?? (list && page * PAGE_SIZE < total ? turnPage(page + 1, 'first') : null);
  const previous = toStep(neighbours.previous) ?? (list && page > 1 ? turnPage(page - 1, 'last') : null);

  return {
    next,
    previous,
    onOpen,
    /** The submission that Next opens, unless it is on another page. */
    ahead: neighbours.next,
    /** The position, such as `3 of 24`; empty if the open submission is not in the list. */
    position:
      openId !== null && ids.includes(openId)
        ? texts.position((page - 1) * PAGE_SIZE + neighbours.index + 1, total)
        : '',
    onKeyDown(event: KeyboardEvent) {
      if (isTyping(event)) return;
      const step = event.key === 'j' ? next : event.key === 'k' ? previous : null;
      if (!step) return;
      event.preventDefault();
      step();
    },
  };
}

type StepControls = ReturnType<typeof useSteps>;
