/** Checks that an agency's advert complies with regulation 27 of the Conduct Regulations 2003. */

import type { JobTerms } from '../jobs/job-terms.ts';
import { plainFromRichText } from '../text/rich-text.ts';
import { siteSettings } from '../types/site-settings.ts';
import type { Agency, Finding, Job } from './finding.ts';
import { SOURCES } from './finding.ts';

export function checkConduct(job: Job, { basis }: JobTerms, agency: Agency): Finding[] {
  return [...checkAgencyName(agency), ...checkBasis(job, basis), ...checkPay(job), ...checkAuthority(job)].map(
    (finding) => ({
      ...finding,
      source: SOURCES.conduct,
    }),
  );
}

type Found = Omit<Finding, 'source'>;

const PLACEHOLDER = siteSettings.fields.companyName.initial();

function checkAgencyName(agency: Agency): Found[] {
  const name = agency?.name.trim() ?? '';
  if (name !== '' && name !== PLACEHOLDER) return [];
  return [
    {
      weight: agency ? 'forbidden' : 'problem',
      path: '',
      what: 'Add the agency’s full name in Site settings.',
      why: 'Every advert must give the agency’s full name. The site takes it from Site settings and shows it on every page.',
    },
  ];
}

const TEMPORARY =
  /\b(temporary|fixed[- ]term|interim|(maternity|paternity|sickness) cover|\w+[- ](week|month) contract)\b/i;
const PERMANENT = /\bpermanent\b/i;

function checkBasis({ duration, title, description }: Job, basis: JobTerms['basis']): Found[] {
  if (!basis) return [];
  const why = 'Every advert must say clearly whether the work is temporary or permanent.';
  const problem = (path: string, what: string): Found[] => [{ weight: 'problem', path, what, why }];
  if (basis.work === 'permanent') {
    if (duration !== '')
      return problem('duration', 'The contract type is permanent, but you’ve given a duration. Which is right?');
    const ends = TEMPORARY.exec(title)?.[0];
    return ends
      ? problem('basis', `The contract type is permanent, but the title says “${ends}”. Which is right?`)
      : [];
  }
  if (PERMANENT.test(title))
    return problem('basis', 'The title says “permanent”, but the contract type doesn’t. Which is right?');
  const isClear = TEMPORARY.test(basis.name) || duration !== '';
  if (isClear || TEMPORARY.test(title) || TEMPORARY.test(plainFromRichText(description))) return [];
  return problem('duration', 'Say how long the work lasts, so it’s clear that it’s temporary.');
}

const EXPERIENCE =
  /\b(experience[ds]?|qualifi\w+|degree|diploma|certificates?|certified|certification|training|trained|licen[cs]ed?|NVQ|GCSEs?|A[- ]levels?|chartered|apprenticeship|time[- ]served)\b/i;

function checkPay(job: Job): Found[] {
  if (!givesPay(job)) return [];
  const { location, requirements, description } = job;
  const why =
    'An advert that gives the pay must also say where the work is, and the minimum experience, training or qualifications needed to earn it.';
  const findings: Found[] = [];
  if (!hasPlace(location)) {
    findings.push({
      weight: 'forbidden',
      path: 'location.place',
      what: 'You’ve given the pay, so you must say where the work is.',
      why,
    });
  }
  if (requirements.length === 0 && !EXPERIENCE.test(plainFromRichText(description))) {
    findings.push({
      weight: 'forbidden',
      path: 'requirements',
      what: 'You’ve given the pay, so you must say what experience, training or qualifications are needed, or that none are.',
      why,
    });
  }
  return findings;
}

/** Whether visitors see a rate of pay, in the figures or in the note. */
function givesPay({ salary }: Job): boolean {
  return (!salary.hidden && (salary.min !== null || salary.max !== null)) || /£\s?\d/.test(salary.note);
}

function hasPlace({ place, region, postcode, country, remote }: Job['location']): boolean {
  return [place, region, postcode, remote === 'remote' ? country : ''].some((part) => part.trim() !== '');
}

function checkAuthority({ authority }: Job): Found[] {
  if (authority.by !== '' && authority.on !== '') return [];
  return [
    {
      weight: 'advice',
      path: authority.by === '' ? 'authority.by' : 'authority.on',
      what: 'Record who at the client gave you authority for this advert, and when.',
      why: 'You can advertise a client’s position only with their authority, and must keep a record of it.',
    },
  ];
}
