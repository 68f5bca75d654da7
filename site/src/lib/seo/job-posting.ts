/** A job as structured data for Google for Jobs. It contains nothing that the page does not show. */
import type { DataByType, EntryOf } from 'content-types';
import type { Image } from 'content-types/fields/image';
import { renderDescriptionHtml } from 'content-types/jobs/job-description';
import { findClosingTime } from 'content-types/jobs/job-facts';
import { type JobTerms, listEmploymentTypes } from 'content-types/jobs/job-terms';
import { imagePath } from 'content-types/media/image-widths';
import { findCountryCode } from 'content-types/places/countries';
import { londonTime } from 'content-types/time/london-time';
import { buildJobUrl, getAdvertisedPay } from '../feeds/feed-fields.ts';
import type { JsonLd } from './structured-data.ts';

type Job = DataByType['job'];

interface Company {
  name: string;
  logo: Image | null;
}

/**
 * Builds a job's `JobPosting`. Several places become an array. A hybrid job has a place but no `TELECOMMUTE`, which
 * Google reserves for fully remote work.
 */
export function buildJobPosting(job: EntryOf<'job'>, terms: JobTerms, company: Company, site: URL): JsonLd {
  const { id, data, publishedAt } = job;
  const { location } = data;
  const end = findClosingTime(job);
  const isRemote = location.remote === 'remote';
  const country = { '@type': 'Country', name: location.country };
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: data.title,
    // Exactly the same description as on the page.
    description: renderDescriptionHtml(data, false),
    datePosted: publishedAt,
    validThrough: end ? londonTime(end) : undefined,
    employmentType: listEmploymentTypes(terms),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: site.href,
      logo: company.logo ? new URL(imagePath(company.logo), site).href : undefined,
    },
    identifier: { '@type': 'PropertyValue', name: company.name, value: data.reference || id },
    jobLocation: listLocations(location),
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: isRemote ? country : undefined,
    baseSalary: buildSalary(data.salary),
    directApply: true,
    url: buildJobUrl(id, { site }),
  };
}

/** Returns one place, an array of several, or undefined for remote work without a place. */
function listLocations(location: Job['location']): JsonLd | JsonLd[] | undefined {
  const otherLocations = location.otherPlaces.map((text) => {
    const [place = '', region = ''] = text.split(',').map((part) => part.trim());
    return { ...location, place, region, postcode: '' };
  });
  const namedLocations =
    location.place || location.remote !== 'remote' ? [location, ...otherLocations] : otherLocations;
  const places = namedLocations.map((item) => ({ '@type': 'Place', address: buildAddress(item) }));
  return places.length > 1 ? places : places[0];
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
