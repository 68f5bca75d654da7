/**
 * An owner turns the sample agency into a care-staffing agency in Wales, using only the admin. Starts its own system,
 * because it replaces the sample agency.
 */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { textOf } from '../../../api/test/site/job-alerts/kit.ts';
import { header, type SmtpServer, startSmtp, until } from '../../../api/test/support/mail.ts';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { type Admin, axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { formOf } from '../support/form.ts';
import { type System, startSystem } from '../support/system.ts';
import { visit, waitUntilHydrated } from '../support/visit.ts';

const AGENCY = 'Gofal Tywi';
const SECTORS = ['Home care', 'Care homes', 'Nursing', 'Learning disability support', 'Children', 'Kitchens'];
const STAGES = [
  ['DBS and references', 'We’re checking your references and your DBS certificate.'],
  ['Shadow shift', 'Your shadow shift is booked.'],
  ['Ready for shifts', ''],
] as const;
const QUESTION = 'Do you have, or will you apply for, an enhanced DBS check?';
const NIGHTS = {
  title: 'Night support worker',
  terms: { Sector: 'Learning disability support', 'Job type': 'Bank shifts', 'Contract type': 'Temporary' },
  location: { place: 'Tŷ Ddewi', region: 'Sir Benfro', postcode: 'SA62 6RD' },
  pay: ['13.20', '14.80', 'Hour'],
};
const NURSE = {
  title: 'Registered nurse',
  terms: { Sector: 'Nursing', 'Job type': 'Full Time', 'Contract type': 'Permanent' },
  location: { place: 'Llanfairpwllgwyngyll', region: 'Ynys Môn', postcode: 'LL61 5UJ' },
  pay: ['34,000', '38,500', 'Year'],
};
// Adzuna takes no advert of fewer than 100 characters.
const DESCRIPTION =
  'You look after people whom you know well, in a team of nine, with paid travel between visits and a rota that is fixed four weeks ahead.';
const MENU = ['Home', 'About us', 'Find a job', 'Blog', 'Contact us', 'Working in care'];
const COLUMNS = ['Quick Links', 'For carers', 'Contact Info'];
const FORM = 'form[action="/api/applications"]';

let smtp: SmtpServer;
const desk = useDesk(async () => {
  smtp = await startSmtp();
  return startSystem({ SMTP_URL: smtp.url, MAIL_TO: 'swyddfa@gofaltywi.example' });
});
afterAll(() => smtp?.stop());

let system: System;
let admin: Admin;
let page: Page;
let site: { url: string; browser: typeof desk.browser };
beforeEach(() => {
  ({ system, admin, page } = desk);
  site = { url: system.url, browser: desk.browser };
});
afterEach(() => expect(admin.browserErrors()).toEqual([]));

const { button, field, richText, choose, addBlock, publish } = formOf(() => page);
const pageAt = (path: string) => fetch(system.url + path).then((response) => response.text());
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address));

test('removes the sample content in one click', async () => {
  await admin.open('dashboard');
  await button('Remove sample content').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove sample content' }).click();
  await page.getByText(/^Removed \d+ sample entries\.$/).waitFor();
  await page.getByText(/^Live in \d/).waitFor();
  expect(await pageAt('/')).not.toMatch(/Orrin|number one|No slides|2025/);
});

test('enters the name and contact details once', async () => {
  await admin.open('shared/site-settings');
  const details = {
    companyName: AGENCY,
    tagline: 'Gofal da, yn agos at adref',
    description: 'Care and nursing jobs across west Wales and Ynys Môn.',
    'contact.phone': '01267 496 0123',
    'contact.email': 'helo@gofaltywi.example',
    'contact.address.street': '4 Heol y Brenin',
    'contact.address.city': 'Caerfyrddin',
    'contact.address.state': 'Sir Gaerfyrddin',
    'contact.address.zip': 'SA31 1BD',
    'contact.openingHours': 'Monday to Friday, 8am to 6pm',
  };
  for (const [path, value] of Object.entries(details)) await field(path).fill(value);
  await publish();
  await admin.open('dashboard');
  await button('Open the site').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the site' }).click();
  await page.getByText(/^Live in \d/).waitFor();
  for (const path of ['/', '/contact-us', '/career']) {
    for (const phrase of ['01267 496 0123', details.tagline, `© ${new Date().getFullYear()} ${AGENCY}`])
      expect(await pageAt(path), path).toContain(phrase);
  }
});

