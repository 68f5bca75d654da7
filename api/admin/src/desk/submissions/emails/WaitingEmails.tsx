import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '../../../client/request.ts';
import { type Outcome, OutcomeBanner } from '../../../core/publishing/OutcomeBanner.tsx';
import { SmallButton } from '../../../kit/buttons.tsx';
import { Note } from '../../../kit/notes.tsx';
import { describeConflict } from '../describe-conflicts.ts';
import classes from '../inbox.module.css';
import { type SeenSubmission, toSeenSubmission, waitingEmailsQuery } from '../queries.ts';
import { texts } from '../texts.ts';

const labels = texts.waiting;
/** The maximum number of people named above the list. */
const MAX_NAMED_PEOPLE = 2;

/** The emails that are about to be sent, with Undo for each and for all. The server keeps them, so a reload loses nothing. */
export function WaitingEmails({ onOutcome }: { onOutcome(outcome: Outcome): void }) {
  const queries = useQueryClient();
  const { data = [] } = useQuery(waitingEmailsQuery);
  const [isOpen, setOpen] = useState(false);
  const now = useNow(data.length > 0);
  const waitingEmails = data.filter(({ until }) => until > now);
  const undoMutation = useMutation({
    mutationFn: (entries: SeenSubmission[]) => request('POST', '/applications/emails/undo', { body: { entries } }),
    onSuccess({ undone, conflicts }, entries) {
      const notUndoneCount = entries.length - undone - conflicts.length;
      const counts = [undone > 0 && labels.undone(undone), notUndoneCount > 0 && labels.tooLate(notUndoneCount)];
      const message = [...counts, ...conflicts.map(describeConflict)].filter(Boolean).join(' ');
      onOutcome({ kind: 'done', message, change: null });
    },
    onError: (error) => onOutcome({ kind: 'failed', message: labels.failed, detail: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['inbox', 'applications'] }),
  });
  if (waitingEmails.length === 0) return null;
  const seconds = Math.ceil((Math.min(...waitingEmails.map(({ until }) => until)) - now) / 1000);
  return (
    <section className={classes.waiting} aria-label={labels.label}>
      <Group gap="sm">
        <div>
          <Text fw={600} role="status">
            {labels.summary(waitingEmails.length)}
          </Text>
          <Note>
            {labels.to(
              waitingEmails.slice(0, MAX_NAMED_PEOPLE).map(({ name }) => name),
              waitingEmails.length - MAX_NAMED_PEOPLE,
            )}
          </Note>
        </div>
        <Text c="dimmed" className="numbers" aria-hidden>
          {labels.seconds(seconds)}
        </Text>
        <Group gap="xs" ml="auto">
          {waitingEmails.length > 1 && (
            <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? labels.hidePeople : labels.showPeople}
            </Button>
          )}
          <SmallButton
            data-key="z"
            loading={undoMutation.isPending}
            onClick={() => undoMutation.mutate(waitingEmails.map(toSeenSubmission))}
          >
            {waitingEmails.length > 1 ? labels.undoAll : labels.undo}
          </SmallButton>
        </Group>
      </Group>
      {isOpen && waitingEmails.length > 1 && (
        <ul className={classes.people}>
          {waitingEmails.map(({ id, version, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              <SmallButton
                aria-label={labels.undoOne(name)}
                disabled={undoMutation.isPending}
                onClick={() => undoMutation.mutate([{ id, version }])}
              >
                {labels.undo}
              </SmallButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export default function WaitingElsewhere() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <div className={classes.notices}>
      <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={setOutcome} />
      <WaitingEmails onOutcome={setOutcome} />
    </div>
  );
}

/** The current time, updated every second while it is needed. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isNeeded) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
