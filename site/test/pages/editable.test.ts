/** Every text that an editor can write appears on some page. */
import { readFileSync } from 'node:fs';
import { storeImage } from 'api/core/media/store';
import { type CollectionName, contentTypes, type SingletonName } from 'content-types';
import { afterAll, expect, test } from 'vitest';
import { logIn } from './support/editor.ts';
import { markedData } from './support/marked.ts';
import { publishSite } from './support/publish-site.ts';

const DOMAIN = 'orrinvale.example';

/** Texts that no page shows, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  'siteSettings.domain': 'a real domain is used here, because a random word is not one',
  'opening.title': 'visitors see it while the site is closed',
  'opening.text': 'visitors see it while the site is closed',
  'siteSettings.contact.socialLinks[].platform': 'the header and the footer have their own here',
  'header.menu[].name': 'only programs read it',
  'header.menu[].children[].name': 'only programs read it',
  'header.logo.alt': 'the logo is a link, which says whose it is and where it leads',
  'job.authority.by': 'visitors must not read who the client is',
  'theme.darkLogo.alt': 'the same as for the logo, which it replaces',
  'theme.logo.alt': 'the same as for the header’s logo, which it replaces',
  'contractPage.details.application': 'R5: it has no tab',
  'contractPage.details.contact': 'R5: it has no tab',
  'question.options': 'of a question with another kind of answer',
  'question.flagIfIn': 'visitors must not read which answers are flagged',
  'job.location.point': 'only distances are measured from it',
  'searchWords.name': 'the job search finds by it',
  'searchWords.others': 'the job search finds by it',
  ...Object.fromEntries(
    Object.values(contentTypes).flatMap(({ name, fields }) =>
      'blocks' in fields
        ? [
            [`${name}.blocks.logos.logos[].logo.alt`, 'the name of the logo is used instead'],
            [`${name}.blocks.jobs.words`, 'jobs are filtered by it'],
          ]
        : [],
    ),
  ),
};

const writtenTexts = new Map<string, string>();
const ids = new Map<string, string>();

const site = await publishSite(async (api) => {
  const editor = await logIn(api);
  const bytes = readFileSync(new URL('../../../scripts/sample-content/images/clock.jpg', import.meta.url));
  const place = { db: api.db, dataDir: api.env.dataDir, clock: api.clock };
  const { id, width, height } = await storeImage(place, bytes, {
    name: 'a.jpg',
    alt: '',
    userId: null,
  });
  for (const type of Object.values(contentTypes)) {
    if (type.name === 'redirect' || 'internal' in type) continue;
    const { data, words } = markedData(type, { id, alt: '', width, height });
    if (type.name === 'siteSettings') data.domain = DOMAIN;
    // This landing page exists, because there is a full-time job.
    if (type.name === 'landingPage') data.path = '/jobs/full-time';
    if (type.shape === 'singleton') await editor.save(type.name as SingletonName, data);
    else ids.set(type.name, await editor.add(type.name as CollectionName, data));
    for (const [word, path] of words) writtenTexts.set(word, path);
  }
  const job = markedData(contentTypes.job, { id, alt: '', width, height }).data;
  // Adds a job in the sector, so that the sector has a landing page.
  await editor.add('job', { ...job, category: ids.get('sector') });
});
afterAll(() => site.close());

test('every text field of every type appears on a page', () => {
  const pagesHtml = [...site.files]
    .flatMap(([file, bytes]) => (file.endsWith('.html') ? bytes.toString() : []))
    .join('\n')
    .toLowerCase();
  expect(writtenTexts.size).toBeGreaterThan(100);
  expect(
    [...writtenTexts]
      .filter(([word]) => !pagesHtml.includes(word))
      .map(([, path]) => path)
      .sort(),
  ).toEqual(Object.keys(UNSEEN).sort());
});
