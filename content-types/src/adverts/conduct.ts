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

type ConductFinding = Omit<Finding, 'source'>;

const PLACEHOLDER = siteSettings.fields.companyName.initial();

function checkAgencyName(agency: Agency): ConductFinding[] {
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

function checkBasis({ duration, title, description }: Job, basis: JobTerms['basis']): ConductFinding[] {
  if (!basis) return [];
  const why = 'Every advert must say clearly whether the work is temporary or permanent.';
  const toProblems = (path: string, what: string): ConductFinding[] => [{ weight: 'problem', path, what, why }];
  if (basis.work === 'permanent') {
    if (duration !== '')
      return toProblems('duration', 'The contract type is permanent, but you’ve given a duration. Which is right?');
    const temporaryPhrase = TEMPORARY.exec(title)?.[0];
    return temporaryPhrase
      ? toProblems('basis', `The contract type is permanent, but the title says “${temporaryPhrase}”. Which is right?`)
      : [];
  }
  if (PERMANENT.test(title))
    return toProblems('basis', 'The title says “permanent”, but the contract type doesn’t. Which is right?');
  const isClear = TEMPORARY.test(basis.name) || duration !== '';
  if (isClear || TEMPORARY.test(title) || TEMPORARY.test(plainFromRichText(description))) return [];
  return toProblems('duration', 'Say how long the work lasts, so it’s clear that it’s temporary.');
}

const EXPERIENCE =
  /\b(experience[ds]?|qualifi\w+|degree|diploma|certificates?|certified|certification|training|trained|licen[cs]ed?|NVQ|GCSEs?|A[- ]levels?|chartered|apprenticeship|time[- ]served)\b/i;

function checkPay(job: Job): ConductFinding[] {
  if (!givesPay(job)) return [];
  const { location, requirements, description } = job;
  const why =
    'An advert that gives the pay must also say where the work is, and the minimum experience, training or qualifications needed to earn it.';
  const findings: ConductFinding[] = [];
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

function checkAuthority({ authority }: Job): ConductFinding[] {
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
