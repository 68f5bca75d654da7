/** Extracts pay from search words, such as `chef £15 an hour`, because adverts give it in other figures. */
import type { JobCriteria } from './criteria.ts';

const AMOUNT = String.raw`(?<pound>£\s?)?(?<amount>\d[\d,]*(?:\.\d+)?)\s?(?<thousand>k\b)?`;
const PERIOD = String.raw`(?:\s?(?:an?\s|per\s|p\.?|/)\s?(?<per>hour|hr|h|day|d|year|yr|annum|a)\b)`;
const BEFORE = String.raw`(?:\b(?:over|above|at least|more than|min(?:imum)?|from)\s+)?`;
const PAY = new RegExp(String.raw`${BEFORE}(?<![\w-])${AMOUNT}\+?${PERIOD}?\+?(?: or more\b)?(?![\w-])`, 'i');
const UP_TO = /\bup to\s+$/i;
const PERIODS: Record<string, JobCriteria['per']> = { h: 'hour', d: 'day', y: 'year', a: 'year' };

/** Moves typed pay from the words to the minimum pay, unless that is already set. */
export function withTypedPay(criteria: JobCriteria): JobCriteria {
  const match = PAY.exec(criteria.q);
  const { pound, amount = '', thousand, per } = match?.groups ?? {};
  if (!match || criteria.pay > 0 || !(pound || thousand || per)) return criteria;
  const pay = Number(amount.replaceAll(',', '')) * (thousand ? 1_000 : 1);
  const guessedPeriod = pay < 200 ? 'hour' : pay < 2_000 ? 'day' : 'year';
  const precedingText = criteria.q.slice(0, match.index);
  const remainingText = `${precedingText.replace(UP_TO, '')} ${criteria.q.slice(match.index + match[0].length)}`;
  // Ignores a maximum, which says nothing about the minimum pay.
  if (UP_TO.test(precedingText)) return { ...criteria, q: remainingText.trim() };
  return {
    ...criteria,
    q: remainingText.trim(),
    pay,
    per: per ? (PERIODS[per[0]?.toLowerCase() ?? ''] ?? guessedPeriod) : guessedPeriod,
  };
}
