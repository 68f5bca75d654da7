import { diffArrays } from 'diff';

export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts with more changed words are shown as one removed and one added text. */
const MAX_CHANGED_WORDS = 3000;

/** The difference of two texts word by word; deletions come before the additions that replace them. */
export function diffWords(before: string, after: string): Piece[] {
  const changes = diffArrays(splitWords(before), splitWords(after), { maxEditLength: MAX_CHANGED_WORDS });
  const pieces = changes?.map(
    ({ added, removed, value }): Piece => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  ) ?? [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  for (const [index, piece] of pieces.entries()) keepSpace(pieces[index - 1], piece, pieces[index + 1]);
  return pieces.filter(({ text }) => text !== '');
}

function splitWords(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}

/** Treats the space before a replaced word as unchanged. */
function keepSpace(same: Piece | undefined, removed: Piece, added: Piece | undefined): void {
  if (same?.kind !== 'same' || removed.kind !== 'removed' || added?.kind !== 'added') return;
  const space = /^\s*/.exec(removed.text)?.[0] ?? '';
  if (!added.text.startsWith(space)) return;
  same.text += space;
  removed.text = removed.text.slice(space.length);
  added.text = added.text.slice(space.length);
}
