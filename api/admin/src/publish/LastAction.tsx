import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LastAction as Action } from '../api/types.ts';
import { type Outcome, OutcomeBanner } from '../entries/Outcome.tsx';
import { count, formatMoment, fromNow } from '../format.ts';
import classes from './last-action.module.css';
import { lastActionQuery } from './queries.ts';
import { useUndo } from './use-undo.ts';

const VERBS: Record<string, string> = {
  create: 'created',
  save: 'saved',
  unpublish: 'took off the site:',
  delete: 'deleted',
  restore: 'brought back',
  order: 'put in order:',
  undo: 'took back changes of',
};

/** What was last put on the site and by whom, and the click that takes it back. */
export function LastAction() {
  const { data } = useQuery(lastActionQuery);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const undo = useUndo(setOutcome);
  if (outcome) return <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={setOutcome} />;
  if (!data) return null;
  return (
    <section className={classes.last} aria-label="The last change">
      <div>
        <Text title={formatMoment(data.at)}>
          {data.user ?? 'Somebody'} {VERBS[data.did] ?? 'changed'} <b>{namesOf(data)}</b> {fromNow(data.at)}.
        </Text>
        {data.problem && (
          <Text size="sm" c="dimmed">
            {data.problem}
          </Text>
        )}
      </div>
      <Button
        variant="default"
        disabled={data.problem !== null}
        loading={undo.isPending}
        onClick={() => undo.mutate({ change: data.change, label: 'Undo' })}
      >
        Undo
      </Button>
    </section>
  );
}

function namesOf({ entries, count: total }: Action): string {
  const [first] = entries;
  return total === 1 && first ? `“${first.title}”` : count(total, 'entry', 'entries');
}
