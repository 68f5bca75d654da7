import type { EntryOf } from 'content-types';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../support/entries.ts';
import { all, collapsed, type Page, pageOf } from '../support/page.ts';
import { ORIGIN, type Site } from '../support/publish-site.ts';
import { addressOf } from './head.ts';

type Data = Record<string, unknown>;

export function structuredDataChecks({ api, pages, page }: Site): void {
  const ofType = (type: string) =>
    pages.flatMap((page) => blocksOf(page).flatMap((data) => (data['@type'] === type ? [{ page, data }] : [])));

  describe('structured data', () => {
    test('the home page says who runs the site', () => {
      expect(blocksOf(page('/'))).toEqual([
        expect.objectContaining({ '@type': 'EmploymentAgency', name: expect.any(String), url: ORIGIN.href }),
        expect.objectContaining({ '@type': 'WebSite', name: expect.any(String), url: ORIGIN.href }),
      ]);
    });

    test('every other page that search engines may index has breadcrumbs', () => {
      const trails = new Map(
        ofType('BreadcrumbList').map(({ page, data }) => [page.path, data.itemListElement as Data[]]),
      );
      expect([...trails.keys()].sort()).toEqual(
        pages
          .map(({ path }) => path)
          .filter((path) => !/^\/((job\/)?404|frame|[\w-]+\.[\w.-]+)?$/.test(path))
          .sort(),
      );
      for (const [path, items] of trails) {
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
        expect(items.at(-1)?.item).toBe(new URL(path, ORIGIN).href);
        for (const { item, name } of items) {
          expect(page(new URL(String(item)).pathname)).toBeDefined();
          expect(name).toMatch(/\S/);
        }
      }
    });

    test('every article has an author and a date', async () => {
      const posts = await entriesOf(api, 'blog');
      expect(ofType('Article').map(({ page, data }) => [page.path, data])).toEqual(
        posts
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map(({ id, data, updatedAt }) => [
            `/blog/${id}`,
            expect.objectContaining({
              headline: data.title,
              author: { '@type': 'Person', name: data.author },
              datePublished: data.publishedDate,
              dateModified: updatedAt,
              mainEntityOfPage: `${ORIGIN}blog/${id}`,
            }),
          ]),
      );
    });

    test('a JobPosting is on the pages of open jobs and nowhere else', async () => {
      const openJobs = (await entriesOf(api, 'job')).filter(({ closed }) => !closed);
      expect(ofType('JobPosting').map(({ page }) => page.path)).toEqual(openJobs.map(({ id }) => `/job/${id}`).sort());
    });

    test('a JobPosting is complete without anything that the page does not show', async () => {
      const jobs = new Map((await entriesOf(api, 'job')).map((job) => [`/job/${job.id}`, job]));
      const faults = ofType('JobPosting').flatMap(({ page, data }) =>
        faultsIn(page, data, jobs.get(page.path) as EntryOf<'job'>).map((fault) => `${page.path}: ${fault}`),
      );
      expect(faults).toEqual([]);
    });
  });
}

function blocksOf(page: Page): Data[] {
  return all(page, 'script', { type: 'application/ld+json' }).map(({ text }) => {
    const data = JSON.parse(text) as Data;
    expect(data['@context']).toBe('https://schema.org');
    return data;
  });
}

const KNOWN = new Set(
  `@context @type title description datePosted validThrough employmentType hiringOrganization identifier jobLocation
   jobLocationType applicantLocationRequirements baseSalary directApply url`.split(/\s+/),
);
const EMPLOYMENT = /^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/;

/** Problems that Google would warn about, or reject as hidden content. */
function faultsIn(page: Page, data: Data, { data: job, closed }: EntryOf<'job'>): string[] {
  const faults: string[] = [];
  const pageText = page.words.toLowerCase();
  const requireFine = (isFine: unknown, fault: string) => void (isFine || faults.push(fault));
  const expectShown = (text: unknown, name: string) =>
    requireFine(pageText.includes(collapsed(String(text)).toLowerCase()), `${name} is not shown: ${text}`);
  const times = all(page, 'time').map(({ attributes }) => attributes.datetime ?? '');
  const showsDay = (time: unknown, name: string) =>
    requireFine(
      times.some((shownTime) => shownTime !== '' && String(time).startsWith(shownTime)),
      `${name} is not shown: ${time}`,
    );

  requireFine(!closed, 'closed');
  for (const name of Object.keys(data)) requireFine(KNOWN.has(name), `${name} is unknown`);
  requireFine(
    collapsed(all(page, 'h1')[0]?.text ?? '') === collapsed(String(data.title)),
    'the title is not the heading',
  );
  expectShown(wordsOf(String(data.description)), 'description');
  showsDay(data.datePosted, 'datePosted');
  if (job.closing || data.validThrough) showsDay(data.validThrough, 'validThrough');
  requireFine(
    (data.employmentType as string[]).every((type) => EMPLOYMENT.test(type)),
    'employmentType',
  );
  expectShown((data.hiringOrganization as Data).name, 'hiringOrganization');
  expectShown((data.identifier as Data).value, 'identifier');
  requireFine(
    data.directApply === true && all(page, 'form', { action: '/api/applications' }).length === 1,
    'directApply',
  );
  requireFine(data.url === addressOf(page), 'url');

  const addresses = [data.jobLocation ?? []].flat().map((place) => (place as { address: Data }).address);
  for (const address of addresses) {
    // An unknown country stays as the editor wrote it.
    requireFine(job.location.country !== 'United Kingdom' || address.addressCountry === 'GB', 'addressCountry');
    for (const name of ['addressLocality', 'addressRegion', 'postalCode'])
      if (address[name]) expectShown(address[name], name);
  }
  const isRemote = job.location.remote === 'remote';
  requireFine(addresses.length > 0 || isRemote, 'no place');
  requireFine((data.jobLocationType === 'TELECOMMUTE') === isRemote, 'jobLocationType');
  requireFine(!isRemote || (data.applicantLocationRequirements as Data)?.name, 'applicantLocationRequirements');

  const { min, max, hidden } = job.salary;
  requireFine(hidden || (min === null && max === null) ? !data.baseSalary : data.baseSalary, 'baseSalary');
  const salary = (data.baseSalary as { value: Data } | undefined)?.value ?? {};
  for (const name of ['value', 'minValue', 'maxValue']) {
    if (salary[name] !== undefined) expectShown(`£${inWords(Number(salary[name]))}`, name);
  }
  return faults;
}

function wordsOf(html: string): string {
  return pageOf('/index.html', html).words;
}

function inWords(pounds: number): string {
  const digits = Number.isInteger(pounds) ? 0 : 2;
  return pounds.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
