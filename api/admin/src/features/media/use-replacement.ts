import { useMutation, useQueryClient } from '@tanstack/react-query';
import { count } from '../../lib/format.ts';
import type { Outcome } from '../publishing/outcome.ts';
import { replaceMedia } from './queries.ts';

/** Shows another picture in every place of one. `find` may have to upload it first. */
export function useReplacement<Source>(
  id: string,
  find: (source: Source) => Promise<string>,
  onOutcome: (outcome: Outcome) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (source: Source) => replaceMedia(id, await find(source)),
    onSuccess({ documents, change }) {
      if (documents === 0) {
        const message = 'The picture was used nowhere. The new one is in the library.';
        onOutcome({ kind: 'done', message, change: null });
        return;
      }
      const message = `Replaced in ${count(documents, 'document')}.`;
      onOutcome({ kind: 'done', message, change, undo: { change, label: 'Undo' } });
    },
    onSettled: () => Promise.all([['content'], ['media']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
