/** A shorter way to write job adverts. */

import { prose } from 'content-types/text/prose';
import { inDays } from '../dates.ts';
import type { SampleData, SampleDocument } from '../document.ts';

type Job = SampleData['job'];

export interface Advert
  extends Pick<Job, 'title' | 'type' | 'basis' | 'responsibilities' | 'requirements' | 'benefits'> {
  /** Town, county or region, postcode or postcode district, and where the work is done. */
  at: [place: string, region: string, postcode: string, remote: Job['location']['remote']];
  /** The ends of the pay range in pounds, its unit, and a note. */
  pay: [from: number | null, to: number | null, unit: Job['salary']['unit'], note?: string];
  hours: [perWeek: number, pattern: string];
  start?: string;
  duration?: string;
  /** `posted` is the number of days since the job went live, `closes` the number of days until it closes. */
  posted: number;
  closes: number;
  by: keyof typeof CONSULTANTS;
  text: string;
}

const CONSULTANTS = {
  amara: { name: 'Amara Osei-Bell', email: 'amara@orrinvale.example', phone: '0113 496 0141' },
  owen: { name: 'Owen Pritchard', email: 'owen@orrinvale.example', phone: '0113 496 0142' },
  priya: { name: 'Priya Nair', email: 'priya@orrinvale.example', phone: '0113 496 0175' },
  callum: { name: 'Callum Reid', email: 'callum@orrinvale.example', phone: '0113 496 0176' },
  beth: { name: 'Beth Lindqvist', email: 'beth@orrinvale.example', phone: '020 7946 0143' },
};

/** Returns job documents of one category, with references that count up from `first`: OV-1001, OV-1002, … */
export function adverts(category: Job['category'], first: number, dataList: Advert[]): SampleDocument<'job'>[] {
  return dataList.map((advert, index) => ({
    type: 'job',
    data: buildData(advert, category, `OV-${first + index}`),
    daysAgo: advert.posted,
  }));
}

function buildData(advert: Advert, category: Job['category'], reference: string): Partial<Job> {
  const { at, pay, hours, start = 'As soon as possible', duration = '', closes, by, text, title, type, basis } = advert;
  const [place, region, postcode, remote] = at;
  const [from, to, unit, note = ''] = pay;
  const { responsibilities, requirements, benefits } = advert;
  return {
    title,
    category,
    type,
    basis,
    consultantProfile: by,
    description: prose(text),
    responsibilities,
    requirements,
    benefits,
    location: { place, region, postcode, country: 'United Kingdom', remote, otherPlaces: [], point: '' },
    salary: { min: toPence(from), max: toPence(to), unit, hidden: false, note },
    hours: { perWeek: hours[0], pattern: hours[1] },
    start,
    duration,
    closing: inDays(closes),
    reference,
    consultant: CONSULTANTS[by],
  };
}

function toPence(pounds: number | null): number | null {
  return pounds === null ? null : Math.round(pounds * 100);
}