test('chooses colours, fonts and corners', async () => {
  await admin.open('shared/theme');
  await field('accent').fill('#8a1c5b');
  await field('deep').fill('#1d3b36');
  await field('paper').fill('#fffaf3');
  await field('displayFont').selectOption('source-serif-4');
  await field('textFont').selectOption('figtree');
  await field('corners').selectOption('soft');
  await publish();
});

test('adds its own six sectors and job type', async () => {
  for (const name of SECTORS) {
    await admin.open('career/sectors/new');
    await field('name').fill(name);
    if (name === 'Nursing') await field('findAJob').selectOption('Healthcare and nursing');
    await publish();
  }
  await admin.open('career/job-types/new');
  await field('name').fill('Bank shifts');
  await field('employmentType').selectOption('Paid by the day');
  await publish();
  const list = await fetch(`${system.url}/api/content/sectors`).then((response) => response.json());
  expect(list.items.map(({ data }: { data: { name: string } }) => data.name).sort()).toEqual(SECTORS.toSorted());
});

test('adds its own stages with texts for candidates', async () => {
  for (const [name, candidateSees] of STAGES) {
    await admin.open('recruitment/stages/new');
    await field('name').fill(name);
    await field('candidateSees').fill(candidateSees);
    await button('Save').click();
    await page.getByText('Stage created successfully.').waitFor();
  }
});

test('asks a screening question that flags unwanted answers', async () => {
  await admin.open('recruitment/questions/new');
  await field('question').fill(QUESTION);
  await field('answer').selectOption('Yes or no');
  await field('required').check();
  await field('flagIf').selectOption('No');
  await publish();
});

test('rewrites the email that acknowledges applications', async () => {
  await admin.open('emails/application-received-email');
  await page.getByText(/^Filled in/).waitFor();
  await field('subject').fill('Diolch! Your application for {job_title}');
  const standard = await field('body').inputValue();
  await field('body').fill(standard.replace('{greeting}', 'Diolch am wneud cais.\n\n{greeting}'));
  await button('Save').click();
  await page.getByText('Email updated successfully.').waitFor();
});

test('publishes two job adverts', async () => {
  await advertise(NIGHTS);
  await advertise(NURSE);
});

test('rewrites the home page and hides unwanted sections', async () => {
  await admin.open('home/home-page');
  await field('headline').fill('Care work near home');
  await field('intro').fill('Shifts and permanent jobs from Tyddewi to Llanfairpwllgwyngyll.');
  for (const n of [1, 2, 6]) {
    await button(new RegExp(`^Section ${n + 1}`)).click();
    await field(`sections.${n}.shown`).uncheck();
  }
  await publish();
});

test('builds a page from blocks that the menu and footer link to', async () => {
  await admin.open('pages/pages');
  await page.getByRole('link', { name: 'Create page' }).first().click();
  await field('title').fill('Working in care');
  await field('path').fill('/working-in-care');
  await field('intro').fill('Shifts near home, paid every Friday, with somebody to ring at 3am.');
  await addBlock('Text');
  await field('blocks.0.title').fill('What a week looks like');
  await richText('blocks.0.text').fill('You tell us your hours. We send you shifts from Caerfyrddin to Llanelli.');
  await addBlock('Numbers');
  await field('blocks.1.numbers.0.number').fill('£14.80');
  await field('blocks.1.numbers.0.label').fill('top hourly rate on nights');
  await addBlock('Job list');
  await field('blocks.2.title').fill('Support jobs this week');
  await choose(field('blocks.2.category'), NIGHTS.terms.Sector);
  await addBlock('Questions and answers');
  await field('blocks.3.title').fill('Before you apply');
  await field('blocks.3.questions.0.question').fill('Who pays for my DBS check?');
  await richText('blocks.3.questions.0.answer').fill('We do.');
  await publish();

  await admin.open('navbar');
  await button('Add menu item').click();
  await field('menu.7.label').fill('Working in care');
  await field('menu.7.link').fill('/working-in-care');
  // Hides the menu items Services and Products.
  for (const n of [2, 3]) {
    await button(new RegExp(`^Menu item ${n + 1}`)).click();
    await field(`menu.${n}.hidden`).check();
  }
  await publish();

  await admin.open('footer');
  await button('Add column').click();
  await field('columns.3.title').fill('For carers');
  await field('columns.3.links').getByRole('button', { name: 'Add link' }).click();
  await field('columns.3.links.0.name').fill('Working in care');
  await field('columns.3.links.0.link').fill('/working-in-care');
  // Hides the columns Services and Recruitment Services.
  for (const n of [1, 2]) {
    await button(new RegExp(`^Column ${n + 1}`)).click();
    await field(`columns.${n}.hidden`).check();
  }
  await publish();
});

