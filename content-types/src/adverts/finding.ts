/** A finding of an advert check: the fault, why it matters, the source of the rule and the field to fix. */
import type { DataByType } from '../index.ts';

export type Job = DataByType['job'];

/** The agency that advertises; null until the site settings are saved. */
export type Agency = { name: string } | null;

export interface Source {
  label: string;
  url: string;
}

export interface Finding {
  /** `forbidden` breaks the law and blocks publishing, `problem` is likely to do harm, `advice` is a suggestion. */
  weight: 'forbidden' | 'problem' | 'advice';
  /** The path of the field to fix, relative to the job: `location.place`. Empty if the field is not part of the job. */
  path: string;
  /** A sentence that says what to fix. */
  what: string;
  /** A sentence that says why it should be fixed. */
  why: string;
  source: Source;
}

const LAW = 'https://www.legislation.gov.uk';

export const SOURCES = {
  conduct: { label: 'Conduct Regulations 2003, regulation 27', url: `${LAW}/uksi/2003/3319/regulation/27` },
  direct: { label: 'Equality Act 2010, sections 13 and 39', url: `${LAW}/ukpga/2010/15/section/39` },
  indirect: { label: 'Equality Act 2010, section 19', url: `${LAW}/ukpga/2010/15/section/19` },
  disability: { label: 'Equality Act 2010, section 15', url: `${LAW}/ukpga/2010/15/section/15` },
  health: { label: 'Equality Act 2010, section 60', url: `${LAW}/ukpga/2010/15/section/60` },
  age: {
    label: 'GOV.UK: discrimination during recruitment',
    url: 'https://www.gov.uk/employer-preventing-discrimination/recruitment',
  },
  gender: {
    label: 'Gaucher, Friesen and Kay 2011, gendered wording in job adverts',
    url: 'https://doi.org/10.1037/a0022530',
  },
  restrictions: { label: 'Conduct Regulations 2003, regulation 5', url: `${LAW}/uksi/2003/3319/regulation/5` },
  wage: { label: 'GOV.UK: National Minimum Wage rates', url: 'https://www.gov.uk/national-minimum-wage-rates' },
  fees: { label: 'Employment Agencies Act 1973, section 6', url: `${LAW}/ukpga/1973/35/section/6` },
  workingTime: { label: 'Working Time Regulations 1998, regulation 5', url: `${LAW}/uksi/1998/1833/regulation/5` },
  convictions: { label: 'Rehabilitation of Offenders Act 1974, section 4', url: `${LAW}/ukpga/1974/53/section/4` },
  google: {
    label: 'Google Search: job posting structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
  },
  map: { label: 'GeoNames, the source of our map data', url: 'https://www.geonames.org/' },
  plain: { label: 'GOV.UK: writing for GOV.UK', url: 'https://www.gov.uk/guidance/content-design/writing-for-gov-uk' },
} as const satisfies Record<string, Source>;
