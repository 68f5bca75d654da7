/** A job as structured data for Google for Jobs. It contains nothing that the page does not show. */
import type { DataByType, EntryOf } from 'content-types';
import { findCountryCode } from 'content-types/lib/countries';
import { renderDescriptionHtml } from 'content-types/lib/job-description';
import { type JobTerms, listEmploymentTypes } from 'content-types/lib/job-terms';
import { londonTime } from 'content-types/lib/london-time';
import { buildJobUrl, getAdvertisedPay } from '../feeds/feed-fields.ts';
import { findClosingTime } from '../jobs/facts.ts';
import type { JsonLd } from './structured-data.ts';

type Job = DataByType['job'];

export function buildJobPosting(job: EntryOf<'job'>, terms: JobTerms, company: string, site: URL): JsonLd {
  const { id, data, publishedAt } = job;
  const { location } = data;
  const end = findClosingTime(job);
  const isRemote = location.remote === 'remote';
  const country = { '@type': 'Country', name: location.country };
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: data.title,
    description: renderDescriptionHtml(data),
    datePosted: publishedAt,
    validThrough: end ? londonTime(end) : undefined,
    employmentType: listEmploymentTypes(terms),
    hiringOrganization: { '@type': 'Organization', name: company, sameAs: site.href },
    identifier: { '@type': 'PropertyValue', name: company, value: data.reference || id },
    jobLocation: isRemote && !location.place ? undefined : { '@type': 'Place', address: buildAddress(location) },
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: isRemote ? country : undefined,
    baseSalary: buildSalary(data.salary),
    directApply: true,
    url: buildJobUrl(id, { site }),
  };
}

function buildAddress({ place, region, postcode, country }: Job['location']): JsonLd {
  return {
    '@type': 'PostalAddress',
    addressLocality: place || undefined,
    addressRegion: region || undefined,
    postalCode: postcode || undefined,
    addressCountry: findCountryCode(country) ?? country,
  };
}

function buildSalary(salary: Job['salary']): JsonLd | undefined {
  const pay = getAdvertisedPay(salary);
  if (!pay) return undefined;
  const [min, max] = [pay.min ?? undefined, pay.max ?? undefined];
  const value = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    '@type': 'MonetaryAmount',
    currency: 'GBP',
    value: { '@type': 'QuantitativeValue', ...value, unitText: pay.unit.toUpperCase() },
  };
}
