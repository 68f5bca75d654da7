/**
 * Generates any number of different job adverts for tests. A number always gives the same advert, except for its closing
 * date. Omitted fields get their initial values.
 */

import { prose } from 'content-types/text/prose';
import { inDays } from './dates.ts';
import type { SampleData } from './document.ts';
import {
  BASES,
  BASIS_WORDS,
  BENEFITS,
  CONSULTANTS,
  DAYS,
  EMPLOYERS,
  ENDS,
  LEVELS,
  PATTERNS,
  PLACES,
  REASONS,
  TRADES,
  VALUES,
} from './generated-words.ts';

type Job = SampleData['job'];

export function generateJob(number: number) {
  const random = randomFrom(number);
  const pick = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)] as T;
  const pickSome = (options: readonly string[], count: number) =>
    [...options].sort((a, b) => rank(a, number) - rank(b, number)).slice(0, count);

  const trade = pick(TRADES);
  const [place, region, postcode] = pick(PLACES);
  const employer = pick(EMPLOYERS);
  const type = random() < 0.72 ? 'Full Time' : 'Part Time';
  const basis = pick(BASES);
  const level = basis === 'internship' ? { name: '', factor: 0.75 } : pick(LEVELS);
  const hours = type === 'Full Time' ? pick([35, 37, 40]) : pick([12, 16, 20, 24]);
  const yearly = round(interpolate(trade.pay, random()) * level.factor, 500);
  const title = `${level.name}${pick(trade.titles)}`;
  const team = 3 + Math.floor(random() * 20);
  return {
    title,
    category: trade.category,
    type,
    basis,
    description: prose(`
${BASIS_WORDS[basis]} at ${employer} in ${place}. You’d be joining a team of ${team}: ${pick(REASONS)}.

## The role

${pick(DAYS)} You work ${hours} hours a week${type === 'Part Time' ? ', on days to be agreed' : ''}.

## What matters here

- ${pickSome(VALUES, 3).join('\n- ')}
`),
    responsibilities: pickSome(trade.duties, 3),
    requirements: pickSome(trade.needs, 3),
    benefits: pickSome(BENEFITS, 4),
    location: {
      place,
      region,
      postcode,
      country: 'United Kingdom',
      remote: pick(['on-site', 'hybrid', 'hybrid', 'remote']),
      otherPlaces: [],
      point: '',
    },
    salary: generateSalary(basis, yearly, type),
    hours: { perWeek: hours, pattern: pick(PATTERNS) },
    start: pick(['As soon as possible', 'Within a month', 'January 2027', 'To be agreed']),
    duration: ENDS.has(basis) ? pick(['3 months', '6 months', '9 months', '12 months']) : '',
    closing: inDays(7 + Math.floor(random() * 50)),
    reference: `GEN-${String(number).padStart(6, '0')}`,
    consultant: pick(CONSULTANTS),
  } satisfies Partial<Job>;
}

function generateSalary(basis: string, yearly: number, type: Job['type']): Job['salary'] {
  const shape = { hidden: false, note: '' };
  if (basis === 'contract' || basis === 'freelance') {
    const day = round(yearly / 190, 5) * 100;
    return {
      ...shape,
      min: day,
      max: day + 4_000,
      unit: 'day',
      note: basis === 'contract' ? 'inside IR35' : 'outside IR35',
    };
  }
  if (basis === 'temporary' || basis === 'internship') {
    const hour = Math.max(1_420, round((yearly / 1_950) * 100, 5));
    return { ...shape, min: hour, max: hour + 100, unit: 'hour' };
  }
  const note = type === 'Part Time' ? 'full-time equivalent' : '';
  return { ...shape, min: yearly * 100, max: (yearly + 4_000) * 100, unit: 'year', note };
}

/** Mulberry32: a small, quick generator that gives the same numbers everywhere. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function rank(text: string, number: number): number {
  let hash = number;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return hash >>> 0;
}

function interpolate([least, most]: [number, number], share: number): number {
  return least + (most - least) * share;
}

function round(value: number, step: number): number {
  return Math.round(value / step) * step;
}
