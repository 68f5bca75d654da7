/** Relevance judgements, for queries written by people who had seen only the adverts. */
import { contentTypes } from 'content-types';
import { adverts, judge } from 'content-types/test/relevance/readers-set';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { sampleOf } from '../../support/samples.ts';

test('nine in ten of the top five API results are relevant', async () => {
  const clock = fakeClock('2026-11-22T09:00:00.000Z');
  const server = await startApp({ clock });
  onTestFinished(() => server.close());
  const admin = await server.logIn();
  const create = async (path: string, data: object): Promise<string> => {
    const { status, body } = await admin.post(`/api/content/${path}`, { data });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.entry.id;
  };
  const sectors = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { id, category, place, skills, text, remote, salary, ...advert } of adverts.toReversed()) {
    const sector =
      sectors.get(category) ?? (await create('sectors', { name: category, description: '', findAJob: null }));
    sectors.set(category, sector);
    const [town = '', region = '', postcode = ''] = place.split(', ');
    const job = await create('jobs', {
      ...sampleOf(contentTypes.job),
      ...{ ...advert, category: sector, office: null, questions: [], closing: '', benefits: [] },
      ...{ requirements: skills.split('; '), responsibilities: [], description: richTextFromPlain(text) },
      // Blank, because the adverts mention hours and start only in their text.
      ...{ hours: { perWeek: null, pattern: '' }, start: '' },
      location: { place: town, region, postcode, country: 'United Kingdom', remote },
      salary: { ...salary, hidden: false, note: '' },
    });
    names.set(job, id);
    await clock.advance(60_000);
  }
  const { precision, useless, worst } = await judge(async (q) => {
    const { body } = await server.anonymous.get(`/api/jobs/search?limit=5&q=${encodeURIComponent(q)}`);
    return body.items.map(({ id }: { id: string }) => names.get(id) ?? id);
  });
  console.log(`precision ${precision.toFixed(3)}, nothing good to see ${useless.toFixed(3)}`);
  expect(precision, worst.join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(useless, worst.join('\n')).toBeLessThanOrEqual(0.03);
});
