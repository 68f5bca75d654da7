import { Anchor, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ApiResponse, request } from '../../client/request.ts';
import { toHash } from '../../core/navigation/views.ts';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { CallButton } from '../../kit/buttons.tsx';
import { Warning } from '../../kit/notes.tsx';
import classes from './candidates.module.css';
import type { Candidate } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.record;

interface DuplicatesProps {
  candidate: Pick<Candidate, 'id' | 'duplicates'>;
  onOutcome(outcome: Outcome): void;
}

/** Records that are probably of the same person, each with a button to merge it. */
export function Duplicates({ candidate: { id, duplicates }, onOutcome }: DuplicatesProps) {
  const queries = useQueryClient();
  async function report({ undo: body }: ApiResponse<'POST', '/candidates/{id}/merge'>) {
    for (const key of ['candidates', 'inbox']) await queries.invalidateQueries({ queryKey: [key] });
    const undo = async () => {
      await request('POST', '/candidates/{id}/split', { params: { id }, body });
      return { change: null };
    };
    onOutcome({ kind: 'done', message: labels.merged, change: null, undo });
  }
  if (duplicates.length === 0) return null;
  return (
    <Warning title={labels.duplicates}>
      <ul className={classes.items}>
        {duplicates.map((other) => (
          <li key={other.id}>
            <Group gap="xs">
              <Anchor size="sm" href={toHash({ view: 'candidates', entry: other.id })}>
                {other.name}
              </Anchor>
              <span>{other.email}</span>
              <span>{other.by === 'name' ? labels.sameName : labels.samePhone}</span>
              <CallButton
                size="compact-xs"
                aria-label={`${labels.merge} ${other.email}`}
                ask={labels.confirmMerge(other.name, other.email)}
                call={() => request('POST', '/candidates/{id}/merge', { params: { id }, body: { other: other.id } })}
                onDone={report}
              >
                {labels.merge}
              </CallButton>
            </Group>
          </li>
        ))}
      </ul>
    </Warning>
  );
}
