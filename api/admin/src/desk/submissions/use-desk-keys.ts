import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { type Submission, submissionQuery } from '../../client/submissions.ts';
import { findFocusedId, isTyping, MAX_STAGE_KEY } from '../../kit/keyboard.ts';
import type { DeskKey } from './KeyBar.tsx';
import type { Writing } from './submission/Conversation.tsx';
import { texts } from './texts.ts';
import type { InboxState } from './use-inbox-screen.ts';

const labels = texts.keys;
const POLL_MS = 50;
const MAX_WAIT_MS = 2_000;

interface Handlers {
  onEmail(submissions: Submission[]): void;
  /** Sends people to a client. */
  onSend(submissions: Submission[]): void;
  onWrite(writing: Writing): void;
  onHelp(): void;
  /** Called with the id of the open submission after an action on it if no other follows, and with null if it reopens. */
  onLast(id: string | null): void;
}

/**
 * Keyboard shortcuts of the desk. A stage or rejection applies to the focused row or card, otherwise to the open
 * application. It applies to the whole selection if that includes the target, or if there is no target.
 */
export function useDeskKeys(state: InboxState, screen: RefObject<HTMLElement | null>, handlers: Handlers) {
  const { inbox, open, listed, stages, actions, selection, steps } = state;
  const queries = useQueryClient();
  const lastClosedId = useRef<string>(null);

  function findTargets(keyTargetId: string | null = null) {
    const id = keyTargetId ?? open;
    // The open application may be newer or older than the list.
    const target =
      (id && id === open ? queries.getQueryData(submissionQuery(inbox, id).queryKey) : undefined) ??
      listed.find((item) => item.id === id);
    const isMany = selection.items.length > 0 && (id === null || selection.has(id));
    const items = isMany ? selection.items : target ? [target] : [];
    return { items, isMany, isOpen: !isMany && id !== null && id === open };
  }

  /** Reopens the submission that the action had closed, after an undo. */
  function comeBack() {
    handlers.onLast(null);
    if (lastClosedId.current !== null) steps.onOpen(lastClosedId.current);
    lastClosedId.current = null;
  }

  /** Opens the next submission, or reports that this was the last. */
  function openNext() {
    lastClosedId.current = open;
    if (steps.next) steps.next();
    else handlers.onLast(open);
  }

  const findButton = (key: string) => screen.current?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  /** Clicks the button with this key. Waits for it, because buttons below the CV appear a moment later. */
  async function pressButton(key: string) {
    const { hash } = location;
    for (let waitedMs = 0; waitedMs < MAX_WAIT_MS && location.hash === hash; waitedMs += POLL_MS) {
      const button = findButton(key);
      if (button) return button.click();
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  const moveKeys = stages
    .slice(0, MAX_STAGE_KEY)
    .map(({ value, label, isRare, isEnd, sideEffects }, index): DeskKey => {
      const run = (keyTargetId?: string | null) => {
        const { items, isMany, isOpen } = findTargets(keyTargetId);
        const submissionsToMove = items.filter(({ status }) => status !== value);
        if (submissionsToMove.length === 0) return;
        lastClosedId.current = null;
        actions.change(submissionsToMove, { status: value }, isMany ? selection.clear : undefined, () => {
          handlers.onLast(null);
          if (isOpen && submissionsToMove[0]) steps.onOpen(submissionsToMove[0].id);
        });
        if (isOpen) openNext();
      };
      return { key: String(index + 1), label, run, isStage: true, isRare: isRare || isEnd, sideEffects };
    });
  const reject = (keyTargetId?: string | null) => {
    const { items } = findTargets(keyTargetId);
    if (items.length > 0) handlers.onEmail(items);
  };
  const sendToClient = (keyTargetId?: string | null) => {
    const { items, isOpen } = findTargets(keyTargetId);
    if (isOpen) void pressButton('c');
    else if (items.length > 0) handlers.onSend(items);
  };
  const write = (writing: Writing) => () => open !== null && handlers.onWrite(writing);
  const hasEmail = state.listed.find(({ id }) => id === open)?.email !== '';
  const isForApplications = inbox === 'applications' && state.list.filter.box !== 'spam';
  const keys: DeskKey[] = [
    ...(isForApplications
      ? [
          ...moveKeys,
          { key: 'x', label: labels.reject, run: reject },
          { key: 'i', label: labels.interview, run: () => void pressButton('i') },
          { key: 'c', label: labels.client, run: sendToClient },
        ]
      : []),
    ...(hasEmail ? [{ key: 'e', label: labels.email, run: write('reply') }] : []),
    { key: 'n', label: labels.note, run: write('note') },
    ...(inbox === 'applications' ? [{ key: 'r', label: labels.remind, run: write('reminder') }] : []),
    { key: 'z', label: labels.undo, run: () => findButton('z')?.click(), isRare: true },
  ];

  return {
    keys,
    advance: openNext,
    comeBack,
    onKeyDown(event: KeyboardEvent) {
      steps.onKeyDown(event);
      if (isTyping(event)) return;
      const run = event.key === '?' ? handlers.onHelp : keys.find(({ key }) => key === event.key)?.run;
      if (!run) return;
      event.preventDefault();
      run(findFocusedId(event));
    },
  };
}
