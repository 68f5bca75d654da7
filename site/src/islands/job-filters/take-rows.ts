import type { JobCard } from '../../lib/jobs/card.ts';

/** What a row says, in the order of its elements. */
export type RowTexts = readonly string[];

export interface Rows {
  /** Shows these jobs and no others. `over` the rows that are there, or in new ones: text that moves in a row is seen to move. */
  show(jobs: readonly JobCard[], how: 'over' | 'anew'): void;
}

interface Row {
  element: Element;
  link: HTMLAnchorElement;
  time: HTMLTimeElement;
  /** What hold the texts. */
  cells: readonly Element[];
  shown: RowTexts;
}

/**
 * Takes over the rows that React has drawn, one at least. React would look at each element of each row to find which words
 * are others: on a cheap phone that takes longer than all else that a keystroke asks for.
 */
export function takeRows(list: HTMLElement, textsOf: (job: JobCard) => RowTexts): Rows {
  let rows = Array.from(list.children, rowOf);

  return {
    show(jobs, how) {
      const texts = jobs.map(textsOf);
      if (how === 'anew' && texts.some((row, at) => !isSame(row, rows[at]?.shown))) {
        for (const { element } of rows) element.remove();
        rows = rows.map(copyOf);
      }
      while (rows.length < jobs.length) rows.push(...rows.slice(0, 1).map(copyOf));
      for (const [at, row] of rows.entries()) {
        const job = jobs[at];
        if (job) write(row, job, texts[at] ?? []);
        if (!job) row.element.remove();
        else if (!row.element.isConnected) list.append(row.element);
      }
      list.hidden = jobs.length === 0;
    },
  };
}

function write(row: Row, job: JobCard, texts: RowTexts): void {
  for (const [at, cell] of row.cells.entries()) {
    const text = texts[at] ?? '';
    if (text !== row.shown[at]) cell.textContent = text;
  }
  row.shown = texts;
  row.link.href = `/job/${job.id}`;
  row.time.dateTime = job.posted;
}

function copyOf({ element }: Row): Row {
  return rowOf(element.cloneNode(true) as Element);
}

function rowOf(element: Element): Row {
  const [title, ...others] = element.children;
  const link = title?.querySelector('a');
  const time = others.at(-1);
  if (!link || !(time instanceof HTMLTimeElement)) throw new Error('This is no row of a job.');
  const cells = [link, ...others];
  return { element, link, time, cells, shown: cells.map(({ textContent }) => textContent ?? '') };
}

function isSame(texts: RowTexts, others: RowTexts = []): boolean {
  return texts.every((text, at) => text === others[at]);
}
