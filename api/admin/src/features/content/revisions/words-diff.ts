/** What became of a text, word by word. */

export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** More words than this are shown as two whole texts: the table below grows with the square of them. */
const MAX_WORDS = 3000;

export function wordsDiff(before: string, after: string): Piece[] {
  const a = words(before);
  const b = words(after);
  if (a.length > MAX_WORDS || b.length > MAX_WORDS) {
    return merged([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  }
  const common = lengths(a, b);
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      pieces.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      pieces.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return merged(pieces);
}

/** Words and the spaces between them. */
function words(text: string): string[] {
  return text.match(/\S+|\s+/g) ?? [];
}

/** How long the longest common sequence of the rests from i and j is. */
function lengths(a: string[], b: string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = table[i];
    for (let j = b.length - 1; row && j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function at(table: Uint16Array[], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}

/** Words that went, then words that came: a space that both share, with changes on either side, keeps none of them apart. */
function merged(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  let removed = '';
  let added = '';
  for (const [index, { kind, text }] of pieces.entries()) {
    const isInside =
      removed + added !== '' && text.trim() === '' && (pieces[index + 1] ?? { kind: 'same' }).kind !== 'same';
    if (kind === 'removed' || (kind === 'same' && isInside)) removed += text;
    if (kind === 'added' || (kind === 'same' && isInside)) added += text;
    if (kind !== 'same' || isInside) continue;
    result.push(...changed(removed, added));
    removed = added = '';
    const last = result.at(-1);
    if (last?.kind === 'same') last.text += text;
    else result.push({ kind, text });
  }
  return [...result, ...changed(removed, added)];
}

function changed(removed: string, added: string): Piece[] {
  const pieces: Piece[] = [
    { kind: 'removed', text: removed },
    { kind: 'added', text: added },
  ];
  return pieces.filter(({ text }) => text !== '');
}
