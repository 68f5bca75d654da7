/** Every view and overlay of the admin: nothing overflows on desktop or phone, and axe finds nothing in light or dark mode. */
import { contentTypes } from 'content-types';
import { emailTypes } from 'content-types/emails/email-types';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { isCollection, views } from '../../../api/admin/src/core/navigation/views.ts';
import { applicationForm } from '../../../api/test/support/applications.ts';
import { type Admin, axe, COLOURS, hasAxe, isThorough, logIn, openAdmin } from '../support/admin.ts';
import { connectBrowser } from '../support/shared.ts';

const DESK_IN_LIGHT = { width: 1280, colorScheme: 'light' } as const;
const DESK_IN_DARK = { width: 1280, colorScheme: 'dark', rules: COLOURS } as const;
const PHONE_IN_DARK = { width: 375, colorScheme: 'dark', rules: COLOURS } as const;
const WHOLE_PHONE = { width: 375, colorScheme: 'dark' } as const;
const PHONE_IN_LIGHT = { width: 375, colorScheme: 'light', rules: COLOURS } as const;
type Look = { width: number; colorScheme: 'light' | 'dark'; rules?: readonly string[] };
const FIRST_LOOK: Look = hasAxe ? DESK_IN_LIGHT : PHONE_IN_DARK;
const LOOKS: Look[] = hasAxe ? [FIRST_LOOK, PHONE_IN_DARK] : [FIRST_LOOK];
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenanspruchsprüfung';
const ARABIC = 'محمد عبد الرحمن الأنصاري';

const browser = await connectBrowser();
const system = inject('system');
const admin: Admin = await openAdmin(browser, system.url);
const page: Page = admin.page;
beforeAll(async () => {
  const letter = { name: LONG, email: `somebody@${'department.'.repeat(4)}example.com`, message: `${LONG} `.repeat(3) };
  for (const fullName of [ARABIC, LONG, 'Mary Shelley'])
    await send('/api/applications', applicationForm({ jobId: '', fullName }));
  await send('/api/messages', new URLSearchParams(letter));
  await send('/api/complaints', new URLSearchParams(letter));
  await send('/api/alerts', new URLSearchParams({ email: letter.email, place: 'Leeds', frequency: 'daily' }));
  // Fills a list with realistic titles.
  for (const title of [ARABIC, LONG, '🚀 “Growth” & <b>more</b>']) await copyOfBanner(title);
});
afterAll(() => browser.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });

/** The screens of features, by the key in their links. The screens under Settings are added below. */
const OF_FEATURES: [key: string, heading: string][] = [
  ['dashboard', 'Welcome, Admin!'],
  ['applications', 'Applications'],
  ['candidates', 'Candidates'],
  ['messages', 'Messages'],
  ['complaints', 'Complaints'],
  ['reports', 'Reports'],
  ['media', 'Media library'],
  ['publishing', 'Publishing'],
  ['settings', 'Settings'],
];
await admin.open('settings');
const SETTINGS = await page
  .locator('[data-view]:has(small)')
  .evaluateAll((items) =>
    items.map((item) => [item.getAttribute('data-view') ?? '', item.querySelector('span')?.textContent ?? ''] as const),
  );
for (const [key, label] of SETTINGS) if (!views.some((view) => view.key === key)) OF_FEATURES.push([key, label]);

/** The views, and the empty form of each content type, with the expected headings. */
const SCREENS: [key: string, heading: string][] = [
  ...OF_FEATURES,
  ...views.flatMap(({ key, label, type }): [key: string, heading: string][] => {
    if (!type) return [];
    if (type in emailTypes) return [[key, `Edit email: ${label}`]];
    if (!isCollection(type)) return [[key, `Edit ${label.toLowerCase()}`]];
    return [
      [key, label],
      [`${key}/new`, `Create ${contentTypes[type].label.one.toLowerCase()}`],
    ];
  }),
];

test('lists the screens of all features', () => expect(OF_FEATURES).toHaveLength(22));

const FIRST_EMAIL = views.find(({ type }) => type && type in emailTypes)?.key;

