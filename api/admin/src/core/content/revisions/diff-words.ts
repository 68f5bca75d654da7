import { diffArrays } from 'diff';

export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** The maximum number of changed words. Beyond it, the texts are shown as one removed and one added text. */
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
function keepSpace(samePiece: Piece | undefined, removedPiece: Piece, addedPiece: Piece | undefined): void {
  if (samePiece?.kind !== 'same' || removedPiece.kind !== 'removed' || addedPiece?.kind !== 'added') return;
  const space = /^\s*/.exec(removedPiece.text)?.[0] ?? '';
  if (!addedPiece.text.startsWith(space)) return;
  samePiece.text += space;
  removedPiece.text = removedPiece.text.slice(space.length);
  addedPiece.text = addedPiece.text.slice(space.length);
}
