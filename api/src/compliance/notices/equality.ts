import { equalityQuestions } from 'content-types/applications/equality-questions';
import { readPublishedSingleton } from '../../core/content/published.ts';
import { sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { equalityCounts } from '../../core/database/schema/data-protection.ts';

/** The smallest count that is shown, because a smaller group could identify a person. */
const MIN_SHOWN_COUNT = 5;

export type EqualityAnswer = readonly [question: string, answer: string];

/** The answers that were sent; empty while the questions are turned off. */
export function readEqualityAnswers(db: Database, values: Record<string, unknown>): EqualityAnswer[] {
  if (!readPublishedSingleton(db, 'dataProtection').equality) return [];
  return equalityQuestions
    .map(({ name }) => [name, values[name]] as const)
    .filter((pair): pair is [string, string] => isAnswer(...pair));
}

/** Adds one to each count. Nothing else about the answers is stored. */
export function countAnswers(db: Database, answers: readonly EqualityAnswer[], now: number) {
  const year = new Date(now).getUTCFullYear();
  for (const [question, answer] of answers) {
    const target = [equalityCounts.year, equalityCounts.question, equalityCounts.answer];
    db.insert(equalityCounts)
      .values({ year, question, answer, count: 1 })
      .onConflictDoUpdate({ target, set: { count: sql`${equalityCounts.count} + 1` } })
      .run();
  }
}

/**
 * Counts by year, newest first, with retired answers last. A null count is too small to show, or would reveal a small
 * one.
 */
export function buildEqualityReport(db: Database) {
  const rows = db.select().from(equalityCounts).all();
  const years = [...new Set(rows.map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => ({
    year,
    questions: equalityQuestions.map(({ name, label, answers }) => {
      const counts = new Map(answers.map((answer) => [answer, 0]));
      for (const row of rows) {
        if (row.year === year && row.question === name) counts.set(row.answer, row.count);
      }
      return { label, answers: suppressSmallCounts([...counts].map(([answer, count]) => ({ answer, count }))) };
    }),
  }));
}

/**
 * Hides small counts, except zeros. If only one count is small, also hides the smallest of the large ones, because a
 * total would reveal it.
 */
export function suppressSmallCounts<Item extends { count: number }>(items: readonly Item[]) {
  const smallItems = items.filter(({ count }) => count > 0 && count < MIN_SHOWN_COUNT);
  const largerItems = items.filter(({ count }) => count >= MIN_SHOWN_COUNT).sort((a, b) => a.count - b.count);
  const hiddenItems = new Set(smallItems.length === 1 ? [...smallItems, ...largerItems.slice(0, 1)] : smallItems);
  return items.map((item) => ({ ...item, count: hiddenItems.has(item) ? null : item.count }));
}

function isAnswer(question: string, value: unknown): boolean {
  const knownQuestion = equalityQuestions.find(({ name }) => name === question);
  return typeof value === 'string' && knownQuestion !== undefined && knownQuestion.answers.includes(value);
}
