/** Converts what a multi-poster sends to the fields of a job. Fields that it leaves out do not change. */
import { contentTypes } from 'content-types';
import { getTitle } from 'content-types/define';
import { onSite } from '../../core/content/document-statements.ts';
import type { Database } from '../../core/database/open.ts';
import { documents } from '../../core/database/schema/content.ts';
import type { PosterWords } from '../../core/database/schema/posting.ts';
import type { Issue } from '../../core/http/errors.ts';
import { DAY_MS, toDay as dayOf } from '../../core/lib/dates.ts';
import { toPlainText } from '../../core/lib/parse-html.ts';
import { readLocation, readPay, toDay, toLines, withoutMissing } from '../import/files/job-values.ts';
import { convertWordpressText } from '../import/files/text.ts';
import { simplify, termIds } from '../import/terms.ts';
import type { Post, PostField } from './read-post.ts';

export const TERMS = { category: contentTypes.sector, type: contentTypes.jobType, basis: contentTypes.contractType };
export type Term = keyof typeof TERMS;
export const TERM_NAMES = Object.keys(TERMS) as Term[];
const MAX_WORDS = 500;
const MAX_WORD_LENGTH = 100;

/** The field of a post that each field of the job comes from, for errors. */
const SOURCES: [path: string, field: PostField][] = [
  ['location.place', 'place'],
  ['location.region', 'region'],
  ['location.postcode', 'postcode'],
  ['location.country', 'country'],
  ['location', 'place'],
  ['salary', 'payFrom'],
  ['consultant.name', 'contactName'],
  ['consultant.email', 'contactEmail'],
  ['consultant.phone', 'contactPhone'],
  ['closing', 'days'],
  ['expiresAt', 'days'],
];

/** Errors of a job by the names of the fields that were sent. */
export function toPostIssues({ nameOf }: Post, issues: readonly Issue[]): Issue[] {
  return issues.map(({ path, message }) => {
    const source = SOURCES.find(([start]) => path === start || path.startsWith(`${start}.`))?.[1];
    return { path: nameOf(source ?? (path.split('.')[0] as PostField)), message };
  });
}

interface Terms {
  data: Partial<Record<Term, string>>;
  issues: Issue[];
  /** The known words, with the new ones of this post. */
  words: PosterWords;
}

/**
 * Entries for the words of a post: the administrator's choice for the word, otherwise the entry of that name, otherwise
 * the administrator's default.
 */
export function readTerms(db: Database, { values }: Post, knownWords: PosterWords, isNew: boolean): Terms {
  const data: Terms['data'] = {};
  const issues: Issue[] = [];
  const mapping = structuredClone(knownWords);
  for (const term of TERM_NAMES) {
    const sentTerm = toPlainText(values[term] ?? '').slice(0, MAX_WORD_LENGTH);
    if (sentTerm === '' && !isNew) continue;
    const word = sentTerm.toLowerCase();
    const entries = termIds(db, term);
    const entryIds = new Set(entries.values());
    const id = [mapping[term][word], entries.get(simplify(sentTerm)), mapping[term]['']].find(
      (entryId) => entryId && entryIds.has(entryId),
    );
    if (id) data[term] = id;
    else {
      const { label } = TERMS[term];
      const names = listNames(db, term).join(', ');
      const termLabel = sentTerm
        ? `There is no ${label.one.toLowerCase()} called “${sentTerm}”.`
        : `${label.one} is missing.`;
      issues.push({
        path: term,
        message: `${termLabel} Send one of: ${names}. Or ask the site’s administrator to add it to the mapping.`,
      });
    }
    const isKnown = Object.hasOwn(mapping[term], word) || entries.has(simplify(sentTerm));
    if (sentTerm && !isKnown && Object.keys(mapping[term]).length < MAX_WORDS) mapping[term][word] = '';
  }
  return { data, issues, words: mapping };
}

function listNames(db: Database, term: Term): string[] {
  const rows = db.select().from(documents).where(onSite(TERMS[term].name)).limit(50).all();
  return rows.map((row) => getTitle(TERMS[term], row));
}

/**
 * Converts a post. For a new job, `days_to_advertise` counts from today; an update keeps the closing date unless it
 * sends another.
 */
export function readJob({ values: postValues }: Post, isNew: boolean, now: number) {
  const notes: string[] = [];
  const closingDate = postValues.closing
    ? toDay(postValues.closing, notes)
    : isNew
      ? closingDay(postValues.days, now)
      : undefined;
  const data = withoutMissing({
    title: postValues.title && toPlainText(postValues.title),
    description: postValues.description && convertWordpressText(postValues.description, notes),
    requirements: toLines(postValues.requirements),
    benefits: toLines(postValues.benefits),
    location: withoutMissing(readLocation(postValues)),
    salary: readSalary(postValues, notes),
    start: postValues.start,
    duration: postValues.duration,
    closing: closingDate || undefined,
    reference: postValues.reference?.slice(0, 40),
    consultant: withoutMissing({
      name: postValues.contactName,
      email: postValues.contactEmail,
      phone: postValues.contactPhone,
    }),
  });
  return { data, notes };
}

function closingDay(days: string | undefined, now: number): string {
  const count = Number(days);
  return Number.isInteger(count) && count > 0 && count <= 366 ? dayOf(now + count * DAY_MS) : '';
}

function readSalary(postValues: Post['values'], notes: string[]): Record<string, unknown> | undefined {
  const ends = [postValues.payFrom, postValues.payTo].filter((end) => end !== undefined);
  const payRange = ends.length > 0 ? ends.join(' - ') : postValues.pay;
  if (payRange === undefined) return undefined;
  const pay = readPay(toPlainText(payRange), postValues.payPer ?? '', postValues.currency ?? '', notes);
  const payText = [postValues.currency, payRange, postValues.payPer && `per ${postValues.payPer}`]
    .filter(Boolean)
    .join(' ');
  return {
    min: null,
    max: null,
    ...pay,
    note: 'note' in pay && ends.length > 0 ? payText.slice(0, 120) : (pay.note ?? ''),
  };
}
