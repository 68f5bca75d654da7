import { useMutation, useQueryClient } from '@tanstack/react-query';
import { count } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import { replaceMedia } from './queries.ts';

/**
 * Shows another image in every place of one. `find` may have to upload it first. The undo puts the first one back, so there is none
 * for an image that was in use before: its own places would change too.
 */
export function useReplacement<Source>(
  id: string,
  find: (source: Source) => Promise<string>,
  onOutcome: (outcome: Outcome) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(source: Source) {
      const next = await find(source);
      const usedBefore = await request('GET', '/media/{id}/usage', { params: { id: next } });
      return { next, isUnused: usedBefore.items.length === 0, ...(await replaceMedia(id, next)) };
    },
    onSuccess({ documents, change, next, isUnused }) {
      if (documents === 0) {
        const message = 'The picture was used nowhere. The new one is in the library.';
        onOutcome({ kind: 'done', message, change: null });
        return;
      }
      const message = `Replaced in ${count(documents, 'document')}.`;
      onOutcome({ kind: 'done', message, change, undo: isUnused ? () => replaceMedia(next, id) : undefined });
    },
    onSettled: () => Promise.all([['content'], ['media']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