/** The content lists that are tested on behalf of the others: one with long names, one with columns of the desk. */
const LISTS = ['aboutUs/vision', 'career/openings'];

/** The forms that are tested on behalf of the others: one with blocks, one with most kinds of fields, one singleton. */
const FORMS = ['pages/pages/new', 'career/openings/new', 'blog/latest/new', 'navbar'];

/**
 * Whether another screen covers the same components: emails share one form, content lists one table, and content forms
 * their fields.
 */
function isLikeAnother(key: string, heading: string): boolean {
  if (heading.startsWith('Edit email')) return key !== FIRST_EMAIL;
  if (key.endsWith('/new') || heading.startsWith('Edit ')) return !isThorough && !FORMS.includes(key);
  return (
    !isThorough &&
    !LISTS.includes(key) &&
    views.some(({ type, ...view }) => type && view.key === key && view.label === heading)
  );
}

test.each(SCREENS)('R18 %s shows “%s”', async (key, heading) => {
  const looks = isLikeAnother(key, heading) ? [] : LOOKS;
  await show(FIRST_LOOK);
  await admin.open(key);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  expect(page.url()).toBe(`${system.url}/admin#${key}`);
  expect(await faults(looks)).toEqual([]);
  expect(admin.browserErrors()).toEqual([]);
});

/** Dialogs, menus and other overlays, and how to open them. */
const OVER: [what: string, view: string, open: () => Promise<void>][] = [
  [
    'the search',
    'dashboard',
    async () => {
      await page.keyboard.press('Control+k');
      await page.getByLabel('Search or jump to…').fill('people');
      await page.getByRole('button', { name: /People who know people/ }).waitFor();
    },
  ],
  [
    'a question before deleting',
    'aboutUs/mission',
    () =>
      button(/^Delete /)
        .first()
        .click(),
  ],
  ['what to do with many', 'aboutUs/vision', () => page.getByLabel('Select all').check()],
  ['an empty bin', 'home/slides', () => page.getByText('Bin', { exact: true }).click()],
  [
    'nothing found',
    'career/openings',
    async () => {
      await page.getByLabel('Search jobs').fill('zzzz');
      await page.getByText(/^Nothing found/).waitFor();
    },
  ],
  [
    'what to fix',
    'career/jobs/new',
    async () => {
      await button('Publish').click();
      await page.getByRole('alert').filter({ hasText: 'before saving' }).waitFor();
    },
  ],
  ['an entry', 'aboutUs/vision', () => link(`Edit ${LONG}`).click()],
  ['the menu of an item', 'career/jobs/new', () => button('Actions for Section 1').click()],
  ['a calendar', 'career/openings/new', () => button('Choose a date: Closing date').click()],
  [
    'the history',
    'aboutUs/vision',
    async () => {
      await link(`Edit ${LONG}`).click();
      await button('History').click();
      await page.getByRole('dialog', { name: 'History' }).getByText('current version').waitFor();
    },
  ],
  [
    'a preview',
    'aboutUs/vision',
    async () => {
      await link(`Edit ${ARABIC}`).click();
      await button('Preview').click();
      await page.frameLocator('iframe[title="Page preview"]').locator('h1').waitFor();
    },
  ],
  [
    'a link to share',
    'aboutUs/vision',
    async () => {
      await link(`Edit ${ARABIC}`).click();
      await button('Share preview').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).waitFor();
    },
  ],
  ['the library to choose from', 'aboutUs/mission/new', () => button('From the library').click()],
  ['a picture’s details', 'media', () => button(/^coins\.jpg/).click()],
  [
    'an application',
    'applications',
    async () => {
      await link(/^Mary Shelley/).click();
      await page.getByRole('region', { name: /^Pages of/ }).waitFor();
      await button('Note').click();
    },
  ],
  [
    'filters of applications',
    'applications',
    async () => {
      await button('Filters').click();
      await page.getByLabel('Assigned to').waitFor();
      await page.getByRole('checkbox', { name: `Select ${LONG}` }).check();
    },
  ],
  [
    'a message and its reply',
    'messages',
    async () => {
      await link(new RegExp(`^${LONG}`))
        .first()
        .click();
      await button('Email').click();
      await page.getByLabel('Subject').waitFor();
    },
  ],
  ['the answer to a complaint', 'complaints', () => button('Reply and close').first().click()],
  [
    'a question before deleting',
    'alerts',
    () =>
      button(/^Delete/)
        .first()
        .click(),
  ],
  ['a new user', 'users', () => button('Create user').click()],
  ['a user', 'users', () => button('Edit Admin').click()],
  ['a new token', 'tokens', () => button('Create token').click()],
  [
    'a second factor',
    'account',
    async () => {
      await button('Set up').click();
      await page.getByRole('img', { name: /QR code/ }).waitFor();
    },
  ],
];

