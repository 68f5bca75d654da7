/**
 * Every content type in its form and list, against the real API: reject, fix, create, edit, delete and restore. Own
 * system: changes every kind of entry.
 */
import { contentTypes } from 'content-types';
import type { Collection, Singleton } from 'content-types/define';
import { emailTypes } from 'content-types/emails/email-types';
import type { Fields } from 'content-types/fields/any-field';
import { initialData } from 'content-types/fields/field';
import { walk } from 'content-types/values/walk';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { messagesFor } from '../../../api/admin/src/core/content/messages.ts';
import { findTypeView } from '../../../api/admin/src/core/navigation/views.ts';
import { type Admin, openAdmin } from '../support/admin.ts';
import { formOf } from '../support/form.ts';
import { imageFile } from '../support/image-file.ts';
import { connectBrowser } from '../support/shared.ts';
import { type System, startSystem } from '../support/system.ts';

let system: System;
let browser: Browser;
let admin: Admin;
let page: Page;
let picture: Awaited<ReturnType<typeof imageFile>>;
beforeAll(async () => {
  system = await startSystem();
  browser = await connectBrowser();
  admin = await openAdmin(browser, system.url);
  page = admin.page;
  page.on('dialog', (dialog) => dialog.accept());
  picture = await imageFile('red.png', 400);
});
afterAll(async () => {
  await browser?.close();
  await system?.remove();
});
afterEach(async () => {
  await page.unrouteAll();
  await page.goto('about:blank');
});

const { button, field } = formOf(() => page);
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const publish = () => button(/^(Save and publish|Publish|Save)$/).click();
const keyOf = (type: { name: string }) => findTypeView(type.name)?.key ?? '';
const types: (Collection | Singleton)[] = Object.values(contentTypes);
/**
 * Whether a type is tested in full. The others share all steps after creation; `pnpm test:faults` tests every type in
 * full.
 */
const isTried = ({ name }: Collection) => process.env.FAULTS === 'long' || ['job', 'blog', 'office'].includes(name);

test.each(
  types.filter((type): type is Collection => type.shape === 'collection').map((type) => [type.label.many, type]),
)('R18 T7 %s: the form creates, edits, deletes and restores an entry', async (_, type) => {
  const messages = messagesFor(type);
  await admin.open(`${keyOf(type)}/new`);
  const missingFields = listMissing(type.fields, initialData(type.fields));
  expect(missingFields).not.toEqual([]);
  await publish();
  const summary = page.getByRole('alert').filter({ hasText: 'before saving' });
  for (const { path, label } of missingFields) {
    const sentence = `${label} is required.`;
    await summary.getByText(sentence).first().waitFor();
    // The innermost element around the field.
    await page
      .locator('.mantine-InputWrapper-root', { has: field(path) })
      .last()
      .getByText(sentence)
      .waitFor();
  }
  for (const { path, kind } of missingFields) await fill(path, kind, title(type));
  await field(type.title).fill(title(type));
  await summary.waitFor({ state: 'detached' });

  if (isTried(type)) {
    await fail(`**/api/content/${type.path}`);
    await publish();
    await page.getByRole('alert').getByText(messages.saveFailed).waitFor();
    await page.unrouteAll();
  }
  await publish();
  await page.getByText(messages.created).waitFor();
  if (!type.isSetting)
    await row(title(type))
      .getByText(type.internal ? 'Saved' : 'Live')
      .waitFor();
  expect(unexpectedErrors()).toEqual([]);
  if (!isTried(type)) return;

  await link(`Edit ${title(type)}`).click();
  await page.getByRole('heading', { level: 1, name: `Edit ${type.label.one.toLowerCase()}` }).waitFor();
  await field(type.title).fill(`${title(type)}-2`);
  await publish();
  await page.getByText(messages.updated).waitFor();

  // The row of a job has a menu.
  const closes = type.whenExpired === 'close';
  if (closes) await button(`Actions for ${title(type)}-2`).click();
  await (closes ? page.getByRole('menuitem', { name: 'Delete' }) : button(`Delete ${title(type)}-2`)).click();
  const dialog = page.getByRole('dialog', { name: messages.confirmDelete });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText(messages.deleted).waitFor();
  await row(`${title(type)}-2`).waitFor({ state: 'detached' });
  await page.getByText('Bin', { exact: true }).click();
  await row(`${title(type)}-2`)
    .getByRole('button', { name: 'Restore' })
    .click();
  await page.getByText(`${type.label.one} restored.`).waitFor();
  await page.getByRole('radiogroup', { name: 'Show' }).getByText(type.label.many, { exact: true }).click();
  await row(`${title(type)}-2`).waitFor();
  expect(unexpectedErrors()).toEqual([]);
});

