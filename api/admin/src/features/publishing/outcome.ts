/** What became of the last thing that was asked for. */
export type Outcome =
  | {
      kind: 'done';
      message: string;
      /** Whose receipt is to be shown; null when visitors see nothing of it. */
      change: number | null;
      /** What a click takes back. */
      undo?: { change: number; label: 'Undo' | 'Redo' };
    }
  | { kind: 'failed'; message: string; detail: string };
