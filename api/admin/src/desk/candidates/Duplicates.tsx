import { Anchor, Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../client/request.ts';
import { toHash } from '../../core/navigation/views.ts';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { confirm } from '../../kit/confirm.ts';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Warning } from '../../kit/notes.tsx';
import classes from './candidates.module.css';
import type { Candidate } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.record;

interface DuplicatesProps {
  candidate: Pick<Candidate, 'id' | 'duplicates'>;
  onOutcome(outcome: Outcome): void;
}

/** Records that are probably of the same person, each with a button to merge it. */
export function Duplicates({ candidate: { id, duplicates }, onOutcome }: DuplicatesProps) {
  const queries = useQueryClient();
  const merge = useMutation({
    mutationFn: (other: string) => request('POST', '/candidates/{id}/merge', { params: { id }, body: { other } }),
    async onSuccess({ undo: body }) {
      await queries.invalidateQueries({ queryKey: ['candidates'] });
      await queries.invalidateQueries({ queryKey: ['inbox'] });
      const undo = async () => {
        await request('POST', '/candidates/{id}/split', { params: { id }, body });
        return { change: null };
      };
      onOutcome({ kind: 'done', message: words.merged, change: null, undo });
    },
  });
  if (duplicates.length === 0) return null;
  const ask = async ({ id: other, name, email }: Candidate['duplicates'][number]) => {
    if (await confirm(words.confirmMerge(name, email))) merge.mutate(other);
  };
  return (
    <Warning title={words.duplicates}>
      <ErrorAlert error={merge.error} />
      <ul className={classes.items}>
        {duplicates.map((other) => (
          <li key={other.id}>
            <Group gap="xs">
              <Anchor size="sm" href={toHash({ view: 'candidates', entry: other.id })}>
                {other.name}
              </Anchor>
              <span>{other.email}</span>
              <span>{other.by === 'name' ? words.sameName : words.samePhone}</span>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={`${words.merge} ${other.email}`}
                onClick={() => void ask(other)}
              >
                {words.merge}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Warning>
  );
}
