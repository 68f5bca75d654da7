/** The media library and the rich text editor, with real files and clipboard contents. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { type Admin, axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { formOf } from '../support/form.ts';
import { imageFile } from '../support/image-file.ts';
import { look } from '../support/screenshots.ts';
import type { SharedSystem } from '../support/shared.ts';

const desk = useDesk();
let system: SharedSystem;
let admin: Admin;
let page: Page;
beforeEach(() => {
  ({ system, admin, page } = desk);
});

const { button, field } = formOf(() => page);
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });

test('R20 the media library uploads, describes, replaces and deletes images', async () => {
  await admin.open('media');
  const files = page.getByLabel('Images to upload');
  const html = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') };
  await files.setInputFiles([await imageFile('harbour.png', 410), html]);
  await page
    .getByRole('alert')
    .getByText(/page\.png: Only JPEG/)
    .waitFor();
  await page.getByLabel('Search images').fill('harbour');
  await button(/^harbour\.png/).click();
  const details = page.getByRole('dialog', { name: 'harbour.png' });
  await details.getByText('Not used anywhere.').waitFor();
  await details.getByRole('button', { name: 'Save' }).click();
  expect(
    await details.getByLabel('Description').evaluate((input: HTMLInputElement) => input.validity.valueMissing),
  ).toBe(true);
  await details.getByLabel('Description').fill('A harbour at dawn');
  expect(await axe(page)).toEqual([]);
  await details.getByRole('button', { name: 'Save' }).click();
  await details.waitFor({ state: 'detached' });

  // Uses the image in an entry.
  await admin.open('aboutUs/mission/new');
  await field('title').fill('By the sea');
  await field('description').fill('We are.');
  await field('icon').getByRole('button', { name: 'From the library' }).click();
  const library = page.getByRole('dialog', { name: 'Choose from the library' });
  await library.getByLabel('Search images').fill('dawn');
  // Until the search responds, the list shows the image without its new description.
  await expect.poll(() => library.getByRole('button', { name: /\.(png|jpg|webp)/ }).count()).toBe(1);
  await library.getByRole('button', { name: /^harbour\.png/ }).click();
  await expect.poll(() => field('icon').getByLabel('Description').inputValue()).toBe('A harbour at dawn');
  await button('Publish').click();
  await page.getByText('Entry created successfully.').waitFor();

  await admin.open('media');
  await page.getByLabel('Search images').fill('harbour');
  await button(/^harbour\.png/).click();
  await details.getByRole('link', { name: 'About us entry: By the sea' }).waitFor();
  expect(await details.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
  await details.getByLabel('Replacement image').setInputFiles(await imageFile('harbour-new.png', 420));
  await page.getByText('Replaced in 1 entry.').waitFor();
  await page.getByText(/^Live in \d/).waitFor();
  const readAbout = () => fetch(`${system.url}/about-us`).then((response) => response.text());
  expect(await readAbout()).toMatch(/alt="A harbour at dawn"[^>]*width="420"|width="420"[^>]*alt="A harbour at dawn"/);
  await button('Undo').click();
  await page.getByText(/^Undone\./).waitFor();
  await page.getByText(/^Live in \d/).waitFor();
  expect(await readAbout()).not.toContain('width="420"');

  await page.getByText('Unused', { exact: true }).click();
  await page.getByLabel('Search images').fill('harbour');
  await page.getByText('used in an earlier version').waitFor();
  await page.getByLabel('Select harbour-new.png').check();
  await button('Delete').click();
  const question = page.getByRole('dialog', { name: 'Delete this image?' });
  await question.getByText(/Earlier versions that use it/).waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('1 image deleted.').waitFor();
  await page.getByText('No images match “harbour”').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(admin.browserErrors().filter((line) => !line.includes('415'))).toEqual([]);
});

test('accepts a dropped and a pasted image in an image field', async () => {
  await admin.open('blog/latest/new');
  const bytes = [...(await imageFile('x', 430)).buffer];
  const give = (kind: 'drop' | 'paste', name: string) =>
    field('image').evaluate(
      (element, [event, bytes, name]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
        const init = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
        );
      },
      [kind, bytes, name] as const,
    );
  await give('drop', 'dropped.png');
  await field('image').locator('img').waitFor();
  await field('image').getByRole('button', { name: 'Remove' }).click();
  await field('image').locator('img').waitFor({ state: 'detached' });
  await give('paste', 'pasted.png');
  await field('image').locator('img').waitFor();
});

test('K7 previews a logo at no more than 150 pixels', async () => {
  await admin.open('navbar');
  await field('logo')
    .locator('input[type=file]')
    .setInputFiles(await imageFile('wide-logo.png', 1200));
  const logo = field('logo').locator('img');
  await logo.evaluate((image: HTMLImageElement) => image.decode());
  const box = await logo.boundingBox();
  expect(box?.width).toBeGreaterThan(100);
  expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeLessThanOrEqual(150);
  await link('Today').click();
  await button('Discard changes').click();
});

test('K8 text areas have 3 to 6 rows', async () => {
  for (const key of [
    'aboutUs/vision/new',
    'career/jobs/new',
    'career/openings/new',
    'home/sub1/new',
    'blog/latest/new',
  ]) {
    await admin.open(key);
    await field('title').waitFor();
    const heights = await page.locator('main textarea').evaluateAll((areas) =>
      areas.map((area) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
        const text = area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        return Math.round(text / Number.parseFloat(lineHeight));
      }),
    );
    expect(heights.length).toBeGreaterThan(0);
    for (const rows of heights) expect([3, 4, 5, 6]).toContain(rows);
  }
  await admin.open('home/sub1/new');
  await field('skillsLeft').fill('line\n'.repeat(40));
  const { lineHeight, height } = await field('skillsLeft').evaluate((area) => ({
    lineHeight: Number.parseFloat(getComputedStyle(area).lineHeight),
    height: area.clientHeight,
  }));
  expect(height / lineHeight).toBeLessThan(7);
});

const sample = (name: string) => readFileSync(new URL(`../support/clipboards/${name}`, import.meta.url), 'utf8');

test.each([
  ['Word', 'word.html'],
  ['Google Docs', 'google-docs.html'],
])('text pasted from %s keeps only headings, lists, links and emphasis', async (_, file) => {
  await admin.open('blog/latest/new');
  const editor = page.locator('.ProseMirror').first();
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, sample(file));
  await field('title').fill(`From ${file}`);
  await page.keyboard.press('Control+s');
  await page.getByText('Saved as draft.').waitFor();
  const { items } = await page.evaluate<{ items: { data: { content: unknown } }[] }>(
    `fetch('/api/content/blog?drafts=true&search=From').then((response) => response.json())`,
  );
  const text = (value: string, ...marks: object[]) => ({
    type: 'text',
    text: value,
    ...(marks.length > 0 && { marks }),
  });
  const item = (value: string) => ({ type: 'listItem', content: [{ type: 'paragraph', content: [text(value)] }] });
  expect(items[0]?.data.content).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('Pay in 2026')] },
      {
        type: 'paragraph',
        content: [
          text('Rates '),
          text('rose', { type: 'bold' }),
          text(' by 4%, '),
          text('mostly', { type: 'italic' }),
          text(' in the north. '),
          text('Read more', { type: 'link', attrs: { href: 'https://example.co.uk/pay' } }),
          text('.'),
        ],
      },
      { type: 'bulletList', content: [item('Drivers'), item('Welders')] },
      { type: 'orderedList', content: [item('Ask'), item('Answer')] },
    ],
  });
});

test('publishes rich text with an image and a table', async () => {
  await admin.open('blog/latest/new');
  for (const name of ['title', 'header.title', 'author', 'category']) await field(name).fill('Illustrated');
  await field('publishedDate').fill('2026-03-01');
  const editor = page.locator('.ProseMirror').first();
  await editor.click();
  await page.keyboard.type('What our shifts pay.');

  await button('Add an image').click();
  const dialog = page.getByRole('dialog', { name: 'Add an image' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Choose an image.').waitFor();
  await dialog.locator('input[type=file]').setInputFiles(await imageFile('shift.png', 1200, 700));
  await dialog.getByLabel('Description').fill('A night shift');
  await dialog.getByLabel('Caption').fill('Photo: "Us" <b>');
  expect(await axe(page)).toEqual([]);
  await look(page, 'rich-text-dialog');
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await editor.locator('figure').dblclick();
  const changeDialog = page.getByRole('dialog', { name: 'Change the image' });
  expect(await changeDialog.getByLabel('Description').inputValue()).toBe('A night shift');
  await changeDialog.getByLabel('Caption').fill('At night');
  await changeDialog.getByRole('button', { name: 'Save' }).click();
  await editor.getByText('At night').waitFor();

  await editor.locator('p').last().click();
  await button('Insert table').click();
  await button('Insert 4 × 2 table').click();
  for (const word of ['Shift', 'Weekday rate', 'Weekend rate', 'Bank holiday rate']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Night');
  await button('Toggle header column').click();
  await look(page, 'rich-text-editor');
  await page.setViewportSize({ width: 1280, height: 900 });
  await button('Add row after').click();
  expect(await editor.locator('th').count()).toBe(6);
  await button('Publish').click();
  await page.getByText('Blog created successfully.').waitFor();
  await page.getByText(/^Live in \d/).waitFor();
  expect(admin.browserErrors()).toEqual([]);

  const { items } = await page.evaluate<{ items: { id: string }[] }>(
    `fetch('/api/content/blog?drafts=true&search=Illustrated').then((response) => response.json())`,
  );
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${system.url}/blog/${items[0]?.id}`);
  const image = page.getByRole('img', { name: 'A night shift' });
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const box = await image.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1200 / 700, 1);
  await page.getByRole('figure').getByText('At night').waitFor();
  const table = page.getByRole('region', { name: 'Table 1: Shift, Weekday rate' });
  await table.getByRole('rowheader', { name: 'Night' }).waitFor();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(375);
  expect(await axe(page)).toEqual([]);
  await look(page, 'rich-text-page', [375, 1440]);
});
