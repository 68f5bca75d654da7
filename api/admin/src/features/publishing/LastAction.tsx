import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { count, formatDateTime, formatRelative } from '../../lib/format.ts';
import type { LastAction as Action } from '../../lib/types.ts';
import classes from './last-action.module.css';
import { OutcomeBanner } from './OutcomeBanner.tsx';
import type { Outcome } from './outcome.ts';
import { undoQuery } from './queries.ts';
import { useUndo } from './use-undo.ts';

const VERBS: Record<string, string> = {
  create: 'created',
  save: 'saved',
  unpublish: 'took off the site:',
  delete: 'deleted',
  restore: 'brought back',
  order: 'put in order:',
};

/** What was last put on the site and by whom, the click that takes it back, and the one that brings it again. */
export function LastAction() {
  const { data } = useQuery(undoQuery);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The ways back and forth stay below it.
  const undo = useUndo((outcome) => setOutcome(outcome.kind === 'done' ? { ...outcome, undo: undefined } : outcome));
  const last = data?.last ?? null;
  const redo = data?.redo ?? null;
  return (
    <>
      {outcome && <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={setOutcome} />}
      {(last || redo !== null) && (
        <section className={classes.last} aria-label="The last change">
          {last ? <Sentence action={last} /> : <Text>All that can be undone is undone.</Text>}
          <Group gap="sm" wrap="nowrap">
            {redo !== null && (
              <Button
                variant="subtle"
                loading={undo.isPending}
                onClick={() => undo.mutate({ change: redo, label: 'Redo' })}
              >
                Redo
              </Button>
            )}
            {last && (
              <Button
                variant="default"
                disabled={last.problem !== null}
                loading={undo.isPending}
                onClick={() => undo.mutate({ change: last.change, label: 'Undo' })}
              >
                Undo
              </Button>
            )}
          </Group>
        </section>
      )}
    </>
  );
}

function Sentence({ action }: { action: Action }) {
  return (
    <div>
      <Text title={formatDateTime(action.at)}>
        {action.user ?? 'Somebody'} {VERBS[action.did] ?? 'changed'} <b>{namesOf(action)}</b>{' '}
        {formatRelative(action.at)}.
      </Text>
      {action.problem && (
        <Text size="sm" c="dimmed">
          {action.problem}
        </Text>
      )}
    </div>
  );
}

function namesOf({ entries, count: total }: Action): string {
  const [first] = entries;
  return total === 1 && first ? `“${first.title}”` : count(total, 'entry', 'entries');
}
