/** Checks pay against the minimum wage, and finds demands that an agency may not make of work-seekers. */
import { formatPounds, toHourly } from '../jobs/pay.ts';
import type { Finding, Job } from './finding.ts';
import { SOURCES } from './finding.ts';
import { applyRules, type Rule } from './rules.ts';
import type { FieldText } from './texts.ts';

export function checkEmployment(job: Job, sentences: readonly FieldText[]): Finding[] {
  return [...checkWage(job, sentences), ...applyRules(sentences, RULES)];
}

/** Minimum wage rates from 1 April 2026, in pence per hour. */
const WAGE = { adult: 1_271, apprentice: 800 };

/** Matches a shorter working year, or a full-time salary that is paid pro rata. */
const PART_OF_YEAR = /\b(?:term[- ]time|annuali[sz]ed|pro[- ]?rata|FTE|full[- ]time equivalent)\b/i;

function checkWage({ salary, hours }: Job, sentences: readonly FieldText[]): Finding[] {
  const { min, max, unit, hidden } = salary;
  const pence = min ?? max;
  // Skips daily pay, because the hours in a day are unknown.
  if (pence === null || hidden || unit === 'day') return [];
  if (unit !== 'hour' && !hours.perWeek) return [];
  // An hourly rate needs no weekly hours.
  const perHour = toHourly(pence, unit, hours.perWeek || 1);
  if (perHour >= WAGE.adult) return [];
  if (unit !== 'hour' && sentences.some(({ text }) => PART_OF_YEAR.test(text))) return [];
  const isBelowAll = perHour < WAGE.apprentice;
  return [
    {
      weight: 'problem',
      path: min === null ? 'salary.max' : 'salary.min',
      what: isBelowAll
        ? `Raise the pay: ${formatPounds(perHour)} an hour is below every minimum wage.`
        : `Check the pay: ${formatPounds(perHour)} an hour is below the minimum wage for people aged 21 or over.`,
      why: `The minimum is ${formatPounds(WAGE.adult)} an hour from the age of 21, and ${formatPounds(WAGE.apprentice)} for apprentices.`,
      source: SOURCES.wage,
    },
  ];
}

/** Matches statements that there is no fee, or that someone else pays it. */
const NO_FEE =
  /\b(?:no|not|never|none|nil|zero|without|free|won['’]?t|can(?:not|['’]t)|don['’]t|cover(?:s|ed)?|reimburse[sd]?|refund(?:s|ed)?|refer)\b|\bwe(?:['’]ll| will)? pay\b/i;

const RULES: readonly Rule[] = [
  {
    weight: 'problem',
    pattern:
      /\b(?:you|candidates|applicants|drivers|workers)\b[^.!?]{0,30}\b(?:pay|owe|are charged)\b[^.!?]{0,30}\b(?:registration|joining|sign[- ]?up|admin(?:istration)?) fee\b/i,
    unless: NO_FEE,
    what: (match) => `Remove “${match}”: an agency can’t charge people for finding them work.`,
    why: 'It’s an offence to ask for a fee, or to receive one, for finding someone work.',
    source: SOURCES.fees,
  },
  {
    weight: 'problem',
    pattern:
      /\byou(?:['’]ll| will| must)? (?:have to |need to )?pay (?!(?:\S+ )?attention\b)(?:for )?(?:your |the |a )?(?:own )?(?:DBS|training|uniform|induction|medical)\b/i,
    what: (match) => `Check “${match}”: an agency can’t make people buy goods or services to get work.`,
    why: 'Help with finding work can’t depend on paying for anything, and such costs can take pay below the minimum wage.',
    source: SOURCES.restrictions,
  },
  {
    weight: 'problem',
    pattern: /\b(?:must|need to|have to|required to|expected to)\b[^.!?]{0,40}\bopt(?:ing)?[- ]?out\b/i,
    unless: /\b(?:not|never|no one|pension|enrol\w*)\b|n['’]t\b/i,
    what: (match) => `Remove “${match}”: opting out of the 48-hour week is voluntary.`,
    why: 'Working more than 48 hours a week is a choice, and no one may be turned down for saying no.',
    source: SOURCES.workingTime,
  },
  {
    weight: 'problem',
    pattern: /\bno (?:criminal (?:records?|convictions?|history)|convictions)\b(?! checks?\b)/i,
    unless: /\b(?:unspent|DBS|exempt|licen[cs]e|driving)\b/i,
    what: (match) => `Say “no unspent convictions” instead of “${match}”, if the job needs it.`,
    why: 'For most jobs, people needn’t mention spent convictions and can’t be turned down for them.',
    source: SOURCES.convictions,
  },
];
