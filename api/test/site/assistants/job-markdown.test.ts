import { contentTypes } from 'content-types';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { sampleOf } from '../../support/samples.ts';

test('a published job’s Markdown has the content of its page', async () => {
  const server = await startApp();
  onTestFinished(() => server.close());
  const admin = await server.logIn();
  const data = {
    ...sampleOf(contentTypes.job),
    title: 'C# developer',
    category: 'Developer',
    basis: 'permanent',
    salary: { min: 4_200_000, max: 5_500_000, unit: 'year', hidden: false, note: 'plus bonus' },
    location: {
      ...(sampleOf(contentTypes.job).location as object),
      place: 'Leeds',
      region: '',
      otherPlaces: [],
      remote: 'hybrid',
    },
    description: '<h2>The role</h2><p>Write <b>code</b>, see <a href="/about-us">us</a>.</p>',
    requirements: ['<b>Two</b> years'],
    consultant: { name: 'Ann Lee', phone: '0113 496 0000', email: 'ann@example.com' },
    consultantProfile: null,
  };
  const { entry } = (await admin.post('/api/content/jobs', { data })).body;
  const url = `/api/jobs/${entry.id}.md`;
  const { body, headers } = await server.anonymous.get(url);
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  for (const part of [
    '# C# developer\n\nApply at <http://localhost:3000/job/',
    '- Pay: £42,000 to £55,000 a year, plus bonus (≈ £',
    '- Location: Leeds, hybrid\n',
    '- Sector: Developer\n',
    '- Agency: Your agency\n',
    '- Your consultant: Ann Lee, 0113 496 0000, ann@example.com\n',
    '\n\n## The role\n\nWrite **code**, see [us](<http://localhost:3000/about-us>).\n',
    '## What you’ll need\n\n- \\<b>Two\\</b> years\n',
  ]) {
    expect(body).toContain(part);
  }

  const closing = { entries: [{ id: entry.id, version: 1, closedAs: 'filled' }] };
  await admin.post('/api/content/jobs/closing', closing);
  const closedJob = (await server.anonymous.get(url)).body;
  expect(closedJob).toContain('**This job is closed.**');
  expect(closedJob).not.toContain('Apply at');

  await admin.post(`/api/content/jobs/${entry.id}/unpublish`);
  expect((await server.anonymous.get(url)).status).toBe(404);
  expect((await server.anonymous.get('/api/jobs/siteSettings.md')).status).toBe(404);
});