test('visitors see the care agency on every page', async () => {
  const nights = await jobIdOf(NIGHTS.title);
  for (const address of ['/', '/career', `/job/${nights}`, '/working-in-care']) {
    await visit(site, address, async (visitor) => {
      for (const width of [375, 768, 1440]) {
        await visitor.setViewportSize({ width, height: 900 });
        expect(await visitor.evaluate('document.documentElement.scrollWidth <= innerWidth'), address).toBe(true);
        const path = join(process.env.SCREENSHOTS ?? '', `${address.split('/')[1] || 'home'}-${width}.png`);
        if (process.env.SCREENSHOTS) await visitor.screenshot({ path, fullPage: true });
      }
      expect(await axe(visitor), address).toEqual([]);
      const menu = await visitor.locator('#menu .entries > li > :is(a, button)').allTextContents();
      expect(menu.map((name) => name.trim())).toEqual(MENU);
      const footer = visitor.getByRole('contentinfo');
      expect(await footer.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(COLUMNS);
      await footer.getByText('01267 496 0123').first().waitFor();
      expect(await visitor.locator('main').textContent()).not.toMatch(/Orrin|Engineer|Developer|number one|No slides/);
      expect(await visitor.locator('html').getAttribute('style')).toContain('--accent:light-dark(#8a1c5b,#');
    });
  }
  await visit(site, '/working-in-care', async (visitor) => {
    // The chosen font contains the Welsh letters, so no fallback font draws part of a name.
    expect(await visitor.evaluate(`document.fonts.ready.then((fonts) => fonts.check('1em Figtree', 'ŷ'))`)).toBe(true);
    await visitor.getByRole('link', { name: NIGHTS.title }).first().waitFor();
    expect(await visitor.getByRole('link', { name: NURSE.title }).count()).toBe(0);
  });
});

test('job boards and search engines get the agency’s own words', async () => {
  const nights = await jobIdOf(NIGHTS.title);
  for (const feed of ['/jobs.rss', '/feeds/indeed.xml', '/feeds/adzuna.xml', '/feeds/jobs.json']) {
    const text = await pageAt(feed);
    for (const { title, terms, location } of [NIGHTS, NURSE]) {
      for (const phrase of [title, terms.Sector, location.place, location.region]) expect(text, feed).toContain(phrase);
    }
    // Adzuna's feed does not name the agency: it expects the employer's name.
    if (!feed.includes('adzuna')) expect(text, feed).toContain(AGENCY);
  }
  const findAJob = await pageAt('/feeds/dwp-find-a-job.xml');
  expect(findAJob).toContain(`<City>${NIGHTS.location.place}</City>`);
  expect(findAJob).toContain('<VacancyCategory id="12"/>');

  const html = await pageAt(`/job/${nights}/`);
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const jobPosting = Array.from(scripts, ([, json = '']) => [JSON.parse(json)].flat())
    .flat()
    .find((data) => data['@type'] === 'JobPosting');
  const { place, region, postcode } = NIGHTS.location;
  const address = { addressLocality: place, addressRegion: region, postalCode: postcode, addressCountry: 'GB' };
  expect(jobPosting).toMatchObject({
    title: NIGHTS.title,
    employmentType: ['PER_DIEM', 'TEMPORARY'],
    hiringOrganization: { name: AGENCY },
    jobLocation: { address },
  });
});

test('a candidate gets the agency’s own email, question and stages', async () => {
  await visit(site, `/job/${await jobIdOf(NIGHTS.title)}`, async (visitor) => {
    await waitUntilHydrated(visitor, FORM);
    const form = visitor.locator(FORM);
    const answers = {
      'Full name': 'Mererid Ŵyn',
      Email: 'mererid@example.com',
      Phone: '020 7946 0123',
      'Cover letter': 'I have done nights.',
    };
    for (const [label, value] of Object.entries(answers)) await form.getByLabel(label).fill(value);
    await form.getByLabel(QUESTION).selectOption('No');
    await form.getByLabel('CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf() });
    await form.getByRole('button', { name: 'Send application' }).click();
    await visitor.getByText(/Your reference is A-/).waitFor();
  });
  await until(() => mailsTo('mererid@example.com').length === 1, 'the acknowledgement');
  const mail = mailsTo('mererid@example.com')[0];
  expect(header(mail?.raw ?? '', 'Subject')).toBe(`Diolch! Your application for ${NIGHTS.title}`);
  const text = textOf(mail as never);
  expect(text).toContain('Diolch am wneud cais.');
  const link = /\/my-application\/[\w-]{43}/.exec(text)?.[0] ?? '';
  await visit(site, link, async (candidate) => {
    await admin.open('applications');
    await page.getByRole('link', { name: /^Mererid Ŵyn.*flagged/s }).click();
    await page.getByRole('article').getByText(`Answered No to “${QUESTION}”`, { exact: true }).waitFor();
    let visibleText = '';
    for (const [name, candidateSees] of STAGES) {
      await page.getByRole('article').getByRole('combobox', { name: 'Stage' }).click();
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
      await page.getByText(`Moved to “${name}”`, { exact: true }).waitFor();
      visibleText = candidateSees || visibleText;
      await candidate.reload();
      await candidate.getByText(visibleText).first().waitFor();
    }
  });
});

test('a subscriber gets the agency’s jobs by email', async () => {
  await visit(site, '/career', async (visitor) => {
    await visitor.locator('#alert-email').fill('eleri@example.com');
    await visitor.locator('#alert-category').selectOption('Home care');
    await visitor.locator('form[action="/api/alerts"] [type=submit]').click();
    await until(() => mailsTo('eleri@example.com').length === 1, 'the confirmation email');
    const link = /http\S+confirm\S+/.exec(textOf(mailsTo('eleri@example.com')[0] as never))?.[0] ?? '';
    await visitor.goto(link);
    await visitor.getByRole('button', { name: 'Yes, send me these jobs' }).click();
    await visitor.getByRole('heading', { level: 1 }).waitFor();
  });
  const terms = { ...NIGHTS.terms, Sector: 'Home care' };
  await advertise({ ...NIGHTS, title: 'Home carer', terms, location: { ...NIGHTS.location, place: 'Cwm-twrch' } });
  // Moves on to the next morning. Leaves the admin first, because it would log errors while the server is down.
  await page.goto('about:blank');
  await system.stop();
  const db = new Sqlite(join(system.dataDir, 'app.db'));
  db.prepare('UPDATE alerts SET dueAt = 0').run();
  db.close();
  await system.restart();
  await until(() => mailsTo('eleri@example.com').length === 2, 'the job alert');
  const text = textOf(mailsTo('eleri@example.com')[1] as never);
  for (const phrase of [AGENCY, 'Home carer', 'Cwm-twrch']) expect(text).toContain(phrase);
});

async function advertise({ title, terms, location, pay }: typeof NIGHTS) {
  await admin.open('career/openings/new');
  await field('title').fill(title);
  for (const [name, term] of Object.entries(terms)) await choose(page.getByRole('combobox', { name }), term);
  await richText('description').fill(DESCRIPTION);
  // The law requires these fields, because the advert gives the pay.
  await field('requirements').fill('No experience needed: we train you.');
  for (const [part, text] of Object.entries(location)) await field(`location.${part}`).fill(text);
  const [min = '', max = '', unit = ''] = pay;
  await field('salary.min').fill(min);
  await field('salary.max').fill(max);
  await field('salary.unit').selectOption(unit);
  await publish();
}

async function jobIdOf(title: string): Promise<string> {
  const list = await fetch(`${system.url}/api/content/jobs`).then((response) => response.json());
  return list.items.find(({ data }: { data: { title: string } }) => data.title === title)?.id;
}