// All emails have the same form, so one is tested.
const [anEmail] = types.filter(({ name }) => name in emailTypes);
const forms = types.filter((type) => !(type.name in emailTypes) || type === anEmail);

test.each(forms.filter((type): type is Singleton => type.shape === 'singleton').map((type) => [type.label.one, type]))(
  'R18 T8 %s: a failed save keeps the text for a retry',
  async (_, type) => {
    const messages = messagesFor(type);
    const path = firstText(type.fields) ?? '';
    const text = /phone|tollFree/.test(path) ? '0800 496 0222' : path === 'accent' ? '#0b7285' : 'Typed in a test';
    await admin.open(keyOf(type));
    await fail(`**/api/content/${type.path}`, 'PUT');
    await field(path).fill(text);
    await publish();
    await page.getByRole('alert').getByText(messages.saveFailed).waitFor();
    expect(await field(path).inputValue()).toBe(text);
    await page.unrouteAll();
    await publish();
    await page.getByText(messages.updated).waitFor();
    await page.getByText('All changes saved').waitFor();
    const savedText = await page.evaluate<string>(
      `fetch('/api/content/${type.path}?drafts=true').then((response) => response.text())`,
    );
    expect(savedText).toContain(text);
    expect(unexpectedErrors()).toEqual([]);
  },
);

/** A text that is valid as any title, as the start of a redirect and as the address of a page. */
const title = ({ name }: Collection) => `${name === 'landingPage' ? '/jobs/in' : ''}/tested-${name.toLowerCase()}`;

interface Missing {
  path: string;
  kind: string;
  label: string;
}

/** The required fields that are empty in a new document. */
function listMissing(fields: Fields, data: Record<string, unknown>): Missing[] {
  const missingFields: Missing[] = [];
  walk(fields, data, ({ kind, label, required }, value, path) => {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (required && (isEmpty || kind === 'richText')) missingFields.push({ path: path.join('.'), kind, label });
  });
  // Adds lists of blocks, which `walk` does not visit.
  for (const [path, { kind, label, required }] of Object.entries(fields))
    if (kind === 'blocks' && required) missingFields.push({ path, kind, label });
  return missingFields;
}

async function fill(path: string, kind: string, text: string) {
  if (kind === 'image') {
    await field(path).locator('input[type=file]').setInputFiles(picture);
    await field(path).locator('img').waitFor();
  } else if (kind === 'date') {
    await field(path).fill('21/11/2026');
    await field(path).blur();
  } else if (kind === 'reference') {
    await field(path).click();
    await page.locator('.mantine-Select-option:visible').first().click();
  } else if (kind === 'blocks') {
    await button('Add a block').click();
    await page.getByRole('menuitem', { name: 'Form' }).click();
  } else await field(path).fill(path === 'to' ? '/career' : text);
}

/** The path of the first visible text field. Fields in lists may be collapsed, so they do not count. */
function firstText(fields: Fields, within = ''): string | undefined {
  return Object.entries(fields)
    .map(([name, field]) => {
      if (field.kind === 'group') return firstText(field.fields, `${within}${name}.`);
      return ['text', 'phone', 'colour'].includes(field.kind) ? within + name : undefined;
    })
    .find((path) => path !== undefined);
}

/** Makes calls to this address with this method fail. */
function fail(address: string, method = 'POST') {
  return page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message: 'Something went wrong.' } })
      : route.fallback(),
  );
}

/** Browser errors, apart from those of the save that was made to fail. */
const unexpectedErrors = () => admin.browserErrors().filter((line) => !line.includes('status of 500'));