test.each(isThorough ? OVER : [])('R18 an overlay passes axe without overflow: %s', async (_, view, openOverlay) => {
  onTestFinished(async () => void (await page.reload()));
  await show(DESK_IN_LIGHT);
  await admin.open(view);
  await openOverlay();
  expect(await faults(LOOKS)).toEqual([]);
});

test('R18 overlay: the phone menu', async () => {
  onTestFinished(async () => void (await page.reload()));
  await show(PHONE_IN_DARK);
  await admin.open('dashboard');
  await button('Open menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await faults([WHOLE_PHONE])).toEqual([]);
});

// Comes last, because it logs the user out.
test('R18 login screens: login, wrong password, forgotten password, invalid link', async () => {
  const looks = [DESK_IN_LIGHT, DESK_IN_DARK, WHOLE_PHONE, PHONE_IN_LIGHT];
  await show(DESK_IN_LIGHT);
  await button('Logout').click();
  await button('Log in').waitFor();
  expect(await faults(looks)).toEqual([]);
  await logIn(page, { email: 'nobody@example.com', password: 'wrong, and long enough' });
  await page.getByRole('alert').waitFor();
  expect(await faults(looks)).toEqual([]);
  await button('Forgotten your password?').click();
  await button('Send link').waitFor();
  expect(await faults(looks)).toEqual([]);
  // This site has no email server.
  await button('Send link').click();
  await page.getByRole('alert').filter({ hasText: 'This site can’t send email yet' }).waitFor();
  expect(await button('Send link').count()).toBe(0);
  expect(await faults(looks)).toEqual([]);
  await page.goto('about:blank');
  await page.goto(`${system.url}/admin#reset=not-a-link-that-was-ever-sent`);
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  expect(await faults(looks)).toEqual([]);
});

/** Elements wider than the screen, and violations that axe finds. Outside `pnpm test:long`, only the first look runs axe. */
async function faults(looks: Look[]): Promise<string[]> {
  const faultList: string[] = [];
  for (const [n, look] of looks.entries()) {
    await show(look);
    for (const fault of isThorough || (hasAxe && n === 0) ? await axe(page, {}, look.rules) : [])
      faultList.push(`${look.width} ${look.colorScheme} ${fault}`);
    const pageWidth = await page.locator('html').evaluate((html) => html.scrollWidth);
    if (pageWidth > look.width) faultList.push(`${look.width}: ${pageWidth} pixels wide`);
  }
  return faultList;
}

/** Resolves when the page has been drawn and its colour transitions have ended. */
async function show({ width, colorScheme }: Look) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
  await page.evaluate(`Promise.allSettled(
    document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished),
  )`);
}

async function send(path: string, body: FormData | URLSearchParams) {
  const response = await fetch(system.url + path, { method: 'POST', body, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}

/** Creates a draft with another title, as an editor would. */
async function copyOfBanner(title: string) {
  const status = await page.evaluate<number>(`(async () => {
    const { items } = await (await fetch('/api/content/banners?drafts=true')).json();
    const body = JSON.stringify({ data: { ...items[0].data, title: ${JSON.stringify(title)} }, publish: false });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/content/banners', { method: 'POST', headers, body })).status;
  })()`);
  expect(status).toBe(201);
}
