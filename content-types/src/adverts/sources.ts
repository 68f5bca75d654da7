import type { Source } from './finding.ts';

const LAW = 'https://www.legislation.gov.uk';

/** The sources of the rules. */
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
  google: {
    label: 'Google Search: job posting structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
  },
  plain: { label: 'GOV.UK: writing for GOV.UK', url: 'https://www.gov.uk/guidance/content-design/writing-for-gov-uk' },
} as const satisfies Record<string, Source>;
