/** The contact form against the real API, which a test can delay or cut off. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedSite } from '../support/shared.ts';
import { pass, stopClock, visit, waitUntilHydrated } from '../support/visit.ts';

const FORM = 'form[action="/api/messages"]';
const SENT = 'Your message has been sent successfully!';
const FAILED = 'There was an error sending your message. Please try again.';
const TYPED = {
  Name: 'Zoë O’Neill',
  Email: 'zoe@example.com',
  Website: 'example.com',
  Message: 'Two lines,\nand a <b>tag</b>.',
};

const site = await sharedSite();

describe('the contact form', () => {
  test('V1 marks missing fields without calling the API', () =>
    visit(site, '/contact-us', async (page) => {
      await waitUntilHydrated(page, FORM);
      for (const placeholder of ['Name (required)', 'Email (required)', 'Comment...']) {
        await page.getByPlaceholder(placeholder, { exact: true }).waitFor();
      }
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await send(page);
      for (const label of ['Name', 'Email', 'Message']) {
        await page.getByText(`${label} is required.`, { exact: true }).waitFor();
      }
      expect(await page.getByText('Website is required.').count()).toBe(0);
      expect(await page.locator(':focus').getAttribute('name')).toBe('name');
      await page.getByLabel('Email').fill('zoe');
      await send(page);
      await page.getByText('Email must be an email address, like name@example.co.uk.').waitFor();
      expect(posts).toEqual([]);
    }));

  test('T3 K2 M2 shows SENDING... before the green banner for 5000 ms', () =>
    visit(
      site,
      '/contact-us',
      async (page) => {
        await waitUntilHydrated(page, FORM);
        await stopClock(page);
        const heldResponse = await holdResponse(page);
        await fill(page);
        await send(page);
        const button = page.getByRole('button', { name: 'SENDING...' });
        await button.waitFor();
        expect(await button.isDisabled()).toBe(true);
        expect(await readTyped(page)).toEqual(TYPED);
        heldResponse.release();

        await page.getByText(SENT, { exact: true }).waitFor();
        await page.getByText(/Your reference is M-[2-9A-Z]{6}\./).waitFor();
        expect(await bannerColour(page)).toBe('green');
        expect(Object.values(await readTyped(page)).join('')).toBe('');
        expect(await page.getByRole('button', { name: 'Send message' }).isEnabled()).toBe(true);
        await pass(page, 4_900);
        expect(await page.getByText(SENT).isVisible()).toBe(true);
        await pass(page, 200);
        expect(await page.getByText(SENT).count()).toBe(0);
      },
      { fakeClock: true },
    ));

  test('T3 K2 M2 a failed request shows the banner, keeping the text', () =>
    visit(
      site,
      '/contact-us',
      async (page) => {
        await waitUntilHydrated(page, FORM);
        await stopClock(page);
        const keys: (string | undefined)[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
        });
        await page.route('**/api/messages', (route) => route.abort(), { times: 1 });
        await fill(page);
        await send(page);
        await page.getByText(FAILED, { exact: true }).waitFor();
        expect(await bannerColour(page)).toBe('red');
        expect(await readTyped(page)).toEqual(TYPED);
        await pass(page, 4_900);
        expect(await page.getByText(FAILED).isVisible()).toBe(true);
        await pass(page, 200);
        expect(await page.getByText(FAILED).count()).toBe(0);
        expect(await readTyped(page)).toEqual(TYPED);

        await send(page);
        await page.getByText(SENT, { exact: true }).waitFor();
        expect(keys).toHaveLength(2);
        expect(keys[0]).toBeTruthy();
        expect(keys[1]).toBe(keys[0]);
      },
      { fakeClock: true },
    ));

  test('T3 M2 V1 marks the field that only the API rejects', () =>
    visit(site, '/contact-us', async (page) => {
      await waitUntilHydrated(page, FORM);
      await fill(page, { ...TYPED, Email: 'zoe..oneill@example.com' });
      await send(page);
      await page.getByText(FAILED, { exact: true }).waitFor();
      expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
      expect(await readTyped(page)).toEqual({ ...TYPED, Email: 'zoe..oneill@example.com' });
    }));

  test('T3 M2 works without JavaScript, keeping the typed text on an error', () =>
    visit(
      site,
      '/contact-us',
      async (page) => {
        await fill(page, { ...TYPED, Email: 'zoe..oneill@example.com' });
        await send(page);
        await page.getByText(FAILED, { exact: true }).waitFor();
        expect(await readTyped(page)).toEqual({ ...TYPED, Email: 'zoe..oneill@example.com' });
        await page.getByLabel('Email').fill(TYPED.Email);
        await page.getByRole('main').getByRole('button').click();
        await page.getByText(SENT, { exact: true }).waitFor();
        await page.getByText(/^M-[2-9A-Z]{6}$/).waitFor();
      },
      { javaScriptEnabled: false },
    ));
});

async function fill(page: Page, values: Record<string, string> = TYPED): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByRole('textbox', { name: label }).fill(value);
}

async function readTyped(page: Page): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const label of Object.keys(TYPED)) values[label] = await page.getByRole('textbox', { name: label }).inputValue();
  return values;
}

function send(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Send message' }).click();
}

/** Holds the request back until the test releases it. */
async function holdResponse(page: Page): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/messages', async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Returns whether the banner's text is more green or more red. */
async function bannerColour(page: Page): Promise<'green' | 'red'> {
  const [red, green] = (await page.evaluate(`(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context.fillStyle = getComputedStyle(document.querySelector('.banner-message')).color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  })()`)) as [number, number];
  return green > red ? 'green' : 'red';
}
